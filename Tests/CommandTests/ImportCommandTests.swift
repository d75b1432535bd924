// `redstart import` and `redstart export` from outside.

import Foundation
import GRDB
import Testing

struct ImportCommandTests {
  private static let table = "HabitName,CalendarDate,Value\nRun,2016-02-29,1\nRun,2016-03-01,0\n"

  @Test("A first import makes the journal, a second one leaves it to the byte")
  func twice() throws {
    let folder = try Folder()
    let file = try folder.write(Self.table, to: "table.csv")
    let journal = folder.path + "/journal.json"
    let first = try Command.run("import", "--from", "habitbull", file, "--into", journal)
    #expect(first.output == "{\"trackers\":1,\"entries\":1,\"skipped\":1,\"already\":0}\n")
    let bytes = try folder.bytes("journal.json")
    let second = try Command.run("import", "--from", "habitbull", file, "--into", journal)
    #expect(second.output == "{\"trackers\":0,\"entries\":0,\"skipped\":1,\"already\":1}\n")
    #expect(try folder.bytes("journal.json") == bytes)
    let exported = try Command.run("export", journal)
    #expect(Data(exported.output.utf8) == bytes)
    let rows = try Command.run("export", journal, "--format", "csv").output
      .split(whereSeparator: { $0.isNewline })
    #expect(rows.count == 2)
    #expect(rows.last?.hasPrefix("entry,Run,2016-02-29,,1,,,,,") == true)
  }

  @Test("A journal that nothing new reaches is not even put in order")
  func untouched() throws {
    let folder = try Folder()
    let text = " {\"version\":1, \"format\":\"redstart-journal\"}"
    let journal = try folder.write(text, to: "journal.json")
    let outcome = try Command.run("import", "--from", "redstart", journal, "--into", journal)
    #expect(outcome.output == "{\"trackers\":0,\"entries\":0,\"skipped\":0,\"already\":0}\n")
    #expect(try folder.bytes("journal.json") == Data(text.utf8))
  }

  @Test(
    "A broken file names its line and brings in nothing",
    arguments: [
      ("habitbull", "HabitName,CalendarDate,Value\nRun,2016-02-29,1\nRun,2016-02-30,1\n", 3),
      ("loop-csv", "Date,Run,\n2015-01-25,PERHAPS,\n", 2),
      ("redstart", "{\"entities\":[\n{]", 2), ("loop", "not a database", 1),
    ])
  func broken(kind: String, content: String, line: Int) throws {
    let folder = try Folder()
    let file = try folder.write(content, to: "broken")
    let journal = folder.path + "/journal.json"
    let outcome = try Command.run("import", "--from", kind, file, "--into", journal)
    Command.expectProblem(outcome, status: 1, holding: "broken:\(line): ")
    #expect(!FileManager.default.fileExists(atPath: journal))
  }

  @Test("A broken journal is named and left alone")
  func brokenJournal() throws {
    let folder = try Folder()
    let file = try folder.write(Self.table, to: "table.csv")
    let journal = try folder.write("{", to: "journal.json")
    let outcome = try Command.run("import", "--from", "habitbull", file, "--into", journal)
    Command.expectProblem(outcome, status: 1, holding: "journal.json:1: ")
    #expect(try folder.bytes("journal.json") == Data("{".utf8))
  }

  @Test("A missing file is a problem, an unknown kind wrong usage")
  func missing() throws {
    let folder = try Folder()
    let journal = folder.path + "/journal.json"
    for kind in ["loop", "habitbull", "redstart"] {
      let outcome = try Command.run(
        "import", "--from", kind, folder.path + "/none", "--into", journal)
      Command.expectProblem(outcome, status: 1, holding: "cannot be read")
    }
    let outcome = try Command.run("import", "--from", "paper", journal, "--into", journal)
    Command.expectProblem(outcome, status: 2, holding: "paper")
  }

  @Test("A database of a later schema comes in with what it measures")
  func laterSchema() throws {
    let folder = try Folder()
    let path = folder.path + "/loop.db"
    try DatabaseQueue(path: path).write { database in
      try database.execute(
        sql: """
          CREATE TABLE Habits (id INTEGER PRIMARY KEY, name TEXT, uuid TEXT, type INTEGER,
            target_type INTEGER, target_value REAL, unit TEXT, question TEXT, description TEXT,
            freq_num INTEGER, freq_den INTEGER, archived INTEGER, position INTEGER);
          CREATE TABLE Repetitions (id INTEGER PRIMARY KEY, habit INTEGER, timestamp INTEGER,
            value INTEGER, notes TEXT);
          INSERT INTO Habits VALUES
            (1, 'Run', 'a1', 0, 0, 0, '', 'Did you?', 'why', 3, 7, 0, 0),
            (2, 'Coffee', 'b2', 1, 1, 2.5, 'cups', '', NULL, 1, 1, 1, 1),
            (3, x'FF00', 'c3', 'odd', NULL, 'odd', NULL, NULL, NULL, NULL, NULL, 'odd', NULL);
          INSERT INTO Repetitions (habit, timestamp, value, notes) VALUES
            (1, 1456704000000, 2, 'far'), (1, 1456790400000, 0, NULL), (1, 0, 'odd', NULL),
            (2, 1456704000000, 1500, ''), (2, 'odd', 1500, ''), (NULL, NULL, NULL, NULL);
          """)
    }
    let journal = folder.path + "/journal.json"
    let outcome = try Command.run("import", "--from", "loop", path, "--into", journal)
    #expect(outcome.status == 0, "\(outcome.problem)")
    let rows = try Command.run("export", journal, "--format", "csv").output
    #expect(rows.contains("entry,Run,2016-02-29,,1,,,,,,,,far,"))
    #expect(rows.contains("entry,Coffee,2016-02-29,,1.5,,,,,,,,,"))
  }

