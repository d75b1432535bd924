// The reader of databases held to SQLite itself: the same rows, whatever the form of the file.

import Engine
import Foundation
import GRDB
import Testing

struct SQLiteFileTests {
  /// One file of its own for each size of a page and each encoding.
  private func write(_ path: String, page: Int, encoding: String, seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA page_size = \(page); PRAGMA encoding = '\(encoding)'")
      try database.execute(
        sql: """
          CREATE TABLE "some things" ([the id] INTEGER PRIMARY KEY, `a, name` TEXT DEFAULT 'x(,',
            number REAL CHECK (number > -1e300), "blob" BLOB, UNIQUE ([the id], number));
          CREATE TABLE words (word TEXT PRIMARY KEY, n INT);
          CREATE INDEX by_number ON "some things" (number);
          CREATE VIEW seen AS SELECT 1;
          """)
      try database.execute(sql: "BEGIN")
      for row in 0..<700 {
        let name = String(
          repeating: "ä€🐦a", count: Int(random.next() % 40) * (row % 97 == 0 ? 90 : 1))
        let number: Double? = row % 5 == 0 ? nil : Double(Int64(bitPattern: random.next())) / 7
        try database.execute(
          sql: #"INSERT INTO "some things" VALUES (?, ?, ?, ?)"#,
          arguments: [
            Int64(row) * Int64(random.next() % 1_000_003) * 1_000_003 + Int64(row), name, number,
            row % 3 == 0 ? Data([1, 2, 3]) : nil,
          ])
        try database.execute(
          sql: "INSERT OR IGNORE INTO words VALUES (?, ?)",
          arguments: ["\(random.next() % 500)", Int64(bitPattern: random.next()) >> (row % 63)])
      }
      try database.execute(sql: "COMMIT")
      try database.execute(sql: #"DELETE FROM "some things" WHERE number > 1e18"#)
      try database.execute(sql: "ALTER TABLE words ADD COLUMN later TEXT DEFAULT 'late'")
    }
    try queue.close()
  }

  @Test(
    "Each row of each table is the one that SQLite reads",
    arguments: [(512, "UTF-8"), (1024, "UTF-16le"), (4096, "UTF-16be"), (65_536, "UTF-8")])
  func same(page: Int, encoding: String) throws {
    let seed = UInt64(page)
    let folder = try Folder()
    let path = folder.path + "/file.db"
    try write(path, page: page, encoding: encoding, seed: seed)
    let file = try SQLiteFile([UInt8](Data(contentsOf: URL(filePath: path))))
    #expect(file.tables.map { $0.name } == ["some things", "words"])
    #expect(file.table("Some Things")?.columns == ["the id", "a, name", "number", "blob"])
    try DatabaseQueue(path: path).read { database in
      let things = try Row.fetchAll(database, sql: #"SELECT * FROM "some things" ORDER BY rowid"#)
      let found = try file.rows(of: "some things")
      #expect(found.count == things.count && things.count > 100, "seed \(seed)")
      for (mine, row) in zip(found, things) {
        #expect(mine.int("the id") == row["the id"] as Int64?)
        #expect(mine.text("a, name") == row["a, name"] as String?)
        #expect(mine.real("number") == row["number"] as Double?)
      }
      let words = try Row.fetchAll(database, sql: "SELECT * FROM words ORDER BY rowid")
      for (mine, row) in zip(try file.rows(of: "words"), words) {
        #expect(mine.text("word") == row["word"] as String? && mine.int("n") == row["n"] as Int64?)
      }
    }
  }

  @Test("A damaged file is refused or read, and never more than it holds")
  func damaged() throws {
    let seed: UInt64 = 7
    var random = SeededGenerator(seed)
    let folder = try Folder()
    let path = folder.path + "/file.db"
    try write(path, page: 512, encoding: "UTF-8", seed: seed)
    let whole = [UInt8](try Data(contentsOf: URL(filePath: path)))
    var refused = 0
    for round in 0..<400 {
      var bytes = whole
      for _ in 0...Int(random.next() % 8) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() % 256)
      }
      if round % 4 == 0 { bytes = Array(bytes.prefix(Int(random.next() % UInt64(bytes.count)))) }
      do {
        let file = try SQLiteFile(bytes)
        for table in file.tables { _ = try file.rows(of: table.name) }
      } catch {
        refused += 1
      }
    }
    #expect(refused > 100, "seed \(seed): some damage is noticed")
  }

  @Test("Cells that share their bytes do not fill the memory")
  func bomb() throws {
    // One page whose 8,000 cells all point at the same record of 30,000 bytes.
    var bytes = Array("SQLite format 3\0".utf8) + [0, 1] + [UInt8](repeating: 0, count: 65_518)
    bytes[59] = 1
    (bytes[100], bytes[103], bytes[104]) = (0x0D, 0x1F, 0x40)
    for cell in 0..<8_000 { (bytes[108 + 2 * cell], bytes[109 + 2 * cell]) = (0x60, 0) }
    (bytes[0x6000], bytes[0x6001], bytes[0x6002]) = (0x81, 0xEA, 0x30)
    #expect(throws: SQLiteFileError.damaged) { try SQLiteFile(bytes) }
  }
}

/// SplitMix64, so that a seed names a run.
private struct SeededGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
