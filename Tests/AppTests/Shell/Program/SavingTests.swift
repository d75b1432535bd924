// Nothing that a person entered is lost: over restarts, in two windows, and when a save fails.
import App
import Engine
import Testing

/// A store whose owner smokes, vapes, and has said so.
func begun(
  on day: String = "2026-03-10", at time: String = "12:00", language: String = "en"
) -> Tab {
  let tab = Tab(on: day, at: time, language: language)
  for key in ["begin", "substance-cigarettes", "substance-vape"] { tab.press(key) }
  tab.goOn(until: "method-notice")
  tab.press("method-notice")
  tab.goOn()
  return tab
}

let smoking = Tracker.identifier(for: .cigarettes)
let vaping = Tracker.identifier(for: .vape)

struct SavingTests {
  @Test("A restart shows what was there before it")
  func restart() {
    let tab = begun()
    for _ in 1...3 { tab.press("log-1") }
    tab.beginCraving()
    tab.press("passed")
    let before = tab.json
    tab.start()
    #expect(tab.json == before)
    #expect(tab.state.desk.overview.use(of: smoking).amount(on: Day(text: "2026-03-10")!) == 3000)
    #expect(tab.state.desk.overview.cravings.map { $0.outcome } == [.passed])
    #expect(tab.state.desk.route == .today || tab.state.desk.route == .craving)
  }

  @Test("A device keeps its name over restarts and never draws another")
  func deviceName() {
    let tab = begun()
    let device = tab.store.device
    #expect(device != nil && device != 0)
    for _ in 1...3 {
      tab.start()
      tab.send(.went(.today))
      tab.press("log-1")
      #expect(tab.store.device == device)
    }
    #expect(Set(tab.logged.map { $0.device }) == [device!])
    #expect(tab.logged.map { $0.number } == (1...Int64(tab.logged.count)).map { $0 })
  }

  @Test("After everything was deleted the device writes under a new name, never under none")
  func wiped() {
    let tab = begun()
    let old = tab.store.device
    tab.store.log = []
    tab.store.clock = []
    tab.store.head = 0
    tab.receive(.wiped)
    #expect(tab.state.desk.route == .opening && tab.json.contains("\"entities\":[\n]"))
    tab.press("begin")
    tab.press("skip-all")
    #expect(tab.store.device != nil)
    #expect(tab.store.device != 0 && tab.store.device != old)
  }