  @Test("Until there was a column for the question, the description was the question")
  func earlierSchema() throws {
    let folder = try Folder()
    let path = folder.path + "/loop.db"
    try DatabaseQueue(path: path).write { database in
      try database.execute(
        sql: """
          CREATE TABLE Habits (Id INTEGER PRIMARY KEY, name TEXT, description TEXT,
            freq_num INTEGER, freq_den INTEGER, archived INTEGER, position INTEGER);
          CREATE TABLE Repetitions (Id INTEGER PRIMARY KEY, habit INTEGER, timestamp INTEGER);
          INSERT INTO Habits VALUES (15, 'Run', 'Did you?', 3, 7, 0, 0);
          INSERT INTO Repetitions (habit, timestamp) VALUES (15, 1456704000000);
          """)
    }
    let journal = folder.path + "/journal.json"
    let outcome = try Command.run("import", "--from", "loop", path, "--into", journal)
    #expect(outcome.output == "{\"trackers\":1,\"entries\":1,\"skipped\":0,\"already\":0}\n")
    let text = String(decoding: try folder.bytes("journal.json"), as: UTF8.self)
    #expect(text.contains("Did you?"))
    #expect(text.contains("perWeek"))
    #expect(!text.contains("\"note\""))
  }

  private static let files: [(kind: String, content: String, count: String)] = [
    (
      "daylio", "full_date,time,mood,activities\n2021-09-28,10:00 pm,sad,a | b\n",
      "{\"trackers\":3,\"entries\":3,\"skipped\":0,\"already\":0}\n"
    ),
    (
      "table-habit",
      "{\"habits\":[{\"name\":\"R\",\"records\":[{\"record_date\":19001,\"record_type\":1,"
        + "\"record_value\":1},{\"record_date\":19002,\"record_type\":1,\"record_value\":0}]}]}",
      "{\"trackers\":1,\"entries\":1,\"skipped\":1,\"already\":0}\n"
    ),
    (
      "habittrove",
      "{\"habits\":[{\"id\":\"1\",\"name\":\"R\",\"completions\":[\"2025-01-05T23:30:00.000Z\"]}]}",
      "{\"trackers\":1,\"entries\":1,\"skipped\":0,\"already\":0}\n"
    ),
    (
      "csv", "Datum;Wert\n05.01.2026;1,5\n06.01.2026;nein\n",
      "{\"trackers\":1,\"entries\":1,\"skipped\":1,\"already\":0}\n"
    ),
  ]

  @Test("Each kind of file comes in once", arguments: files)
  func kinds(kind: String, content: String, count: String) throws {
    let folder = try Folder()
    let file = try folder.write(content, to: "file")
    let journal = folder.path + "/journal.json"
    let first = try Command.run(
      "import", "--from", kind, file, "--into", journal, "--zone", "Europe/Berlin")
    #expect(first.output == count, "\(first.problem)")
    let bytes = try folder.bytes("journal.json")
    let second = try Command.run(
      "import", "--from", kind, file, "--into", journal, "--zone", "Europe/Berlin")
    #expect(second.output.hasPrefix("{\"trackers\":0,\"entries\":0,"))
    #expect(try folder.bytes("journal.json") == bytes)
  }

  @Test("Why records were left out is said as messages, by count")
  func reasons() throws {
    let folder = try Folder()
    let file = try folder.write(
      "{\"habits\":[{\"id\":\"1\",\"name\":\"Later\",\"isTask\":true,\"completions\":[]},"
        + "{\"id\":\"2\",\"name\":\"R\",\"completions\":[\"2025-01-05\",\"soon\"]}]}",
      to: "file")
    let outcome = try Command.run(
      "import", "--from", "habittrove", file, "--into", folder.path + "/journal.json")
    #expect(outcome.output == "{\"trackers\":1,\"entries\":1,\"skipped\":2,\"already\":0}\n")
    #expect(
      outcome.problem == "left out 1: too large, or on an impossible day\n"
        + "left out 1: a task to do once that is still open\n")
  }

  @Test("Columns of a table are named by name or number, and a date of two readings is asked about")
  func columns() throws {
    let folder = try Folder()
    let file = try folder.write("on,what,much\n3/4/2026,Run,2\n", to: "mine.csv")
    let journal = folder.path + "/journal.json"
    let asked = try Command.run("import", "--from", "csv", file, "--into", journal)
    Command.expectProblem(asked, status: 1, holding: "mine.csv:2: day or month first?")
    let outcome = try Command.run(
      "import", "--from", "csv", file, "--into", journal, "--date", "on", "--date-form", "dmy",
      "--tracker", "2", "--amount", "much")
    #expect(outcome.status == 0, "\(outcome.problem)")
    let rows = try Command.run("export", journal, "--format", "csv").output
    #expect(rows.contains("entry,Run,2026-04-03,,2,"))
    let missing = try Command.run(
      "import", "--from", "csv", file, "--into", journal, "--note", "none")
    Command.expectProblem(missing, status: 1, holding: "no column none")
  }

  @Test("An archive of another kind than the one that was named is refused")
  func archive() throws {
    let folder = try Folder()
    let file = try folder.write("PK\u{3}\u{4} and no more", to: "loop.zip")
    let journal = folder.path + "/journal.json"
    let outcome = try Command.run("import", "--from", "loop-csv", file, "--into", journal)
    Command.expectProblem(outcome, status: 1, holding: "loop.zip:1: a damaged archive")
  }
}
