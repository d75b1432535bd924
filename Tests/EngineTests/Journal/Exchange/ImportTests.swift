// What imports make of files: one entry a day, nothing twice, and no part of a broken file.

import Engine
import Testing

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

struct ImportTests {
  private static let header =
    "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"
  private static let habitBull =
    header + "Run,\"fast, far\",Fitness,2016-02-29,1,\n" + "Run,,Fitness,2016-02-29,1,again\n"
    + "Run,,Fitness,2016-03-01,0,\n" + "Read,,Mind,2016-03-01,1.5,\"two\nlines\"\n"

  private func records(_ drafts: [Draft]) -> Records {
    var records = Records()
    var clock = Clock(device: 0)
    for draft in drafts {
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 9)))
    }
    return records
  }

  @Test("Imported entries have a day of their own and no time")
  func entries() throws {
    let imported = try HabitBullFile.read(bytes(Self.habitBull))
    #expect(imported.skipped == 2)
    let overview = Overview(records(imported.drafts))
    #expect(overview.trackers.map { $0.name } == ["Run", "Read"])
    #expect(overview.entryCount == 2)
    let run = overview.use(of: overview.trackers[0].id)
    #expect(run.amount(on: Day(text: "2016-02-29")!) == 1000)
    #expect(run.lastUse == nil)
    #expect(overview.use(of: overview.trackers[1].id).amount(on: Day(text: "2016-03-01")!) == 1500)
  }

  @Test("A second import has no news, also after edits and deletions")
  func twice() throws {
    let drafts = try HabitBullFile.read(bytes(Self.habitBull)).drafts
    var journal = records(drafts).journal
    #expect(journal.news(in: drafts).isEmpty)
    #expect(ImportCount(drafts: drafts, news: []).already == 2)
    let stamp = Stamp(milliseconds: 1, counter: 0, device: 1)
    for (number, action) in [
      Change.Action.set([Field("name", .text("Jog"))]), .delete,
    ].enumerated() {
      journal.apply(
        Change(
          id: Identifier(high: 1, low: UInt64(number)), device: 1, number: Int64(number + 1),
          stamp: stamp, entity: drafts[number].entity, kind: Tracker.kind, action: action))
    }
    #expect(journal.news(in: drafts).isEmpty)
    #expect(journal[drafts[0].entity]?["name"] == .text("Jog"))
    #expect(journal[drafts[1].entity]?.isVisible == false)
  }

  @Test(
    "A broken HabitBull table names its line",
    arguments: [
      ("", ImportProblem.Kind.header, 1), ("a,b,c\n1,2,3\n", .header, 1),
      (header + "Run,,,2016-02-30,1,\n", .date, 2), (header + "Run,,,2.3.2016,1,\n", .date, 2),
      (header + "Run,,,1899-12-31,1,\n", .date, 2), (header + "Run,,,2016-02-29,yes,\n", .value, 2),
      (header + "\nRun,,,2016-02\n", .fieldCount, 3),
      (header + "Run,\"a\nb,,2016-02-29,1,\n", .table(.unterminatedQuote), 2),
      (header + "Run,,,2016-02-29,1.2345,\n", .value, 2),
    ])
  func broken(file: String, kind: ImportProblem.Kind, line: Int) {
    let problem = #expect(throws: ImportProblem.self) { _ = try HabitBullFile.read(bytes(file)) }
    #expect(problem?.kind == kind)
    #expect(problem?.line == line)
  }

  @Test("Bytes that are not UTF-8 are refused with their line")
  func badUTF8() {
    let problem = #expect(throws: ImportProblem.self) {
      let row = bytes(",,,2016-02-29,1,\n")
      _ = try HabitBullFile.read(bytes(Self.header) + [0xC3, 0xA4, 0xFF] + row)
    }
    #expect(problem?.kind == .table(.badUTF8))
    #expect(problem?.line == 2)
  }

  @Test("A file that ends within a row is refused with that row's line, at every byte")
  func truncation() {
    let row = "Run,fast,Fitness,2016-02-29,1,\n"
    let whole = Self.header + String(repeating: row, count: 4)
    for length in Self.header.utf8.count..<whole.utf8.count {
      let rest = (length - Self.header.utf8.count) % row.utf8.count
      // Nobody can tell that a file is cut behind a line or its last field.
      guard rest > 0, rest < row.utf8.count - 1 else { continue }
      let problem = #expect(throws: ImportProblem.self) {
        _ = try HabitBullFile.read(Array(bytes(whole).prefix(length)))
      }
      #expect(problem?.line == 2 + (length - Self.header.utf8.count) / row.utf8.count)
    }
  }

  @Test("Damaged tables are read or refused, and never trap")
  func damage() {
    var cases = ChangeCases(seed: 41)
    var refused = 0
    for _ in 0..<Trials.count(20_000) {
      let file = cases.damaged(bytes(Self.habitBull))
      do throws(ImportProblem) {
        let imported = try HabitBullFile.read(file)
        #expect(imported.drafts.count == imported.trackers.count + imported.entries.count)
      } catch {
        refused += 1
        let lineEnds = file.count { $0 == 0x0A || $0 == 0x0D }
        #expect((1...1 + lineEnds).contains(error.line))
      }
      _ = try? LoopTable.read(file, habits: file)
    }
    #expect(refused > 0)
  }
}
