// What a day is for each mode, each schedule and under an excuse.

import Engine
import Testing

private let monday = Day(text: "2026-03-02")!

private func day(_ offset: Int) -> Day { monday.adding(days: offset) }

private func schedule(_ kind: String, _ number: Int64) -> [Field] {
  [
    Field("schedule", .text(kind)), Field("scheduleNumber", .int(number)),
    Field("scheduleFrom", .int(Int64(monday.number))),
  ]
}

/// The marks of a yes/no tracker since Monday, done on some days.
private func marks(
  _ fields: [Field], done: [Int], today: Int, excused: ClosedRange<Int>? = nil
) -> String {
  var journal = StreakJournal([.mode(.yesNo), .since(monday)] + fields)
  for offset in done { journal.add(on: day(offset)) }
  if let excused { journal.excuse(day(excused.lowerBound), day(excused.upperBound)) }
  return DayMark.letters(journal.marks(today: day(today)))
}

struct TrackerMarksTests {
  @Test("Leaving out begins on the day after it was begun, and a day without an entry is good")
  func avoidance() {
    var journal = StreakJournal([.mode(.avoidance), Field("aim", .text("quit")), .since(monday)])
    #expect(journal.streak(today: day(0)).current == 0)
    #expect(journal.marks(today: day(0)).isEmpty)
    #expect(DayMark.letters(journal.marks(today: day(3))) == "GG?", "today is not over")
    #expect(journal.streak(today: day(3)).current == 2)
    journal.add(on: day(1))
    #expect(journal.streak(today: day(1)).current == 0)
    #expect(journal.streak(today: day(4)).current == 2)
    #expect(journal.streak(today: day(4)).total == 2)
  }

  @Test("Use before leaving out was begun is not counted against it")
  func avoidanceBefore() {
    var journal = StreakJournal([.mode(.avoidance), Field("aim", .text("quit")), .since(monday)])
    journal.add(on: day(-5))
    journal.add(on: day(0))
    #expect(DayMark.letters(journal.marks(today: day(3))) == "GG?")
  }

  @Test("Yes is yes once, however often it is pressed")
  func yesTwice() {
    var journal = StreakJournal([.mode(.yesNo), .since(monday)])
    journal.add(on: day(0))
    let once = journal.streak(today: day(0))
    journal.add(on: day(0))
    #expect(journal.streak(today: day(0)) == once)
    #expect(once.current == 1)
  }

  @Test(
    "A counter reaches its goal with the sum of the day",
    arguments: [
      ([3, 5], "G"), ([3, 4], "?"), ([8], "G"), ([9], "G"), ([7, 1, -1], "?"), ([], "?"),
    ])
  func goal(_ units: [Int64], _ mark: String) {
    var journal = StreakJournal([.mode(.counter), .since(monday), Field("target", .int(8000))])
    var sum: Int64 = 0
    for unit in units { sum += unit }
    if !units.isEmpty { journal.add(on: day(0), amount: sum * 1000) }
    #expect(DayMark.letters(journal.marks(today: day(0))) == mark)
  }

  @Test("Without a goal any entry is enough, in every mode that only asks for one")
  func anyEntry() {
    for mode in [TrackerMode.counter, .yesNo, .awareness, .feelings, .gratitude] {
      var journal = StreakJournal([.mode(mode), .since(monday)])
      journal.add(on: day(0))
      #expect(DayMark.letters(journal.marks(today: day(2))) == "Gx?", "\(mode)")
    }
  }

  @Test("A level says what the day was, the latest of the day, and one that is gone says nothing")
  func levels() {
    var journal = StreakJournal(Field.alcohol + [.since(monday)])
    journal.add(on: day(0), level: 0)
    journal.add(on: day(1), level: 1)
    journal.add(on: day(2), level: 2)
    journal.add(on: day(3), level: 4)
    #expect(DayMark.letters(journal.marks(today: day(5))) == "Gnn-x?")
  }

  @Test("What is done before it was begun counts as well, and makes a gap visible")
  func backfilled() {
    var journal = StreakJournal([.mode(.yesNo), .since(monday)])
    journal.add(on: day(-3))
    journal.add(on: day(0))
    #expect(DayMark.letters(journal.marks(today: day(0))) == "GxxG")
  }

  @Test("On days on which it is not due, nothing is built and nothing breaks")
  func weekdays() {
    // Monday, Wednesday, Friday.
    #expect(marks(schedule("weekdays", 0b10101), done: [0, 1, 2], today: 7) == "G-G-x--?")
    #expect(marks(schedule("interval", 3), done: [0, 1, 6], today: 9) == "G--x--G--?")
  }

  @Test(
    "So many times a week: a day may go by while the number can still be reached",
    arguments: [
      (3, [0, 1, 2], 6, "GGG---?"), (3, [0, 1, 2], 13, "GGG--------xx?"),
      (3, [4, 5, 6], 6, "----GGG"), (3, [5, 6], 6, "----xGG"), (3, [], 6, "----xx?"),
      (3, [], 7, "----xxx?"), (1, [6], 7, "------G?"), (6, [0, 2, 4], 6, "G-GxGx?"),
    ])
  func timesPerWeek(_ times: Int64, _ done: [Int], _ today: Int, _ expected: String) {
    #expect(marks(schedule("perWeek", times), done: done, today: today) == expected)
  }

  @Test("In a finished week as many days are missed as times are missing, never more")
  func missingTimes() {
    for pattern in 0..<128 {
      let done = (0..<7).filter { pattern >> $0 & 1 == 1 }
      for times in 1...6 {
        let letters = marks(schedule("perWeek", Int64(times)), done: done, today: 7)
        #expect(letters.filter { $0 == "x" }.count == max(0, times - done.count), "\(pattern)")
      }
    }
  }

  @Test("Excused days take their share of the week's number along")
  func excusedWeek() {
    let five = schedule("perWeek", 5)
    #expect(marks(five, done: [0, 1, 2], today: 7, excused: 3...4) == "GGGee--?")
    #expect(marks(five, done: [0, 1], today: 7, excused: 3...4) == "GG-ee-x?")
  }

  @Test("An excuse goes before what was done, and it is never called good")
  func excused() {
    #expect(marks([], done: [0, 1, 2], today: 4, excused: 1...2) == "Geex?")
    #expect(marks([], done: [0], today: 2, excused: 1...2) == "Gee")
  }

  @Test("A schedule of a later version judges no day")
  func unknownSchedule() {
    #expect(marks([Field("schedule", .text("moon"))], done: [0], today: 2) == "---")
  }

  @Test("A tracker from another device's tomorrow is not judged yet")
  func future() {
    let journal = StreakJournal([.mode(.yesNo), .since(day(3))])
    #expect(journal.marks(today: day(0)).isEmpty)
  }

  @Test("Entries of days to come wait for their day")
  func entriesToCome() {
    var journal = StreakJournal([.mode(.yesNo), .since(monday)])
    journal.add(on: day(5))
    #expect(DayMark.letters(journal.marks(today: day(1))) == "x?")
    #expect(DayMark.letters(journal.marks(today: day(5))) == "xxxxxG")
  }

  @Test("A plan's tracker has no marks of its own")
  func plans() {
    var journal = StreakJournal([
      Field("aim", .text("quit")), Field("substance", .text("cigarettes")),
    ])
    journal.add(on: monday)
    #expect(journal.overview.marks(of: journal.tracker, today: day(3)) == nil)
  }
}
