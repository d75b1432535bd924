// The databases of Loop, Tickmate and Rewire, small ones that lie among the files for fuzzing.

import Engine
import Foundation
import Testing

struct DatabaseImportTests {
  private func file(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Fuzz/Corpus/imports")
    return Array(try Data(contentsOf: folder.appending(path: name)))
  }

  private func imported(_ name: String) throws -> Imported {
    guard
      case .ready(let imported) = try ImportRecognition.read([try file(name)], zone: .testBerlin)
    else { throw ImportProblem(.unknownKind, line: 1) }
    return imported
  }

  @Test("Loop's database comes in with its reminder; colours are said to stay behind")
  func loop() throws {
    let imported = try imported("loop.db")
    #expect(imported.trackers.map { $0.name } == ["Run"])
    #expect(imported.trackers[0].remindAt == TimeOfDay(minutes: 510))
    #expect(imported.entries.map { $0.day.text } == ["2016-02-29"])
    #expect(imported.unplaced == [.colours])
  }

  @Test("Weekdays of Loop's reminders are said to stay behind, and only where there are some")
  func loopReminderDays() throws {
    let imported = try imported("loopdays.db")
    #expect(imported.trackers[0].remindAt == TimeOfDay(minutes: 510))
    #expect(imported.unplaced == [.reminderDays])
  }

  @Test("Tickmate's months count from 0, and two ticks of a day are two entries")
  func tickmate() throws {
    let imported = try imported("tickmate.db")
    #expect(imported.trackers.map { $0.name } == ["Water", "Run"])
    #expect(imported.trackers.map { $0.mode } == [.counter, .yesNo])
    #expect(imported.trackers.map { $0.isArchived } == [false, true])
    #expect(imported.entries.map { $0.day.text } == ["2026-03-09", "2026-03-09", "2026-02-28"])
    #expect(imported.entries.map { $0.at != nil } == [true, true, false])
    #expect(imported.trackers.map { $0.group } == ["Health", ""])
    #expect(imported.unplaced.isEmpty, "a colour of 0 is the usual one")
    #expect(imported.skipped == 0)
  }

  @Test("Rewire's days come in as done or not, with schedule and reminder")
  func rewire() throws {
    let imported = try imported("rewire.db")
    #expect(imported.trackers.map { $0.name } == ["Read", "Swim", "Call"])
    #expect(imported.trackers.map { $0.timesPerPeriod } == [3, 1, 2])
    #expect(imported.trackers.map { $0.daysPerPeriod } == [7, 3, 31])
    #expect(imported.trackers[0].remindAt == TimeOfDay(minutes: 510))
    #expect(imported.trackers[1].remindAt == nil, "0 stands for no reminder")
    #expect(imported.entries.map { $0.day.text } == ["2026-03-09", "2026-03-11"])
    #expect(imported.skips[.nothing] == 1, "a day that was not done is no entry")
    #expect(imported.unplaced == [.reminderDays, .weekdays], "of Read, both stay behind")
  }

  @Test("An order beyond all bounds is no reason to fail")
  func order() throws {
    for position in [Int64.max, .min, -1] {
      var habit = LoopHabit(id: 1, name: "Run")
      habit.position = position
      let repetition = LoopRepetition(habit: 1, timestamp: 1_456_704_000_000)
      let imported = LoopDatabase.read([habit], [repetition])
      #expect(imported.drafts.count == 2)
    }
  }

  @Test("A database of another app is refused and named as such")
  func unknown() throws {
    var bytes = try file("rewire.db")
    // Without the table of check-ins it is nobody's.
    let name = Array("CHECKINS".utf8)
    for place in bytes.indices.dropLast(name.count)
    where Array(bytes[place..<place + name.count]) == name { bytes[place] = UInt8(ascii: "x") }
    #expect(throws: ImportProblem(.database, line: 1)) {
      try ImportRecognition.read([bytes], zone: .testBerlin)
    }
  }

  @Test("Rows that cannot be read stop a file, or are left out and named where that is wanted")
  func lenient() throws {
    let text = utf8(
      "HabitName,CalendarDate,Value\nRun,2016-02-30,1\nRun,2016-03-01,1\nRun,2016-03-02\n"
        + "Run,2016-03-03,lots\n")
    #expect(throws: ImportProblem(.date, line: 2)) {
      try ImportRecognition.read([text], zone: .testBerlin)
    }
    guard
      case .ready(let imported) = try ImportRecognition.read(
        [text], zone: .testBerlin, rows: .lenient)
    else {
      Issue.record("not recognised")
      return
    }
    #expect(imported.entries.map { $0.day.text } == ["2016-03-01"])
    #expect(imported.skips[.unreadable] == 3)
    #expect(imported.problems.map { $0.line } == [2, 4, 5])
    #expect(imported.problems.map { $0.kind } == [.date, .fieldCount, .value])
  }

  @Test("Text of Western Europe in one byte a letter is read, and that is said")
  func western() throws {
    let text =
      utf8("HabitName,CalendarDate,Value\n") + [0x4D, 0xFC, 0x73, 0x6C, 0x69, 0x80]
      + utf8(",2016-03-01,1\n")
    guard case .ready(let imported) = try ImportRecognition.read([text], zone: .testBerlin) else {
      Issue.record("not recognised")
      return
    }
    #expect(imported.trackers.map { $0.name } == ["Müsli€"])
    #expect(imported.unplaced == [.encoding])
  }
}
