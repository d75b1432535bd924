// What Today once said or took back that was not so.
import App
import Engine
import Testing

private func day(_ text: String) -> Day { Day(text: text)! }

@Suite("Today is true") struct TodayTruthTests {
  @Test("Undo stands there for what was done today, never for an entry of two days ago")
  func oldUndo() {
    let tab = inCraving()
    tab.press("leave")
    tab.press("log-1")
    tab.press("log-more")
    #expect(tab.has("undo-last"))
    tab.now = tab.now.adding(seconds: 2 * 86_400)
    tab.receive(.beat)
    #expect(tab.has("total"), "time alone does not end the sheet")
    #expect(!tab.has("undo-last") && tab.state.desk.overview.entryCount == 1)
  }

  @Test("How long ago it was is said in the case that German wants", arguments: [1, 2, 6])
  func ago(_ days: Int) {
    let tab = inCraving(language: "de")
    tab.press("leave")
    tab.press("log-1")
    tab.letTimePass(Int64(days) * 24 * Milliseconds.hour)
    let wanted = days == 1 ? "zuletzt vor 1 Tag" : "zuletzt vor \(days) Tagen"
    #expect(tab.controls.texts.contains { $0.hasSuffix(wanted) }, "\(tab.controls.texts)")
  }

  @Test("What was taken back is said")
  func undone() {
    let tab = inCraving()
    tab.press("leave")
    tab.press("log-1")
    tab.press("log-more")
    tab.press("undo-last")
    #expect(tab.state.desk.toast == "Taken back." && tab.state.desk.overview.entryCount == 0)
  }

  @Test("A last time after the stop restarts the clock, also one that was only told")
  func toldLastUse() {
    let stop = day("2020-01-01")
    let plan = Plan(
      fromDay: stop, kind: .stop, quitDay: stop,
      quitAt: Zone.berlin.instant(stop, TimeOfDay(text: "04:00")!))
    let told = Zone.berlin.instant(day("2026-03-10"), TimeOfDay(text: "11:00")!)
    let tracker = Draft.create(
      SampleJournal.smoking, kind: Tracker.kind,
      [
        Field("aim", .text("quit")), Field("lastUse", .int(told.milliseconds)),
        Field("substance", .text("cigarettes")),
      ])
    let sitting = Sitting(
      .today, on: "2026-03-10",
      journal: [tracker, SampleJournal.plan(plan, of: SampleJournal.smoking)])
    #expect(sitting.controls.timers.map { $0.label } == ["free in all"])
    #expect(sitting.controls.texts.contains { $0.hasPrefix("This run: 1 h") })
  }

  @Test(
    "Stopped years ago and used just now: the questions ask which is meant",
    arguments: ["en", "de"])
  func contradiction(language: String) {
    let tab = Tab(on: "2026-03-10", language: language)
    tab.press("begin")
    tab.press("substance-cigarettes")
    tab.goOn(until: "last-now-cigarettes")
    tab.press("last-now-cigarettes")
    tab.goOn(until: "method-stop")
    tab.press("method-stop")
    tab.goOn(until: "stop-day")
    tab.type("2020-01-01", into: "stop-day")
    #expect(tab.has("last-was-slip-cigarettes") && tab.has("stop-at-last-cigarettes"))
    tab.press("next")
    #expect(tab.has("stop-day"), "it does not go on")
    tab.press("stop-at-last-cigarettes")
    #expect(tab.controls.picked.contains("stop-at-last-cigarettes"))
    tab.type("2020-01-02", into: "stop-day")
    #expect(!tab.controls.picked.contains("stop-at-last-cigarettes"), "another day asks anew")
    tab.press("last-was-slip-cigarettes")
    tab.press("next")
    #expect(!tab.has("stop-day"))
  }

  @Test("After a refused stop date, another way shows no error on a field nobody touched")
  func untouched() {
    let tab = Tab(on: "2026-03-10")
    tab.press("begin")
    tab.press("substance-cigarettes")
    tab.goOn(until: "method-stop")
    tab.press("method-stop")
    tab.goOn(until: "stop-day")
    tab.press("next")
    #expect(tab.problem(of: "stop-day") != nil)
    tab.press("back")
    tab.press("method-reduce")
    tab.press("next")
    #expect(tab.problem(of: "reduce-days") == nil)
  }

  @Test("Who stopped two things has a clock for each, and the first weeks name the later one")
  func twoClocks() {
    func plan(_ text: String) -> Plan { Plan(fromDay: day(text), kind: .stop, quitDay: day(text)) }
    let sitting = Sitting(
      .today, on: "2026-03-10",
      journal: [
        SampleJournal.tracker(.alcohol, aim: .quit),
        SampleJournal.plan(plan("2026-01-01"), of: Tracker.identifier(for: .alcohol)),
        SampleJournal.tracker(.cigarettes, aim: .quit, order: 1),
        SampleJournal.plan(plan("2026-03-02"), of: SampleJournal.smoking, name: 2),
      ])
    let row = sitting.parts.rows.first { $0.title == "Smoking" }
    #expect(row?.value == "8 days free")
    #expect(sitting.controls.texts.contains { $0 == "Smoking · Day 9 since the last time" })
  }

  @Test("On the way down the first weeks promise no first day without it", arguments: ["en", "de"])
  func reducer(language: String) {
    let plan = Plan(
      fromDay: day("2026-03-01"), kind: .reduce, baseline: 20_000, quitDay: day("2026-05-01"))
    let sitting = Sitting(
      .withdrawal, on: "2026-03-10", language: language,
      journal: [
        SampleJournal.tracker(.vape, aim: .reduce),
        SampleJournal.plan(plan, of: SampleJournal.vaping),
        SampleJournal.total(12, on: "2026-03-10", of: SampleJournal.vaping),
      ])
    #expect(!sitting.words.contains("first day without"))
    #expect(!sitting.words.contains("erste Tag ohne"))
  }
}
