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
}
