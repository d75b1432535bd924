// Reads tables in CSV, ours and those that people bring from elsewhere.

/// One row of a table and where it stands.
public struct CSVRow: Equatable, Sendable {
  public let fields: [String]
  /// The line, from 1, in which the row starts.
  public let line: Int

  public init(_ fields: [String], line: Int) {
    self.fields = fields
    self.line = line
  }
}

/// What stands between the fields of a row.
public enum CSVSeparator: UInt8, Sendable {
  case comma = 0x2C
  case semicolon = 0x3B
  case tab = 0x09
}

/// Takes rows from the front of a table (RFC 4180, UTF-8, byte order mark allowed).
///
/// A line ends with CRLF, LF or CR. Lines without any character are passed over. A quote inside a
/// field that does not start with one is an ordinary character.
public struct CSVReader: Sendable {
  /// Bytes in a table.
  public static let sizeLimit = 256 << 20
  /// Bytes in a field, quotes not included.
  public static let fieldLimit = 1 << 20
  /// Fields in a row.
  public static let fieldCountLimit = 1024
  /// Rows in a table.
  public static let rowLimit = 5_000_000

  private let bytes: [UInt8]
  private let separator: UInt8
  private let removesFormulaGuard: Bool
  private var position = 0
  private var line = 1
  private var rowCount = 0

  /// Starts before the first row; throws `tableTooLong`. `removesFormulaGuard` takes away the
  /// apostrophes that `CSVWriter` sets, and is for our own files only.
  public init(
    _ bytes: [UInt8], separator: CSVSeparator = .comma, removesFormulaGuard: Bool = false
  ) throws(CSVError) {
    guard bytes.count <= Self.sizeLimit else { throw CSVError(.tableTooLong, line: 1) }
    self.bytes = bytes
    self.separator = separator.rawValue
    self.removesFormulaGuard = removesFormulaGuard
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// All rows of a table.
  public static func rows(
    _ bytes: [UInt8], separator: CSVSeparator = .comma, removesFormulaGuard: Bool = false
  ) throws(CSVError) -> [CSVRow] {
    var reader = try CSVReader(
      bytes, separator: separator, removesFormulaGuard: removesFormulaGuard)
    var rows: [CSVRow] = []
    while let row = try reader.nextRow() { rows.append(row) }
    return rows
  }

  /// The next row, or nothing at the end; after an error the reader is of no further use.
  public mutating func nextRow() throws(CSVError) -> CSVRow? {
    while isAtLineEnd, position < bytes.count { skipLineEnd() }
    guard position < bytes.count else { return nil }
    rowCount += 1
    guard rowCount <= Self.rowLimit else { throw CSVError(.tooManyRows, line: line) }
    let start = line
    var fields: [String] = []
    while true {
      guard fields.count < Self.fieldCountLimit else {
        throw CSVError(.tooManyFields, line: line)
      }
      fields.append(try field())
      if isAtLineEnd { break }
      position += 1
    }
    skipLineEnd()
    return CSVRow(fields, line: start)
  }

  /// Reads up to the separator, line end or end of the file.
  private mutating func field() throws(CSVError) -> String {
    let start = line
    let text: String?
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      text = UTF8Text.text(try quotedField())
    } else {
      text = UTF8Text.text(bytes, in: try plainField())
    }
    guard let text else { throw CSVError(.badUTF8, line: start) }
    guard removesFormulaGuard, text.utf8.first == FormulaGuard.mark else { return text }
    return FormulaGuard.removed(from: text)
  }

  private mutating func plainField() throws(CSVError) -> Range<Int> {
    let start = position
    while !isAtLineEnd, bytes[position] != separator { position += 1 }
    guard position - start <= Self.fieldLimit else { throw CSVError(.fieldTooLong, line: line) }
    return start..<position
  }

  private mutating func quotedField() throws(CSVError) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let start = line
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte != quote {
        let isPair = byte == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
        if byte == 0x0A || byte == 0x0D && !isPair { line += 1 }
        content.append(byte)
        position += 1
      } else if position + 1 < bytes.count, bytes[position + 1] == quote {
        content.append(quote)
        position += 2
      } else {
        position += 1
        guard isAtLineEnd || bytes[position] == separator else {
          throw CSVError(.bytesAfterQuote, line: line)
        }
        return content
      }
      guard content.count <= Self.fieldLimit else { throw CSVError(.fieldTooLong, line: start) }
    }
    throw CSVError(.unterminatedQuote, line: start)
  }

  /// Whether a line or the file ends here.
  private var isAtLineEnd: Bool {
    position >= bytes.count || bytes[position] == 0x0A || bytes[position] == 0x0D
  }

  /// Moves behind one line end, if the file has not ended.
  private mutating func skipLineEnd() {
    guard position < bytes.count else { return }
    let isPair =
      bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
    position += isPair ? 2 : 1
    line += 1
  }
}
