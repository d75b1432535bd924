// Eight bytes at a time, for the loops that must be fast.

/// Bytes of an array as one number, the first byte lowest.
enum ByteWord {
  static let size = 8

  /// The eight bytes from an index on; nothing when the array ends before that.
  @inline(__always)
  static func load(_ bytes: [UInt8], at index: Int) -> UInt64? {
    guard index >= 0, index <= bytes.count - size else { return nil }
    return bytes.withUnsafeBytes { all in
      UInt64(littleEndian: all.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
  }

  /// At most eight bytes from an index on; the array must have them.
  @inline(__always)
  static func load(_ bytes: [UInt8], from start: Int, to end: Int) -> UInt64 {
    if let word = load(bytes, at: start) {
      let unused = UInt64(8 * (size - (end - start)))
      return unused < 64 ? word & (.max >> unused) : 0
    }
    var word: UInt64 = 0
    for index in start..<end { word |= UInt64(bytes[index]) << UInt64(8 * (index - start)) }
    return word
  }

  /// How many bytes of a word precede the first one that JSON strings do not hold as it is: a
  /// quote, a backslash, a control character or part of a longer character; 8 when none does.
  /// The tricks are from H. Warren, Hacker's Delight, 2nd edition, section 6-1.
  @inline(__always)
  static func plainBytes(_ word: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let slashes = word ^ (ones &* 0x5C)
    // A subtraction borrows only from bytes above one that has been found.
    let found =
      (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes | (word &- ones &* 0x20) & ~word
      | word
    return (found & (ones &* 0x80)).trailingZeroBitCount / 8
  }
}
