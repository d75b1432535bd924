// The app fails before something is on the disk: the next app does it again, once.
import App
import Engine
import Testing

struct UnsavedTests {
  private let today = Day(text: "2026-03-10")!

  private func taps(_ tab: Tab) -> Int64? {
    tab.state.desk.overview.use(of: smoking).amount(on: today)
  }

  @Test("Taps that wait for their turn to write are there after a failure and a restart")
  func waiting() {
    let tab = begun()
    tab.press("log-1")
    tab.holdsSaves = true
    tab.press("log-1")
    tab.press("log-1")
    let before = tab.state.desk.overview.use(of: smoking)
    tab.holdsSaves = false
    tab.fail()
    tab.send(.went(.today))
    #expect(tab.state.desk.overview.use(of: smoking) == before && taps(tab) == 3000)
    tab.start()
    #expect(taps(tab) == 3000)
    #expect(tab.logged.count == Set(tab.logged.map { $0.id }).count)
  }

  @Test("A failure while the device has no room loses nothing, however often it comes")
  func noRoom() {
    let tab = begun()
    tab.store.refusal = .full
    tab.press("log-1")
    tab.press("log-1")
    for _ in 1...3 { tab.fail() }
    #expect(taps(tab) == 2000)
    tab.store.refusal = nil
    tab.send(.went(.today))
    tab.press("log-1")
    tab.start()
    #expect(taps(tab) == 3000)
  }

  @Test("What is on the disk is not done a second time")
  func saved() {
    let tab = begun()
    tab.press("log-1")
    let (records, before) = (tab.store.log.count, tab.json)
    tab.fail()
    #expect(tab.store.log.count == records && tab.json == before)
  }

  @Test("What somebody else changed later stays as they left it")
  func later() {
    let tab = begun()
    tab.holdsSaves = true
    tab.send(.went(.settings))
    tab.press("theme-dark")
    let other = Tab(tab.store, seed: 2)
    other.now = tab.now.adding(milliseconds: 1000)
    other.send(.went(.settings))
    other.press("theme-light")
    tab.holdsSaves = false
    tab.fail()
    #expect(tab.state.desk.overview.settings.theme == .light)
    tab.start()
    #expect(tab.state.desk.overview.settings.theme == .light)
  }

  @Test("A tap that was done again can be taken back")
  func undone() {
    let tab = begun()
    tab.holdsSaves = true
    tab.press("log-1")
    tab.holdsSaves = false
    tab.fail()
    tab.send(.went(.today))
    tab.press("log-more")
    tab.press("undo-last")
    #expect(taps(tab) == nil)
  }

  @Test("Bytes that are no record change nothing", arguments: [[], [0], [1, 255], [255, 1]])
  func foreign(bytes: [UInt8]) {
    let tab = begun()
    let before = tab.json
    tab.receive(.unsaved(bytes))
    #expect(tab.json == before && tab.state.desk.storage.pending.isEmpty)
  }
}
