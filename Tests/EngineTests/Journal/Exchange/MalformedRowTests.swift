// Rows that no table can have: stray quotes, damaged letters, and two encodings in one file.

import Engine
import Testing

struct MalformedRowTests {
  private static let header = utf8("HabitName,CalendarDate,Value\n")
  private static let good = utf8("Read,2016-03-09,1\n")

  private func lenient(_ files: [UInt8]...) throws -> Imported {
    let reading = try ImportRecognition.read(files, zone: .testBerlin, rows: .lenient)
    guard case .ready(let imported) = reading else { throw ImportProblem(.unknownKind, line: 1) }
    return imported
  }

  private func problem(_ files: [UInt8]...) -> ImportProblem? {
    #expect(throws: ImportProblem.self) {
      _ = try ImportRecognition.read(files, zone: .testBerlin)
    }
  }

  @Test(
    "A row with a stray quote or a damaged letter stops a file, or is left out and named",
    arguments: [
      (utf8("\"Run\" x,2016-03-01,1\n"), CSVError.Kind.bytesAfterQuote, 2),
      (utf8("\"Run,2016-03-01,1\n"), .unterminatedQuote, 2),
      (utf8("Run,2016-03-01,\"1\n"), .unterminatedQuote, 2),
      (utf8("\"Müsli,2016-03-01,1\n\"Water\",2016-03-01,0\n"), .bytesAfterQuote, 3),
      (utf8("Müsli,2016-03-01,0\nR") + [0x81] + utf8("n,2016-03-01,1\n"), .badUTF8, 3),
    ])
  func named(rows: [UInt8], kind: CSVError.Kind, line: Int) throws {
    let file = Self.header + rows + Self.good
    #expect(problem(file) == ImportProblem(.table(kind), line: line))
    let imported = try lenient(file)
    #expect(imported.entries.map { $0.day.text } == ["2016-03-09"])
    #expect(imported.skips[.unreadable] == 1)
    #expect(imported.problems == [ImportProblem(.table(kind), line: kind == .badUTF8 ? 3 : 2)])
    #expect(!imported.unplaced.contains(.encoding))
  }

  @Test("A quote that closes by chance lines later costs the lines that it stands in, and no other")
  func swallowed() throws {
    let rows = utf8("\"Run,2016-03-01,1\nSwim,2016-03-02,1\nWalk,2016-03-03,1\"\n")
    let imported = try lenient(Self.header + rows + Self.good)
    #expect(imported.trackers.map { $0.name } == ["Swim", "Read"])
    #expect(imported.problems.map { $0.line } == [2, 4])
    #expect(imported.skips[.unreadable] == 2)
  }

  @Test("A note of several lines stays one row")
  func notes() throws {
    let file = utf8(
      "HabitName,CalendarDate,Value,CommentText\nRun,2016-03-01,1,\"far\nand wide\"\n"
        + "Run,2016-03-02,\"1\" x,\nRun,2016-03-03,1,\n")
    let imported = try lenient(file)
    #expect(imported.entries.map { $0.note } == ["far\nand wide", ""])
    #expect(imported.problems.map { $0.line } == [4])
  }

  @Test("Without its header no file is read, whatever is left out")
  func header() {
    let file = utf8("\"HabitName\" x,CalendarDate,Value\n") + Self.good
    #expect(throws: ImportProblem.self) { _ = try lenient(file) }
  }

  @Test("A row of Windows-1252 in a file that is UTF-8 is read as such, and that is said")
  func encodings() throws {
    let row = utf8("B") + [0xFC] + utf8("cher,2016-03-02,1\n")
    let file = Self.header + utf8("Müsli,2016-03-01,1\n") + row
    #expect(problem(file) == ImportProblem(.table(.badUTF8), line: 3))
    let imported = try lenient(file)
    #expect(imported.trackers.map { $0.name } == ["Müsli", "Bücher"])
    #expect(imported.unplaced == [.encoding] && imported.skipped == 0)
  }

  private static let list = "Name,Position\nRun,001\nSwim\nRead,003\n"
  private static let marks = "Date,Run,Swim,Read,\n2025-01-25,YES_MANUAL,YES_MANUAL,NO,\n"

  @Test("A row of Loop's list that cannot be read does not stop its marks")
  func loopList() throws {
    let files = (utf8(Self.list), utf8(Self.marks))
    #expect(problem(files.0, files.1) == ImportProblem(.fieldCount, line: 3))
    let imported = try lenient(files.0, files.1)
    #expect(imported.trackers.map { $0.name } == ["Run", "Swim", "Read"])
    #expect(imported.entries.count == 2)
    #expect(imported.problems == [ImportProblem(.fieldCount, line: 3)])
  }

  private func archive(_ list: String) -> [UInt8] {
    let marks = "Date,Value,Notes\n"
    return ZipFile.of([
      ("Habits.csv", list), ("001 Run/Checkmarks.csv", marks + "2025-01-21,YES_MANUAL,\n"),
      ("002 Swim/Checkmarks.csv", marks + "2025-01-22,YES_MANUAL,\n"),
      ("003 Read/Checkmarks.csv", marks + "2025-01-23,YES_MANUAL,\n"),
    ])
  }

  private func days(_ imported: Imported) -> [String] {
    imported.entries.map { imported.trackers[$0.tracker].name + " " + $0.day.text }.sorted()
  }

  @Test(
    "In Loop's archive the marks stay with their habits, with and without positions in the list",
    arguments: [
      list, "Name,Position\nRun,001\n\"Swim\" x,002\nRead,003\n",
      "NumRepetitions,Name\n1,Run\n1\n1,Read\n",
      "NumRepetitions,Name\n1,Run\n1,\"Swim\" x\n1,Read\n",
    ])
  func loopArchive(list: String) throws {
    let imported = try lenient(archive(list))
    #expect(days(imported) == ["Read 2025-01-23", "Run 2025-01-21", "Swim 2025-01-22"])
    #expect(imported.problems.first?.line == 3)
  }

  @Test("A comma in a name shifts no marks into another column")
  func tornHeader() throws {
    let table = utf8("Date,Eat, drink,Run,\n2025-01-25,YES_MANUAL,NO,\n2025-01-24,NO,NO,\n")
    let imported = try lenient(table)
    #expect(imported.entries.isEmpty && imported.skips[.unreadable] == 2)
  }

  @Test("What is read without leaving anything out is the same with it; damage never traps")
  func damage() throws {
    let originals = [
      Self.header + utf8("\"Run, far\",2016-03-01,1\nRun,2016-03-02,\"2\"\n"),
      utf8(Self.list), utf8(Self.marks),
      utf8(
        "full_date,time,mood,activities,note\n2021-09-28,10:00 pm,sad ,\"a | b\",\"x\ny\"\n"),
    ]
    let seed: UInt64 = 4711
    var dice = CodecDice(seed: seed)
    for round in 0..<Trials.count(8000) {
      let file = Mutation.mutated(
        originals[round % originals.count], originals[dice.below(originals.count)], &dice)
      let strict = try? ImportRecognition.read([file], zone: .testBerlin)
      let lenient = try? ImportRecognition.read([file], zone: .testBerlin, rows: .lenient)
      guard case .ready(let whole) = strict else { continue }
      guard case .ready(let parts) = lenient else {
        Issue.record("seed \(seed), round \(round): \(file)")
        continue
      }
      #expect(parts.drafts == whole.drafts, "seed \(seed), round \(round): \(file)")
    }
  }
}
