// The plan screen: what it shows, changing a plan, odd answers, and what it costs.

import App
import Engine
import Testing

private let fromMay = Plan(
  fromDay: Day(text: "2026-05-04")!, kind: .reduce, baseline: 20_000,
  quitDay: Day(text: "2026-06-22")!, price: 800, packUnits: 20)

private func journal(_ plan: Plan? = fromMay) -> [Draft] {
  let plans = plan.map { [SampleJournal.plan($0, of: SampleJournal.smoking)] }
  return [SampleJournal.tracker(.cigarettes)] + (plans ?? [])
}

private func plans(_ sitting: Sitting) -> [PlanRecord] {
  sitting.program.state.desk.overview.plans.filter { $0.tracker == SampleJournal.smoking }
}

@Test("The plan shows its targets, its weeks and what the usual use costs")
func planIsShown() {
  let sitting = Sitting(.plan, on: "2026-05-13", journal: journal())
  #expect(sitting.chart("curve-chart")?.sentence.contains("17 cigarettes at most") == true)
  #expect(sitting.stats["at most this week"] == "119 cigarettes")
  #expect(sitting.stats["a day"] == "€8.00")
  #expect(sitting.stats["a week"] == "€56.00")
  #expect(sitting.stats["a month"] == "€240.00")
  #expect(sitting.stats["a year"] == "€2,920.00")
  let items = sitting.controls.timelines[0].items
  #expect(
    items.map { String($0.title.prefix(2)) } == ["20", "17", "14", "11", "8 ", "5 ", "2 ", "no"])
  #expect(items.map(\.phase) == [.passed, .current] + Array(repeating: .ahead, count: 6))
  #expect(sitting.controls.statsWithoutWhy == [])
}

@Test("The average beside the usual use leaves out excused days and days nobody noted")
func averageWithoutExcused() {
  let noted = [
    SampleJournal.total(10, on: "2026-05-09", of: SampleJournal.smoking),
    SampleJournal.total(40, on: "2026-05-10", of: SampleJournal.smoking),
    SampleJournal.total(20, on: "2026-05-12", of: SampleJournal.smoking),
  ]
  let excuse = StreakSample.excuse("holiday", "2026-05-10", "2026-05-11")
  for (drafts, average) in [(noted, "23.3"), (noted + [excuse], "15")] {
    var sitting = Sitting(.plan, on: "2026-05-13", journal: journal() + drafts)
    _ = sitting.press("change-cigarettes")
    #expect(sitting.field("baseline")?.hint == "Noted lately: \(average) a day on average.")
  }
}

@Test("A stop in the past and a use behind it: the sheet asks which of the two is meant")
func contradiction() {
  let used = SampleJournal.total(3, on: "2026-05-10", of: SampleJournal.smoking)
  let tracker = Draft.create(
    SampleJournal.smoking, kind: Tracker.kind,
    [
      Field("aim", .text("reduce")), Field("lastUse", .int(1_778_410_800_000)),
      Field("substance", .text("cigarettes")),
    ])
  var sitting = Sitting(
    .plan, on: "2026-05-13",
    journal: [tracker, SampleJournal.plan(fromMay, of: SampleJournal.smoking), used])
  _ = sitting.press("change-cigarettes")
  _ = sitting.press("method-stop")
  sitting.type("2026-05-01", into: "stop-day")
  #expect(sitting.has("last-was-slip") && sitting.has("stop-at-last"))
  #expect(sitting.press("use-plan") == [], "it does not go on")
  _ = sitting.press("stop-at-last")
  #expect(sitting.field("stop-day")?.value == "2026-05-10" && !sitting.has("stop-at-last"))
  sitting.type("2026-05-01", into: "stop-day")
  _ = sitting.press("last-was-slip")
  #expect(!sitting.has("last-was-slip"))
  #expect(sitting.press("use-plan")?.savedToken == 1)
}

