// Half-filled opening questions survive a reload and nothing of them is stored before the end.
import App
import Engine
import Testing

struct WelcomeDraftTests {
  /// At the reasons, with something in most answers.
  private func halfway(_ language: String = "en") -> Tab {
    let tab = Tab(language: language)
    tab.press("begin")
    tab.press("substance-vape")
    tab.press("substance-cigarettes")
    tab.press("next")
    tab.type("200", into: "per-day-vape")
    tab.press("next")
    tab.type("2026-03-09", into: "last-day-vape")
    tab.type("21:30", into: "last-time-vape")
    tab.press("last-now-cigarettes")
    tab.press("next")
    tab.press("motive-money")
    tab.press("motive-health")
    tab.type("My lungs", into: "own-reason")
    return tab
  }

  @Test("A reload comes back to the same step with every answer, at each step")
  func reload() {
    let tab = halfway()
    tab.press("next")
    tab.press("method-reduce")
    tab.press("next")
    tab.type("60", into: "reduce-days")
    for step in [WelcomeStep.day, .way, .why, .last, .amount, .what] {
      let page = tab.page
      #expect(tab.state.welcome.step == step)
      tab.start()
      #expect(tab.page == page)
      #expect(tab.journal.entities.isEmpty, "nothing is in the journal before the end")
      tab.press("back")
    }
    #expect(tab.state.desk.route == .opening)
  }

  @Test("After a reload the end stores what it would have stored without one")
  func sameEnd() {
    let whole = halfway()
    let reloaded = halfway()
    reloaded.start()
    for tab in [whole, reloaded] {
      tab.press("next")
      tab.press("method-stop")
      tab.press("next")
      tab.type("2026-03-12", into: "stop-day")
    }
    reloaded.start()
    for tab in [whole, reloaded] {
      tab.press("next")
      tab.press("next")
      #expect(tab.state.desk.route == .today)
      #expect(tab.store.draft.isEmpty)
    }
    for kind in ["settings", "tracker", "plan", "reason"] {
      #expect(whole.fields(kind) == reloaded.fields(kind))
      #expect(!whole.fields(kind).isEmpty)
    }
  }

  @Test("Going back to the opening page and beginning again keeps the answers")
  func beginAgain() {
    let tab = halfway()
    for _ in 1...4 { tab.press("back") }
    #expect(tab.state.desk.route == .opening)
    tab.start()
    tab.press("begin")
    #expect(tab.controls.picked == ["substance-vape", "substance-cigarettes"])
  }

  @Test("Finishing, skipping everything and looking around first forget the answers")
  func forgetting() {
    let finished = halfway()
    finished.goOn()
    #expect(finished.state.desk.route == .today)
    let skipped = halfway()
    for _ in 1...3 { skipped.press("back") }
    skipped.press("skip-all")
    let looking = halfway()
    for _ in 1...4 { looking.press("back") }
    looking.press("look-around")
    looking.start()
    #expect(!String(decoding: looking.store.draft, as: UTF8.self).contains("My lungs"))
    looking.send(.settings(.pressedLeaveDemo))
    for tab in [finished, skipped, looking] { #expect(tab.store.draft.isEmpty) }
    looking.start()
    looking.press("begin")
    #expect(looking.state.welcome.step == .what && looking.controls.picked.isEmpty)
    #expect(looking.journal.entities.isEmpty)
  }

  @Test("Deleting everything forgets the answers")
  func wiped() {
    let tab = halfway()
    tab.receive(.wiped)
    tab.press("begin")
    #expect(tab.state.welcome.step == .what && tab.controls.picked.isEmpty)
  }

  @Test("A backup that is picked in place of the answers forgets them")
  func restored() {
    let own = halfway()
    own.goOn()
    let tab = halfway()
    for _ in 1...4 { tab.press("back") }
    tab.receive(.filePicked(token: 1, JournalWriter.json(own.journal)))
    #expect(tab.state.desk.route == .today)
    #expect(tab.store.draft.isEmpty)
  }

  @Test(
    "A draft that is cut short or says odd things is left",
    arguments: [
      [6], [6, 1], [6, 1, 0x33], [6, 200], [3, 1, 0x33], [6] + [UInt8](repeating: 0, count: 28),
      [6, 1, 0x39] + [UInt8](repeating: 0, count: 27),
      [6, 1, 0x33] + [UInt8](repeating: 0, count: 27), [4, 1, 0x33], [3, 2, 1, 0],
    ])
  func odd(bytes: [UInt8]) {
    let tab = Tab(address: "#/welcome")
    tab.store.draft = bytes
    tab.start()
    #expect(tab.state.welcome.step == .what && tab.controls.picked.isEmpty)
  }

  @Test("Whatever stands in the bytes of a draft, the questions come up")
  func mutated() {
    let draft = halfway().store.draft
    let tab = Tab(address: "#/welcome")
    for place in draft.indices {
      for byte: UInt8 in [0, 1, 0x39, 0x80, 0xFF] {
        tab.store.draft = draft
        tab.store.draft[place] = byte
        tab.start()
        #expect(!tab.screen.title.isEmpty)
      }
    }
  }
}
