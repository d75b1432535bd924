// Writes tables in CSV that people open in a spreadsheet.

/// A cell of a table; only text can be mistaken for a formula.
public enum CSVField: Equatable, Sendable {
  case text(String)
  case integer(Int64)
  /// Written with a point; NaN and infinity become an empty cell.
  case decimal(Double)
}

/// Appends rows to a table (RFC 4180: CRLF, quotes where needed).
public struct CSVWriter: Sendable {
  /// The table so far, in UTF-8 without a byte order mark.
  public private(set) var bytes: [UInt8] = []
  private let separator: CSVSeparator

  public init(separator: CSVSeparator = .comma) {
    self.separator = separator
  }

  /// Appends a row; one without fields would be an empty line and is left out.
  public mutating func row(_ fields: [CSVField]) {
    guard !fields.isEmpty else { return }
    let start = bytes.count
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(separator.rawValue) }
      append(field)
    }
    // A single empty field would make an empty line, which readers pass over.
    if bytes.count == start { bytes += [UInt8(ascii: "\""), UInt8(ascii: "\"")] }
    bytes += [0x0D, 0x0A]
  }

  private mutating func append(_ field: CSVField) {
    switch field {
    case .text(let text): append(text: FormulaGuard.added(to: text))
    case .integer(let number): bytes.append(contentsOf: String(number).utf8)
    case .decimal(let number):
      guard number.isFinite else { return }
      bytes.append(contentsOf: number.description.utf8)
    }
  }

  /// Quotes what either separator could split, since programs guess which one a file uses.
  private mutating func append(text: String) {
    let quote = UInt8(ascii: "\"")
    let needsQuotes = text.utf8.contains { byte in
      byte == quote || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == 0x0A
        || byte == 0x0D
    }
    guard needsQuotes else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(quote)
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}
