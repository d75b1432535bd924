// One session from its start to its one end.
import App
import Engine
import Testing

struct SessionTests {
  @Test("One tap starts the last practice, and its screen counts down to the second")
  func start() {
    let tab = practiceTab()
    tab.press("start-last")
    #expect(tab.state.desk.route == .session && tab.screen.isImmersive)
    #expect(tab.started.map { $0.practice } == [.meditation])
    #expect(tab.page.contains(">10:00<"))
    tab.watch(1000)
    #expect(tab.page.contains(">9:59<"))
    tab.watch(9 * minute + 58_000)
    #expect(tab.page.contains(">0:01<"))
    tab.watch(1000)
    #expect(tab.page.contains(">3:00<") && tab.page.contains("Closing"), "the later phase")
  }

  @Test("Its natural end is one record of the first phase, ending where that phase ended")
  func naturalEnd() {
    let tab = practiceTab()
    let start = tab.now
    tab.start(.sit(10, closing: 3))
    tab.watch(13 * minute + 5000)
    #expect(tab.finished.count == 1 && tab.started.isEmpty && tab.ends == 1)
    #expect(tab.finished[0].counted == 10 * minute)
    #expect(tab.finished[0].ended == start.adding(milliseconds: 10 * minute))
    #expect(tab.controls.texts.contains("10 min"))
    #expect(tab.controls.texts.contains("10 minutes of quiet today."))
    tab.watch(60_000)
    #expect(tab.finished.count == 1 && tab.ends == 1, "once")
  }

  @Test("The end comes at the beat, wherever the person is, and not a millisecond before")
  func exactEnd() {
    let tab = practiceTab()
    tab.start(.sit(1))
    tab.send(.went(.today))
    tab.skip(minute - 1)
    #expect(tab.finished.isEmpty)
    tab.skip(1)
    #expect(tab.finished.count == 1 && tab.state.desk.toast == "Meditation: noted.")
    tab.press("undo")
    #expect(tab.finished.isEmpty && tab.started.isEmpty, "taken back, it does not run on")
  }

  @Test("A pause shifts everything once, and freezes what is shown")
  func pause() {
    let tab = practiceTab()
    tab.start(.sit(2))
    tab.watch(30_000)
    tab.press("pause")
    let frozen = tab.page
    tab.watch(10 * minute)
    #expect(tab.page == frozen && tab.page.contains(">1:30<"))
    tab.press("go-on")
    #expect(tab.started[0].shift == 10 * minute)
    tab.watch(90_000)
    #expect(tab.finished.map { $0.counted } == [2 * minute])
  }

  @Test("Stopped by hand, it asks, and nothing is kept unless the person says so")
  func stopping() {
    let tab = practiceTab()
    tab.start(.sit(10))
    tab.watch(3 * minute + 20_000)
    tab.press("stop")
    #expect(tab.sheetTitle == "Stop here?" && tab.started[0].isPaused)
    #expect(tab.finished.isEmpty)
    tab.skip(minute)
    tab.press("stop-go-on")
    #expect(!tab.started[0].isPaused && tab.sheetTitle == nil)
    tab.watch(40_000)
    tab.press("stop")
    tab.press("stop-keep")
    #expect(tab.finished.map { $0.counted } == [4 * minute] && tab.ends == 1)
    tab.press("not-counted")
    #expect(tab.finished.isEmpty && tab.started.isEmpty)
    tab.press("undo")
    #expect(tab.finished.count == 1)
  }

  @Test("The question put away leaves the session as it was: running or paused")
  func putAway() {
    let tab = practiceTab()
    tab.start(.sit(10))
    tab.watch(2 * minute)
    for isPaused in [false, true] {
      if isPaused { tab.press("pause") }
      tab.press("stop")
      tab.send(.practice(.closedSheet))
      #expect(tab.started[0].isPaused == isPaused && tab.sheetTitle == nil)
    }
  }

  @Test("A question about another start is over when the session ends by itself")
  func askedTooLate() {
    let tab = practiceTab()
    tab.start(.sit(1))
    tab.watch(30_000)
    tab.start(.box)
    tab.watch(30_000)
    #expect(tab.finished.count == 1 && tab.sheetTitle == nil)
    tab.start(.sit(2))
    #expect(tab.started.count == 1 && tab.sheetTitle == nil)
  }

  @Test("Dropped, it leaves no record and no trace on the page")
  func dropped() {
    let tab = practiceTab()
    tab.start(.sit(10))
    tab.watch(3 * minute)
    tab.press("stop")
    tab.press("stop-drop")
    #expect(tab.finished.isEmpty && tab.started.isEmpty && tab.ends == 0)
    #expect(tab.state.desk.route == .practice)
  }

  @Test(
    "Under a minute there is no question, and the person may answer it once for all",
    arguments: [
      ("ask", 59, 0, false), ("ask", 60, 0, true), ("never", 300, 0, false),
      ("always", 300, 1, false), ("always", 59, 0, false),
    ])
  func earlyStop(answer: String, seconds: Int64, kept: Int, asks: Bool) {
    let tab = practiceTab(settings: [Field("earlyStop", .text(answer))])
    tab.start(.sit(10))
    tab.watch(seconds * 1000)
    tab.press("stop")
    #expect((tab.sheetTitle != nil) == asks)
    #expect(tab.finished.count == kept)
  }

  @Test("An open end counts up and is kept when it is finished, without a question")
  func openEnd() {
    let tab = practiceTab()
    tab.start(.openSit)
    tab.watch(7 * minute + 12_000)
    #expect(tab.page.contains(">7:12<"))
    tab.press("stop")
    #expect(tab.finished.map { $0.counted } == [7 * minute + 12_000])
  }

