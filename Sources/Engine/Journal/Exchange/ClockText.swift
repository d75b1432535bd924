// Times of day as other programs write them.

/// Reads a time of day.
enum ClockText {
  /// `7:05`, `07:05:30`, `7:05 pm` or `7:05 p.m.`; seconds are left out, and a time without `am` or
  /// `pm` counts to 24.
  static func time(_ text: String) -> TimeOfDay? {
    let bytes = Array(ImportText.trimmed(text).utf8)
    let end = bytes.firstIndex { !isDigit($0) && $0 != colon } ?? bytes.count
    let parts = bytes[..<end].split(separator: colon, omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].count <= 2, parts[1].count == 2,
      let hour = digits(parts[0]), let minute = digits(parts[1])
    else { return nil }
    if parts.count == 3 {
      guard parts[2].count == 2, let second = digits(parts[2]), second < 60 else { return nil }
    }
    guard let half = half(bytes[end...]) else { return nil }
    switch half {
    case .none: return TimeOfDay(hour: hour, minute: minute)
    case .morning, .afternoon:
      guard (1...12).contains(hour) else { return nil }
      return TimeOfDay(hour: hour % 12 + (half == .afternoon ? 12 : 0), minute: minute)
    }
  }

  private enum Half { case none, morning, afternoon }

  /// Which half of the day the letters mean; nothing for anything else than `am` and `pm`.
  private static func half(_ bytes: ArraySlice<UInt8>) -> Half? {
    var letters: [UInt8] = []
    // Only letters count: between them stand points, and before them blanks of any kind.
    for byte in bytes where byte > 0x40 && byte < 0x80 { letters.append(byte | 0x20) }
    if letters.isEmpty {
      return ImportText.trimmed(String(decoding: bytes, as: UTF8.self)).isEmpty ? Half.none : nil
    }
    if letters == [0x61, 0x6D] { return .morning }
    return letters == [0x70, 0x6D] ? .afternoon : nil
  }

  private static let colon = UInt8(ascii: ":")

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
