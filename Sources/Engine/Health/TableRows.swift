// Cuts a table into its rows, piece by piece (RFC 4180): nothing is kept but the row at hand.

/// The rows of a table, with commas, semicolons or tabs between their fields.
struct TableRows {
  /// Bytes.
  static let longestRow = 1 << 16

  private var bytes: ArraySlice<UInt8> = []
  private var row: [UInt8] = []
  private var isQuoted = false

  /// Takes in the bytes that follow, once there is no row left of those before.
  mutating func feed(_ more: ArraySlice<UInt8>) { bytes = more }

  /// The next whole row without its line end, or nothing until more is fed.
  mutating func next() throws(HealthProblem) -> [UInt8]? {
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: "\n"), !isQuoted { return takeRow() }
      guard row.count < TableRows.longestRow else { throw .longRow }
      row.append(byte)
    }
    return nil
  }

  /// What stands behind the last line end.
  mutating func takeRow() -> [UInt8] {
    if row.last == UInt8(ascii: "\r") { row.removeLast() }
    let whole = row
    row = []
    isQuoted = false
    return whole
  }

  /// The mark that separates the fields of this row: of the possible ones the most frequent.
  static func separator(of row: [UInt8]) -> UInt8 {
    var best = UInt8(ascii: ",")
    var most = 0
    for mark in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      let count = fields(of: row, mark).count
      if count > most { (best, most) = (mark, count) }
    }
    return best
  }

  /// The fields of a row without the quotes around them.
  static func fields(of row: [UInt8], _ separator: UInt8) -> [[UInt8]] {
    var fields: [[UInt8]] = []
    var field: [UInt8] = []
    var isQuoted = false
    var wasQuote = false
    for byte in row {
      if byte == UInt8(ascii: "\"") {
        // The second of two within quotes is one that the field has.
        if wasQuote, !isQuoted { field.append(byte) }
        isQuoted.toggle()
        wasQuote = true
        continue
      }
      wasQuote = false
      if byte == separator, !isQuoted {
        fields.append(trimmed(field))
        field = []
      } else {
        field.append(byte)
      }
    }
    fields.append(trimmed(field))
    return fields
  }

  private static func trimmed(_ field: [UInt8]) -> [UInt8] {
    let start = field.drop { $0 == 0x20 }
    var end = start
    while end.last == 0x20 { end.removeLast() }
    return Array(end)
  }
}
