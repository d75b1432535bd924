// Loop's files: old codes and new ones, measured habits, torn headers, and database rows.

import Engine
import Testing

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

struct LoopTests {
  @Test("Only what the person did becomes an entry, or a day that does not count")
  func codes() throws {
    let cells = ["YES_MANUAL", "YES_AUTO", "NO", "SKIP", "UNKNOWN", "", "2", "1", "0", "3", "-1"]
    let rows = cells.enumerated().map { "2015-01-\(10 + $0),\($1),\n" }.joined()
    let imported = try LoopTable.read(bytes("Date,Run,\n" + rows))
    let done = imported.entries.filter { !$0.isSkipped }
    #expect(done.map { $0.day.text } == ["2015-01-10", "2015-01-16"])
    #expect(done.allSatisfy { $0.amount == 1000 })
    let skipped = imported.entries.filter { $0.isSkipped }
    #expect(skipped.map { $0.day.text } == ["2015-01-13", "2015-01-19"])
    #expect(imported.skips[.nothing] == 2)
    #expect(imported.skips[.filledIn] == 2)
    #expect(imported.skipped == 4)
  }

  @Test("A measured habit keeps its thousandths, and a limit is something to reduce")
  func measured() throws {
    let imported = try LoopTable.read(
      bytes("Date,Run,Coffee,\n2015-01-25,1500,NO,\n2015-01-24,UNKNOWN,2000,\n"),
      habits: bytes(
        "Name,Type,Unit,Target Type,Target Value,Archived?\nRun,NUMERICAL,km,AT_LEAST,5.0,true\n"
          + "Coffee,NUMERICAL,cups,AT_MOST,2.5,false\n"))
    #expect(imported.entries.map { $0.amount } == [1500, 2000])
    #expect(imported.skipped == 1)
    #expect(imported.trackers.map { $0.aim } == [.build, .reduce])
    #expect(imported.trackers.map { $0.target } == [5000, 2500])
    #expect(imported.trackers.map { $0.isArchived } == [true, false])
  }

  @Test("Without a list of habits, large numbers tell that a habit is measured")
  func unlistedMeasured() throws {
    let imported = try LoopTable.read(bytes("Date,Run\n2015-01-25,1500\n2015-01-24,2\n"))
    #expect(imported.entries.map { $0.amount } == [1500])
    #expect(imported.skipped == 1)
  }

  @Test("A comma in a name tears the header, and the list of habits mends it")
  func tornHeader() throws {
    let table = bytes("Date,Eat, drink,Run,\n2015-01-25,YES_MANUAL,NO,\n")
    let imported = try LoopTable.read(table, habits: bytes("Name\n\"Eat, drink\"\nRun\n"))
    #expect(imported.trackers.map { $0.name } == ["Eat, drink", "Run"])
    let problem = #expect(throws: ImportProblem.self) { _ = try LoopTable.read(table) }
    #expect(problem?.kind == .fieldCount)
    #expect(problem?.line == 2)
  }

  @Test("Two habits of one name stay two")
  func twins() throws {
    let imported = try LoopTable.read(
      bytes("Date,Vegan,Vegan,\n2015-01-25,YES_MANUAL,YES_MANUAL,\n"))
    #expect(Set(imported.drafts.map { $0.id }).count == 4)
  }

  @Test("The table of one habit alone names no habit and is refused")
  func single() {
    let problem = #expect(throws: ImportProblem.self) {
      _ = try LoopTable.read(bytes("Date,Value,Notes\n2015-01-25,YES_MANUAL,\n"))
    }
    #expect(problem?.kind == .header)
  }

  @Test("A day of the database is the date that Loop showed, and odd rows are skipped")
  func database() {
    var run = LoopHabit(id: 7, name: "Run")
    run.position = 1
    var steps = LoopHabit(id: 9, name: "Steps")
    steps.type = 1
    steps.uuid = "abc"
    steps.target = 8000
    let day: Int64 = 86_400_000
    let imported = LoopDatabase.read(
      [run, steps],
      [
        LoopRepetition(habit: 7, timestamp: 1_456_704_000_000),
        LoopRepetition(habit: 7, timestamp: 1_456_704_000_000),
        LoopRepetition(habit: 7, timestamp: -day, value: 2),
        LoopRepetition(habit: 7, timestamp: 0, value: 1),
        LoopRepetition(habit: 9, timestamp: 0, value: 8_000_500, notes: "far"),
        LoopRepetition(habit: 9, timestamp: day, value: 200_000_000),
        LoopRepetition(habit: 8, timestamp: 0), LoopRepetition(habit: 7, timestamp: .min),
        LoopRepetition(habit: 7, timestamp: .max),
      ])
    #expect(imported.trackers.map { $0.name } == ["Steps", "Run"])
    #expect(imported.trackers[0].target == 8_000_000)
    #expect(imported.entries.map { $0.day.text } == ["2016-02-29", "1969-12-31", "1970-01-01"])
    #expect(imported.entries.map { $0.amount } == [1000, 1000, 8_000_500])
    #expect(imported.skipped == 6)
  }

  @Test("A name of nothing becomes its key, and a long one is cut")
  func names() {
    let imported = LoopDatabase.read(
      [LoopHabit(id: 1, name: ""), LoopHabit(id: 2, name: String(repeating: "n", count: 200))], [])
    var journal = Records()
    var clock = Clock(device: 0)
    for draft in imported.drafts {
      journal.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 0)))
    }
    #expect(Overview(journal).trackers.map { $0.name.count }.sorted() == [2, 80])
  }
}
