// Reads what `ByteWriter` wrote, and refuses every other spelling of it.

/// Takes values from the front of bytes, in the order in which they were written.
///
/// Allocates nothing for a declared length before that many bytes are known to be there.
public struct ByteReader: Sendable {
  private let bytes: [UInt8]
  private var position = 0

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Bytes not read yet.
  public var remaining: Int { bytes.count - position }

  public var isAtEnd: Bool { position == bytes.count }

  /// Refuses to leave bytes unread.
  public func end() throws(BytesError) {
    guard isAtEnd else { throw .trailingBytes }
  }

  /// The version that the data starts with, one of those that the caller can read.
  public mutating func version(in known: ClosedRange<UInt8>) throws(BytesError) -> UInt8 {
    guard remaining > 0 else { throw .endsEarly }
    let version = bytes[position]
    guard known.contains(version) else { throw .unknownVersion(version) }
    position += 1
    return version
  }

  public mutating func uint8() throws(BytesError) -> UInt8 {
    UInt8(truncatingIfNeeded: try fixed(width: 1))
  }

  public mutating func uint16() throws(BytesError) -> UInt16 {
    UInt16(truncatingIfNeeded: try fixed(width: 2))
  }

  public mutating func uint32() throws(BytesError) -> UInt32 {
    UInt32(truncatingIfNeeded: try fixed(width: 4))
  }

  public mutating func uint64() throws(BytesError) -> UInt64 { try fixed(width: 8) }

  /// An unsigned number in its shortest LEB128 form.
  public mutating func varint() throws(BytesError) -> UInt64 {
    var value: UInt64 = 0
    var at = position
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard at < bytes.count else { throw .endsEarly }
      let byte = bytes[at]
      at += 1
      // The tenth byte has room for one bit.
      if shift == 63, byte > 1 { throw .badNumber }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 {
        // A last byte of 0 adds nothing, so the number has a shorter form.
        if byte == 0, shift > 0 { throw .badNumber }
        position = at
        return value
      }
    }
    throw .badNumber
  }

  /// A signed number in its shortest form.
  public mutating func signedVarint() throws(BytesError) -> Int64 {
    let value = try varint()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// Bytes behind their count, of which there may be at most `limit`.
  public mutating func counted(limit: Int) throws(BytesError) -> [UInt8] {
    Array(bytes[try countedRange(limit: limit)])
  }

  /// UTF-8 behind its count of bytes, of which there may be at most `limit`.
  public mutating func text(limit: Int) throws(BytesError) -> String {
    let start = position
    let range = try countedRange(limit: limit)
    guard let text = UTF8Text.text(bytes, in: range) else {
      position = start
      throw .badUTF8
    }
    return text
  }

  /// As many bytes as the caller says.
  public mutating func raw(count: Int) throws(BytesError) -> [UInt8] {
    guard count >= 0, count <= remaining else { throw .endsEarly }
    position += count
    return Array(bytes[position - count..<position])
  }

  private mutating func countedRange(limit: Int) throws(BytesError) -> Range<Int> {
    let start = position
    do throws(BytesError) {
      let declared = try varint()
      guard let count = Int(exactly: declared), count <= limit else { throw .tooLong }
      guard count <= remaining else { throw .endsEarly }
      position += count
      return position - count..<position
    } catch {
      position = start
      throw error
    }
  }

  private mutating func fixed(width: Int) throws(BytesError) -> UInt64 {
    guard width <= remaining else { throw .endsEarly }
    var value: UInt64 = 0
    for at in position..<position + width { value = value << 8 | UInt64(bytes[at]) }
    position += width
    return value
  }
}
