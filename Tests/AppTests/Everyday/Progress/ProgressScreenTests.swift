// The progress screen: comparisons, pictures, runs, money, cravings and time.

import App
import Engine
import Testing

/// A reduction from 10 cigarettes a day with a pack of 20 at 8.00 €, begun on 4 May 2026.
private func reduction(_ days: [(String, Int64)]) -> [Draft] {
  let plan = Plan(
    fromDay: Day(text: "2026-05-04")!, kind: .reduce, baseline: 10_000,
    quitDay: Day(text: "2026-06-15")!, price: 800, packUnits: 20)
  return [SampleJournal.tracker(.cigarettes), SampleJournal.plan(plan, of: SampleJournal.smoking)]
    + days.map { SampleJournal.total($0.1, on: $0.0, of: SampleJournal.smoking) }
}

private let week: [(String, Int64)] = [
  ("2026-05-04", 10), ("2026-05-05", 12), ("2026-05-06", 5), ("2026-05-08", 3), ("2026-05-10", 4),
]

@Test("Progress compares completed known days with the start and leaves out the unknown")
func progressCompares() {
  // 5, 3 and 4 of 10 within the seven days up to the 12th: 12 of 30, so 60 % fewer.
  let sitting = Sitting(.progress, on: "2026-05-12", journal: reduction(week))
  #expect(sitting.stats["fewer than your start."] == "60\u{A0}%")
  let german = Sitting(.progress, on: "2026-05-12", language: "de", journal: reduction(week))
  #expect(german.stats["weniger als am Anfang."] == "60\u{A0}%")
}

@Test("Two known days are not enough to compare, and the page says how many there are")
func progressIsNotEnough() {
  let sitting = Sitting(
    .progress, on: "2026-05-06", journal: reduction(Array(week.prefix(2))))
  #expect(sitting.page.contains("2 of 3 days: not enough yet"))
  #expect(!sitting.page.contains("fewer than"))
}

@Test("Today's use changes no comparison, no saving and no kept day until the day is over")
func todayIsOpen() {
  let before = Sitting(.progress, on: "2026-05-12", journal: reduction(week))
  let after = Sitting(
    .progress, on: "2026-05-12", journal: reduction(week + [("2026-05-12", 40)]))
  #expect(before.stats == after.stats)
  #expect(before.chart("use-chart")?.sentence == after.chart("use-chart")?.sentence)
  #expect(before.chart("use-chart")?.sentence.contains("are over and known") == true)
  #expect(
    before.chart("curve-chart")?.points.map(\.value)
      == after.chart("curve-chart")?.points.map(\.value))
  #expect(after.chart("use-chart")?.points.last?.valueText == "40")
  #expect(before.chart("use-chart")?.points.last?.valueText == "open")
}

@Test("Eight free days and one cigarette today are nothing, not 99 %, until today is over")
func todayIsNoPercent() {
  let plan = Plan(
    fromDay: Day(text: "2026-05-04")!, kind: .stop, baseline: 10_000,
    quitDay: Day(text: "2026-05-04")!)
  let free = (4...11).map {
    SampleJournal.total(
      0, on: "2026-05-" + ($0 < 10 ? "0" : "") + "\($0)", of: SampleJournal.smoking)
  }
  let journal =
    [
      SampleJournal.tracker(.cigarettes, aim: .quit),
      SampleJournal.plan(plan, of: SampleJournal.smoking),
    ]
    + free
  let one = SampleJournal.total(1, on: "2026-05-12", of: SampleJournal.smoking)
  let sitting = Sitting(.progress, on: "2026-05-12", journal: journal + [one])
  #expect(!sitting.page.contains("99\u{A0}%"))
  #expect(sitting.page.contains("None at all on the days before today that are known."))
}

@Test("An unknown day is no bar, and a known day of none is a bar of zero")
func unknownIsNotZero() {
  let journal = reduction(week + [("2026-05-11", 0)])
  let points = Sitting(.progress, on: "2026-05-12", journal: journal).chart("use-chart")!.points
  #expect(points.map(\.value) == [5000, nil, 3000, nil, 4000, 0, nil])
  #expect(points[1].valueText == "?")
  #expect(points[5].valueText == "0")
  // The second week of six: 10 · 5/6, rounded down.
  #expect(points.map(\.target) == [10, 10, 10, 10, 10, 8, 8].map { $0 * 1000 })
}

