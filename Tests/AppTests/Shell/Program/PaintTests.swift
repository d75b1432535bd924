// What follows a tap on its way to the disk changes nothing on the page, and asks for no paint.
import App
import Engine
import Testing

@Suite("Painting") struct PaintTests {
  /// Who watches cigarettes and looks at Today.
  private func begun(_ store: FakeStore = FakeStore()) -> Tab {
    let tab = Tab(store)
    tab.press("begin")
    tab.press("substance-cigarettes")
    for _ in 0..<12 where !tab.has("log-1") { tab.press("next") }
    tab.send(.went(.today))
    return tab
  }

  @Test("One tap is painted once: its way to the disk asks for no second paint")
  func oneTap() {
    let tab = begun()
    tab.watchesPaint = true
    tab.holdsSaves = true
    #expect(tab.press("log-1"))
    #expect(tab.program.isStale)
    _ = tab.page
    tab.letSavesRun()
    #expect(!tab.program.isStale && tab.unpainted > 1)
    #expect(tab.stale.isEmpty)
  }

  @Test("A page that waits for its paint keeps waiting, whatever comes after")
  func waits() {
    let tab = begun()
    tab.press("log-1")
    #expect(tab.program.isStale, "the save that followed took nothing of it back")
  }

  @Test("A save that is refused, and one that succeeds after it, are seen at once")
  func refused() {
    let tab = begun()
    tab.store.refusal = .full
    tab.watchesPaint = true
    tab.press("log-1")
    #expect(tab.program.isStale && tab.page.contains("data-key=\"save-again\""))
    tab.store.refusal = nil
    tab.holdsSaves = true
    tab.pressOnPage("save-again")
    _ = tab.page
    tab.letSavesRun()
    #expect(!tab.page.contains("data-key=\"save-again\""))
    #expect(tab.stale.isEmpty)
  }

  @Test("Whatever somebody does in two tabs, what asks for no paint left the page as it was")
  func walks() {
    var unpainted = 0
    for seed in 1...12 as ClosedRange<UInt64> { unpainted += walk(seed) }
    #expect(unpainted > 100)
  }

  /// How often the first tab asked for no paint.
  private func walk(_ seed: UInt64) -> Int {
    var dice = Dice(seed: seed)
    let store = FakeStore()
    let tabs = [begun(store), Tab(store, seed: 2)]
    for tab in tabs { tab.watchesPaint = true }
    for place in 0..<80 {
      let tab = tabs[Int(dice.next() % 5) == 0 ? 1 : 0]
      step(tab, &dice)
      if place % 4 == 3 { #expect(isAsCountedAnew(tab), "seed \(seed), step \(place)") }
      for other in tabs { other.now = max(tab.now, other.now) }
    }
    #expect(tabs.flatMap { $0.stale } == [], "seed \(seed)")
    return tabs[0].unpainted
  }

  /// Whether what was taken along, whatever way it came, adds up to what all records do.
  private func isAsCountedAnew(_ tab: Tab) -> Bool {
    let (kept, anew) = (tab.state.desk.overview, Overview(tab.state.desk.records))
    let (now, zone) = (tab.moment.now, tab.moment.zone)
    let (reached, all) = (
      kept.milestones(in: .euro, now: now, zone: zone),
      anew.milestones(in: .euro, now: now, zone: zone)
    )
    return kept.uses == anew.uses && kept.levels == anew.levels && kept.words == anew.words
      && kept.entryCount == anew.entryCount && kept.practice == anew.practice
      && kept.plans == anew.plans && kept.cravings == anew.cravings
      && kept.trackers == anew.trackers && kept.archived == anew.archived
      && kept.excuses == anew.excuses && kept.modeChanges == anew.modeChanges
      && kept.settings == anew.settings && reached.reached == all.reached
      && reached.open == all.open
  }

  private func step(_ tab: Tab, _ dice: inout Dice) {
    switch dice.next() % 10 {
    case 0: tab.send(.went(Route.allCases[Int(dice.next() % UInt64(Route.allCases.count))]))
    case 1: tab.send(.went(.today))
    case 2: tab.letTimePass([900, 20_000, 60_000, 4_000_000, 90_000_000][Int(dice.next() % 5)])
    case 3: tab.receive(.beat)
    case 4:
      tab.holdsSaves = true
    case 5: tab.letSavesRun()
    case 6:
      tab.catchUp()
      tab.idle()
    case 7: tab.store.refusal = dice.next() % 3 == 0 ? .full : nil
    default:
      let keys = tab.controls.pressed.keys.sorted().filter { $0 != "wipe" && $0 != "lock" }
      if !keys.isEmpty { tab.press(keys[Int(dice.next() % UInt64(keys.count))]) }
    }
  }
}
