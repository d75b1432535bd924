// A session outlives the app: a kill, a second window, a clock that is set, a device that sleeps.
import App
import Engine
import Testing

struct SessionRecoveryTests {
  @Test("Killed and opened again in time, it goes on as if nothing had been")
  func goesOn() {
    let tab = practiceTab()
    tab.start(.sit(10))
    tab.watch(2 * minute)
    tab.letTimePass(3 * minute)
    tab.start()
    #expect(tab.page.contains(">5:00<") && tab.state.desk.route == .session)
    tab.watch(5 * minute)
    #expect(tab.finished.map { $0.counted } == [10 * minute] && tab.ends == 1)
  }

  @Test("Killed while it paused, it waits, however long")
  func paused() {
    let tab = practiceTab()
    tab.start(.sit(10))
    tab.watch(minute)
    tab.press("pause")
    tab.letTimePass(48 * 60 * minute)
    tab.start()
    #expect(tab.page.contains(">9:00<") && tab.has("go-on"))
  }

  @Test("An end that nobody watched is asked about once: yes is the whole, no is nothing")
  func unwatched() {
    for counts in [true, false] {
      let tab = practiceTab()
      tab.start(.sit(10, closing: 3))
      tab.watch(minute)
      tab.letTimePass(60 * minute)
      tab.start()
      tab.watch(5000)
      #expect(tab.finished.isEmpty && tab.started.count == 1, "a question, not an answer")
      let id = tab.started[0].id.text
      for route in [Route.today, .practice, .session] {
        tab.send(.went(route))
        #expect(tab.has("counts-" + id), "\(route)")
      }
      tab.press((counts ? "counts-" : "counts-not-") + id)
      #expect(tab.finished.map { $0.counted } == (counts ? [10 * minute] : []))
      tab.start()
      #expect(tab.started.isEmpty && !tab.has("counts-" + id))
    }
  }

  @Test("A question that waits keeps nobody from practising")
  func questionWaits() {
    let tab = practiceTab()
    tab.start(.sit(1))
    tab.letTimePass(10 * minute)
    tab.start()
    tab.start(.sit(2))
    #expect(tab.sheetTitle == nil && tab.started.count == 2)
    tab.watch(2 * minute)
    #expect(tab.finished.map { $0.counted } == [2 * minute])
    tab.send(.went(.practice))
    tab.press("counts-" + tab.started[0].id.text)
    #expect(tab.finished.count == 2 && tab.started.isEmpty)
  }

  @Test("A page that slept shows the right second at once, and the missed end is natural")
  func slept() {
    let tab = practiceTab()
    tab.start(.sit(1, closing: 1))
    tab.watch(10_000)
    tab.receive(.visible(false))
    tab.letTimePass(80_000)
    tab.receive(.visible(true))
    #expect(tab.page.contains(">0:30<") && tab.page.contains("Closing"))
    tab.receive(.visible(false))
    tab.letTimePass(60 * minute)
    tab.receive(.visible(true))
    #expect(tab.finished.map { $0.counted } == [minute])
  }

  @Test("A second window shows the same session and the same end, and there is one record")
  func secondWindow() {
    let first = practiceTab()
    first.start(.sit(2))
    let second = Tab(first.store, address: "#/session", seed: 2)
    second.now = first.now
    second.receive(.beat)
    for _ in 1...120 {
      first.watch(1000)
      second.watch(1000)
    }
    first.catchUp()
    second.catchUp()
    #expect(first.finished.count == 1 && first.json == second.json)
    #expect(first.finished[0].counted == 2 * minute)
    #expect(second.controls.texts.contains("2 min"))
  }

  @Test("Two windows that end it in the same instant make one record")
  func bothEnd() {
    let first = practiceTab()
    first.start(.sit(1))
    let second = Tab(first.store, address: "#/session", seed: 2)
    second.now = first.now
    second.receive(.beat)
    first.holdsSaves = true
    second.holdsSaves = true
    first.skip(minute)
    second.skip(minute)
    second.letSavesRun()
    first.letSavesRun()
    second.catchUp()
    let fresh = Tab(first.store, seed: 3)
    #expect(fresh.finished.count == 1 && fresh.finished[0].counted == minute)
    #expect(fresh.json == first.json && fresh.json == second.json)
  }

  @Test("Started in two windows at once, the later one runs and the other is asked about")
  func startedTwice() {
    let first = practiceTab()
    let second = Tab(first.store, address: "#/practice", seed: 2)
    second.now = first.now.adding(milliseconds: 5)
    first.holdsSaves = true
    second.holdsSaves = true
    first.start(.sit(2))
    second.start(.sit(3))
    first.letSavesRun()
    second.letSavesRun()
    first.catchUp()
    for tab in [first, second] {
      tab.receive(.beat)
      #expect(tab.started.count == 2 && tab.page.contains("3:00"))
    }
    second.watch(4 * minute)
    #expect(second.finished.map { $0.counted } == [3 * minute])
    second.send(.went(.practice))
    second.press("counts-not-" + second.started[0].id.text)
    #expect(second.finished.count == 1 && second.started.isEmpty)
  }

