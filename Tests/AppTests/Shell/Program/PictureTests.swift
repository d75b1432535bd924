// What Today says of how long the next start may show it before the app is there.
import App
import Engine
import Testing

@Suite("The picture that a start shows")
struct PictureTests {
  private let zone = Zone.fixed(UTCOffset(minutes: 60)!, name: "Test")

  private func instant(_ day: String, _ time: String) -> Instant {
    zone.instant(Day(text: day)!, TimeOfDay(text: time)!)
  }

  /// What the first line of a page says; nothing where the page makes no picture.
  private func end(_ page: String) -> Instant? {
    let words = page.prefix { $0 != "\n" }.split { ",{}".contains($0) }
    let said = words.first { $0.hasPrefix("\"until\":") }
    return said.flatMap { Int64($0.dropFirst(8)) }.map { Instant(milliseconds: $0) }
  }

  private func sitting(_ route: Route, at time: String, aim: Aim = .notice) -> Sitting {
    Sitting(
      route, on: "2026-05-12", at: time, journal: [SampleJournal.tracker(.cigarettes, aim: aim)])
  }

  @Test("Today has one until the greeting or the person's day changes, whichever is first")
  func holds() {
    #expect(end(sitting(.today, at: "09:00").page) == instant("2026-05-12", "11:59"))
    #expect(end(sitting(.today, at: "12:00").page) == instant("2026-05-12", "16:59"))
    #expect(end(sitting(.today, at: "21:58").page) == instant("2026-05-12", "21:59"))
    // The person's day ends at four, the night of the greeting at five.
    #expect(end(sitting(.today, at: "23:30").page) == instant("2026-05-13", "04:00"))
    #expect(end(sitting(.today, at: "03:59").page) == instant("2026-05-12", "04:00"))
  }

  @Test("It ends before the days of a clock change")
  func clock() {
    let stop = instant("2026-05-09", "12:40")
    let tracker = SampleJournal.tracker(.cigarettes, aim: .quit)
    let plan = Plan(
      fromDay: Day(text: "2026-05-09")!, kind: .stop, quitDay: Day(text: "2026-05-09")!,
      quitAt: stop)
    let journal = [
      tracker, SampleJournal.plan(plan, of: Tracker.identifier(for: .cigarettes)),
    ]
    let sitting = Sitting(.today, on: "2026-05-12", at: "12:30", journal: journal)
    #expect(end(sitting.page) == instant("2026-05-12", "12:40"))
  }

  @Test("No other page makes one", arguments: [Route.plan, .settings, .craving, .help, .history])
  func others(_ route: Route) {
    #expect(end(sitting(route, at: "12:00").page) == nil)
  }

  @Test("None is made while a sheet or a line lies over Today")
  func over() {
    let tab = begun()
    #expect(end(tab.page) != nil)
    tab.press("log-more")
    #expect(tab.screen.sheet != nil && end(tab.page) == nil)
    let other = begun()
    other.send(.streaks(.hidSwaps(true)))
    #expect(other.screen.toast != nil && end(other.page) == nil)
  }

  @Test("A made-up journal makes none, nor one behind a passphrase, nor one that was not kept")
  func never() {
    let visit = Tab()
    visit.press("look-around")
    #expect(visit.state.desk.storage.isDemo && end(visit.page) == nil)

    let tab = Tab()
    tab.press("begin")
    tab.press("substance-cigarettes")
    for _ in 0..<12 where !tab.has("log-1") { tab.press("next") }
    tab.send(.went(.today))
    let wait = {
      for _ in 0..<2 {
        tab.letTimePass(60_000)
        tab.receive(.beat)
      }
    }
    wait()
    #expect(end(tab.page) != nil)
    tab.store.refusal = .full
    tab.press("log-1")
    wait()
    #expect(end(tab.page) == nil)
    tab.store.refusal = nil
    tab.pressOnPage("save-again")
    wait()
    #expect(end(tab.page) != nil)

    tab.visit(.settings)
    tab.press("lock-set")
    tab.hearPasswords()
    tab.type("blue heron", into: "lock-new")
    tab.type("blue heron", into: "lock-again")
    tab.press("lock-save")
    tab.visit(.today)
    wait()
    #expect(end(tab.page) == nil)
  }
}
