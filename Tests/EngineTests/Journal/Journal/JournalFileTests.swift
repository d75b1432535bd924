// The journal as a file: the same bytes each time, and nothing lost on the way back in.

import Engine
import Testing

struct JournalFileTests {
  @Test("Exporting, importing into an empty journal and exporting gives the same bytes")
  func roundTrip() throws {
    let seed: UInt64 = 17
    var cases = ChangeCases(seed: seed)
    for trial in 0..<Trials.count(100_000) {
      let bytes = exported(cases.changes())
      let again = JournalWriter.json(try restored(bytes))
      guard again == bytes else {
        Issue.record("seed \(seed), trial \(trial): \(text(bytes)) became \(text(again))")
        return
      }
    }
  }

  @Test("An old backup over newer edits changes nothing, and news are news only once")
  func oldBackup() throws {
    let seed: UInt64 = 19
    var cases = ChangeCases(seed: seed)
    for trial in 0..<Trials.count(50_000) {
      let past = cases.changes()
      let backup = try JournalFile(exported(past)).drafts
      var journal = Journal()
      for change in past + cases.changes() { journal.apply(change) }
      #expect(journal.news(in: backup).isEmpty, "seed \(seed), trial \(trial)")
      var other = Journal()
      for change in cases.changes() { other.apply(change) }
      var clock = Clock(device: 9)
      for draft in other.news(in: backup) {
        other.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 1)))
      }
      #expect(other.news(in: backup).isEmpty, "seed \(seed), trial \(trial)")
    }
  }

  @Test("More fields than one change may hold come back from a file")
  func manyFields() throws {
    let id = Identifier(high: 0, low: 1)
    var changes: [Change] = []
    for index in 0..<600 {
      let field = Field("field\(index)", .int(Int64(index)))
      let action: Change.Action = index == 0 ? .create([field]) : .set([field])
      let change = Change(
        id: Identifier(high: 1, low: UInt64(index)), device: 1, number: Int64(index + 1),
        stamp: Stamp(milliseconds: 5, counter: 0, device: 1), entity: id, kind: "settings",
        action: action)
      changes.append(change)
    }
    let bytes = exported(changes)
    #expect(JournalWriter.json(try restored(bytes)) == bytes)
    for draft in try JournalFile(bytes).drafts {
      var clock = Clock(device: 1)
      let change = draft.stamped(by: &clock, now: Instant(milliseconds: 1))
      #expect(try Pack(PackWriter.pack([change])).changes == [change])
    }
  }

  @Test("Damaged files never trap, and what still parses exports to what it reads as")
  func damage() throws {
    let seed: UInt64 = 23
    var cases = ChangeCases(seed: seed)
    var parsed = 0
    for trial in 0..<Trials.count(300_000) {
      let bytes = cases.damaged(exported(cases.changes(most: 4)))
      guard (try? JournalFile(bytes)) != nil else { continue }
      parsed += 1
      let once = JournalWriter.json(try restored(bytes))
      guard JournalWriter.json(try restored(once)) == once else {
        Issue.record("seed \(seed), trial \(trial): \(text(bytes)) became \(text(once))")
        return
      }
    }
    #expect(parsed > 0)
  }

  private static let tail = "],\"format\":\"redstart-journal\",\"version\":1}"
  private static let zeroes = String(repeating: "0", count: 32)
  private static let entity = "{\"fields\":{},\"id\":\"\(zeroes)\",\"kind\":\"a\"}"
  private static let head = "{\"format\":\"redstart-journal\",\"version\":"
  private static let brokenFiles: [(String, JournalFileError)] = [
    ("", .json(JSONError(.endsEarly, at: 0), line: 1)),
    ("{\n\n  \"entities\": [\n nope", .json(JSONError(.badLiteral, at: 20), line: 4)),
    ("{\"a\":1}", .notAJournal),
    (head + "2}", .later),
    ("{\"entities\":[\n" + entity + ",\n{\"id\":\"0\"}\n" + tail, .badEntity(line: 3)),
    (head + "1,\"unreadable\":[\n\"!\"]}", .badEntity(line: 2)),
  ]

  @Test("A broken file names its line", arguments: brokenFiles)
  func lines(file: String, error: JournalFileError) {
    #expect(throws: error) { _ = try JournalFile(Array(file.utf8)) }
  }

  @Test("Records that this version cannot read come back from a file")
  func unreadable() throws {
    var journal = Journal()
    journal.keep(unreadable: [1, 2, 3])
    journal.keep(unreadable: [])
    let bytes = JournalWriter.json(journal)
    let file = try JournalFile(bytes)
    #expect(Set(file.unreadable) == [[], [1, 2, 3]])
    #expect(JournalWriter.json(try restored(bytes)) == bytes)
  }

  private func restored(_ bytes: [UInt8]) throws -> Journal {
    let file = try JournalFile(bytes)
    var journal = Journal()
    var clock = Clock(device: 9)
    for draft in file.drafts {
      journal.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 1)))
    }
    for record in file.unreadable { journal.keep(unreadable: record) }
    return journal
  }
}