@Test("A changed plan counts from today; past targets and the old plan stay")
func changeFromToday() {
  var sitting = Sitting(.plan, on: "2026-05-13", journal: journal())
  #expect(sitting.press("change-cigarettes") == [])
  #expect(sitting.field("length")?.value == "49")
  #expect(sitting.field("baseline")?.value == "20")
  _ = sitting.press("length-90")
  _ = sitting.press("curve-gentle")
  #expect(sitting.chart("preview-chart") != nil)
  #expect(sitting.press("use-plan")?.savedToken == 1)
  let made = plans(sitting)
  #expect(made.count == 2)
  #expect(made[0].plan == fromMay)
  #expect(made[1].plan.fromDay.text == "2026-05-13")
  #expect(made[1].plan.start == fromMay.start)
  #expect(made[1].plan.quitDay == fromMay.start.adding(days: 90))
  #expect(made[1].plan.curve == .gentle)
  let history = sitting.program.state.desk.overview.plans(of: SampleJournal.smoking)
  #expect(history.target(on: Day(text: "2026-05-12")!) == 17)
  #expect(sitting.screen.sheet == nil)

  // One press takes it back.
  _ = sitting.press("undo")
  #expect(plans(sitting).map(\.plan) == [fromMay])
}

@Test("A way that starts again counts its days from today")
func startsAgain() {
  var sitting = Sitting(.plan, on: "2026-05-13", journal: journal())
  _ = sitting.press("change-cigarettes")
  _ = sitting.press("start-again")
  _ = sitting.press("length-30")
  _ = sitting.press("use-plan")
  let plan = plans(sitting).last?.plan
  #expect(plan?.start.text == "2026-05-13")
  #expect(plan?.quitDay?.text == "2026-06-12")
}

@Test("Using an unchanged form writes nothing")
func unchangedWritesNothing() {
  let stop = Plan(
    fromDay: Day(text: "2026-05-04")!, kind: .stop, baseline: 20_500,
    quitDay: Day(text: "2026-05-05")!, quitAt: Instant(milliseconds: 1_777_939_200_123),
    price: 805, packUnits: 20, currency: Currency(code: "JPY")!)
  for plan in [fromMay, stop] {
    let aim: Aim = plan.kind == .stop ? .quit : .reduce
    var sitting = Sitting(
      .plan, on: "2026-05-13",
      journal: [
        SampleJournal.tracker(.cigarettes, aim: aim),
        SampleJournal.plan(plan, of: SampleJournal.smoking),
      ])
    _ = sitting.press("change-cigarettes")
    #expect(sitting.press("use-plan") == [])
    #expect(plans(sitting).map(\.plan) == [plan])
    #expect(sitting.screen.sheet == nil)
  }
}

@Test("A new price holds from today, or for all the past, as the person says")
func priceScope() {
  var today = Sitting(.plan, on: "2026-05-13", journal: journal())
  _ = today.press("change-cigarettes")
  #expect(!today.has("scope-today"))
  today.type("9.50", into: "price")
  #expect(today.controls.picked.contains("scope-today"))
  _ = today.press("use-plan")
  #expect(plans(today).map(\.plan.price) == [800, 950])

  var always = Sitting(.plan, on: "2026-05-13", journal: journal())
  _ = always.press("change-cigarettes")
  always.type("9.50", into: "price")
  _ = always.press("scope-always")
  _ = always.press("use-plan")
  #expect(plans(always).map(\.plan.price) == [950])
  #expect(plans(always)[0].plan.fromDay == fromMay.fromDay)
  _ = always.press("undo")
  #expect(plans(always).map(\.plan) == [fromMay])
}

@Test("A corrected price and a new length are kept apart: the past is corrected, the plan is new")
func correctionAndChange() {
  var sitting = Sitting(.plan, on: "2026-05-13", journal: journal())
  _ = sitting.press("change-cigarettes")
  sitting.type("9.50", into: "price")
  sitting.type("60", into: "length")
  _ = sitting.press("scope-always")
  _ = sitting.press("use-plan")
  let made = plans(sitting).map(\.plan)
  #expect(made.map(\.price) == [950, 950])
  #expect(made.map(\.quitDay) == [fromMay.quitDay, fromMay.start.adding(days: 60)])
  #expect(made[1].fromDay.text == "2026-05-13")
}

@Test("Of two changes on one day the later holds, and undo brings the earlier back")
func twoChangesOnOneDay() {
  var sitting = Sitting(.plan, on: "2026-05-13", journal: journal())
  for length in ["60", "90"] {
    _ = sitting.press("change-cigarettes")
    sitting.type(length, into: "length")
    _ = sitting.press("use-plan")
  }
  func length() -> Int? {
    let plans = sitting.program.state.desk.overview.plans(of: SampleJournal.smoking)
    return plans.plan(on: Day(text: "2026-05-13")!)?.lengthInDays
  }
  #expect(length() == 90)
  _ = sitting.press("undo")
  #expect(length() == 60)
}

