// The modules on their page, and what appears and goes elsewhere with them.

import App
import Engine
import Testing

private func programme(
  _ drafts: [Draft] = [], route: Route = .programme, language: String = "en"
) -> Sitting {
  Sitting(
    route, on: "2026-05-13", language: language,
    journal: [SampleJournal.tracker(.cigarettes)] + drafts)
}

private func modules(_ sitting: Sitting) -> [Module] {
  sitting.program.state.desk.overview.modules.filter { $0.isOn }.map { $0.module }
    .sorted { $0.rawValue < $1.rawValue }
}

private let stop = Plan(
  fromDay: Day(text: "2026-05-10")!, kind: .stop, quitDay: Day(text: "2026-05-20")!)

struct ProgrammeScreenTests {
  @Test("A main way brings what goes well with it, and can be taken back")
  func main() {
    var sitting = programme()
    #expect(sitting.controls.picked == ["module-triggers", "module-badges"])
    _ = sitting.press("main-gradual")
    #expect(modules(sitting) == [.badges, .gradual, .triggers])
    #expect(sitting.controls.picked.contains("main-gradual"))
    #expect(!sitting.controls.picked.contains("module-replacement"), "optional, not switched on")
    _ = sitting.press("main-abrupt")
    #expect(modules(sitting) == [.abrupt, .badges, .replacement, .triggers])
    _ = sitting.press("undo")
    #expect(modules(sitting) == [.badges, .gradual, .triggers])
  }

  @Test("Each add-on says whether it goes well with the main way", arguments: ["en", "de"])
  func suggested(language: String) {
    let (well, added) =
      language == "en"
      ? ("Goes well with “", "Can be added to “")
      : ("Passt gut zu „", "Lässt sich zu „")
    var sitting = programme(language: language)
    func count(_ words: String) -> Int { sitting.words.ranges(of: words).count }
    #expect(count(well) == 0 && count(added) == 0, "no way, nothing that goes with it")
    _ = sitting.press("main-gradual")
    #expect(count(well) == 2 && count(added) == 1)
    _ = sitting.press("main-abrupt")
    #expect(count(well) == 3 && count(added) == 0)
    _ = sitting.press("main-coldTurkey")
    #expect(count(well) == 1 && count(added) == 0)
  }

  @Test("Each add-on is switched on and off, and the same switch is used again")
  func addOns() {
    var sitting = programme()
    for module in [Module.replacement, .triggers, .badges] {
      let key = "module-" + module.rawValue
      let before = sitting.controls.picked.contains(key)
      _ = sitting.press(key)
      #expect(sitting.controls.picked.contains(key) != before)
      _ = sitting.press(key)
      #expect(sitting.controls.picked.contains(key) == before)
    }
    #expect(sitting.program.state.desk.overview.modules.count == 3, "one record for each")
  }

  @Test("Your way looks back on no day that is over, and years later suggests nothing at all")
  func ahead() {
    func page(quit: String, _ language: String = "en") -> Sitting {
      let day = Day(text: quit)!
      let plan = Plan(fromDay: day, kind: .stop, quitDay: day)
      return programme([SampleJournal.plan(plan, of: SampleJournal.smoking)], language: language)
    }
    #expect(page(quit: "2026-05-05").words.contains("Look back on 19 May and 2 Jun: "))
    #expect(page(quit: "2026-04-20").words.contains("Look back on 18 May: "))
    #expect(page(quit: "2026-04-20", "de").words.contains("Schau am 18. Mai zurück: "))
    let late = page(quit: "2020-01-01")
    #expect(!late.controls.texts.contains("Suggested for Smoking"))
    #expect(!late.words.contains("2020") && !late.words.contains("Look back"))
  }

  @Test("A stop in the afternoon is looked back on from its own day", arguments: ["en", "de"])
  func afternoon(language: String) {
    var plan = stop
    plan.fromDay = Day(text: "2026-05-05")!
    plan.quitAt = Zone.berlin.instant(plan.fromDay, TimeOfDay(text: "14:20")!)
    plan.quitDay = Day(text: "2026-05-06")!
    let sitting = programme(
      [SampleJournal.plan(plan, of: SampleJournal.smoking)], language: language)
    let words =
      language == "en" ? "Look back on 19 May and 2 Jun: " : "am 19. Mai und 2. Jun"
    #expect(sitting.words.contains(words))
  }

  @Test("The main way leads into the plan's form with its method picked")
  func makePlan() {
    var sitting = programme()
    _ = sitting.press("main-gradual")
    #expect(sitting.press("make-plan-cigarettes") == [.go(.plan)])
    #expect(sitting.program.state.plan.editing?.typed.method == .reduce)
    #expect(sitting.screen.sheet?.key == "plan-sheet")
  }

  @Test("The suggestion stands on the page with its sources, and choosing otherwise is fine")
  func suggestion() {
    var sitting = programme()
    #expect(sitting.controls.texts.contains("Suggested for Smoking"))
    #expect(sitting.page.contains("22 of 100") && sitting.page.contains("(2016)"))
    _ = sitting.press("main-coldTurkey")
    #expect(sitting.controls.picked.contains("main-coldTurkey"))
  }

