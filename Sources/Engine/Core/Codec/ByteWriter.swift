// Writes the binary forms that the product stores: numbers, bytes and text, one after another.

/// Appends values to bytes; fixed-width numbers are big-endian, nothing is aligned.
public struct ByteWriter: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  /// Starts with the version of the format that follows.
  public init(version: UInt8) { uint8(version) }

  public mutating func uint8(_ value: UInt8) { bytes.append(value) }

  public mutating func uint16(_ value: UInt16) { fixed(UInt64(value), width: 2) }

  public mutating func uint32(_ value: UInt32) { fixed(UInt64(value), width: 4) }

  public mutating func uint64(_ value: UInt64) { fixed(value, width: 8) }

  /// Seven bits a byte, lowest first, 1-10 bytes: LEB128 (DWARF 5, section 7.6).
  public mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A `varint` of 0, -1, 1, -2, 2 …, so that numbers near zero are short.
  public mutating func signedVarint(_ value: Int64) {
    varint(UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  /// Bytes behind their count.
  public mutating func counted(_ value: [UInt8]) {
    varint(UInt64(value.count))
    bytes.append(contentsOf: value)
  }

  /// UTF-8 behind its count of bytes.
  public mutating func text(_ value: String) { counted(Array(value.utf8)) }

  /// Bytes without their count.
  public mutating func raw(_ value: [UInt8]) { bytes.append(contentsOf: value) }

  private mutating func fixed(_ value: UInt64, width: UInt64) {
    for place in 1...width {
      bytes.append(UInt8(truncatingIfNeeded: value >> (8 * (width - place))))
    }
  }
}
