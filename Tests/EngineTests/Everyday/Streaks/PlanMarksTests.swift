// Days under a target and days without use as streaks of their own.

import Engine
import Testing

private let start = Day(text: "2026-03-01")!

private func day(_ offset: Int) -> Day { start.adding(days: offset) }

private func records(
  _ plan: Plan, _ amounts: [Int: Int64], today: Int, excused: [ClosedRange<Day>] = []
) -> [DayRecord] {
  let use = UseHistory(amounts.map { UseRecord(day: day($0.key), amount: $0.value) })
  return DayRecord.all(
    from: start, through: day(today), plans: PlanHistory([plan]), use: use, excused: excused,
    today: day(today))
}

private let stop = Plan(fromDay: start, kind: .stop, quitDay: start)

struct PlanMarksTests {
  @Test("On a stop a slip ends the run whatever the rule, and best and total stay")
  func stopIsStrict() {
    let records = records(stop, [9: 1000], today: 14)
    let marks = TrackerMarks(kept: records)!
    #expect(DayMark.letters(marks.marks) == "GGGGGGGGGbGGGG?")
    for rule in [StreakRule.forgiving, .strict] {
      let streak = Streak(marks, rule)
      #expect(streak.current == 4)
      #expect(streak.best == 9)
      #expect(streak.total == 13)
    }
  }

  @Test("Over a target of some, grace can mend the day")
  func reduction() {
    let amounts: [Int: Int64] = [
      0: 1000, 1: 1000, 2: 0, 3: 0, 4: 0, 5: 1000, 6: 1000, 7: 90_000, 8: 1000,
    ]
    let marks = TrackerMarks(kept: records(PlanMarksTests.plan, amounts, today: 9))!
    #expect(DayMark.letters(marks.marks) == "GGGGGGGnG?")
    #expect(Streak(marks, .forgiving).current == 9)
    #expect(Streak(marks, .strict).current == 1)
    #expect(Streak(marks, .strict).best == 7)
  }

  @Test("Above its target today is decided: the run ends today, unless a grace day mends it")
  func aboveToday() {
    var amounts: [Int: Int64] = [:]
    for offset in 0..<7 { amounts[offset] = 1000 }
    let target = Int64(PlanMarksTests.plan.target(on: day(7))!) * Entry.unit
    let within = records(PlanMarksTests.plan, amounts.merging([7: target]) { $1 }, today: 7)
    #expect(DayMark.letters(TrackerMarks(kept: within)!.marks) == "GGGGGGG?")
    let above = records(PlanMarksTests.plan, amounts.merging([7: target + 1]) { $1 }, today: 7)
    let marks = TrackerMarks(kept: above)!
    #expect(DayMark.letters(marks.marks) == "GGGGGGGn")
    let strict = Streak(marks, .strict)
    #expect(strict.current == 0 && strict.best == 7 && strict.total == 7)
    #expect(Streak(marks, .forgiving).current == 8)
    let slip = records(stop, [5: 1], today: 5)
    #expect(DayMark.letters(TrackerMarks(kept: slip)!.marks) == "GGGGGb")
    let excused = records(stop, [5: 1], today: 5, excused: [day(5)...day(5)])
    #expect(DayMark.letters(TrackerMarks(kept: excused)!.marks) == "GGGGG?")
  }

  private static let plan = Plan(
    fromDay: start, kind: .reduce, baseline: 20_000, quitDay: start.adding(days: 140))

  @Test("Days without use are counted beside days under the target, and the unknown are not")
  func free() {
    let records = records(
      PlanMarksTests.plan, [0: 0, 1: 0, 2: 1000, 3: 0, 5: 0, 6: 0], today: 7)
    let marks = TrackerMarks(free: records, today: day(7))!
    #expect(DayMark.letters(marks.marks) == "GGbGxGG?")
    let streak = Streak(marks, .strict)
    #expect(streak.current == 2)
    #expect(streak.total == 5)
  }

  @Test("Excused days are called so in both, whatever was used")
  func excused() {
    let records = records(stop, [4: 5000], today: 8, excused: [day(3)...day(5)])
    #expect(DayMark.letters(TrackerMarks(kept: records)!.marks) == "GGGeeeGG?")
    let free = TrackerMarks(free: records, today: day(8))!
    #expect(DayMark.letters(free.marks) == "GGGeeeGG?")
    #expect(Streak(free, .strict).current == 5)
    #expect(Streak(free, .strict).total == 5)
  }

  @Test("The streaks and the runs of use are the same numbers, for any history")
  func agree() {
    var bits = SeededBits(seed: 12)
    for round in 0..<2000 {
      var amounts: [Int: Int64] = [:]
      for offset in 0...40 where bits.next() % 4 != 0 {
        amounts[offset] = [0, 0, 1000, 25_000][Int(bits.next() % 4)]
      }
      let excused = bits.next() % 2 == 0 ? [] : [day(Int(bits.next() % 30))...day(32)]
      let plan = round % 2 == 0 ? stop : PlanMarksTests.plan
      let records = records(plan, amounts, today: 40, excused: excused)
      let runs = UseRuns(records, today: day(40))
      let kept = Streak(TrackerMarks(kept: records)!, .strict)
      let free = Streak(TrackerMarks(free: records, today: day(40))!, .strict)
      let place: Comment = "seed 12, round \(round)"
      // The runs are told up to yesterday; the streak knows when today has decided itself.
      let isOver = records.last?.isPastTarget == true
      #expect(kept.current == (isOver ? 0 : runs.currentKept), place)
      #expect(kept.best == runs.bestKept, place)
      #expect(free.current == runs.currentFree && free.best == runs.bestFree, place)
      #expect(free.total == runs.freeDays, place)
    }
  }

  @Test("Nothing planned and nothing recorded is no streak at all")
  func nothing() {
    #expect(TrackerMarks(kept: []) == nil)
    #expect(TrackerMarks(free: [], today: start) == nil)
  }
}
