// What other apps got wrong about streaks and days, each as the thing that a person saw.

import Engine
import Testing

private let first = Day(text: "2026-01-05")!

private func day(_ offset: Int) -> Day { first.adding(days: offset) }

private func yesNo(_ days: [Int], _ fields: [Field] = []) -> StreakJournal {
  var journal = StreakJournal([.mode(.yesNo), .since(first), .forgiving] + fields)
  for offset in days { journal.add(on: day(offset)) }
  return journal
}

@Suite("What went wrong elsewhere") struct StreakPhenomenaTests {
  @Test("A streak of nothing although the days are green (D1)")
  func greenDays() {
    // Counted backwards, the gap on day 7 would be met with no grace in hand.
    let journal = yesNo(Array(0..<7) + Array(8..<12))
    #expect(journal.streak(today: day(11)).current == 12)
  }

  @Test("Every entry counted, even a wild one (D2)")
  func wildCounts() {
    var journal = StreakJournal(Field.alcohol + [.since(first)])
    for offset in 0..<3 { journal.add(on: day(offset), level: 2) }
    #expect(journal.streak(today: day(3)).total == 0)
    #expect(journal.streak(today: day(3)).current == 0)
  }

  @Test("Grace days vanish, or cannot be earned again (D3)")
  func graceAgain() {
    // Three earned, three spent, and at 28 days the next one.
    let journal = yesNo(Array(0..<21) + Array(24..<31))
    #expect(journal.streak(today: day(30)).current == 31)
    #expect(journal.streak(today: day(30)).graceOnHand == 1)
  }

  @Test(
    "A streak of 56 days is shown as 30, and one of ten years as 90 (D4)", arguments: [56, 3650])
  func longStreak(_ length: Int) {
    let journal = yesNo(Array(0..<length), [Field("canHeal", .bool(false))])
    #expect(journal.streak(today: day(length - 1)).current == length)
  }

  @Test("Gaps are ignored (D5)")
  func gaps() {
    let journal = yesNo([0, 1, 2, 30, 31])
    #expect(journal.streak(today: day(31)).current == 2)
    #expect(journal.streak(today: day(31)).best == 3)
  }

  @Test("Today breaks the streak before it is over (D6)")
  func todayIsOpen() {
    let journal = yesNo(Array(0..<5))
    #expect(journal.streak(today: day(5)) == journal.streak(today: day(4)))
    #expect(journal.streak(today: day(6)).current == 0)
  }

  @Test("Today, or the last day of the month, is missing (D7)")
  func lastOfMonth() {
    let last = Day(text: "2026-01-31")!
    let journal = yesNo(Array(0...last.days(since: first)))
    let marks = journal.overview.marks(of: journal.tracker, today: last)!
    #expect(marks.last == last)
    #expect(marks.mark(on: last) == .good)
    #expect(journal.streak(today: last).bestThrough == last)
  }

  @Test("Calendar and streak disagree (D8)")
  func oneSource() {
    var journal = yesNo([0, 1, 3, 4, 5])
    journal.excuse(day(2), day(2))
    let marks = journal.overview.marks(of: journal.tracker, today: day(5))!
    let green = (0...5).filter { marks.mark(on: day($0)) == .good }.count
    #expect(green == 5)
    #expect(Streak(marks, .strict).current == green)
    #expect(marks.mark(on: day(6)) == nil)
    #expect(marks.mark(on: day(-1)) == nil)
  }

  @Test("At nine in the morning yesterday, still open until 18:00, counts as a gap (D15)")
  func openYesterday() {
    var journal = StreakJournal(Field.alcohol + [.since(first), Field("canHeal", .bool(false))])
    let boundary = DayBoundary(cutoffHour: 18)!
    for offset in 0..<5 { journal.add(on: day(offset), level: 0) }
    let morning = UTCOffset.utc.instant(day(6), TimeOfDay(minutes: 9 * 60)!)
    let today = boundary.day(of: morning, offset: .utc)
    #expect(today == day(5))
    #expect(journal.streak(today: today).current == 5)
    let evening = UTCOffset.utc.instant(day(6), TimeOfDay(minutes: 18 * 60)!)
    #expect(journal.streak(today: boundary.day(of: evening, offset: .utc)).current == 0)
  }

