// The 8-bit text of Western Europe, as older programs write it.

/// Windows-1252, which has all letters of Latin-1.
enum Windows1252 {
  /// 0x80 to 0x9F; 0 where there is no sign (WHATWG Encoding Standard).
  private static let upper: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]

  /// The bytes in UTF-8; nothing where one of them stands in no text.
  static func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      guard let scalar = scalar(byte) else { return nil }
      UTF8Text.append(scalar, to: &text)
    }
    return text
  }

  /// Nothing for a byte without a sign, and for control characters other than tab and line ends.
  static func scalar(_ byte: UInt8) -> UInt32? {
    if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return nil }
    guard (0x80...0x9F).contains(byte) else { return UInt32(byte) }
    let sign = upper[Int(byte - 0x80)]
    return sign == 0 ? nil : sign
  }
}
