// The codes of compressed data: from the lengths of all codes follow the codes themselves.

/// A canonical Huffman code (RFC 1951, section 3.2.2).
struct HuffmanCode {
  static let longest = 15
  /// Codes of up to so many bits are found by one look into a table.
  static let quickBits = 9

  /// How many codes have each length, 0 … 15.
  private(set) var counts = [Int](repeating: 0, count: HuffmanCode.longest + 1)
  /// The symbols by length of code, then by value.
  private(set) var symbols: [UInt16] = []
  /// By the next bits: a symbol times 16 plus the length of its code; 0 for a longer code.
  private(set) var quick = [UInt16](repeating: 0, count: 1 << HuffmanCode.quickBits)

  /// A code without symbols.
  init() {}

  /// Nothing for lengths that promise more codes than there can be; fewer are allowed, as in a
  /// code with a single symbol, and an unused one is refused when it comes.
  init?(lengths: ArraySlice<UInt8>) {
    for length in lengths { counts[Int(length)] += 1 }
    var left = 1
    for length in 1...HuffmanCode.longest {
      left = left * 2 - counts[length]
      guard left >= 0 else { return nil }
    }
    counts[0] = 0
    var starts = [Int](repeating: 0, count: HuffmanCode.longest + 1)
    var codes = starts
    for length in 1..<HuffmanCode.longest {
      starts[length + 1] = starts[length] + counts[length]
      codes[length + 1] = (codes[length] + counts[length]) << 1
    }
    symbols = [UInt16](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      symbols[starts[length]] = UInt16(symbol)
      starts[length] += 1
      if length <= HuffmanCode.quickBits { remember(symbol, code: codes[length], length) }
      codes[length] += 1
    }
  }

  /// Codes come with their first bit lowest, and any bits may follow.
  private mutating func remember(_ symbol: Int, code: Int, _ length: Int) {
    var place = 0
    for bit in 0..<length where code >> bit & 1 == 1 { place |= 1 << (length - 1 - bit) }
    while place < quick.count {
      quick[place] = UInt16(symbol << 4 | length)
      place += 1 << length
    }
  }
}
