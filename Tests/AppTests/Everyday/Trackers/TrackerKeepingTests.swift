// Order, hiding and deleting.
import App
import Engine
import Testing

private let a = GivenTracker(name: "A", mode: .yesNo)
private let b = GivenTracker(name: "B", mode: .yesNo, more: [Field("group", .text("Evening"))])
private let c = GivenTracker(name: "C", mode: .counter)

private func key(_ given: GivenTracker) -> String { String(given.id.text.prefix(8)) }

private func names(_ tab: Tab) -> [String] { tab.state.desk.overview.trackers.map { $0.name } }

private func entries(_ count: Int, of given: GivenTracker) -> [Draft] {
  (0..<count).map { number in
    .create(
      Identifier(high: 9, low: UInt64(number)), kind: Entry.kind,
      [
        Field("amount", .int(1000)), Field("day", .int(20_000 + Int64(number % 400))),
        Field("tracker", .text(given.id.text)),
      ])
  }
}

struct TrackerKeepingTests {
  @Test("Buttons move a tracker, and Today follows")
  func buttons() {
    let tab = trackersTab([a, c])
    #expect(!tab.has("up-" + key(c)))
    tab.press("order-trackers")
    #expect(!tab.has("log-" + c.id.text), "nothing is logged by accident meanwhile")
    tab.press("up-" + key(c))
    #expect(names(tab) == ["C", "A"])
    tab.press("order-trackers")
    tab.visit(.today)
    #expect(tab.rowTitles == ["C", "A"])
    tab.press("undo")
    #expect(names(tab) == ["A", "C"])
  }

  @Test("Groups move with what is in them")
  func groups() {
    let tab = trackersTab([a, b, c])
    tab.press("order-trackers")
    tab.press("group-up-k-Evening")
    tab.press("order-trackers")
    #expect(tab.rowTitles == ["B", "A", "C"])
    #expect(tab.controls.texts.contains("Without a group"))
  }

  @Test("A row that is dropped on another one takes its place and its group")
  func drag() throws {
    let tab = trackersTab([a, b, c])
    tab.press("order-trackers")
    let target = try #require(tab.rows["order-" + b.id.text]?.dropped)
    tab.send(target("order-" + c.id.text + "-box"))
    #expect(tab.state.desk.overview.trackers.first { $0.name == "C" }?.group == "Evening")
    for odd in ["", "order-", "something else", "order-" + String(repeating: "x", count: 32)] {
      let before = tab.logged.count
      tab.send(target(odd))
      #expect(tab.logged.count == before, "\(odd)")
    }
    #expect(tab.page.contains("draggable=\"true\"") && tab.page.contains("data-on-drop"))
  }

  @Test("A substance keeps its place while the others move around it")
  func aroundSubstance() {
    let substance = SampleJournal.tracker(.vape, order: 1)
    let tab = trackersTab(
      [a, GivenTracker(name: "gap", mode: .yesNo, more: [Field("archived", .bool(true))]), c],
      more: [substance])
    tab.press("order-trackers")
    tab.press("up-" + key(c))
    #expect(names(tab) == ["C", "", "A"])
  }

  @Test("Hiding keeps everything, and what is hidden comes back")
  func hide() {
    let tab = trackersTab([a, c], more: entries(3, of: a))
    tab.press("tracker-" + a.id.text)
    tab.press("hide-tracker")
    #expect(tab.state.desk.route == .trackers && names(tab) == ["C"])
    #expect(tab.entities("entry").count == 3)
    tab.press("bring-back-" + key(a))
    #expect(names(tab) == ["A", "C"])
  }

  @Test(
    "Deleting names the number of entries first", arguments: [(1, "one entry"), (12, "12 entries")]
  )
  func warning(count: Int, words: String) {
    let tab = trackersTab([a], more: entries(count, of: a))
    tab.press("tracker-" + a.id.text)
    tab.press("delete-tracker")
    #expect(tab.controls.texts.contains { $0.contains(words) })
    tab.send(.trackers(.closedDelete))
    #expect(names(tab) == ["A"])
  }

  @Test("A tracker goes with its thousands of entries in one write, and comes back in one press")
  func deleteMany() {
    let tab = trackersTab([a, c], more: entries(5000, of: a))
    tab.press("tracker-" + a.id.text)
    tab.press("delete-tracker")
    tab.press("delete-for-good")
    #expect(names(tab) == ["C"] && tab.entities("entry").isEmpty)
    #expect(tab.state.desk.route == .trackers && tab.store.log.count == 2)
    tab.start()
    tab.visit(.changes)
    #expect(tab.rowTitles == ["Deleted: A, with 5,000 more"])
    tab.press("undo-change")
    #expect(names(tab) == ["A", "C"] && tab.entities("entry").count == 5000)
  }

  @Test("Hiding is offered in place of deleting")
  func hideInstead() {
    let tab = trackersTab([a])
    tab.press("tracker-" + a.id.text)
    tab.press("delete-tracker")
    tab.press("delete-hide")
    #expect(tab.screen.sheet == nil && tab.state.desk.overview.archived.map { $0.name } == ["A"])
  }
}
