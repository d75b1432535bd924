// Tables with a column for each tracker, as people keep them by hand.

import Engine
import Testing

struct WideTableTests {
  private func read(_ text: String, change: (inout TableMapping) -> Void = { _ in }) throws
    -> TableImport
  {
    let table = try TableSketch(utf8(text), rows: .lenient)
    var mapping = table.guess
    change(&mapping)
    return TableFile.read(table, mapping, zone: .testBerlin)
  }

  private static let table =
    "Date,Day,Run,Water,Read,Notes\n2026-01-05,Mon,x,3,TRUE,\n2026-01-06,Tue,,2.5,FALSE,rain\n"
    + "2026-01-07,Wed,yes,,,ill\n"

  @Test("Each column with amounts becomes a tracker, counted where there is more than one")
  func columns() throws {
    let read = try read(Self.table)
    #expect(read.problems.isEmpty)
    #expect(read.imported.trackers.map { $0.name } == ["Run", "Water", "Read"])
    #expect(read.imported.trackers.map { $0.mode } == [.yesNo, .counter, .yesNo])
    let days = read.imported.entries.map { entry in
      "\(read.imported.trackers[entry.tracker].name) \(entry.day.text) \(entry.amount)"
    }
    #expect(
      days == [
        "Run 2026-01-05 1000", "Water 2026-01-05 3000", "Read 2026-01-05 1000",
        "Water 2026-01-06 2500", "Run 2026-01-07 1000",
      ])
    #expect(read.imported.entries.map { $0.note } == ["", "", "", "rain", "ill"])
  }

  @Test("A column of words stays behind, which is said; an empty cell says nothing")
  func others() throws {
    let imported = try read(Self.table).imported
    #expect(imported.unplaced == [.columns])
    #expect(imported.skips[.nothing] == 1, "only the FALSE is a no")
    #expect(imported.skipped == 1)
  }

  @Test("A note on a day without any cell stays, as an entry of nothing")
  func note() throws {
    let imported = try read("Date,Run,Read,Note\n2026-01-05,1,1,\n2026-01-06,,,flu\n").imported
    #expect(imported.entries.map { $0.note } == ["", "", "flu"])
    #expect(imported.entries.last?.amount == 0)
  }

  @Test("A cell that is no amount is named by its line, and the others of its row come in")
  func cells() throws {
    let read = try read("Date,Run,Read\n2026-01-05,1,lots\n2026-01-06,1,1\n2026-01-07,1,1\n")
    #expect(read.problems == [ImportProblem(.value, line: 2)])
    #expect(read.imported.entries.count == 5 && read.imported.skips[.unreadable] == 1)
  }

  @Test("One empty and one impossible date in a good column cost their rows alone")
  func dates() throws {
    let read = try read(
      "Date,Run,Read\n2026-01-05,1,1\n,1,1\n2026-02-30,1,1\n2026-01-08,1,1\n")
    #expect(read.problems.map { $0.line } == [3, 4])
    #expect(read.problems.allSatisfy { $0.kind == .date })
    #expect(read.imported.entries.count == 4)
  }

  @Test("Two columns of one name are two trackers, and one without a name is called by its number")
  func names() throws {
    let imported = try read("Date,Run,Run,\n2026-01-05,1,1,1\n").imported
    #expect(imported.trackers.map { $0.name } == ["Run", "Run", "4"])
    #expect(Set(imported.trackers.map { $0.id }).count == 3)
  }

  @Test("The same tracker comes of a column and of a row for each entry")
  func same() throws {
    let wide = try read("Date,Run,Read\n2026-01-05,1,1\n").imported
    let long = try read("Date,Name\n2026-01-05,Run\n2026-01-05,Read\n").imported
    #expect(Set(wide.drafts.map { $0.id }) == Set(long.drafts.map { $0.id }))
  }

  @Test(
    "Whether each column is a tracker is guessed by what stands in them",
    arguments: [
      ("Date,Run,Read\n2026-01-05,1,\n", true), ("Date,Steps\n2026-01-05,8000\n", true),
      ("Datum;Laufen;Lesen\n05.01.2026;WAHR;FALSCH\n", true),
      ("when,what,much\n2026-01-05,Run,2\n", false), ("Date,Value\n2026-01-05,2\n", false),
      ("Date,Name,Value\n2026-01-05,Run,2\n", false), ("Date\n2026-01-05\n", false),
      ("2026-01-05,1,1\n2026-01-06,1,1\n", false),
    ])
  func guess(text: String, isWide: Bool) throws {
    #expect(try TableSketch(utf8(text)).guess.isWide == isWide)
  }

  @Test("A row with a stray quote is left out and named, and older text is said")
  func malformed() throws {
    let text = utf8("Date,Run,M") + [0xFC] + utf8("sli\n2026-01-05,\"1\" x,1\n2026-01-06,1,1\n")
    #expect(throws: ImportProblem.self) { _ = try TableSketch(text) }
    let table = try TableSketch(text, rows: .lenient)
    let read = TableFile.read(table, table.guess, zone: .testBerlin)
    #expect(read.problems == [ImportProblem(.table(.bytesAfterQuote), line: 2)])
    #expect(read.imported.trackers.map { $0.name } == ["Run", "Müsli"])
    #expect(read.imported.unplaced == [.encoding] && read.imported.skips[.unreadable] == 1)
  }
}