  @Test("The countdown is shown, can be left, and never counts")
  func countdown() {
    let tab = practiceTab()
    tab.start(.sit(1, countdown: 5))
    #expect(tab.page.contains("Get ready") && tab.page.contains(">5<"))
    tab.press("stop")
    #expect(tab.started.isEmpty && tab.finished.isEmpty)
    tab.start(.sit(1, countdown: 5))
    tab.watch(65_000)
    #expect(tab.finished.map { $0.counted } == [minute])
  }

  @Test("A second tap within the same breath starts nothing and asks nothing")
  func doubleTap() {
    let tab = practiceTab()
    tab.start(.sit(5))
    tab.start(.sit(5))
    #expect(tab.started.count == 1 && tab.sheetTitle == nil)
  }

  @Test("While one runs another one asks, and there is never more than one")
  func another() {
    let tab = practiceTab()
    tab.start(.sit(5))
    tab.watch(2 * minute)
    tab.send(.went(.breathing))
    tab.press("start-box")
    #expect(tab.sheetTitle == "Start Box breathing?" && tab.started.count == 1)
    tab.press("start-not")
    #expect(tab.started.map { $0.practice } == [.meditation] && tab.sheetTitle == nil)
    tab.press("start-box")
    tab.press("start-drop")
    #expect(tab.started.map { $0.practice } == [.breathing] && tab.finished.isEmpty)
    #expect(tab.state.desk.route == .session)
    tab.watch(90_000)
    tab.send(.went(.practice))
    tab.press("start-last")
    tab.press("start-keep")
    #expect(tab.finished.map { $0.counted } == [90_000] && tab.started.count == 1)
  }

  @Test("Leaving the screen ends nothing: a line on every page leads back")
  func leaving() {
    let tab = practiceTab()
    tab.start(.sit(10))
    tab.watch(2 * minute + 48_000)
    for route in [Route.practice, .today, .progress, .plan, .settings] {
      tab.send(.went(route))
      #expect(tab.page.contains("Meditation: 7:12 left"), "\(route)")
    }
    tab.pressOnPage("to-session")
    #expect(tab.state.desk.route == .session && tab.started.count == 1)
  }

  @Test("It is told in a sentence each half minute, never each second")
  func spoken() {
    let tab = practiceTab()
    tab.start(.sit(2))
    var sentences: [String] = []
    for _ in 1...119 {
      let page = tab.page
      let live = page.components(separatedBy: "aria-live=\"polite\">")
      let sentence = live.first { $0.contains(" left</p>") }?.prefix { $0 != "<" } ?? ""
      if sentences.last != String(sentence) { sentences.append(String(sentence)) }
      tab.watch(1000)
    }
    #expect(
      sentences == [
        "2 minutes left", "1 minute 30 seconds left", "1 minute left", "30 seconds left",
      ])
  }

  @Test("Breathing shows its phases, its rounds and the arrow, and no phase without length")
  func breathing() {
    let tab = practiceTab()
    tab.start(.breathing(BreathPreset.builtIn[4]))
    var words: [String] = []
    for _ in 1...19 {
      for word in ["↑ Breathe in", "→ Hold", "↓ Breathe out"] where tab.page.contains(word) {
        if words.last != word { words.append(word) }
      }
      tab.watch(1000)
    }
    #expect(words == ["↑ Breathe in", "→ Hold", "↓ Breathe out"])
    #expect(tab.controls.texts.contains("Round 2 of 10"))
    tab.watch(171_000)
    #expect(tab.finished.map { $0.counted } == [190_000])
  }

  @Test("A workout asks how hard it was, and passing over it keeps nothing of the kind")
  func effort() {
    let tab = practiceTab()
    tab.start(.open)
    tab.watch(5 * minute)
    tab.press("stop")
    #expect(tab.finished[0].effort == nil)
    if let picked = tab.controls.scales["effort"] { tab.send(picked(8)) }
    #expect(tab.finished[0].effort == 8)
    tab.press("leave-end")
    #expect(tab.state.desk.route == .practice)
  }

  @Test("A workout of two seconds is a slip of the finger")
  func slip() {
    let tab = practiceTab()
    tab.start(.open)
    tab.watch(2000)
    tab.press("stop")
    #expect(tab.finished.isEmpty && tab.started.isEmpty)
  }

  @Test("Sound is planned at the start and after a pause, and a natural end rings out")
  func sound() {
    let tab = practiceTab()
    tab.start(.sit(1))
    #expect(plans(tab) == 1 && tab.asked.contains(.keepAwake(true)))
    tab.forgetAsked()
    tab.watch(10_000)
    #expect(plans(tab) == 0, "nothing is asked for twice")
    tab.press("pause")
    #expect(tab.asked.contains { if case .quiet = $0 { true } else { false } })
    tab.forgetAsked()
    tab.press("go-on")
    #expect(plans(tab) == 1)
    tab.forgetAsked()
    tab.watch(50_000)
    #expect(tab.finished.count == 1)
    #expect(tab.asked.contains(.keepAwake(false)) && tab.asked.contains(.showTile(nil)))
    #expect(!tab.asked.contains { if case .quiet = $0 { true } else { false } })
  }

  @Test("The tile of the lock screen pauses, goes on and stops")
  func tile() {
    let tab = practiceTab()
    tab.start(.sit(10))
    tab.watch(2 * minute)
    tab.receive(.tilePressed(.pause))
    #expect(tab.started[0].isPaused)
    tab.receive(.tilePressed(.play))
    #expect(!tab.started[0].isPaused)
    tab.receive(.tilePressed(.stop))
    #expect(tab.sheetTitle == "Stop here?")
  }

  private func plans(_ tab: Tab) -> Int {
    tab.asked.filter { if case .sound = $0 { true } else { false } }.count
  }
}
