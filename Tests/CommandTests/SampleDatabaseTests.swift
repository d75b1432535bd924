// Loop's sample database, counted here by SQL.

import Foundation
import GRDB
import Testing

private let folder = ProcessInfo.processInfo.environment["REDSTART_FIXTURES"].map {
  $0 + "/imports"
}
private let isProof = ProcessInfo.processInfo.environment["CI"] == "true"

@Suite(
  .enabled(
    if: folder != nil || isProof, "REDSTART_FIXTURES does not name the folder of sample files"))
struct SampleDatabaseTests {
  @Test("A sample comes in with each habit and each day that SQL finds in it")
  func sample() throws {
    let path = try #require(folder) + "/uhabits_loop.db"
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    let (habits, rows, days) = try queue.read { database in
      (
        try Int.fetchOne(database, sql: "SELECT count(*) FROM Habits") ?? 0,
        try Int.fetchOne(database, sql: "SELECT count(*) FROM Repetitions") ?? 0,
        try String.fetchAll(
          database,
          sql: """
            SELECT DISTINCT 'entry,' || name || ',' || date(timestamp / 1000, 'unixepoch')
            FROM Repetitions JOIN Habits ON habit = Habits.id ORDER BY 1
            """)
      )
    }
    let target = try Folder()
    let journal = target.path + "/journal.json"
    let first = try Command.run("import", "--from", "loop", path, "--into", journal)
    #expect(
      first.output
        == "{\"trackers\":\(habits),\"entries\":\(rows),\"skipped\":0,\"already\":0}\n")
    let second = try Command.run("import", "--from", "loop", path, "--into", journal)
    #expect(
      second.output == "{\"trackers\":0,\"entries\":0,\"skipped\":0,\"already\":\(rows)}\n")
    let exported = try Command.run("export", journal, "--format", "csv").output
      .split(whereSeparator: { $0.isNewline }).dropFirst()
      .map {
        $0.split(separator: ",", omittingEmptySubsequences: false)[0...2].joined(separator: ",")
      }
    #expect(Set(exported).sorted() == days)
  }
}
