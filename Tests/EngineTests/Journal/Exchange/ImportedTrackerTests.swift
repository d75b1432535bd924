// What becomes of trackers of other apps: schedules, modes, and days that do not count.

import Engine
import Testing

struct ImportedTrackerTests {
  private func schedule(_ times: Int64?, _ days: Int64?) -> Schedule? {
    var habit = LoopHabit(id: 1, name: "Run")
    habit.times = times
    habit.days = days
    let imported = LoopDatabase.read(
      [habit], [LoopRepetition(habit: 1, timestamp: 1_456_704_000_000)])
    return imported.tracker("Run")?.schedule
  }

  @Test("A frequency becomes the nearest schedule that never asks for more")
  func schedules() {
    let from = Day(text: "2016-02-29")!
    #expect(schedule(1, 1) == .everyDay)
    #expect(schedule(7, 7) == .everyDay)
    #expect(schedule(nil, nil) == .everyDay)
    #expect(schedule(0, 0) == .everyDay)
    #expect(schedule(-1, 7) == .everyDay)
    #expect(schedule(3, 7) == .timesPerWeek(3))
    #expect(schedule(1, 7) == .timesPerWeek(1))
    #expect(schedule(1, 5) == .everyDays(5, from: from))
    #expect(schedule(1, 30) == .everyDays(30, from: from))
    #expect(schedule(1, 1000) == .everyDays(365, from: from))
    #expect(schedule(2, 3) == .timesPerWeek(4))
    #expect(schedule(10, 30) == .timesPerWeek(2))
    #expect(schedule(29, 30) == .timesPerWeek(6))
    #expect(schedule(2, 30) == .everyDays(15, from: from))
    #expect(schedule(.max, .max) == .everyDay)
    #expect(schedule(2, .max) == .everyDay)
  }

  @Test("A skipped day is known as skipped, holds no amount and is no recorded day")
  func skipped() throws {
    let imported = try LoopTable.read(
      utf8("Date,Run,\n2015-01-12,YES_MANUAL,\n2015-01-11,SKIP,\n2015-01-10,YES_MANUAL,\n"))
    let overview = imported.overview
    let use = overview.use(of: overview.trackers[0].id)
    let skip = Day(text: "2015-01-11")!
    #expect(use.isSkipped(on: skip))
    #expect(use.amount(on: skip) == nil)
    #expect(use.days.map { $0.text } == ["2015-01-10", "2015-01-12"])
    #expect(!use.isSkipped(on: Day(text: "2015-01-10")!))
    #expect(!use.isSkipped(on: Day(text: "2015-01-13")!))
    #expect(imported.entries(of: "Run").map { $0.isSkipped } == [false, true, false])
    let table = String(decoding: EntriesTable.csv(records(imported.drafts)), as: UTF8.self)
    #expect(table.contains("skip,Run,2015-01-11,,,,"))
  }

  @Test(
    "A skipped day neither breaks the run of its tracker nor lengthens it; a day of no does break")
  func run() throws {
    func streak(_ middle: String) throws -> Streak {
      let imported = try LoopTable.read(
        utf8(
          "Date,Run,Other,\n2015-01-13,YES_MANUAL,NO,\n2015-01-12,YES_MANUAL,YES_MANUAL,\n"
            + "2015-01-11,\(middle),YES_MANUAL,\n2015-01-10,YES_MANUAL,YES_MANUAL,\n"))
      let overview = imported.overview
      let run = overview.trackers[0]
      let marks = try #require(overview.marks(of: run, today: Day(text: "2015-01-13")!))
      #expect(marks.mark(on: Day(text: "2015-01-11")!) == (middle == "SKIP" ? .excused : .empty))
      let other = try #require(
        overview.marks(of: overview.trackers[1], today: Day(text: "2015-01-13")!))
      #expect(other.mark(on: Day(text: "2015-01-11")!) == .good)
      return Streak(marks, run.streakRule)
    }
    #expect(try streak("SKIP").current == 3)
    #expect(try streak("NO").current == 2)
  }

  @Test("What was done on a day that had been skipped counts")
  func skippedThenDone() throws {
    let imported = try LoopTable.read(utf8("Date,Run,\n2015-01-11,SKIP,\n2015-01-10,YES_MANUAL,\n"))
    let tracker = imported.trackers[0].id
    let own = Draft.create(
      Identifier(kind: "own", "1"), kind: Entry.kind,
      [
        Field("amount", .int(1000)), Field("day", .int(Int64(Day(text: "2015-01-11")!.number))),
        Field("tracker", .text(tracker.text)),
      ])
    let overview = Overview(records(imported.drafts + [own]))
    let marks = overview.marks(of: overview.trackers[0], today: Day(text: "2015-01-12")!)
    #expect(marks?.mark(on: Day(text: "2015-01-11")!) == .good)
  }

  @Test("Skipped days come in any order, each once")
  func skippedOrder() throws {
    let days = [5, 1, 9, 3, 7, 3]
    let imported = LoopDatabase.read(
      [LoopHabit(id: 1, name: "Run")],
      days.map { LoopRepetition(habit: 1, timestamp: Int64($0) * 86_400_000, value: 3) })
    let use = imported.overview.use(of: imported.trackers[0].id)
    let skipped = (0..<12).filter { use.isSkipped(on: Day(number: $0)) }
    #expect(skipped == [1, 3, 5, 7, 9])
    #expect(imported.skips[.repeated] == 1)
  }

  @Test("Yes or no, measured with a goal, measured with a limit")
  func loopModes() {
    var steps = LoopHabit(id: 2, name: "Steps")
    steps.type = 1
    steps.target = 8000
    var coffee = LoopHabit(id: 3, name: "Coffee")
    coffee.type = 1
    coffee.targetType = 1
    coffee.target = 2.5
    let imported = LoopDatabase.read([LoopHabit(id: 1, name: "Run"), steps, coffee], [])
    #expect(imported.tracker("Run")?.mode == .yesNo)
    #expect(imported.tracker("Steps")?.mode == .counter)
    #expect(imported.tracker("Steps")?.goal == 8_000_000)
    #expect(imported.tracker("Coffee")?.mode == .awareness)
    #expect(imported.tracker("Coffee")?.side == .saboteur)
  }

  @Test("Two files become one import, and what both know comes once")
  func added() throws {
    let one = utf8("HabitName,CalendarDate,Value\nRun,2016-02-29,1\nRead,2016-02-29,1\n")
    let two = utf8("HabitName,CalendarDate,Value\nRead,2016-03-01,1\nRun,2016-02-29,1\n")
    guard case .ready(let imported) = try ImportRecognition.read([one, two], zone: .testBerlin)
    else { return #expect(Bool(false), "not recognised") }
    #expect(imported.trackers.map { $0.name } == ["Run", "Read"])
    #expect(imported.entries(of: "Read").map { $0.day.text } == ["2016-02-29", "2016-03-01"])
    #expect(imported.skips[.repeated] == 1)
  }
}
