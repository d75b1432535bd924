// The latest time that the server has seen, in its own database.

import Engine
import GRDB

extension SQLiteVault: ClockStore {
  public func latestTime() async throws(VaultError) -> Instant? {
    let seen = try await read { database in
      try Int64.fetchOne(database, sql: "SELECT seen FROM server_clock")
    }
    return seen.map { Instant(milliseconds: $0) }
  }

  public func keep(latestTime: Instant) async throws(VaultError) {
    try await write { database in
      try database.execute(
        sql: """
          INSERT INTO server_clock (row, seen) VALUES (1, ?1)
          ON CONFLICT DO UPDATE SET seen = max(seen, ?1)
          """, arguments: [latestTime.milliseconds])
    }
  }

  public func forgetLatestTime() async throws(VaultError) {
    try await write { database in try database.execute(sql: "DELETE FROM server_clock") }
  }
}
