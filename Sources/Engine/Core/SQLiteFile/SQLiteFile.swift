// A SQLite database as another app exports it, read without SQLite: the browser has none. The form
// is that of https://www.sqlite.org/fileformat2.html; nothing in a file can make this trap.

/// Why a file cannot be read as a database.
public enum SQLiteFileError: Error, Equatable, Sendable {
  case notADatabase
  /// A page, a cell or a value leads out of the file or round in a circle.
  case damaged
  /// More rows than `SQLiteFile.mostRows`.
  case tooLarge
}

/// The tables of a database file. What waits in a journal beside the file is not seen.
public struct SQLiteFile: Sendable {
  /// Rows of one table.
  public static let mostRows = 1_000_000
  static let magic = Array("SQLite format 3\0".utf8)
  private static let headBytes = 100

  public let tables: [SQLiteTable]
  private let pages: SQLitePages

  public init(_ bytes: [UInt8]) throws(SQLiteFileError) {
    guard bytes.count >= SQLiteFile.headBytes, bytes.starts(with: SQLiteFile.magic) else {
      throw .notADatabase
    }
    pages = try SQLitePages(bytes)
    tables = try SQLiteFile.schema(pages)
  }

  /// The table of a name, whose case does not matter.
  public func table(_ name: String) -> SQLiteTable? {
    tables.first { smallLetters($0.name) == smallLetters(name) }
  }

  /// The rows in the order of their numbers; none where there is no such table.
  public func rows(of name: String) throws(SQLiteFileError) -> [SQLiteRow] {
    guard let table = table(name) else { return [] }
    var rows: [SQLiteRow] = []
    for record in try pages.records(from: table.root) {
      var values = try record.values(pages.encoding)
      if let key = table.key, key < values.count, values[key] == .null {
        values[key] = .int(record.number)
      }
      rows.append(SQLiteRow(table: table, values: values))
    }
    return rows
  }

  /// What the first page says of the others; indexes, views and virtual tables are left out.
  private static func schema(_ pages: SQLitePages) throws(SQLiteFileError) -> [SQLiteTable] {
    var tables: [SQLiteTable] = []
    for record in try pages.records(from: 1) {
      let values = try record.values(pages.encoding)
      guard values.count >= 5, values[0].asText == "table", let name = values[1].asText,
        let root = values[3].asInt, root > 0, root <= Int64(pages.count),
        let sql = values[4].asText
      else { continue }
      tables.append(SQLiteTable(name: name, root: Int(root), sql: sql))
    }
    return tables
  }
}