  @Test("Leaving something out never starts, because nothing was ever logged (D16)")
  func neverStarts() {
    let journal = StreakJournal([.mode(.avoidance), Field("aim", .text("quit")), .since(first)])
    #expect(journal.streak(today: day(3)).current == 2)
  }

  @Test(
    "A day too early or too late breaks the streak east of UTC (D17)",
    arguments: ["Pacific/Auckland", "Asia/Kolkata", "America/New_York", "Pacific/Apia"])
  func eastOfUTC(_ name: String) {
    let zone = AwkwardZone.named(name).zone
    var journal = StreakJournal([.mode(.yesNo), .since(first)])
    for offset in 0..<20 {
      let minutes = offset % 2 == 0 ? 5 : 23 * 60 + 55
      let moment = zone.instant(day(offset), TimeOfDay(minutes: minutes)!)
      journal.add(at: moment, offset: zone.offset(moment), boundary: .midnight)
    }
    #expect(journal.streak(today: day(19)).current == 20)
  }

  @Test("A flight over half the globe moves old days (D17)")
  func travelling() {
    var journal = StreakJournal([.mode(.yesNo), .since(first)])
    let offsets = [780, -600, 330, 60, -300, 840, 0]
    for (place, minutes) in offsets.enumerated() {
      let offset = UTCOffset(minutes: minutes)!
      let noon = offset.instant(day(place), TimeOfDay(minutes: 720)!)
      journal.add(at: noon, offset: offset, boundary: .standard)
    }
    #expect(journal.overview.use(of: journal.id).days == (0..<7).map { day($0) })
    #expect(journal.streak(today: day(6)).current == 7)
  }

  @Test("A new start of the day moves days that are past")
  func newBoundary() {
    var journal = StreakJournal([.mode(.yesNo), .since(first)])
    for offset in 0..<6 {
      let late = UTCOffset.utc.instant(day(offset + 1), TimeOfDay(minutes: 90)!)
      journal.add(at: late, offset: .utc, boundary: .standard)
    }
    let before = journal.marks(today: day(5))
    journal.change([Field("cutoffHour", .int(0))])
    #expect(journal.tracker.dayBoundary == .midnight)
    #expect(journal.marks(today: day(5)) == before)
    journal.change([Field("cutoffHour", .int(18))])
    #expect(journal.marks(today: day(5)) == before)
    #expect(journal.streak(today: day(5)).current == 6)
  }

  @Test("The streak grows several times a day (D21)")
  func growsTwice() {
    let journal = yesNo([0, 1, 1, 1, 1])
    #expect(journal.streak(today: day(1)).current == 2)
    #expect(journal.streak(today: day(1)).total == 2)
  }

  @Test("The average of somebody new is divided by thirty (D20)")
  func newAverage() {
    var journal = StreakJournal([Field("aim", .text("reduce")), Field("name", .text("Chips"))])
    for offset in 0..<3 { journal.add(on: day(offset), amount: 10_000) }
    let use = journal.overview.use(of: journal.id).history
    #expect(use.dailyAverage(today: day(3)) == 10_000)
    #expect(use.dailyAverage(today: day(0)) == 10_000)
  }

  @Test("The count of a week survives into the next, or begins anew within it (D22)")
  func weekCount() {
    let schedule = Schedule.timesPerWeek(3).fields
    let journal = yesNo([0, 1, 2, 7, 8], schedule + [Field("canHeal", .bool(false))])
    // The second week still wants its third time on Sunday, and only then.
    #expect(journal.streak(today: day(13)).current == 5)
    #expect(journal.streak(today: day(14)).current == 0)
    #expect(journal.marks(today: day(14))[13] == .empty)
  }

  @Test("A day that is filled in later does not come into the streak")
  func filledIn() {
    var journal = yesNo([0, 1, 3, 4], [Field("canHeal", .bool(false))])
    #expect(journal.streak(today: day(4)).current == 2)
    journal.add(on: day(2))
    #expect(journal.streak(today: day(4)).current == 5)
  }
}
