// Days that do not count protect everything, and nothing calls them kept.

import Engine
import Testing

private let first = Day(text: "2026-01-05")!

private func day(_ offset: Int) -> Day { first.adding(days: offset) }

struct ExcuseTests {
  @Test("One excuse protects a streak, a plan and days without use alike")
  func protects() {
    var journal = StreakJournal([.mode(.yesNo), .since(first)])
    for offset in [0, 1, 2, 6, 7] { journal.add(on: day(offset)) }
    #expect(journal.streak(today: day(7)).current == 2)
    journal.excuse(day(3), day(5))
    #expect(journal.streak(today: day(7)).current == 5)
    #expect(journal.overview.excusedDays(today: day(7)) == [day(3)...day(5)])
  }

  @Test("An open excuse goes on through today, also today itself")
  func open() {
    var journal = StreakJournal([.mode(.yesNo), .since(first)])
    journal.add(on: day(0))
    journal.excuse(day(1), nil)
    #expect(DayMark.letters(journal.marks(today: day(20))).hasSuffix("eee"))
    #expect(journal.streak(today: day(20)).current == 1)
    #expect(journal.overview.excuse(on: day(20), today: day(20))?.reason == .sick)
    #expect(journal.overview.excuse(on: day(0), today: day(20)) == nil)
  }

  @Test("What nobody ended ends after a year, and the day after it counts again")
  func forgotten() {
    var journal = StreakJournal([.mode(.yesNo), .since(first)])
    journal.excuse(first, nil)
    let marks = journal.marks(today: day(400))
    #expect(marks[Excuse.longestDays - 1] == .excused)
    #expect(marks[Excuse.longestDays] == .empty)
  }

  @Test("Excuses may overlap, and the one that began last names the day")
  func overlap() {
    var journal = StreakJournal([.mode(.yesNo), .since(first)])
    journal.excuse(day(0), day(9), reason: "holiday")
    journal.excuse(day(4), day(6), reason: "sick")
    #expect(DayMark.letters(journal.marks(today: day(10))) == "eeeeeeeeee?")
    #expect(journal.overview.excuse(on: day(5), today: day(10))?.reason == .sick)
    #expect(journal.overview.excuse(on: day(8), today: day(10))?.reason == .holiday)
  }

  @Test("Milestones of kept and of free days go on over excused days and do not count them")
  func milestones() {
    let plan = Plan(fromDay: first, kind: .stop, quitDay: first)
    let excused = [day(3)...day(9)]
    let records = DayRecord.all(
      from: first, through: day(12), plans: PlanHistory([plan]),
      use: UseHistory([UseRecord(day: day(5), amount: 4000)]), excused: excused, today: day(12))
    let runs = UseRuns(records, today: day(12))
    #expect(runs.currentFree == 5)
    #expect(runs.currentKept == 5)
    #expect(runs.freeDays == 5)
    #expect(records[4].outcome == .excused)
    #expect(records[4].isExcused)
    #expect(!records[12].isExcused)
  }
}