@Test("Money is the baseline minus the use of completed known days, times the price of one")
func moneySaved() {
  let sitting = Sitting(.progress, on: "2026-05-12", journal: reduction(week))
  // 0 + 0 + 5 + 7 + 6 not used, at 0.40 each; the first two lie outside the seven days.
  #expect(sitting.stats["saved, in this period"] == "€7.20")
  #expect(sitting.stats["saved, since the first plan"] == "€7.20")
  #expect(sitting.stats["not used, since the first plan"] == "18 cigarettes")
}

@Test("Without a price there is no money, but a way to the plan")
func noPriceNoMoney() {
  let plan = Plan(fromDay: Day(text: "2026-05-04")!, kind: .notice, baseline: 10_000)
  let sitting = Sitting(
    .progress, on: "2026-05-12",
    journal: [
      SampleJournal.tracker(.cigarettes), SampleJournal.plan(plan, of: SampleJournal.smoking),
      SampleJournal.total(4, on: "2026-05-10", of: SampleJournal.smoking),
    ])
  #expect(sitting.stats["saved, in this period"] == nil)
  #expect(sitting.page.contains("the money you save stands here"))
  #expect(sitting.page.contains("#/plan"))
}

@Test("A broken run keeps the best run and the days that were kept")
func brokenRunKeepsBest() {
  var days: [(String, Int64)] = []
  for day in 4...9 { days.append(("2026-05-0\(day)", 2)) }
  days += [("2026-05-10", 30), ("2026-05-11", 1)]
  let stats = Sitting(.progress, on: "2026-05-12", journal: reduction(days)).stats
  #expect(stats["in a row within the target, up to yesterday"] == "1 day")
  #expect(stats["in a row within the target, at best"] == "6 days")
  #expect(stats["days within the target, since the first plan"] == "7 of 8")
}

@Test("Cravings that passed are counted among all that were noticed, in the period and in all")
func cravingsPassed() {
  let journal =
    reduction(week) + [
      SampleJournal.craving(1, on: "2026-05-11", outcome: .passed),
      SampleJournal.craving(2, on: "2026-05-11", outcome: .used),
      SampleJournal.craving(3, on: "2026-05-12", outcome: nil),
      SampleJournal.craving(4, on: "2026-03-01", outcome: .passed),
    ]
  let stats = Sitting(.progress, on: "2026-05-12", journal: journal).stats
  #expect(stats["cravings passed, in this period"] == "1 of 3")
  #expect(stats["cravings passed, in all"] == "2 of 4")
}

@Test("A year is shown in weeks and says so; a month in days")
func periods() {
  var days: [(String, Int64)] = []
  for offset in 0..<400 {
    days.append((Day(text: "2025-04-01")!.adding(days: offset).text, 10))
  }
  var sitting = Sitting(.progress, on: "2026-05-06", journal: reduction(days))
  #expect(sitting.press("period-30") == [])
  #expect(sitting.chart("use-chart")?.points.count == 30)
  #expect(sitting.press("period-365") == [])
  let chart = sitting.chart("use-chart")!
  #expect((52...54).contains(chart.points.count))
  #expect(chart.points.allSatisfy { $0.value == 10_000 })
  #expect(chart.sentence.contains("Each bar is a week"))
  #expect(sitting.controls.picked.contains("period-365"))
}

@Test("Every number on the page says where it comes from", arguments: ["en", "de"])
func everyNumberHasAWhy(language: String) {
  let stop = Plan(
    fromDay: Day(text: "2026-05-01")!, kind: .stop, baseline: 10_000,
    quitDay: Day(text: "2026-05-01")!, quitAt: Instant(milliseconds: 1_777_600_800_000),
    price: 800, packUnits: 20)
  let journal = [
    SampleJournal.tracker(.cigarettes), SampleJournal.plan(stop, of: SampleJournal.smoking),
    SampleJournal.craving(1, on: "2026-05-11", outcome: .passed),
  ]
  let controls = Sitting(.progress, on: "2026-05-12", language: language, journal: journal)
    .controls
  #expect(controls.stats.count > 10)
  #expect(controls.statsWithoutWhy == [])
}

