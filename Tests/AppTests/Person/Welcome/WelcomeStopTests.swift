// Stopped on one day, used after it: what is asked of each substance changes its own stop alone.
import App
import Engine
import Testing

private func day(_ text: String) -> Day { Day(text: text)! }

/// Smoking was last on the day of the stop in 2020, vaping on 9 March 2026; at the day of it.
private func asked(language: String = "en") -> Tab {
  let tab = Tab(on: "2026-03-10", language: language)
  tab.press("begin")
  tab.press("substance-cigarettes")
  tab.press("substance-vape")
  tab.goOn(until: "last-day-vape")
  tab.type("2020-01-01", into: "last-day-cigarettes")
  tab.type("2026-03-09", into: "last-day-vape")
  tab.goOn(until: "method-stop")
  tab.press("method-stop")
  tab.press("next")
  tab.type("2020-01-01", into: "stop-day")
  return tab
}

/// Goes to the end of the questions.
private func finish(_ tab: Tab) {
  while tab.state.desk.route == .welcome, tab.press("next") {}
}

private func plan(of substance: Substance, _ tab: Tab) -> Plan? {
  tab.state.desk.overview.plans(of: Tracker.identifier(for: substance)).plans.first
}

@Suite("Several stops in the first questions") struct WelcomeStopTests {
  @Test("Counting one substance from its last use leaves the stop of the other")
  func ownStop() {
    let tab = asked()
    tab.press("stop-at-last-vape")
    finish(tab)
    #expect(plan(of: .cigarettes, tab)?.fromDay == day("2020-01-01"))
    #expect(plan(of: .vape, tab)?.fromDay == day("2026-03-09"))
    let noon = Zone.berlin.instant(day("2026-03-09"), TimeOfDay.noon)
    #expect(plan(of: .vape, tab)?.quitAt == noon)
  }

  @Test("Only what was used after the day is asked about, and the question names it")
  func named() {
    for (language, name) in [("en", "Vaping: your last time"), ("de", "Dampfen: Dein letztes")] {
      let tab = asked(language: language)
      #expect(tab.page.contains(name))
      #expect(tab.has("last-was-slip-vape") && !tab.has("last-was-slip-cigarettes"))
      tab.press("next")
      #expect(tab.problem(of: "stop-day") != nil, "it waits for an answer")
    }
  }
}

/// The streaks and milestones after the questions, on a later day.
private struct Later {
  let streak: (current: Int, best: Int)
  let gallery: MilestoneGallery

  init(of substance: Substance, _ tab: Tab) {
    let overview = tab.state.desk.overview
    let tracker = overview.trackers.first { $0.substance == substance }!
    let today = overview.settings.dayBoundary.day(of: tab.now, in: tab.zone)
    let records = overview.dayRecords(of: tracker, today: today)
    let streak = Streak(TrackerMarks(free: records, today: today)!, .strict)
    self.streak = (streak.current, streak.best)
    gallery = overview.milestones(in: .euro, now: tab.now, zone: tab.zone)
  }
}

@Suite("A use that was told") struct ToldUseTests {
  @Test("A last time that was a slip ends the run of days without on the day before it")
  func slip() {
    let tab = asked()
    tab.press("last-was-slip-vape")
    finish(tab)
    #expect(plan(of: .vape, tab)?.fromDay == day("2020-01-01"))
    let vaping = Later(of: .vape, tab).streak
    #expect(vaping == (0, day("2026-03-09").days(since: day("2020-01-01"))))
    #expect(Later(of: .cigarettes, tab).streak.current > 2_000, "the other one goes on")
    tab.go(to: "2026-03-13", "12:00")
    #expect(Later(of: .vape, tab).streak.current == 3)
  }

  @Test("The day of a stop on which something was used is asked about no more and is no free day")
  func stopDay() {
    let tab = Tab(on: "2026-03-10", at: "10:00")
    tab.press("begin")
    tab.press("substance-cigarettes")
    tab.goOn(until: "last-now-cigarettes")
    tab.press("last-now-cigarettes")
    tab.goOn(until: "method-stop")
    tab.press("method-stop")
    tab.press("next")
    tab.press("stop-in-0")
    finish(tab)
    tab.go(to: "2026-03-11", "09:00")
    #expect(!tab.has("yesterday-none-cigarettes"))
    tab.go(to: "2026-03-12", "09:00")
    let later = Later(of: .cigarettes, tab)
    #expect(later.streak == (1, 1))
    let first = later.gallery.reached.first { $0.milestone == .freeRun(days: 1) }
    #expect(first?.day == day("2026-03-11"))
  }

  @Test("A reducer's first day was not without: none is no answer, the others are")
  func reducer() {
    let tab = Tab(on: "2026-03-10", at: "10:00")
    for key in ["begin", "substance-cigarettes", "next"] { tab.press(key) }
    tab.type("20", into: "per-day-cigarettes")
    tab.press("next")
    tab.press("last-now-cigarettes")
    tab.goOn(until: "method-reduce")
    for key in ["method-reduce", "next", "reduce-30"] { tab.press(key) }
    finish(tab)
    tab.go(to: "2026-03-11", "09:00")
    #expect(!tab.has("yesterday-none-cigarettes") && tab.has("yesterday-add-cigarettes"))
    tab.send(.went(.day(day("2026-03-10"))))
    #expect(!tab.controls.pressed.keys.contains { $0.hasSuffix("-none") })
    tab.send(.went(.day(day("2026-03-09"))))
    #expect(tab.controls.pressed.keys.contains { $0.hasSuffix("-none") })
    tab.go(to: "2026-03-12", "09:00")
    tab.send(.went(.today))
    #expect(tab.has("yesterday-none-cigarettes"), "of the second day nothing is known")
  }
}
