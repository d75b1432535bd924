// The checksum of archives: the 32-bit cyclic redundancy check of ISO 3309, reflected.

/// CRC-32 as ZIP, gzip and PNG use it (polynomial 0xEDB88320).
public enum CRC32 {
  private static let table: [UInt32] = makeTable()

  private static func makeTable() -> [UInt32] {
    var table: [UInt32] = []
    for byte in UInt32(0)..<256 {
      var value = byte
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
      table.append(value)
    }
    return table
  }

  public static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = table
    var value = UInt32.max
    for byte in bytes {
      value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)]
    }
    return ~value
  }
}
