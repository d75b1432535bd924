// Noting nicotine products, changing them later, one's own steps, and the whole picture.

import App
import Engine
import Testing

private let on = Draft.create(
  ModuleRecord.identifier(of: .replacement), kind: ModuleRecord.kind,
  [Field("module", .text("replacement")), Field("on", .bool(true))])

private func sitting(
  _ route: Route = .today, _ drafts: [Draft] = [on], language: String = "en",
  substances: [Substance] = [.cigarettes]
) -> Sitting {
  Sitting(
    route, on: "2026-05-13", language: language,
    journal: substances.enumerated().map { SampleJournal.tracker($1, order: Int64($0)) } + drafts)
}

private func dose(_ strength: Int64, on day: String, name: UInt64 = 1) -> Draft {
  let day = Day(text: day)!
  return .create(
    Identifier(high: 81, low: name), kind: Dose.kind,
    [
      Field("at", .int(Int64(day.number) * 86_400_000 + 36_000_000)),
      Field("day", .int(Int64(day.number))), Field("product", .text("patch")),
      Field("strength", .int(strength)),
    ])
}

private func doses(_ sitting: Sitting) -> [Dose] { sitting.program.state.desk.overview.doses }

struct ReplacementTests {
  @Test("The card stands on Today only while the module is on")
  func card() {
    #expect(sitting().has("dose-new"))
    #expect(!sitting(.today, []).has("dose-new"))
  }

  @Test("A product is noted with its strength and time; the next one takes a single tap")
  func note() {
    var tab = sitting()
    _ = tab.press("dose-new")
    _ = tab.press("dose-patch")
    tab.type("21", into: "dose-strength")
    tab.type("08:00", into: "dose-time")
    #expect(tab.press("dose-save")?.savedToken == 1)
    #expect(doses(tab).map { $0.strength } == [21])
    #expect(doses(tab).first?.offset.local(doses(tab)[0].at).time.text == "08:00")
    #expect(doses(tab).first?.note == "", "what was not answered is not stored")
    #expect(tab.controls.texts.contains("Week 1 with a patch."))
    _ = tab.press("dose-again")
    #expect(doses(tab).count == 2)
    #expect(tab.controls.texts.contains("Today: 2 noted, 42 mg on the packs."))
    _ = tab.press("undo")
    #expect(doses(tab).count == 1)
  }

  @Test(
    "A strength outside 1 to 42 gets a sentence, and nothing that was typed is lost",
    arguments: ["", "0", "43", "x", "-3", "4.5"])
  func strength(typed: String) {
    var tab = sitting()
    _ = tab.press("dose-new")
    _ = tab.press("dose-gum")
    tab.type(typed, into: "dose-strength")
    #expect(tab.press("dose-save") == [])
    #expect(doses(tab).isEmpty)
    #expect(tab.field("dose-strength")?.problem == "A whole number from 1 to 42.")
    #expect(tab.field("dose-strength")?.value == typed)
    tab.type("4", into: "dose-strength")
    _ = tab.press("dose-save")
    #expect(doses(tab).map { $0.product } == [.gum])
  }

  @Test("A time to come is refused, and a missing product is asked for")
  func refused() {
    var tab = sitting()
    _ = tab.press("dose-new")
    tab.type("4", into: "dose-strength")
    tab.type("23:00", into: "dose-time")
    _ = tab.press("dose-save")
    #expect(tab.field("dose-date")?.problem == "That is still to come.")
    #expect(tab.controls.texts.contains("Pick a product."))
    #expect(doses(tab).isEmpty)
  }

  @Test("A dose is changed and deleted in the history, and comes back")
  func history() {
    var tab = sitting(.history, [on, dose(21, on: "2026-05-12")])
    let row = "row-" + Identifier(high: 81, low: 1).text
    _ = tab.press(row)
    #expect(tab.field("dose-strength")?.value == "21")
    tab.type("14", into: "dose-strength")
    _ = tab.press("dose-save")
    #expect(doses(tab).map { $0.strength } == [14])
    #expect(doses(tab).first?.day.text == "2026-05-12")
    _ = tab.press(row)
    _ = tab.press("dose-delete")
    #expect(doses(tab).isEmpty && !tab.has(row))
    _ = tab.press("undo")
    #expect(doses(tab).map { $0.strength } == [14])
  }

