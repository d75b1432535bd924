// The checksum of archives: the 32-bit cyclic redundancy check of ISO 3309, reflected.

/// CRC-32 as ZIP, gzip and PNG use it (polynomial 0xEDB88320), of bytes that come bit by bit.
public struct CRC32: Sendable {
  private var state = UInt32.max

  /// The checksum of what came so far.
  public var value: UInt32 { ~state }

  public init() {}

  /// The checksum of bytes that are all there.
  public static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = CRC32()
    sum.add(bytes[...])
    return sum.value
  }

  /// Takes in more bytes: four at a time, as one lookup waits for the one before it.
  public mutating func add(_ bytes: ArraySlice<UInt8>) {
    let table = CRC32.table
    var sum = state
    var place = bytes.startIndex
    while bytes.endIndex - place >= 4 {
      sum ^= UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8
      sum ^= UInt32(bytes[place + 2]) << 16 | UInt32(bytes[place + 3]) << 24
      let far = table[768 + Int(sum & 255)] ^ table[512 + Int(sum >> 8 & 255)]
      sum = far ^ table[256 + Int(sum >> 16 & 255)] ^ table[Int(sum >> 24)]
      place += 4
    }
    for byte in bytes[place...] {
      sum = sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)]
    }
    state = sum
  }

  private static let table: [UInt32] = makeTable()

  /// What a byte does to the sum, and behind it what it does 1, 2 and 3 bytes later.
  private static func makeTable() -> [UInt32] {
    var table: [UInt32] = []
    for byte in UInt32(0)..<256 {
      var value = byte
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
      table.append(value)
    }
    for place in 256..<1024 {
      let before = table[place - 256]
      table.append(before >> 8 ^ table[Int(before & 255)])
    }
    return table
  }
}