@Test("A price that was taken away for all the past is gone, not zero")
func priceRemoved() {
  var sitting = Sitting(.plan, on: "2026-05-13", journal: journal())
  _ = sitting.press("change-cigarettes")
  sitting.type("", into: "price")
  _ = sitting.press("scope-always")
  _ = sitting.press("use-plan")
  #expect(plans(sitting).map(\.plan.price) == [nil])
}

@Test("A plan to stop keeps the moment in the person's zone, across a change of the clock")
func stopMoment() {
  // The clock goes from UTC+1 to UTC+2 on 29 March 2026 at 01:00 UTC.
  let change = Instant(milliseconds: 1_774_746_000_000)
  let zone = Zone(name: "Test") { UTCOffset(minutes: $0 < change ? 60 : 120)! }
  let table = [
    // Empty is the start of the day, 04:00; then that day is the first without use.
    ("2026-03-29", "", "2026-03-29T02:00", "2026-03-29"),
    ("2026-03-28", "04:00", "2026-03-28T03:00", "2026-03-28"),
    ("2026-03-29", "20:30", "2026-03-29T18:30", "2026-03-30"),
    ("2026-03-29", "01:00", "2026-03-29T00:00", "2026-03-29"),
  ]
  for (day, time, utc, quitDay) in table {
    var sitting = Sitting(.plan, on: "2026-03-27", zone: zone, journal: journal(nil))
    _ = sitting.press("change-cigarettes")
    _ = sitting.press("method-stop")
    sitting.type(day, into: "stop-day")
    sitting.type(time, into: "stop-time")
    _ = sitting.press("use-plan")
    let plan = plans(sitting).last?.plan
    let expected = UTCOffset.utc.instant(
      Day(text: String(utc.prefix(10)))!, TimeOfDay(text: String(utc.suffix(5)))!)
    #expect(plan?.quitAt == expected, "\(day) \(time)")
    #expect(plan?.quitDay?.text == quitDay, "\(day) \(time)")
    #expect(sitting.program.state.desk.overview.trackers[0].aim == .quit)
  }
}

