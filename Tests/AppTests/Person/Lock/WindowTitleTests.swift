// What the window is called goes into the browser's history, so it names the place and no more.
import App
import Engine
import Testing

@Suite("The names of windows")
struct WindowTitleTests {
  private static let canary = "Zaunkönig"
  private static let tracker = GivenTracker(name: canary + " tracker", mode: .awareness)

  private func text(_ kind: String, _ number: UInt64, _ fields: [Field]) -> Draft {
    .create(Identifier(high: 91, low: number), kind: kind, fields)
  }

  /// Each kind of thing in which a person writes, with the canary in all of its words.
  private func journal() -> [Draft] {
    let words = Value.text(WindowTitleTests.canary)
    let kinds = [
      Thought.kind, IfThenPlan.kind, OwnSwap.kind, OwnFood.kind, Recipe.kind, Wish.kind,
      Reason.kind, PracticeProgram.kind, BreathPreset.kind, Excuse.kind, OwnTechnique.kind,
      RestStop.kind, DayNote.kind, Debrief.kind, RecallItem.kind, ShoppingLine.kind,
    ]
    var drafts: [Draft] = [
      .create(
        Settings.identifier, kind: Settings.kind,
        [Field("name", words), Field("welcomedAt", .int(1))])
    ]
    for (number, kind) in kinds.enumerated() {
      var fields = asked
      for name in [
        "action", "line", "name", "note", "situation", "steps", "text", "thought", "title", "what",
      ] {
        fields.append(Field(name, words))
      }
      drafts.append(text(kind, UInt64(number), fields))
    }
    return drafts
  }

  /// What one kind or another is not read without.
  private var asked: [Field] {
    let day = Value.int(Int64(Day(text: "2026-03-10")!.number))
    let words = Value.text(WindowTitleTests.canary)
    return [
      Field("amount", .int(1000)), Field("at", .int(1_773_000_000_000)),
      Field("cue", .text("trigger")), Field("currency", .text("EUR")), Field("day", day),
      Field("from", day), Field("in", .int(4)), Field("madeAt", .int(1_773_000_000_000)),
      Field("parts", .list([.list([words, words, .int(30), .int(10)])])),
      Field("place", .text(RecoveryStage.allCases[0].rawValue)),
      Field("reason", .text(ExcuseReason.allCases[0].rawValue)),
      Field("target", .text(FocusKey.common("popcorn").text)),
      Field("tracker", .text(WindowTitleTests.tracker.id.text)),
    ]
  }

  private func tab(_ language: String) -> Tab {
    trackersTab([WindowTitleTests.tracker], more: journal(), language: language)
  }

  private var routes: [Route] {
    let day = Day(text: "2026-03-10")!
    return Route.allCases + [
      .tracker(WindowTitleTests.tracker.id), .day(day), .recallDay(day),
      .exercise(Exercise.allCases[0]),
    ]
  }

  private func title(_ tab: Tab) -> String {
    let head = tab.page.prefix { $0 != "\n" }
    return String(head.dropFirst("{\"title\":\"".count).prefix { $0 != "\"" })
  }

  @Test("Each kind of the list is read, so that none of its words is missing on the pages")
  func listIsRead() {
    for draft in journal() {
      var records = Records()
      var clock = Clock(device: 7)
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 1_000_000_000_000)))
      if case .none? = records.all.last { Issue.record("\(draft.kind) is not read") }
      #expect(records.all.count == 1)
    }
  }

  @Test("No place carries the person's own words into its name", arguments: ["en", "de"])
  func neutral(_ language: String) {
    let tab = tab(language)
    var told = 0
    for route in routes {
      tab.visit(route)
      let name = title(tab)
      if tab.page.contains(WindowTitleTests.canary) { told += 1 }
      #expect(!name.contains(WindowTitleTests.canary), "\(route)")
      #expect(name == "Redstart" || name.hasSuffix(" · Redstart"), "\(route): \(name)")
      #expect(name.count > " · Redstart".count || name == "Redstart", "\(route)")
    }
    #expect(told > 5, "the words are on the pages themselves")
    tab.visit(.today)
    #expect(title(tab) == (language == "en" ? "Today" : "Heute") + " · Redstart")
    tab.visit(.tracker(WindowTitleTests.tracker.id))
    #expect(title(tab) == "Tracker · Redstart")
  }

  @Test("With a neutral name no window says Redstart, open, covered, locked or being locked")
  func neutralName() {
    let tab = tab("en")
    tab.visit(.settings)
    tab.press("neutral-title")
    for route in routes {
      tab.visit(route)
      #expect(title(tab) == "Notes", "\(route)")
    }
    tab.visit(.settings)
    tab.press("lock-set")
    tab.hearPasswords()
    tab.type("blue heron", into: "lock-new")
    tab.type("blue heron", into: "lock-again")
    tab.press("lock-save")
    tab.reload()
    #expect(title(tab) == "Locked")
    tab.visit(.help)
    #expect(title(tab) == "Locked")
    tab.type("blue heron", into: "lock-word")
    tab.visit(.today)
    #expect(title(tab) == "Locked")
  }

  @Test("Until the journal is read, no window says what it is")
  func opening() {
    var program = Program()
    let moment = Moment(
      now: Instant(milliseconds: 0), zone: .berlin,
      entropy: Entropy(seed: [UInt8](repeating: 1, count: 32)))
    _ = program.receive(.started(Device(), address: "#/today"), moment)
    #expect(!String(decoding: program.render(moment), as: UTF8.self).contains("Redstart"))
  }
}
