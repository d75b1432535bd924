// What kind of file it is, told from the content; and whatever it is, nothing traps.

import Engine
import Testing

struct ImportRecognitionTests {
  private static let habits =
    "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,"
    + "Target Type,Target Value,Archived?\n"
    + "001,Meditate,YES_NO,Did you?,why,3,7,#FF8F00,,,,false\n"
    + "002,Run,NUMERICAL,,,1,1,#E64A19,miles,AT_LEAST,2.0,true\n"
  private static let checks =
    "Date,Meditate,Run,\n2025-01-25,YES_MANUAL,2000,\n2025-01-24,SKIP,UNKNOWN,\n"
  private static let zip = ZipFile.of([
    ("Habits.csv", habits), ("001 Meditate/Scores.csv", "Date,Score\n2025-01-25,0.1\n"),
    (
      "001 Meditate/Checkmarks.csv",
      "Date,Value,Notes\n2025-01-25,YES_MANUAL,\"calm, long\"\n2025-01-24,SKIP,\n"
        + "2025-01-23,YES_AUTO,\n2025-01-22,NO,tired\n2025-01-21,UNKNOWN,away\n"
        + "2025-01-20,NO,\n2025-01-19,YES_AUTO,by itself\n"
    ),
    ("002 Run/Checkmarks.csv", "Date,Value,Notes\n2025-01-25,2000,\n"), ("Checkmarks.csv", checks),
    ("Scores.csv", "Date,Meditate,Run,\n2025-01-25,0.1,0.2,\n"),
  ])

  private func read(_ files: [UInt8]...) throws(ImportProblem) -> ImportReading {
    try ImportRecognition.read(files, zone: .testBerlin)
  }

  private func ready(_ files: [UInt8]...) throws -> Imported {
    guard case .ready(let imported) = try ImportRecognition.read(files, zone: .testBerlin) else {
      Issue.record("not recognised")
      return try HabitBullFile.read(utf8("HabitName,CalendarDate,Value\n"))
    }
    return imported
  }

  @Test("Loop's archive comes in with notes, skipped days, schedules and the archived ones")
  func archive() throws {
    let imported = try ready(Self.zip)
    #expect(imported.trackers.map { $0.name } == ["Meditate", "Run"])
    #expect(imported.tracker("Meditate")?.schedule == .timesPerWeek(3))
    #expect(imported.tracker("Run")?.isArchived == true)
    #expect(imported.tracker("Run")?.goal == 2000)
    let entries = imported.entries(of: "Meditate")
    #expect(entries.map { $0.note } == ["by itself", "away", "tired", "", "calm, long"])
    #expect(entries.map { $0.amount } == [0, 0, 0, 0, 1000])
    #expect(entries.map { $0.isSkipped } == [false, false, false, true, false])
    let meditating = try #require(imported.tracker("Meditate"))
    let marks = imported.overview.marks(of: meditating, today: Day(text: "2025-01-25")!)
    #expect(marks?.marks.filter { $0 == .good }.count == 1, "a note makes no day a yes")
    #expect(imported.entries(of: "Run").map { $0.amount } == [2000])
    #expect(imported.skips[.filledIn] == 1 && imported.skips[.nothing] == 1)
  }

  @Test("The tables of an archive, picked one by one, name the same; only notes are not in them")
  func apart() throws {
    let apart = try ready(utf8(Self.checks), utf8(Self.habits))
    let whole = try ready(Self.zip)
    let notes = Set(whole.drafts.map { $0.id }).subtracting(apart.drafts.map { $0.id })
    #expect(whole.drafts.count == apart.drafts.count + 3 && notes.count == 3)
    #expect(apart.tracker("Run")?.goal == 2000)
  }

  @Test("An older table of Daylio is known by its columns")
  func olderDaylio() throws {
    let imported = try ready(
      utf8("year,date,weekday,time,mood,activities,note\n2018,18 May,Friday,9:38 pm,good,,\n"))
    #expect(imported.trackers.map { $0.source } == ["daylio"])
    guard case .table = try read(utf8("year,date,amount\n2018,18 May,2\n")) else {
      Issue.record("a table of anybody's")
      return
    }
  }

  @Test("Coins and wishes of HabitTrove are counted and left out, alone and beside the habits")
  func coins() throws {
    let coins = utf8(
      "{\"balance\":7,\"transactions\":[{\"id\":\"1\",\"amount\":2},{\"id\":\"2\"}]}")
    let wishes = utf8("{\"items\":[{\"id\":\"1\",\"name\":\"Book\",\"coinCost\":20}]}")
    let habits = utf8(
      "{\"habits\":[{\"id\":\"1\",\"name\":\"R\",\"completions\":[\"2025-01-05\"]}]}")
    let imported = try ready(coins, habits, wishes)
    #expect(imported.entries.count == 1)
    #expect(imported.skips[.coin] == 2 && imported.skips[.wish] == 1 && imported.skipped == 3)
    #expect(try ready(coins).trackers.isEmpty)
    for other in ["{\"items\":[{\"id\":\"1\"}]}", "{\"items\":[]}", "{\"transactions\":[]}"] {
      #expect(throws: ImportProblem.self) { _ = try read(utf8(other)) }
    }
  }

  @Test("The table of all habits is known by Loop's own words, and amounts alone are anybody's")
  func loopTable() throws {
    #expect(try ready(utf8(Self.checks)).trackers.count == 2)
    guard case .table = try read(utf8("Date,Steps\n2025-01-25,8000\n")) else {
      Issue.record("taken for Loop's")
      return
    }
  }

