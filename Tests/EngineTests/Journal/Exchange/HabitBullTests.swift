// HabitBull's later tables: other dates, amounts, and its sign for nothing.

import Engine
import Testing

struct HabitBullTests {
  private static let header =
    "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"

  private func read(_ rows: String) throws(ImportProblem) -> Imported {
    try HabitBullFile.read(utf8(Self.header + rows))
  }

  @Test("Numbers make a counter, ones a yes or no, and the category a group")
  func modes() throws {
    let imported = try read(
      "Pushups,,Fitness,2021-09-01,30,\nPushups,,Fitness,2021-09-02,1,\n"
        + "Run,,Fitness,2021-09-01,1,\nRun,,Fitness,2021-09-02,0,\n")
    #expect(imported.tracker("Pushups")?.mode == .counter)
    #expect(imported.tracker("Run")?.mode == .yesNo)
    #expect(imported.tracker("Run")?.group == "Fitness")
    #expect(imported.entries(of: "Pushups").map { $0.amount } == [30_000, 1000])
  }

  @Test("The smallest whole number says that nobody said anything")
  func nothing() throws {
    let imported = try read(
      "Run,,,2021-09-01,-2147483648,\nRun,,,2021-09-02,-2.15E+09,\nRun,,,2021-09-03,1,\n")
    #expect(imported.entries.count == 1)
    #expect(imported.skips[.nothing] == 2)
    #expect(throws: ImportProblem.self) { _ = try read("Run,,,2021-09-01,-x,\n") }
  }

  @Test(
    "Dates with strokes have the month first, unless one day is above twelve in the first place",
    arguments: [
      (["3/4/2021", "12/31/2021"], ["2021-03-04", "2021-12-31"]),
      (["3/4/2021", "4/5/2021"], ["2021-03-04", "2021-04-05"]),
      (["3/4/2021", "31/12/2021"], ["2021-04-03", "2021-12-31"]),
    ])
  func dates(written: [String], days: [String]) throws {
    let imported = try read(written.map { "Run,,,\($0),1,\n" }.joined())
    #expect(imported.entries.map { $0.day.text } == days)
  }

  @Test("A file that mixes the two orders is refused")
  func mixed() {
    let problem = #expect(throws: ImportProblem.self) {
      _ = try read("Run,,,12/31/2021,1,\nRun,,,31/12/2021,1,\n")
    }
    #expect(problem?.kind == .date)
  }
}
