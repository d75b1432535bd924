// Looking around in a made-up journal, and leaving it without a trace.
import App
import Engine
import Testing

@Suite("The made-up journal")
struct DemoTests {
  func looking(_ language: Language = .english) -> Person {
    var person = Person(at: .opening, language: language)
    person.press("look-around")
    return person
  }

  private func isPutAside(_ effects: [Effect]) -> Bool {
    guard effects.count == 1, case .keepDraft(let bytes) = effects[0] else { return false }
    return !bytes.isEmpty
  }

  @Test("It opens Today with entries, and nothing of it gets into the person's own journal")
  func opens() {
    var person = Person(at: .opening)
    let prose = Effect.loadContent(ContentName(.swaps, .english))
    let asked = person.press("look-around")
    #expect(asked.contains(.go(.today)) && asked.contains(prose) && asked.savedToken == nil)
    let state = person.program.state
    #expect(state.desk.route == .today)
    #expect(state.desk.overview.entryCount > 100)
    #expect(!state.desk.overview.trackers.isEmpty)
    #expect(!state.desk.overview.plans.isEmpty)
    #expect(state.desk.storage.pending.isEmpty)
    #expect(state.desk.undo.isEmpty)
  }

  @Test("Its pages look lived in", arguments: Language.allCases)
  func lived(_ language: Language) {
    var person = looking(language)
    person.receive(.addressed("#/calendar"))
    let days = person.parts.days.values
    #expect(days.filter { $0.fill == .kept }.count > 5)
    #expect(person.parts.presses.keys.filter { $0.hasPrefix("layer-") }.count > 4)
    #expect(person.parts.rows.filter { $0.key.hasPrefix("head-") }.count == 5)
    person.receive(.addressed("#/streaks"))
    #expect(person.parts.rows.contains { $0.key.hasPrefix("past-") })
    person.receive(.addressed("#/trackers"))
    #expect(person.parts.rows.count == 7)
    #expect(person.twins() == [])
    person.receive(.addressed("#/excuses"))
    #expect(person.words.contains(language == .english ? "sick" : "krank"))
  }

  @Test("What a person does in it works, and is put aside instead of saved")
  func writes() {
    var person = looking()
    person.receive(.addressed("#/history"))
    let count = person.program.state.desk.overview.entryCount
    person.press("add-earlier")
    #expect(isPutAside(person.press("save-record")))
    #expect(person.program.state.desk.overview.entryCount == count + 1)
    person.receive(.addressed("#/settings"))
    #expect(isPutAside(person.press("theme-dark")))
    #expect(person.receive(.foldWanted) == [])
    #expect(person.program.state.desk.storage.pending.isEmpty)
  }

  @Test("Its settings offer to leave, and neither files nor deleting", arguments: Language.allCases)
  func settings(_ language: Language) {
    var person = looking(language)
    person.receive(.addressed("#/settings"))
    for key in ["save-backup", "save-table", "restore", "wipe"] {
      #expect(person.parts.buttons[key] == nil)
    }
    for message in [SettingsMessage.pressedExport, .pressedExportTable, .pressedWipeForGood] {
      #expect(person.program.send(.settings(message), person.moment) == [])
    }
    #expect(person.press("demo-leave") == [.replace(.opening), .keepDraft([])])
  }

  @Test("Leaving brings back exactly what was there, the chosen language included")
  func leaving() {
    var person = Person(at: .opening)
    person.press("language-de")
    let before = JournalWriter.json(person.journal)
    let clock = person.program.state.desk.clock
    let pending = person.program.state.desk.storage.pending.count
    person.press("look-around")
    #expect(person.program.state.desk.language == .german)
    person.receive(.addressed("#/history"))
    person.press("more")
    _ = person.program.send(.settings(.pressedLeaveDemo), person.moment)
    let state = person.program.state
    #expect(state.desk.route == .opening)
    #expect(!state.desk.storage.isDemo)
    #expect(state.desk.storage.isOpen)
    #expect(JournalWriter.json(person.journal) == before)
    #expect(state.desk.clock == clock)
    #expect(state.desk.storage.pending.count == pending)
    #expect(state.desk.overview.trackers.isEmpty)
    #expect(state.history.pages == 1)
    person.press("begin")
    #expect(person.program.state.desk.route == .welcome)
  }

  @Test("Who has begun does not get a made-up journal over their own")
  func ownJournal() {
    var person = Person(at: .opening, [Given.tracker(.vape)])
    let before = JournalWriter.json(person.journal)
    person.press("look-around")
    #expect(!person.program.state.desk.storage.isDemo)
    #expect(JournalWriter.json(person.journal) == before)
    #expect(person.program.state.desk.route == .today)
  }

  @Test("A backup that is picked meanwhile goes into the person's own journal")
  func restoring() {
    let own = Person(at: .settings, [Given.tracker(.vape), Given.entry(1, "2026-03-30", "09:05")])
    var person = looking()
    let effects = person.receive(.filePicked(token: 1, JournalWriter.json(own.journal)))
    #expect(effects.compactMap { [$0].savedToken } == [1])
    #expect(effects.first == .replace(.opening) && effects.contains(.replace(.today)))
    #expect(person.program.state.desk.overview.entryCount == 1)
    #expect(!person.program.state.desk.storage.isDemo)
  }

  @Test("What another tab writes meanwhile is in the journal after leaving, and not in the demo")
  func otherTab() {
    let store = FakeStore()
    let writing = Tab(store, seed: 2)
    let looking = Tab(store)
    looking.press("look-around")
    let made = looking.state.desk.overview.entryCount
    writing.press("begin")
    writing.press("substance-cigarettes")
    while writing.state.desk.route == .welcome { writing.press("next") }
    writing.press("log-1")
    looking.catchUp()
    #expect(looking.state.desk.overview.entryCount == made)
    looking.send(.settings(.pressedLeaveDemo))
    #expect(looking.state.desk.overview.entryCount == 1)
    #expect(looking.json == writing.json)
    #expect(looking.state.desk.route == .today)
    looking.press("log-1")
    writing.catchUp()
    #expect(writing.state.desk.overview.entryCount == 2)
  }

  @Test("Looking around twice leads back to the one made-up journal")
  func twice() {
    var person = looking()
    let count = person.program.state.desk.overview.entryCount
    person.receive(.addressed("#/start"))
    #expect(person.press("look-around") == [.go(.today)])
    #expect(person.program.state.desk.overview.entryCount == count)
    _ = person.program.send(.settings(.pressedLeaveDemo), person.moment)
    #expect(person.program.state.desk.overview.entryCount == 0)
  }

  @Test("Leaving without having looked around does nothing")
  func leavingNothing() {
    var person = Person(at: .settings, [Given.tracker(.vape)])
    #expect(person.program.send(.settings(.pressedLeaveDemo), person.moment) == [])
    #expect(person.program.state.desk.overview.trackers.count == 1)
  }
}