  @Test("Who only vapes reads that no label exists; who smokes reads what labels say")
  func labels() {
    let vaping = sitting(.programme, substances: [.vape])
    #expect(vaping.page.contains("No label is written for people who vape"))
    #expect(vaping.controls.tables.isEmpty)
    let many = Plan(fromDay: Day(text: "2026-05-01")!, kind: .notice, baseline: 15_000)
    let smoking = sitting(
      .programme, [on, SampleJournal.plan(many, of: SampleJournal.smoking)])
    let first = smoking.controls.tables.first
    #expect(first?.caption.contains("NicoDerm CQ (US)") == true)
    #expect(first?.rows.map { $0[0] } == ["1–6", "7–8", "9–10"])
    #expect(smoking.controls.tables.count == 4, "two patches, gum and lozenge")
    #expect(smoking.page.contains("It is no advice"))
  }

  @Test("Own steps are added, shown on Today from their day on, and removed")
  func steps() {
    var tab = sitting(.programme)
    _ = tab.press("add-step")
    #expect(tab.program.state.desk.overview.doseSteps.isEmpty)
    #expect(tab.field("step-strength")?.problem != nil && tab.field("step-day")?.problem != nil)
    _ = tab.press("step-patch")
    tab.type("14", into: "step-strength")
    tab.type("2026-05-13", into: "step-day")
    _ = tab.press("add-step")
    #expect(tab.program.state.desk.overview.doseSteps.map { $0.strength } == [14])
    _ = tab.program.send(.went(.today), tab.moment)
    #expect(tab.controls.texts.contains("Your own step: Patch 14\u{A0}mg."))
    _ = tab.program.send(.went(.programme), tab.moment)
    let id = DoseStep.identifier(of: .patch, on: Day(text: "2026-05-13")!)
    _ = tab.press("remove-step-" + id.text)
    #expect(tab.program.state.desk.overview.doseSteps.isEmpty)
  }

  @Test("Fewer cigarettes and steady replacement are two truths, never one sum")
  func twoTruths() {
    var journal = [on]
    let plan = Plan(fromDay: Day(text: "2026-05-01")!, kind: .notice, baseline: 12_000)
    journal.append(SampleJournal.plan(plan, of: SampleJournal.smoking))
    for day in 6...12 {
      let text = "2026-05-" + (day < 10 ? "0" : "") + String(day)
      journal.append(SampleJournal.total(5, on: text, of: SampleJournal.smoking))
      journal.append(dose(21, on: text, name: UInt64(day)))
    }
    let english = sitting(.progress, journal)
    #expect(english.controls.texts.contains("Cigarettes fell from 12 to 5 a day."))
    #expect(
      english.chart("nicotine-replacement")?.sentence == "Nicotine replacement: 21 mg a day.")
    #expect(english.chart("nicotine-cigarettes")?.sentence == "", "the card says it already")
    #expect(english.chart("nicotine-cigarettes") != nil)
    #expect(english.chart("nicotine-replacement")?.points.last?.valueText == "0")
    let german = sitting(.progress, journal, language: "de")
    #expect(german.controls.texts.contains("Zigaretten sanken von 12 auf 5 am Tag."))
    #expect(german.chart("nicotine-replacement")?.sentence == "Nikotinersatz: 21 mg am Tag.")
  }

  @Test("With one kind of nicotine there is nothing to stand side by side")
  func one() {
    let journal = [SampleJournal.total(5, on: "2026-05-12", of: SampleJournal.smoking)]
    #expect(sitting(.progress, journal).chart("nicotine-cigarettes") == nil)
  }

  @Test("Cigarettes and puffs stand side by side while both are used")
  func dual() {
    var journal: [Draft] = []
    for day in 8...12 {
      let text = "2026-05-" + (day < 10 ? "0" : "") + String(day)
      journal.append(SampleJournal.total(5, on: text, of: SampleJournal.smoking))
      journal.append(SampleJournal.total(60, on: text, of: SampleJournal.vaping))
    }
    let tab = sitting(.progress, journal, substances: [.cigarettes, .vape])
    #expect(tab.controls.texts.contains("Cigarettes: 5 a day."))
    #expect(tab.chart("nicotine-puffs")?.sentence == "Puffs: 60 a day.")
  }
}
