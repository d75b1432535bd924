// No two changes may share a name: the second would be lost, here and on every other device.
import App
import Engine
import Testing

@Suite("Names of changes")
struct NamesTests {
  /// One habit on so many days in a row, as another app exports it.
  private static func habit(days: Int, name: String) -> String {
    var text = "HabitName,CalendarDate,Value\n"
    let first = Day(text: "2022-01-01")!
    for number in 0..<days { text += "\(name),\(first.adding(days: number).text),1\n" }
    return text
  }

  private func entries(_ tab: Tab) -> Int { tab.state.desk.overview.entryCount }

  private func bring(_ tab: Tab, days: Int, name: String = "Run") {
    tab.send(.went(.imports))
    tab.press("import-pick")
    tab.receive(.filePicked(token: 2, Array(Self.habit(days: days, name: name).utf8)))
    tab.press("import-go")
  }

  @Test("Six hundred days that were brought in go in one step back, here and after a reload")
  func takenBack() {
    let tab = begun()
    let before = (tab.json, entries(tab))
    bring(tab, days: 600)
    #expect(entries(tab) == before.1 + 600)
    tab.press("undo")
    #expect(entries(tab) == before.1)
    #expect(Set(tab.logged.map { $0.id }).count == tab.logged.count)
    tab.start()
    #expect(entries(tab) == before.1)
  }

  @Test("An undo of ten thousand things names each change once")
  func tenThousand() {
    let tab = begun()
    bring(tab, days: 10_000)
    tab.press("undo")
    #expect(Set(tab.logged.map { $0.id }).count == tab.logged.count)
    #expect(tab.logged.count > 20_000)
  }

  @Test("Whatever copies of a moment are made, they draw from one supply")
  func copies() {
    let moment = Moment(
      now: Instant(milliseconds: 0), zone: .berlin,
      entropy: Entropy(seed: [UInt8](repeating: 3, count: 32)))
    let copy = moment
    var drawn: Set<Identifier> = []
    for _ in 0..<50_000 {
      drawn.insert(moment.entropy.identifier())
      drawn.insert(copy.entropy.identifier())
    }
    #expect(drawn.count == 100_000)
  }

  @Test("A secret shares no bit with a name, and no two secrets are equal")
  func secrets() {
    let seed = [UInt8](repeating: 3, count: 32)
    let (names, keys) = (Entropy(seed: seed), Entropy(seed: seed))
    var seen: Set<[UInt8]> = []
    for _ in 0..<1_000 {
      let key = keys.secret()
      #expect(key.count == 32 && seen.insert(key).inserted)
      #expect(Identifier(bytes: key) != names.identifier())
    }
  }

  @Test("Ending a session and starting another in one message names all changes apart")
  func sessions() {
    let tab = practiceTab()
    tab.press("start-last")
    tab.now = tab.now.adding(milliseconds: 3_600_000)
    tab.send(.went(.practice))
    tab.press("start-last")
    #expect(tab.ends == 1 && tab.started.count == 1)
    #expect(Set(tab.logged.map { $0.id }).count == tab.logged.count)
  }

  @Test("Whatever is done in whatever order, no two changes share a name")
  func anyOrder() {
    var (undone, ended, deleted) = (0, 0, 0)
    for seed in 1...3 as ClosedRange<UInt64> {
      let tab = practiceTab()
      var dice = seed &* 0x9E37_79B9_7F4A_7C15
      for round in 0..<24 {
        dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        switch (dice >> 40) % 5 {
        case 0: bring(tab, days: 300, name: "Run \(round)")
        case 1:
          bring(tab, days: 300, name: "Run \(round)")
          if tab.press("undo") { undone += 1 }
        case 2: if deleteTracker(tab) { deleted += 1 }
        case 3:
          // What runs ends, and another one starts.
          tab.send(.went(.practice))
          tab.press("start-last")
          tab.skip(3_600_000)
        default:
          tab.send(.went(.practice))
          tab.start(.box)
        }
      }
      let ids = tab.logged.map { $0.id }
      #expect(Set(ids).count == ids.count && ids.count > 600, "seed \(seed)")
      ended += tab.ends
    }
    #expect(undone > 0 && ended > 0 && deleted > 0)
  }

  private func deleteTracker(_ tab: Tab) -> Bool {
    tab.visit(.trackers)
    let tracker = tab.state.desk.overview.trackers.first { $0.name.hasPrefix("Run") }
    guard let tracker else { return false }
    tab.press("tracker-" + tracker.id.text)
    tab.press("delete-tracker")
    return tab.press("delete-for-good")
  }
}
