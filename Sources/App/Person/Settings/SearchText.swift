// Finding words as they are typed: capitals and blanks around them do not matter.

/// Comparison of text by bytes, blind to capitals of the alphabets that the app's languages use.
enum SearchText {
  /// Whether `text` has `part` somewhere in it; nothing typed is in everything.
  static func contains(_ text: String, _ part: String) -> Bool {
    let text = folded(text)
    let part = trimmed(folded(part))
    guard !part.isEmpty else { return true }
    guard part.count <= text.count else { return false }
    for start in 0...(text.count - part.count) {
      if text[start..<(start + part.count)].elementsEqual(part) { return true }
    }
    return false
  }

  /// Whether both are the same word.
  static func isSame(_ a: String, _ b: String) -> Bool {
    trimmed(folded(a)).elementsEqual(trimmed(folded(b)))
  }

  /// UTF-8 with A-Z and the capitals U+00C0 … U+00DE (ÄÖÜ among them) made small.
  private static func folded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isCapital = (0x41...0x5A).contains(byte)
      let isAccented = bytes.last == 0xC3 && (0x80...0x9E).contains(byte) && byte != 0x97
      bytes.append(isCapital || isAccented ? byte + 0x20 : byte)
    }
    return bytes
  }

  private static func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    var slice = bytes[...]
    while slice.first == 0x20 { slice.removeFirst() }
    while slice.last == 0x20 { slice.removeLast() }
    return slice
  }
}