  @Test("Spreadsheets' text in 16 bits and marks at the start are read")
  func encodings() throws {
    let text = "HabitName,CalendarDate,Value\nÄrger 😀,2016-02-29,1\n"
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 {
      little += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
    }
    for file in [little, big, [0xEF, 0xBB, 0xBF] + utf8(text)] {
      #expect(try ready(file).trackers.map { $0.name } == ["Ärger 😀"])
    }
    // A lone half of a pair and a last odd byte are no reason to stop.
    let lone = little.prefix(2) + [0x00, 0xD8] + little.dropFirst(2) + [0x41]
    guard case .table = try read(Array(lone)) else {
      Issue.record("not a table")
      return
    }
  }

  @Test("JSON is told apart by what the habits hold")
  func json() throws {
    let trove = "{\"habits\":[{\"id\":\"1\",\"name\":\"A\",\"completions\":[]}]}"
    #expect(try ready(utf8(trove)).trackers[0].source == "habittrove")
    let table = "\u{FEFF}{\"habits\":[{\"name\":\"A\",\"records\":[]}]}"
    #expect(try ready(utf8(table)).trackers[0].source == "table-habit")
    guard case .backup = try read(utf8("{\"format\":\"redstart-journal\",\"version\":1}")) else {
      Issue.record("not known as a backup")
      return
    }
  }

  @Test(
    "What is nothing that can be read is refused with a reason",
    arguments: [
      ([], ImportProblem.Kind.empty), (utf8("{}"), .unknownKind), (utf8("[1]"), .unknownKind),
      (utf8("{\"balance\":1,\"transactions\":[]}"), .unknownKind),
      (utf8("SQLite format 3\0..."), .database),
      (Array(zip.prefix(zip.count / 2)), .archive(.notAnArchive)),
      (ZipFile.of([("photo.jpg", "x")]), .unknownKind),
      (utf8("{\"habits\":"), .json(.endsEarly)),
    ])
  func refused(bytes: [UInt8], kind: ImportProblem.Kind) {
    let problem = #expect(throws: ImportProblem.self) {
      _ = try ImportRecognition.read([bytes], zone: .testBerlin)
    }
    #expect(problem?.kind == kind)
  }

  @Test("A file with more bytes than an import takes is refused before it is looked at")
  func tooLarge() {
    let file = [UInt8](repeating: 0x20, count: ImportRecognition.mostBytes + 1)
    let problem = #expect(throws: ImportProblem.self) {
      _ = try ImportRecognition.read([file], zone: .testBerlin)
    }
    #expect(problem?.kind == .tooLarge)
  }

  @Test("Semicolons between HabitBull's columns make it a table to be asked about")
  func otherSeparator() throws {
    guard
      case .table(let bytes) = try read(utf8("HabitName;CalendarDate;Value\nRun;2016-02-29;1\n"))
    else { return #expect(Bool(false), "not a table") }
    let guess = try TableSketch(bytes).guess
    #expect(guess.tracker == 0)
    #expect(guess.date == 1)
    #expect(guess.amount == 2)
  }

  @Test("Damaged files of every kind are read or refused, and never trap")
  func damage() throws {
    let daylio =
      "full_date,time,mood,activities,note\n2021-09-28,10:00 pm,sad ,\"a | b\",<b>x</b>\n"
    let json =
      "{\"habits\":[{\"create_t\":1,\"type\":1,\"name\":\"R\",\"daily_goal\":2.5,"
      + "\"freq_type\":3,\"freq_custom\":\"[1,2]\",\"records\":[{\"record_date\":19001,"
      + "\"record_type\":1,\"record_value\":1}]}]}"
    let trove =
      "{\"habits\":[{\"id\":\"1\",\"name\":\"A\",\"frequency\":\"FREQ=WEEKLY;BYDAY=MO\","
      + "\"completions\":[\"2025-01-05T23:30:00.000Z\"]}]}"
    let originals = [
      Self.zip, utf8(Self.checks), utf8(Self.habits), utf8(daylio), utf8(json), utf8(trove),
      utf8("when;what;wert\n3/4/2026 10:00;Run;1,5\n"),
    ]
    var dice = CodecDice(seed: 99)
    var refused = 0
    for round in 0..<Trials.count(40_000) {
      let file = Mutation.mutated(
        originals[round % originals.count], originals[dice.below(originals.count)], &dice)
      do throws(ImportProblem) {
        switch try ImportRecognition.read([file, originals[2]], zone: .testBerlin) {
        case .ready(let imported):
          #expect(imported.drafts.count == imported.trackers.count + imported.entries.count)
        case .table(let bytes):
          let table = try TableSketch(bytes)
          _ = TableFile.read(table, table.guess, zone: .testBerlin)
        case .backup: break
        }
        let table = try TableSketch(file)
        var mapping = table.guess
        (mapping.name, mapping.form, mapping.isWide) = ("Mine", .dayMonthYear, false)
        let read = TableFile.read(table, mapping, zone: .testBerlin)
        // Lines that are no rows are left out, too.
        #expect(read.imported.entries.count + read.imported.skipped >= table.rows.count)
        #expect(read.imported.entries.count <= table.rows.count)
      } catch {
        refused += 1
      }
    }
    #expect(refused > 0)
  }
}
