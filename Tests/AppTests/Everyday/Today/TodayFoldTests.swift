// What Today folds: what is done is one line, what can wait is another, and nothing moves under
// the finger that notes something.
import App
import Engine
import Testing

private let walk = GivenTracker(name: "A walk", mode: .yesNo)
private let water = GivenTracker(
  name: "Water", mode: .counter, more: [Field("target", .int(2000))])
private let minutes = GivenTracker(name: "Minutes", mode: .counter)
private let noticed = GivenTracker(name: "Scrolling", mode: .awareness)

/// The folded parts of the page by key, with their line and what is in them.
private func folded(_ tab: Tab) -> [String: Details<Message>] {
  var found: [String: Details<Message>] = [:]
  func add(_ parts: [Component<Message>]) {
    for part in parts {
      switch part {
      case .details(let details): found[details.key] = details
      case .stack(let parts), .row(let parts), .grid(let parts): add(parts)
      case .card(let card): add(card.body)
      default: break
      }
    }
  }
  add(tab.screen.body)
  return found
}

/// The cards that stand open.
private func openCards(_ tab: Tab) -> [String] {
  tab.screen.body.compactMap { if case .card(let card) = $0 { card.key } else { nil } }
}

private func foodCards(_ tab: Tab) -> [String] {
  openCards(tab).filter { $0.hasPrefix("food") || $0.hasPrefix("recall") }
}

private func controls(_ parts: [Component<Message>]) -> Controls {
  var controls = Controls()
  controls.add(parts)
  return controls
}

struct TodayFoldTests {
  private func tab(_ given: [GivenTracker], _ more: [Draft] = [], language: String = "en") -> Tab {
    trackersTab(given, more: more, language: language, address: "#/today")
  }

  @Test("What is done stays under the finger, and is one line when Today is opened again")
  func done() {
    for (language, line) in [("en", "Done today · 1"), ("de", "Heute getan · 1")] {
      let tab = tab([walk, minutes], language: language)
      #expect(folded(tab)["done-today"] == nil, "nothing is done yet")
      tab.press("log-" + walk.id.text)
      #expect(folded(tab)["done-today"] == nil)
      #expect(tab.rows["tracker-" + walk.id.text] != nil, "it moves nowhere while it is looked at")
      tab.visit(.progress)
      tab.visit(.today)
      #expect(tab.rows["tracker-" + walk.id.text] == nil)
      #expect(tab.rows["tracker-" + minutes.id.text] != nil)
      let details = folded(tab)["done-today"]
      #expect(details?.summary == line)
      let inside = controls(details?.body ?? []).pressed
      #expect(inside["less-" + walk.id.text] != nil, "it can be taken back there")
      #expect(inside["tracker-" + walk.id.text] != nil)
    }
  }

  @Test("A goal that is reached is done; a count without one, or what is noticed, never is")
  func goals() {
    let tab = tab([water, minutes, noticed])
    for given in [water, minutes, noticed] { tab.press("log-" + given.id.text) }
    tab.visit(.progress)
    tab.visit(.today)
    #expect(folded(tab)["done-today"] == nil, "one of two glasses is not all")
    tab.press("log-" + water.id.text)
    tab.visit(.progress)
    tab.visit(.today)
    #expect(folded(tab)["done-today"]?.summary == "Done today · 1")
    #expect(tab.rows["tracker-" + minutes.id.text] != nil)
    #expect(tab.rows["tracker-" + noticed.id.text] != nil)
    tab.go(to: "2026-03-11", "12:00")
    tab.receive(.beat)
    #expect(folded(tab)["done-today"] == nil, "tomorrow asks anew")
    #expect(tab.rows["tracker-" + water.id.text] != nil)
  }

  @Test("A level that is noted folds away; the one of the next evening is asked for again")
  func level() {
    let tab = today(nil, on: "2026-11-20", at: "20:00", more: [DrinkLevelScreenTests.byLevel])
    #expect(openCards(tab).contains("drink-levels"))
    tab.press("level-easy")
    #expect(openCards(tab).contains("drink-levels"))
    tab.visit(.progress)
    tab.visit(.today)
    #expect(!openCards(tab).contains("drink-levels"))
    let done = controls(folded(tab)["done-today"]?.body ?? [])
    #expect(done.picked.contains("level-easy"))
    tab.go(to: "2026-11-21", "20:00")
    tab.receive(.beat)
    #expect(openCards(tab).contains("drink-levels"))
  }

  @Test("Food is one card, whatever it asks")
  func food() {
    let tab = foodTab(focus: fries, since: "2026-03-10", on: "2026-03-16", address: "#/today")
    #expect(tab.has("focus-keep") && tab.has("not-today") && tab.has("open-recall"))
    #expect(foodCards(tab) == ["food-focus"])
    #expect(folded(tab)["other-swaps"]?.summary == "Another swap")
    let none = foodTab(since: "2026-03-10", on: "2026-03-16", address: "#/today")
    #expect(foodCards(none) == ["food-choose"] && none.has("open-recall"))
    none.press("dismiss-food-choose")
    #expect(foodCards(none) == ["food-yesterday"] && none.has("open-recall"))
  }

  /// Counts, has habits, food, drinking by level and no word about yesterday.
  private func rich(yesterday: [Draft] = []) -> Tab {
    let day = Day(text: "2026-03-10")!
    let notice = Plan(fromDay: day.adding(days: -10), kind: .notice)
    let welcomed = Int64(day.adding(days: -10).number) * 86_400_000
    return today(
      notice, on: "2026-03-10", at: "20:00",
      more: [
        walk.draft(order: 3), DrinkLevelScreenTests.byLevel,
        .create(
          Settings.identifier, kind: Settings.kind,
          [Field("food", .bool(true)), Field("welcomedAt", .int(welcomed))]),
      ] + yesterday)
  }

  @Test("Where much is to be done, what can wait is a line that says how much it is")
  func waiting() {
    let noted = SampleJournal.total(1, on: "2026-03-09", of: Tracker.identifier(for: .cigarettes))
    let tab = rich(yesterday: [noted])
    #expect(openCards(tab) == ["drink-levels", "food-choose"])
    #expect(folded(tab)["more-cards"]?.summary == "1 more for today")
    let more = controls(folded(tab)["more-cards"]?.body ?? [])
    #expect(more.pressed["backup"] != nil)
    #expect(folded(tab)["tip"] != nil)
  }

  @Test("A day without a word is never folded away")
  func pressing() {
    #expect(openCards(rich()).contains { $0.hasPrefix("yesterday-") })
  }

  @Test("With little else on Today what is asked stands open, and the idea too")
  func short() {
    let tab = today(Plan(fromDay: Day(text: "2026-03-01")!, kind: .notice), on: "2026-03-10")
    #expect(openCards(tab).contains { $0.hasPrefix("yesterday-") })
    #expect(openCards(tab).contains("tip") && folded(tab)["done-today"] == nil)
  }
}
