// Which records came already, in eight bytes each.

/// Fingerprints in 256 tables, so that while one grows the others stay as they are.
struct SeenRecords {
  /// Some four gigabytes of an export. What comes later is compared with these alone.
  static let most = 12_000_000

  private var tables = [Table](repeating: Table(), count: 256)
  private var count = 0

  /// Whether this fingerprint is new; it is remembered.
  mutating func insert(_ fingerprint: UInt64) -> Bool {
    // 0 marks a free place.
    let fingerprint = max(fingerprint, 1)
    let isNew = tables[Int(fingerprint >> 56)].insert(fingerprint, keeps: count < SeenRecords.most)
    if isNew { count += 1 }
    return isNew
  }

  private struct Table {
    private var places: [UInt64] = []
    private var count = 0

    mutating func insert(_ fingerprint: UInt64, keeps: Bool) -> Bool {
      if places.isEmpty { places = [UInt64](repeating: 0, count: 16) }
      let place = place(of: fingerprint)
      guard places[place] == 0 else { return false }
      guard keeps else { return true }
      places[place] = fingerprint
      count += 1
      if count * 8 > places.count * 7 { grow() }
      return true
    }

    /// Where it is, or the free place where it belongs.
    private func place(of fingerprint: UInt64) -> Int {
      let mask = places.count - 1
      var place = Int(truncatingIfNeeded: fingerprint) & mask
      while places[place] != 0, places[place] != fingerprint { place = (place + 1) & mask }
      return place
    }

    private mutating func grow() {
      let before = places
      places = [UInt64](repeating: 0, count: before.count * 2)
      for fingerprint in before where fingerprint != 0 {
        places[place(of: fingerprint)] = fingerprint
      }
    }
  }
}

/// A 64-bit hash of what makes a record the one it is.
struct RecordHash {
  private(set) var value = Fingerprint().value

  init() {}

  init(_ numbers: UInt64...) {
    for number in numbers { add(number) }
  }

  /// Mixes in a number, each bit of which reaches all others.
  mutating func add(_ number: UInt64) {
    var mixed = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed >> 32
    mixed &*= 0xD6E8_FEB8_6659_FD93
    value = mixed ^ mixed >> 29
  }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    var print = Fingerprint()
    print.add(bytes: bytes)
    add(print.value)
  }
}