@Test("A slip restarts the clock; best and total time stay, under a new plan too")
func freeTimeNeverDrops() {
  let zone = Zone.fixed(UTCOffset(minutes: 60)!)
  let noon = TimeOfDay(text: "12:00")!
  func plan(_ from: String, _ stop: String) -> Plan {
    let day = Day(text: stop)!
    return Plan(
      fromDay: Day(text: from)!, kind: .stop, baseline: 10_000, quitDay: day,
      quitAt: zone.instant(day, noon))
  }
  let slip = zone.instant(Day(text: "2026-05-09")!, noon)
  let journal = [
    SampleJournal.tracker(.cigarettes),
    SampleJournal.plan(plan("2026-05-01", "2026-05-01"), of: SampleJournal.smoking),
    SampleJournal.entry(at: slip, on: "2026-05-09", of: SampleJournal.smoking),
  ]
  let stats = Sitting(.progress, on: "2026-05-11", journal: journal).stats
  #expect(stats["without use, now"] == "2 days")
  #expect(stats["without use, at best"] == "8 days")
  #expect(stats["since you stopped, in all"] == "10 days")

  let moved =
    journal + [
      SampleJournal.plan(plan("2026-05-11", "2026-05-12"), of: SampleJournal.smoking, name: 2)
    ]
  let later = Sitting(.progress, on: "2026-05-13", journal: moved).stats
  #expect(later["without use, now"] == "1 day")
  #expect(later["without use, at best"] == "8 days")
  // Nine days and 16 hours until the new plan's day began, then the day since the new stop.
  #expect(later["since you stopped, in all"] == "10 days")
}

@Test("Each tracker has a page of its own, the first in the person's order first")
func severalTrackers() {
  let journal = [
    SampleJournal.tracker(.vape, order: 1), SampleJournal.tracker(.cigarettes, order: 0),
    SampleJournal.total(7, on: "2026-05-11", of: SampleJournal.vaping),
    SampleJournal.total(5, on: "2026-05-11", of: SampleJournal.smoking),
  ]
  var sitting = Sitting(.progress, on: "2026-05-12", journal: journal)
  #expect(sitting.controls.picked.contains("tracker-cigarettes"))
  #expect(sitting.page.contains("5 cigarettes on 1 day"))
  #expect(sitting.press("tracker-vape") == [])
  #expect(sitting.page.contains("7 puffs on 1 day"))
}

@Test("An empty journal says what will stand here and leads to Today", arguments: ["en", "de"])
func emptyProgress(language: String) {
  var sitting = Sitting(
    .progress, on: "2026-05-12", language: language, journal: [SampleJournal.tracker(.vape)])
  #expect(sitting.page.contains(language == "en" ? "will stand here" : "Hier steht bald"))
  #expect(sitting.stats.isEmpty)
  #expect(sitting.press("to-today") == [.go(.today)])
}

@Test("The picture of the plan marks today and ends at zero")
func planCurve() {
  let chart = Sitting(.progress, on: "2026-05-12", journal: reduction(week)).chart("curve-chart")!
  #expect(chart.points.count == 7)
  #expect(chart.points[1].label == "today")
  #expect(chart.points.last?.target == 0)
  #expect(chart.points[0].value == 6800)
  #expect(chart.points[2].value == nil)
}

@Test("Progress is cards of one sentence and one number, and all behind them opens")
func progressIsHighlights() {
  let journal =
    reduction(week) + [SampleJournal.craving(1, on: "2026-05-11", outcome: .passed)]
  let highlights = Sitting(.progress, on: "2026-05-12", journal: journal).controls.highlights
  #expect(
    highlights.map { $0.key } == [
      "progress-plan", "progress-use", "progress-days", "streaks", "progress-cravings",
      "progress-amounts", "progress-life",
    ])
  #expect(highlights.allSatisfy { !$0.body.isEmpty || $0.why != nil })
  #expect(highlights[0].value == "8" && highlights[0].unit == "cigarettes")
  #expect(highlights[0].sentence == "at most today, none from 15 June 2026 on.")
}

@Test("What is all zero is no picture, and a single point is no line")
func progressHidesEmptyPictures() {
  func free(_ days: Int) -> [Draft] {
    let plan = Plan(
      fromDay: Day(text: "2026-05-04")!, kind: .stop, baseline: 10_000,
      quitDay: Day(text: "2026-05-04")!)
    return [
      SampleJournal.tracker(.cigarettes, aim: .quit),
      SampleJournal.plan(plan, of: SampleJournal.smoking),
    ]
      + (4..<(4 + days)).map {
        SampleJournal.total(0, on: "2026-05-0\($0)", of: SampleJournal.smoking)
      }
  }
  let zero = Sitting(.progress, on: "2026-05-09", journal: free(5))
  #expect(zero.chart("use-chart") == nil)
  #expect(zero.page.contains("None at all on the days before today that are known."))
  let one = Sitting(
    .progress, on: "2026-05-12",
    journal: [
      SampleJournal.tracker(.cigarettes),
      SampleJournal.total(5, on: "2026-05-11", of: SampleJournal.smoking),
    ])
  #expect(one.chart("use-chart") != nil)
  #expect(!one.page.contains("class=\"spark\""))
  #expect(Sitting(.progress, on: "2026-05-12", journal: reduction(week)).page.contains("spark"))
}
