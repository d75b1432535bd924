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
  private let readsWindows1252: Bool
  private var position = 0
  private var line = 1
  private var rowCount = 0
  /// Where the row begins that was read last, whether it can be read or not.
  private var rowStart = 0
  /// In which line it begins.
  private(set) var rowLine = 1
  /// It has line ends inside quotes.
  var spansLines: Bool { rowEnd > rowLine }
  private var rowEnd = 1
  /// A field so far was read as Windows-1252.
  private(set) var hasWindows1252 = false

  /// Starts before the first row; throws `tableTooLong`. `removesFormulaGuard` takes away the
  /// apostrophes that `CSVWriter` sets, and is for our own files only. `readsWindows1252` takes
  /// fields that are not UTF-8 for older text.
  public init(
    _ bytes: [UInt8], separator: CSVSeparator = .comma, removesFormulaGuard: Bool = false,
    readsWindows1252: Bool = false
  ) throws(CSVError) {
    guard bytes.count <= Self.sizeLimit else { throw CSVError(.tableTooLong, line: 1) }
    self.bytes = bytes
    self.separator = separator.rawValue
    self.removesFormulaGuard = removesFormulaGuard
    self.readsWindows1252 = readsWindows1252
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

  /// The next row, or nothing at the end; after an error only `skipFirstLine` goes on.
  public mutating func nextRow() throws(CSVError) -> CSVRow? {
    while isAtLineEnd, position < bytes.count { skipLineEnd() }
    guard position < bytes.count else { return nil }
    (rowStart, rowLine) = (position, line)
    rowCount += 1
    guard rowCount <= Self.rowLimit else { throw CSVError(.tooManyRows, line: line) }
    var fields: [String] = []
    while true {
      guard fields.count < Self.fieldCountLimit else {
        throw CSVError(.tooManyFields, line: line)
      }
      fields.append(try field())
      if isAtLineEnd { break }
      position += 1
    }
    rowEnd = line
    skipLineEnd()
    return CSVRow(fields, line: rowLine)
  }

  /// Goes back to the row that was read last, and on behind its first line; tells how many bytes
  /// will be read once more.
  @discardableResult
  mutating func skipFirstLine() -> Int {
    let end = position
    (position, line) = (rowStart, rowLine)
    while !isAtLineEnd { position += 1 }
    skipLineEnd()
    return max(0, end - position)
  }

  /// Reads up to the separator, line end or end of the file.
  private mutating func field() throws(CSVError) -> String {
    let start = line
    let text: String?
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      let content = try quotedField()
      text = UTF8Text.text(content) ?? olderText(content[...])
    } else {
      let range = try plainField()
      text = UTF8Text.text(bytes, in: range) ?? olderText(bytes[range])
    }
    guard let text else { throw CSVError(.badUTF8, line: start) }
    guard removesFormulaGuard, text.utf8.first == FormulaGuard.mark else { return text }
    return FormulaGuard.removed(from: text)
  }

  private mutating func olderText(_ field: ArraySlice<UInt8>) -> String? {
    guard readsWindows1252, let text = Windows1252.utf8(field) else { return nil }
    hasWindows1252 = true
    return String(decoding: text, as: UTF8.self)
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