  @Test("Two windows that write in turns show the same as a fresh start")
  func turns() {
    let first = begun()
    let second = Tab(first.store, seed: 2)
    for _ in 1...5 {
      first.letTimePass(1000)
      second.letTimePass(1000)
      first.press("log-1")
      second.press("log-1")
    }
    first.catchUp()
    let fresh = Tab(first.store, seed: 3)
    #expect(first.json == fresh.json)
    #expect(second.json == fresh.json)
    #expect(
      fresh.state.desk.overview.use(of: smoking).amount(on: Day(text: "2026-03-10")!) == 10_000)
  }

  @Test("Two windows that write at once both keep their entry, and no number is given twice")
  func atOnce() {
    let first = begun()
    let second = Tab(first.store, seed: 2)
    first.holdsSaves = true
    second.holdsSaves = true
    for tab in [first, second] {
      tab.letTimePass(1000)
      tab.press("log-1")
      tab.press("log-1")
    }
    second.letSavesRun()
    first.letSavesRun()
    second.catchUp()
    let fresh = Tab(first.store, seed: 3)
    #expect(first.json == fresh.json && second.json == fresh.json)
    #expect(fresh.state.desk.overview.use(of: smoking).amount(on: Day(text: "2026-03-10")!) == 4000)
    let changes = fresh.logged
    #expect(Set(changes.map { $0.number }).count == changes.count)
    #expect(Set(changes.map { $0.stamp }).count == changes.count)
  }

  @Test("Two windows that change the same setting at once agree on one of them")
  func sameSetting() {
    let first = begun()
    let second = Tab(first.store, seed: 2)
    first.holdsSaves = true
    second.holdsSaves = true
    first.send(.opening(.pickedLanguage(.german)))
    second.send(.opening(.pickedLanguage(.english)))
    first.letSavesRun()
    second.letSavesRun()
    first.catchUp()
    let fresh = Tab(first.store, seed: 3)
    #expect(first.state.desk.language == .english && second.state.desk.language == .english)
    #expect(fresh.json == first.json && fresh.json == second.json)
  }

  @Test(
    "A save that fails keeps the entry, says so, and can be tried again",
    arguments: [
      (SaveProblem.full, "no room", "kein Platz"), (.blocked, "another window", "anderes Fenster"),
      (.lost, "closed the journal", "geschlossen"), (.unknown, "Not saved yet", "Noch nicht"),
    ])
  func failure(problem: SaveProblem, english: String, german: String) {
    for (language, words) in [("en", english), ("de", german)] {
      let tab = begun(language: language)
      let records = tab.store.log.count
      tab.store.refusal = problem
      tab.press("log-1")
      #expect(tab.state.desk.overview.entryCount == 1)
      #expect(tab.store.log.count == records)
      #expect(tab.page.contains(words))
      #expect(tab.pressOnPage("save-again"))
      #expect(tab.page.contains(words), "it still fails, so it still says so")
      tab.store.refusal = nil
      #expect(tab.pressOnPage("save-again"))
      #expect(!tab.page.contains(words))
      #expect(tab.state.desk.storage.pending.isEmpty)
      let before = tab.json
      tab.start()
      #expect(tab.json == before && tab.state.desk.overview.entryCount == 1)
    }
  }

  @Test("What is written after a failed save never loses to what waited before it")
  func orderAfterFailure() {
    let tab = begun()
    tab.store.refusal = .lost
    tab.send(.opening(.pickedLanguage(.german)))
    tab.store.refusal = nil
    tab.letTimePass(1000)
    tab.send(.opening(.pickedLanguage(.english)))
    tab.letTimePass(1000)
    tab.send(.pressedSaveAgain)
    #expect(tab.state.desk.language == .english)
    #expect(tab.state.desk.storage.pending.isEmpty && tab.state.desk.storage.problem == nil)
    let before = tab.json
    tab.start()
    #expect(tab.state.desk.language == .english)
    #expect(tab.json == before)
  }

  @Test("A restart before the save leaves the store as it was")
  func restartBeforeSave() {
    let tab = begun()
    let before = tab.json
    tab.holdsSaves = true
    tab.press("log-1")
    tab.start()
    #expect(tab.json == before)
    tab.receive(.saved(token: 99, records: 4, head: 4))
    #expect(tab.json == before, "an answer to a question of the former page says nothing")
  }

  @Test("The browser is asked to keep the journal once, and only when there is an entry")
  func persisting() {
    let tab = begun()
    #expect(!tab.asked.contains(.keepStorage))
    tab.press("log-1")
    tab.press("log-1")
    #expect(tab.asked.filter { $0 == .keepStorage }.count == 1)
  }

  @Test("Each tap is one write, and each change has a name of its own")
  func names() {
    let tab = begun()
    let records = tab.store.log.count
    tab.press("log-1")
    #expect(tab.store.log.count == records + 1)
    tab.beginCraving()
    tab.turn(to: .place)
    tab.type("In the rain", into: "note")
    tab.press("next")
    tab.turn(to: .triggers)
    tab.press("trigger-stress")
    tab.turn(to: .place)
    tab.type("Hm", into: "note")
    tab.press("used")
    tab.press("what-" + vaping.text)
    tab.press("to-today")
    tab.press("undo")
    let changes = tab.logged
    #expect(Set(changes.map { $0.id }).count == changes.count)
    #expect(tab.state.desk.overview.cravings.map { $0.note } == ["Hm"])
  }
}
