// One table of a database: where its rows begin, and what its columns are called.

/// A table as its own `CREATE TABLE` describes it.
public struct SQLiteTable: Sendable {
  public let name: String
  /// In the order of the file, as they are written there.
  public let columns: [String]
  /// The column that stands for the number of the row, where there is one.
  let key: Int?
  let root: Int

  init(name: String, root: Int, sql: String) {
    self.name = name
    self.root = root
    var columns: [String] = []
    var key: Int?
    for part in SQLiteTable.parts(of: sql) {
      guard let (column, rest) = SQLiteTable.name(at: part) else { continue }
      if SQLiteTable.constraints.contains(smallLetters(column)) { continue }
      if SQLiteTable.isKey(rest) { key = columns.count }
      columns.append(column)
    }
    self.columns = columns
    self.key = key
  }

  func column(_ name: String) -> Int? {
    columns.firstIndex { smallLetters($0) == smallLetters(name) }
  }

  private static let constraints = ["constraint", "primary", "unique", "check", "foreign"]

  /// What stands between the outer brackets, cut at the commas that no bracket or quote holds.
  private static func parts(of sql: String) -> [ArraySlice<UInt8>] {
    let bytes = Array(sql.utf8)
    var parts: [ArraySlice<UInt8>] = []
    var depth = 0
    var quote: UInt8?
    var start = 0
    for (place, byte) in bytes.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
      case UInt8(ascii: "["): quote = UInt8(ascii: "]")
      case UInt8(ascii: "("):
        depth += 1
        if depth == 1 { start = place + 1 }
      case UInt8(ascii: ")"):
        if depth == 1 { parts.append(bytes[start..<place]) }
        depth -= 1
      case UInt8(ascii: ",") where depth == 1:
        parts.append(bytes[start..<place])
        start = place + 1
      default: break
      }
    }
    return parts
  }

  /// The first word, without its quotes, and what follows.
  private static func name(at part: ArraySlice<UInt8>) -> (String, ArraySlice<UInt8>)? {
    let text = part.drop { $0 <= 0x20 }
    guard let first = text.first else { return nil }
    let ends: [UInt8: UInt8] = [
      UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "`"): UInt8(ascii: "`"),
      UInt8(ascii: "'"): UInt8(ascii: "'"), UInt8(ascii: "["): UInt8(ascii: "]"),
    ]
    if let end = ends[first] {
      let rest = text.dropFirst()
      guard let close = rest.firstIndex(of: end) else { return nil }
      return (String(decoding: rest[..<close], as: UTF8.self), rest[(close + 1)...])
    }
    let word = text.prefix { $0 > 0x20 && $0 != UInt8(ascii: "(") }
    return (String(decoding: word, as: UTF8.self), text.dropFirst(word.count))
  }

  /// Only `INTEGER PRIMARY KEY` stands for the number of the row; `INT PRIMARY KEY` does not.
  private static func isKey(_ rest: ArraySlice<UInt8>) -> Bool {
    let words = smallLetters(String(decoding: rest, as: UTF8.self)).utf8
      .split(whereSeparator: { $0 <= 0x20 })
      .map { Array($0) }
    return words.starts(with: [Array("integer".utf8), Array("primary".utf8), Array("key".utf8)])
  }
}

/// One row; columns that its table got later may be missing at its end.
public struct SQLiteRow: Sendable {
  let table: SQLiteTable
  let values: [SQLiteValue]

  public func has(_ column: String) -> Bool { table.column(column) != nil }
  public func int(_ column: String) -> Int64? { self[column].asInt }
  public func real(_ column: String) -> Double? { self[column].asReal }
  public func text(_ column: String) -> String? { self[column].asText }

  private subscript(_ column: String) -> SQLiteValue {
    guard let place = table.column(column), place < values.count else { return .null }
    return values[place]
  }
}

/// A value; a blob is nothing that any import reads.
public enum SQLiteValue: Equatable, Sendable {
  case null, blob
  case int(Int64)
  case real(Double)
  case text(String)

  var asInt: Int64? { if case .int(let number) = self { number } else { nil } }
  var asText: String? { if case .text(let text) = self { text } else { nil } }
  var asReal: Double? {
    switch self {
    case .real(let number): number
    case .int(let number): Double(number)
    default: nil
    }
  }
}
