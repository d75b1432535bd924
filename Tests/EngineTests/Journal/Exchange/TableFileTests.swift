// Tables of no known app: what is guessed, what is asked, and what each row becomes.

import Engine
import Testing

struct TableFileTests {
  private func read(_ text: String, change: (inout TableMapping) -> Void = { _ in }) throws
    -> TableImport
  {
    let table = try TableSketch(utf8(text))
    var mapping = table.guess
    if mapping.name.isEmpty { mapping.name = "Mine" }
    change(&mapping)
    return TableFile.read(table, mapping, zone: .testBerlin)
  }

  @Test(
    "The separator is what the first line has most of",
    arguments: [
      ("Date,Name\n2026-01-02,Run\n", CSVSeparator.comma),
      ("Datum;Name;Wert\n02.01.2026;Run;1,5\n", .semicolon),
      ("Date\tName\n2026-01-02\tRun\n", .tab), ("Date\n2026-01-02\n", .comma),
    ])
  func separator(text: String, separator: CSVSeparator) throws {
    #expect(try TableSketch(utf8(text)).separator == separator)
  }

  @Test("Columns are guessed by their names and contents, in German too")
  func guess() throws {
    let table = try TableSketch(
      utf8("Nr;Datum;Uhrzeit;Gewohnheit;Menge;Notiz\n1;02.01.2026;22:05;Laufen;1,5;weit\n"))
    let guess = table.guess
    #expect(guess.date == 1)
    #expect(guess.form == .dayMonthYear)
    #expect(guess.time == 2)
    #expect(guess.tracker == 3)
    #expect(guess.amount == 4)
    #expect(guess.note == 5)
  }

  @Test("A table without a header gets numbers for names, and its first row counts")
  func headerless() throws {
    let table = try TableSketch(utf8("2026-01-02,1\n2026-01-03,1\n"))
    #expect(table.header == ["1", "2"])
    #expect(table.rows.map { $0.line } == [1, 2])
  }

  @Test(
    "Dates that can be read in two ways are not guessed",
    arguments: [
      (["3/4/2026", "5/6/2026"], nil), (["3/4/2026", "25/6/2026"], DateForm.dayMonthYear),
      (["3/4/2026", "5/26/2026"], .monthDayYear), (["3.4.2026", "5. 6. 2026"], .dayMonthYear),
      (["2026/4/3", "2026-04-03"], .yearMonthDay), (["3-4-2026"], nil),
    ] as [([String], DateForm?)])
  func forms(dates: [String], form: DateForm?) throws {
    let table = try TableSketch(utf8("When\n" + dates.joined(separator: "\n") + "\n"))
    #expect(table.guess.date == 0)
    #expect(table.guess.form == form)
  }

  @Test("Nothing is read while nobody has said which date is meant, and each choice reads its own")
  func ambiguous() throws {
    let text = "When\n3/4/2026\n"
    let open = try read(text)
    #expect(open.imported.entries.isEmpty)
    #expect(open.problems.map { $0.kind } == [.ambiguousDate])
    let european = try read(text) { $0.form = .dayMonthYear }
    #expect(european.imported.entries.map { $0.day.text } == ["2026-04-03"])
    let american = try read(text) { $0.form = .monthDayYear }
    #expect(american.imported.entries.map { $0.day.text } == ["2026-03-04"])
  }

  @Test("Amounts have a point or a comma, or say yes, no or skipped")
  func amounts() throws {
    let values = ["1", "2.5", "0,25", "yes", "Nein", "x", "skip", "", "0", "✓"]
    let rows = values.enumerated().map { "2026-01-\(10 + $0)\t\($1)\n" }.joined()
    let read = try read("date\tvalue\n" + rows)
    #expect(read.problems.isEmpty)
    #expect(
      read.imported.entries.map { $0.amount } == [1000, 2500, 250, 1000, 1000, 0, 1000])
    #expect(read.imported.entries.map { $0.isSkipped }.filter { $0 }.count == 1)
    #expect(read.imported.skips[.nothing] == 3)
    #expect(read.imported.tracker("Mine")?.mode == .counter)
  }

  @Test("One a day is done or not; several a day are counted, and each row has a name of its own")
  func modes() throws {
    let once = try read("date,habit\n2026-01-02,Run\n2026-01-03,Run\n")
    #expect(once.imported.tracker("Run")?.mode == .yesNo)
    let text = "date,habit\n2026-01-02,Run\n2026-01-02,Run\n2026-01-02,Run\n"
    let often = try read(text)
    #expect(often.imported.tracker("Run")?.mode == .counter)
    #expect(often.imported.entries.count == 3)
    #expect(records(often.imported.drafts).journal.news(in: try read(text).imported.drafts).isEmpty)
  }

  @Test("Times stand in their own column, behind the date, or are whole moments")
  func times() throws {
    let own = try read("date,time\n2026-01-02,10:05 pm\n")
    #expect(own.imported.entries.map { $0.at } == [Instant(text: "2026-01-02T22:05:00+01:00")])
    let behind = try read("date\n2026-01-02 22:05\n2026-01-03\n")
    #expect(
      behind.imported.entries.map { $0.at } == [Instant(text: "2026-01-02T22:05:00+01:00"), nil])
    let whole = try read("date\n2026-01-02T23:30:00Z\n")
    #expect(whole.imported.entries.map { $0.day.text } == ["2026-01-03"])
  }

  @Test("Rows that cannot be read are named by line and left out")
  func problems() throws {
    var mapping = TableMapping()
    (mapping.date, mapping.form, mapping.tracker) = (0, .yearMonthDay, 1)
    (mapping.amount, mapping.time) = (2, 3)
    let sketch = try TableSketch(
      utf8(
        "date,habit,value,time\n2026-01-02,Run,1,\n2026-02-30,Run,1,\n2026-01-03,,1,\n"
          + "2026-01-04,Run,many,\n2026-01-05,Run,1,late\n2026-01-06,Run\n2026-01-07,Run,1,\n"))
    let mapped = TableFile.read(sketch, mapping, zone: .testBerlin)
    #expect(mapped.problems.map { $0.line } == [3, 4, 5, 6, 7])
    #expect(mapped.problems.map { $0.kind } == [.date, .name, .value, .time, .fieldCount])
    #expect(mapped.imported.entries.map { $0.day.text } == ["2026-01-02", "2026-01-07"])
    #expect(mapped.imported.skips[.unreadable] == 5)
  }

  @Test("However many rows are broken, only the first ones are kept in mind")
  func manyProblems() throws {
    let rows = String(repeating: "2026-01-02,maybe\n", count: 200)
    let read = try read("date,value\n" + rows)
    #expect(read.problems.count == TableImport.mostProblems)
    #expect(read.imported.skips[.unreadable] == 200)
  }

  @Test("A table without a row is refused", arguments: ["", "\n\n", "date,habit\n"])
  func empty(text: String) {
    #expect(throws: ImportProblem.self) { _ = try TableSketch(utf8(text)) }
  }
}
