// One record of a database: a head that says of each value what it is, then the values.

/// A row before its values are known.
struct SQLiteRecord {
  /// Columns of one table, as SQLite bounds them.
  private static let mostValues = 2_000

  /// The number of the row.
  let number: Int64
  let payload: [UInt8]

  func values(_ encoding: SQLitePages.Encoding) throws(SQLiteFileError) -> [SQLiteValue] {
    var reader = SQLiteNumbers(payload[...])
    let head = try reader.length(upTo: payload.count)
    guard head >= reader.read else { throw .damaged }
    var types: [UInt64] = []
    while reader.read < head {
      guard types.count < SQLiteRecord.mostValues else { throw .damaged }
      types.append(try reader.varint())
    }
    guard reader.read == head else { throw .damaged }
    var values: [SQLiteValue] = []
    for type in types { values.append(try SQLiteRecord.value(of: type, &reader, encoding)) }
    return values
  }

  private static func value(
    of type: UInt64, _ reader: inout SQLiteNumbers, _ encoding: SQLitePages.Encoding
  ) throws(SQLiteFileError) -> SQLiteValue {
    switch type {
    case 0: return .null
    case 1...4: return .int(try reader.integer(Int(type)))
    case 5: return .int(try reader.integer(6))
    case 6: return .int(try reader.integer(8))
    case 7: return .real(Double(bitPattern: UInt64(bitPattern: try reader.integer(8))))
    case 8: return .int(0)
    case 9: return .int(1)
    case 10, 11: throw .damaged
    default:
      let length = (type - 12) / 2
      guard length <= UInt64(reader.rest), let bytes = reader.take(Int(length)) else {
        throw .damaged
      }
      return type & 1 == 0 ? .blob : .text(text(bytes, encoding))
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>, _ encoding: SQLitePages.Encoding) -> String {
    switch encoding {
    case .utf8: String(decoding: bytes, as: UTF8.self)
    case .utf16Little: String(decoding: ImportText.utf8([0xFF, 0xFE] + bytes), as: UTF8.self)
    case .utf16Big: String(decoding: ImportText.utf8([0xFE, 0xFF] + bytes), as: UTF8.self)
    }
  }
}

/// Numbers from the front of bytes, in the forms that a database has for them.
struct SQLiteNumbers {
  private var bytes: ArraySlice<UInt8>
  private(set) var read = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  var rest: Int { bytes.count }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.count else { return nil }
    let taken = bytes.prefix(count)
    bytes = bytes.dropFirst(count)
    read += count
    return taken
  }

  /// Up to nine bytes of seven bits each, the ninth with all eight.
  mutating func varint() throws(SQLiteFileError) -> UInt64 {
    var value: UInt64 = 0
    for place in 0..<9 {
      guard let byte = take(1)?.first else { throw .damaged }
      if place == 8 { return value << 8 | UInt64(byte) }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { return value }
    }
    return value
  }

  /// A number of bytes that there can be.
  mutating func length(upTo most: Int) throws(SQLiteFileError) -> Int {
    let value = try varint()
    guard value <= UInt64(most) else { throw .damaged }
    return Int(value)
  }

  /// Big-endian, with a sign.
  mutating func integer(_ width: Int) throws(SQLiteFileError) -> Int64 {
    guard let taken = take(width), let first = taken.first else { throw .damaged }
    var value = Int64(Int8(bitPattern: first))
    for byte in taken.dropFirst() { value = value << 8 | Int64(byte) }
    return value
  }
}
