// The codes of compressed data: from the lengths of all codes follow the codes themselves.

/// A canonical Huffman code (RFC 1951, section 3.2.2).
struct HuffmanCode {
  static let longest = 15

  /// How many codes have each length, 0 … 15.
  private(set) var counts = [Int](repeating: 0, count: HuffmanCode.longest + 1)
  /// The symbols by length of code, then by value.
  private(set) var symbols: [UInt16] = []

  /// Nothing for lengths that promise more codes than there can be; fewer are allowed, as in a
  /// code with a single symbol, and an unused one is refused when it comes.
  init?(lengths: ArraySlice<UInt8>) {
    for length in lengths { counts[Int(length)] += 1 }
    var left = 1
    for length in 1...HuffmanCode.longest {
      left = left * 2 - counts[length]
      guard left >= 0 else { return nil }
    }
    var starts = [Int](repeating: 0, count: HuffmanCode.longest + 1)
    for length in 1..<HuffmanCode.longest { starts[length + 1] = starts[length] + counts[length] }
    symbols = [UInt16](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[starts[Int(length)]] = UInt16(symbol)
      starts[Int(length)] += 1
    }
    counts[0] = 0
  }
}