@Test("A day to stop may be past, today or two weeks ahead, and not a day more")
func stopRange() {
  for (day, isFine) in [
    ("2026-05-27", true), ("2026-05-28", false), ("2026-05-13", true), ("2020-01-01", true),
    ("1926-05-13", true), ("1926-05-12", false), ("", false), ("soon", false),
  ] {
    for time in ["", "21:00"] {
      var sitting = Sitting(.plan, on: "2026-05-13", journal: journal(nil))
      _ = sitting.press("change-cigarettes")
      _ = sitting.press("method-stop")
      sitting.type(day, into: "stop-day")
      sitting.type(time, into: "stop-time")
      let effects = sitting.press("use-plan")
      #expect((effects?.savedToken == 1) == isFine, "\(day)")
      #expect((sitting.field("stop-day")?.problem == nil) == isFine, "\(day)")
      if !isFine { #expect(sitting.field("stop-day")?.value == day) }
    }
  }
}

@Test("An answer out of range gets a sentence, and nothing typed is lost", arguments: ["en", "de"])
func badAnswers(language: String) {
  let table = [
    ("length", "13"), ("length", "366"), ("length", "99999999999"), ("length", "ten"),
    ("length", "-30"), ("length", ""), ("baseline", "0"), ("baseline", "201"),
    ("baseline", "many"), ("baseline", ""), ("baseline", "1.200"), ("price", "1000.01"),
    ("price", "8.505"), ("price", "free"), ("pack-units", "0"), ("pack-units", "2001"),
    ("pack-units", "4294967316"), ("pack-units", "1.5"),
  ]
  for (key, text) in table {
    var sitting = Sitting(.plan, on: "2026-05-13", language: language, journal: journal())
    _ = sitting.press("change-cigarettes")
    sitting.type(text, into: key)
    #expect(sitting.press("use-plan") == [], "\(key) \(text)")
    #expect(sitting.field(key)?.value == text)
    #expect(sitting.field(key)?.problem != nil, "\(key) \(text)")
    #expect(sitting.chart("preview-chart") == nil)
    #expect(plans(sitting).count == 1)
    let words = sitting.field(key)?.problem ?? ""
    #expect(words.hasPrefix(language == "en" ? "A number" : "Eine Zahl") || text.isEmpty)
  }
}

@Test("Large and decimal amounts come back from the form as they were")
func amountsSurviveTheForm() {
  for language in ["en", "de"] {
    let plan = Plan(
      fromDay: Day(text: "2026-05-13")!, kind: .notice, baseline: 1_234_500, price: 99_999,
      packUnits: 1500)
    let journal = [
      SampleJournal.tracker(.vape), SampleJournal.plan(plan, of: SampleJournal.vaping),
    ]
    var sitting = Sitting(.plan, on: "2026-05-13", language: language, journal: journal)
    _ = sitting.press("change-vape")
    let shown = sitting.field("baseline")!.value
    #expect(shown == (language == "de" ? "1234,5" : "1234.5"))
    sitting.type("7", into: "baseline")
    sitting.type(shown + "0", into: "baseline")
    #expect(sitting.field("baseline")?.problem != nil)
    sitting.type(shown, into: "baseline")
    _ = sitting.press("use-plan")
    #expect(sitting.program.state.desk.overview.plans.map(\.plan) == [plan])
  }
}

@Test("Without a picked method the form asks for one and writes nothing")
func methodMissing() {
  var sitting = Sitting(.plan, on: "2026-05-13", journal: journal(nil))
  _ = sitting.press("change-cigarettes")
  #expect(!sitting.page.contains("Pick how you want"))
  #expect(sitting.press("use-plan") == [])
  #expect(sitting.page.contains("Pick how you want"))
}

@Test("The preview sets the new targets beside the old ones before anything is written")
func preview() {
  var sitting = Sitting(.plan, on: "2026-05-13", journal: journal())
  _ = sitting.press("change-cigarettes")
  sitting.type("10", into: "baseline")
  let points = sitting.chart("preview-chart")!.points
  #expect(points.prefix(3).map(\.valueText) == ["8", "7", "5"])
  #expect(points.prefix(3).map(\.targetText) == ["17", "14", "11"])
  #expect(points.last?.value == 0)
  #expect(sitting.controls.tables[0].rows[1] == ["a week", "€56.00", "€28.00"])
  #expect(plans(sitting).map(\.plan) == [fromMay])
}

@Test("Remarks on a plan are said and stop nobody")
func notices() {
  for (length, baseline, words) in [
    ("91", "20", "more than 90 days"), ("29", "20", "Three to six months"),
    ("60", "4.9", "a good starting point"),
  ] {
    var sitting = Sitting(.plan, on: "2026-05-13", journal: journal(nil))
    _ = sitting.press("change-cigarettes")
    _ = sitting.press("method-reduce")
    sitting.type(length, into: "length")
    sitting.type(baseline, into: "baseline")
    #expect(sitting.page.contains(words))
    #expect(sitting.press("use-plan")?.savedToken == 1)
    #expect(sitting.page.contains(words))
  }
}

@Test("A strength is lowered with the plan, for vaping only")
func strengthLadder() {
  var vaping = Sitting(.plan, on: "2026-05-13", journal: [SampleJournal.tracker(.vape)])
  _ = vaping.press("change-vape")
  _ = vaping.press("method-reduce")
  for (key, text) in [("length", "91"), ("baseline", "200"), ("strength", "50")] {
    vaping.type(text, into: key)
  }
  _ = vaping.press("use-plan")
  let rungs = vaping.controls.timelines.last?.items.map(\.title) ?? []
  #expect(rungs == ["50", "35", "20", "10", "5", "3", "0"].map { $0 + " mg/ml" })
  var smoking = Sitting(.plan, on: "2026-05-13", journal: journal())
  _ = smoking.press("change-cigarettes")
  #expect(!smoking.has("strength"))
}

@Test("Leaving the place closes the form")
func leavingClosesTheForm() {
  var sitting = Sitting(.plan, on: "2026-05-13", journal: journal())
  _ = sitting.press("change-cigarettes")
  #expect(sitting.screen.sheet != nil)
  _ = sitting.program.receive(.addressed("#/today"), sitting.moment)
  #expect(sitting.program.state.plan.editing == nil)
}