  @Test("Ended in one window, the other shows the end; dropped there, nothing is left here")
  func endedElsewhere() {
    let first = practiceTab()
    first.start(.sit(5))
    let second = Tab(first.store, address: "#/session", seed: 2)
    second.now = first.now
    second.receive(.beat)
    first.watch(2 * minute)
    first.press("stop")
    first.press("stop-keep")
    second.now = first.now
    second.catchUp()
    #expect(second.controls.texts.contains("2 min"))
    second.press("leave-end")
    second.start(.sit(5))
    first.now = second.now
    first.catchUp()
    second.press("stop")
    first.catchUp()
    #expect(first.started.isEmpty && first.finished.count == 1)
  }

  @Test(
    "A clock that is set moves no boundary and is marked",
    arguments: [3_600_000, -3_600_000, 1501, -1501] as [Int64])
  func clockSet(step: Int64) {
    let tab = practiceTab()
    tab.start(.sit(2))
    tab.watch(30_000)
    tab.setClock(by: step)
    tab.receive(.beat)
    #expect(tab.page.contains(">1:30<"))
    #expect(tab.started[0].sawClockStep)
    tab.watch(90_000)
    #expect(tab.finished.map { $0.counted } == [2 * minute])
  }

  @Test("A drift is no step, sleep out of sight is none either, back in time always is one")
  func noStep() {
    let tab = practiceTab()
    tab.start(.sit(60))
    tab.setClock(by: 1400)
    tab.receive(.beat)
    #expect(!tab.started[0].sawClockStep)
    tab.receive(.visible(false))
    tab.setClock(by: 600_000)
    tab.receive(.visible(true))
    #expect(!tab.started[0].sawClockStep && tab.started[0].shift == 0)
    tab.receive(.visible(false))
    tab.setClock(by: -600_000)
    tab.receive(.visible(true))
    #expect(tab.started[0].sawClockStep && tab.started[0].shift == -600_000)
  }

  @Test("Two windows that see the clock being set shift the session once")
  func stepInTwo() {
    let first = practiceTab()
    first.start(.sit(10))
    let second = Tab(first.store, address: "#/session", seed: 2)
    second.now = first.now
    second.receive(.beat)
    for tab in [first, second] { tab.setClock(by: minute) }
    first.receive(.beat)
    second.catchUp()
    second.receive(.beat)
    first.catchUp()
    #expect(first.started[0].shift == minute && second.started[0].shift == minute)
  }

  @Test("Whatever is pressed, in two windows, over kills, pauses and sleep: one record at most")
  func anything() {
    for seed in 1...40 as ClosedRange<UInt64> {
      var dice = SplitMix(state: seed &* 0x9E37_79B9_7F4A_7C15)
      let first = practiceTab()
      let second = Tab(first.store, address: "#/session", seed: 2)
      second.now = first.now
      first.start(.sit(2, closing: 1))
      var isSaved = true
      for _ in 1...60 {
        let tab = dice.next(2) == 0 ? first : second
        act(dice.next(12), tab)
        if dice.next(6) == 0 {
          isSaved.toggle()
          for tab in [first, second] { tab.holdsSaves = !isSaved }
        }
        let passed = Int64(dice.next(20_000))
        for tab in [first, second] { tab.letTimePass(passed) }
        if isSaved { for tab in [first, second] { tab.letSavesRun() } }
        if dice.next(3) == 0 { tab.catchUp() }
        #expect(tab.finished.count <= 1, "seed \(seed)")
      }
      for tab in [first, second] { tab.letSavesRun() }
      let fresh = Tab(first.store, seed: 3)
      #expect(fresh.finished.count + fresh.started.count <= 1, "seed \(seed)")
      for run in fresh.finished { #expect(run.counted <= 2 * minute, "seed \(seed)") }
    }
  }

  private func act(_ number: Int, _ tab: Tab) {
    switch number {
    case 0: tab.send(.practice(.pressedPause))
    case 1: tab.send(.practice(.pressedGoOn))
    case 2: tab.send(.practice(.pressedStop))
    case 3: tab.send(.practice(.answeredStop(.keep)))
    case 4: tab.send(.practice(.answeredStop(.goOn)))
    case 5: if !tab.holdsSaves { tab.start() }
    case 6: tab.receive(.visible(false))
    case 7: tab.receive(.visible(true))
    case 8:
      if let run = tab.started.first { tab.send(.practice(.answeredCount(run.id, counts: true))) }
    default: tab.receive(.beat)
    }
  }
}

/// The same numbers for the same seed.
private struct SplitMix {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(count))
  }
}