  @Test("Reviews get their dates from the day of stopping")
  func reviews() {
    let sitting = programme([SampleJournal.plan(stop, of: SampleJournal.smoking)])
    #expect(sitting.page.contains("27 May") && sitting.page.contains("17 Jun"))
  }

  @Test("Before the day there is a list to tick, and ticks stay after a reload and an undo")
  func prepare() {
    var sitting = programme(
      [SampleJournal.plan(stop, of: SampleJournal.smoking)], route: .today)
    let keys = sitting.controls.pressed.keys.filter { $0.hasPrefix("prepare-") }
    #expect(keys.count == 5, "no replacement to buy while it is off")
    _ = sitting.press("prepare-firstMorning-cigarettes")
    #expect(sitting.controls.picked.contains("prepare-firstMorning-cigarettes"))
    _ = sitting.press("prepare-firstMorning-cigarettes")
    #expect(!sitting.controls.picked.contains("prepare-firstMorning-cigarettes"))
    #expect(sitting.program.state.desk.overview.preparations.count == 1)
    for key in keys.sorted() { _ = sitting.press(key) }
    #expect(sitting.controls.texts.contains("All of it is prepared."))
  }

  @Test(
    "The list is there one second before the stop and gone one second after",
    arguments: [(-1, true), (0, false), (1, false)])
  func instant(seconds: Int64, isThere: Bool) {
    var plan = stop
    plan.quitAt = Instant(milliseconds: 1_778_666_400_000)
    var sitting = programme([SampleJournal.plan(plan, of: SampleJournal.smoking)], route: .today)
    sitting.now = plan.quitAt!.adding(milliseconds: seconds * 1000)
    #expect(sitting.has("prepare-tellSomeone-cigarettes") == isThere)
    let timer = sitting.controls.timers.first
    #expect(timer?.label == (isThere ? "until you stop" : "free"))
    #expect(timer?.parts.map { $0.value } == ["0", "00", "00", seconds == 0 ? "00" : "01"])
  }

  @Test("What sets a craving off is summed up only while that module is on")
  func triggers() {
    let day = Day(text: "2026-05-12")!
    let cravings = (1...3).map { number in
      Draft.create(
        Identifier(high: 79, low: UInt64(number)), kind: Craving.kind,
        [
          Field("at", .int(Int64(day.number) * 86_400_000 + Int64(number))),
          Field("day", .int(Int64(day.number))), Field("triggers", .list([.text("coffee")])),
        ])
    }
    #expect(programme(cravings, route: .today).controls.cards.contains("insight"))
    let off = Draft.create(
      ModuleRecord.identifier(of: .triggers), kind: ModuleRecord.kind,
      [Field("module", .text("triggers")), Field("on", .bool(false))])
    #expect(!programme(cravings + [off], route: .today).controls.cards.contains("insight"))
  }

  @Test("The pages are reached from the plan and from the settings, and lead back")
  func links() {
    for route in [Route.plan, .settings] {
      let page = programme(route: route).page
      for path in ["#/programme", "#/checks", "#/safety"] { #expect(page.contains(path)) }
    }
    for route in [Route.programme, .checks, .safety] {
      #expect(programme(route: route).screen.back == .plan)
      #expect(Route(address: route.address) == route)
    }
  }

  @Test("The way down can be looked at by day and by week, whatever the plan counts by")
  func view() {
    let plan = Plan(
      fromDay: Day(text: "2026-05-04")!, kind: .reduce, baseline: 20_000,
      quitDay: Day(text: "2026-06-22")!)
    var sitting = programme(
      [SampleJournal.plan(plan, of: SampleJournal.smoking)], route: .plan)
    #expect(sitting.controls.timelines.first?.items.count == 8)
    _ = sitting.press("view-daily-cigarettes")
    let points = sitting.chart("way-cigarettes")?.points ?? []
    #expect(points.count == 50)
    #expect(points[6].valueText == "20" && points[7].valueText == "17" && points[49].value == 0)
    _ = sitting.press("view-weekly-cigarettes")
    #expect(sitting.controls.timelines.first?.items.count == 8)
  }

  @Test("Every curve is drawn with the person's numbers before one is picked")
  func curves() {
    var sitting = programme(route: .plan)
    _ = sitting.press("change-cigarettes")
    _ = sitting.press("method-reduce")
    #expect(sitting.chart("curve-chart-linear") == nil)
    sitting.type("20", into: "baseline")
    sitting.type("49", into: "length")
    for curve in Curve.allCases {
      let points = sitting.chart("curve-chart-" + curve.code)?.points ?? []
      #expect(points.first?.valueText == "20" && points.last?.valueText == "0")
    }
    let linear = sitting.chart("curve-chart-linear")?.points.map { $0.valueText }
    #expect(linear == ["20", "17", "14", "11", "8", "5", "2", "0"])
    #expect(sitting.page.contains("By rule for your amount and length: "))
  }

  @Test("The new pages are calm in both languages", arguments: ["en", "de"])
  func calm(language: String) {
    for route in [Route.programme, .checks, .safety] {
      let page = programme(route: route, language: language).page
      for word in [
        "failed", "failure", "relapse", "should", " must ", "Rückfall", "versagt", "musst",
        "sollst", "schlecht",
      ] {
        #expect(!page.contains(word), "\(word)")
      }
    }
  }
}
