// A visit to the made-up journal lasts until it is left, and never mixes with the person's own.
import App
import Engine
import Testing

@Suite("A visit to the made-up journal")
struct DemoVisitTests {
  func looking(language: String = "en") -> Tab {
    let tab = Tab(language: language)
    tab.press("look-around")
    return tab
  }

  func leave(_ tab: Tab) { tab.send(.settings(.pressedLeaveDemo)) }

  func count(_ tab: Tab) -> Int { tab.state.desk.overview.entryCount }

  @Test("It survives a reload, and what was done in it does too", arguments: ["en", "de"])
  func reload(_ language: String) {
    let tab = looking(language: language)
    tab.press("log-1")
    tab.press("log-1")
    let (journal, entries) = (tab.json, count(tab))
    tab.letTimePass(3 * 24 * 3_600_000)
    tab.start()
    #expect(tab.state.desk.storage.isDemo && tab.state.desk.route == .today)
    #expect(tab.json == journal && count(tab) == entries)
    tab.press("log-1")
    tab.start()
    #expect(count(tab) == entries + 1)
    #expect(tab.store.log.isEmpty, "nothing of it is the person's own")
    let words = language == "en" ? "This journal is made up." : "Dieses Tagebuch ist erfunden."
    #expect(tab.page.contains(words))
    tab.visit(.settings)
    let untrue = language == "en" ? "Nothing of it is saved" : "Nichts davon wird gespeichert"
    let kept = language == "en" ? "never mixes with yours" : "mischt sich nie mit deinem"
    #expect(!tab.page.contains(untrue) && tab.page.contains(kept))
  }

  @Test("What was changed or taken out of what it brought along stays so")
  func changed() throws {
    let tab = looking()
    tab.visit(.plan)
    tab.type("For the hoopoe", into: "own-words")
    tab.press("keep-words")
    let own = try #require(tab.state.desk.overview.trackers.first { $0.substance == nil })
    tab.visit(.tracker(own.id))
    tab.press("delete-tracker")
    tab.press("delete-for-good")
    let journal = tab.json
    #expect(journal.contains("For the hoopoe"))
    #expect(!tab.state.desk.overview.trackers.contains { $0.id == own.id })
    for _ in 1...2 {
      tab.letTimePass(24 * 3_600_000)
      tab.start()
      #expect(tab.json == journal)
    }
  }

  @Test("What is half typed in it comes back with it, and goes with it")
  func draft() {
    let tab = looking()
    tab.beginCraving()
    tab.turn(to: .triggers)
    tab.press("trigger-stress")
    tab.turn(to: .place)
    tab.type("It rains", into: "note")
    tab.start()
    #expect(tab.state.desk.storage.isDemo && tab.state.desk.route == .cravingPage(.place))
    #expect(tab.controls.fields["note"]?.value == "It rains")
    tab.turn(to: .triggers)
    #expect(tab.controls.picked.contains("trigger-stress"))
    leave(tab)
    #expect(tab.store.draft.isEmpty)
    tab.start()
    #expect(tab.state.desk.route == .opening && !tab.state.desk.storage.isDemo)
  }

  @Test("Left once, it does not come back, and nothing of it lies anywhere")
  func left() {
    let tab = looking()
    tab.press("log-1")
    #expect(!tab.store.draft.isEmpty)
    leave(tab)
    #expect(tab.store.draft.isEmpty && tab.store.log.isEmpty)
    for _ in 0..<2 {
      tab.start()
      #expect(tab.state.desk.route == .opening && count(tab) == 0)
    }
    tab.press("look-around")
    #expect(tab.state.desk.storage.isDemo, "it can be opened again")
    tab.start()
    #expect(tab.state.desk.storage.isDemo)
  }

  @Test("Two tabs are in the same visit; what each did is there after a reload")
  func twoTabs() {
    let one = looking()
    let other = Tab(one.store, seed: 2)
    #expect(other.state.desk.storage.isDemo && other.json == one.json)
    one.press("log-1")
    other.press("log-1")
    other.press("log-1")
    let made = count(other)
    one.press("log-1")
    one.start()
    #expect(count(one) == made + 1)
  }

  @Test("Left in one tab, it ends in the other with the next page", arguments: [true, false])
  func leftElsewhere(_ isFirst: Bool) {
    let one = looking()
    let other = Tab(one.store, seed: 2)
    let (leaving, staying) = isFirst ? (one, other) : (other, one)
    leave(leaving)
    staying.press("log-1")
    #expect(staying.store.draft.isEmpty)
    staying.beginCraving()
    staying.turn(to: .place)
    staying.type("It rains", into: "note")
    #expect(staying.store.draft.isEmpty)
    staying.start()
    #expect(staying.state.desk.route == .opening && !staying.state.desk.storage.isDemo)
  }

  @Test("A tab that only reads leaves the visit of another one alone")
  func besides() {
    let waiting = Tab()
    let looking = Tab(waiting.store, seed: 2)
    looking.press("look-around")
    looking.press("log-1")
    let entries = count(looking)
    waiting.press("language-de")
    waiting.press("begin")
    looking.start()
    #expect(looking.state.desk.storage.isDemo && count(looking) == entries)
  }

  @Test("Whoever begins a journal of their own has that one, and no visit any more")
  func begun() {
    let looking = looking()
    let writing = Tab(looking.store, seed: 2)
    leave(writing)
    writing.press("begin")
    writing.press("substance-cigarettes")
    while writing.state.desk.route == .welcome { writing.press("next") }
    writing.press("log-1")
    looking.press("log-1")
    looking.start()
    #expect(!looking.state.desk.storage.isDemo && count(looking) == 1)
    #expect(looking.json == writing.json)
    looking.press("log-1")
    writing.catchUp()
    #expect(count(writing) == 2)
  }

  @Test("A damaged visit is none, and nothing traps", arguments: 1..<60)
  func damaged(_ place: Int) {
    let tab = looking()
    tab.press("log-1")
    for damage in [Array(tab.store.draft.prefix(place)), broken(tab.store.draft, place)] {
      let again = Tab(FakeStore(), seed: 3)
      again.store.draft = damage
      again.start()
      #expect(again.store.log.isEmpty)
      #expect(again.state.desk.route == .opening || again.state.desk.storage.isDemo)
    }
  }

  private func broken(_ bytes: [UInt8], _ place: Int) -> [UInt8] {
    var bytes = bytes
    bytes[place % bytes.count] ^= 0xff
    return bytes
  }
}
