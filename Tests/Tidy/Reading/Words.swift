// Splits code into words: names and keywords with the place where they stand.

/// A name or keyword in blanked code.
struct Word {
  let text: String
  let start: Int
  let end: Int

  static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  static func all(in code: [UInt8]) -> [Word] {
    var words: [Word] = []
    var start: Int?
    for (index, byte) in code.enumerated() {
      if isPart(byte) {
        if start == nil { start = index }
      } else if let begun = start {
        words.append(Word(code, begun, index))
        start = nil
      }
    }
    if let begun = start { words.append(Word(code, begun, code.count)) }
    return words
  }

  private init(_ code: [UInt8], _ start: Int, _ end: Int) {
    text = String(decoding: code[start..<end], as: UTF8.self)
    self.start = start
    self.end = end
  }

  /// The last byte before this word that is no space; 0 at the beginning of a line.
  func before(in code: [UInt8]) -> UInt8 {
    var index = start - 1
    while index >= 0 && code[index] == Byte.space { index -= 1 }
    return index < 0 || code[index] == Byte.newline ? 0 : code[index]
  }

  func after(in code: [UInt8]) -> UInt8 { end < code.count ? code[end] : 0 }
}

/// The line of an offset, counted from 1.
func lineNumber(of offset: Int, in code: [UInt8]) -> Int {
  1 + code[..<offset].count { $0 == Byte.newline }
}
