// Which word of the tables a written word is, also where it is misspelled or disguised.

struct CrisisSpelling {
  private var exact: [UInt64: Int] = [:]
  private var beginnings: [UInt64: Int] = [:]
  private var endings: [UInt64: Int] = [:]
  /// Longer words by their first letter, for those that are misspelled.
  private var long: [[Long]] = Array(repeating: [], count: 26)
  private var all: [Long] = []

  private struct Long {
    let letters: [UInt8]
    let symbol: Int
    let isBeginning: Bool
    let mask: UInt32
  }

  private static let shortest = 5

  static func key(_ letters: ArraySlice<UInt8>) -> UInt64 {
    var print = Fingerprint()
    print.add(bytes: letters)
    return print.value
  }

  private static func mask(_ letters: ArraySlice<UInt8>) -> UInt32 {
    letters.reduce(0) { $1 >= 0x61 ? $0 | 1 << UInt32($1 - 0x61) : $0 }
  }

  /// Adds a word of the tables, with a star before or behind it.
  mutating func add(_ text: ArraySlice<UInt8>, symbol: Int) {
    if text.first == 0x2A {
      endings[CrisisSpelling.key(text.dropFirst())] = symbol
      return
    }
    let isBeginning = text.last == 0x2A
    let letters = isBeginning ? text.dropLast() : text
    let key = CrisisSpelling.key(letters)
    if isBeginning {
      guard beginnings[key] == nil else { return }
      beginnings[key] = symbol
    } else {
      guard exact[key] == nil else { return }
      exact[key] = symbol
    }
    let word = Long(
      letters: Array(letters), symbol: symbol, isBeginning: isBeginning,
      mask: CrisisSpelling.mask(letters))
    all.append(word)
    if letters.count >= CrisisSpelling.shortest + 1, let first = letters.first, first >= 0x61,
      first <= 0x7A
    {
      long[Int(first - 0x61)].append(word)
    }
  }

  /// The words of the tables that a word is; several where one is the beginning of another.
  func symbols(of word: [UInt8]) -> [Int] {
    let plain = lookUp(word)
    if !plain.isEmpty { return plain }
    if word.contains(0x2A) { return starred(word) }
    if word.contains(where: { (0x30...0x39).contains($0) }) {
      for one in [UInt8(ascii: "i"), UInt8(ascii: "l")] {
        let letters = word.map { CrisisScalar.disguised(digit: $0, one: one) }
        let found = lookUp(letters)
        if !found.isEmpty { return found }
      }
      return []
    }
    let single = CrisisSpelling.withoutDoubles(word)
    if single.count < word.count {
      let found = lookUp(single)
      if !found.isEmpty { return found }
    }
    guard word.count >= CrisisSpelling.shortest, let near = misspelled(word) else { return [] }
    return [near]
  }

  private func lookUp(_ word: [UInt8]) -> [Int] {
    var found: [Int] = []
    if let symbol = exact[CrisisSpelling.key(word[...])] { found.append(symbol) }
    var print = Fingerprint()
    for letter in word {
      print.add(UInt64(letter))
      if let symbol = beginnings[print.value] { found.append(symbol) }
    }
    if word.count > 4 {
      for cut in 1...(word.count - 3) {
        if let symbol = endings[CrisisSpelling.key(word[cut...])] { found.append(symbol) }
      }
    }
    return found
  }

  /// Whether a word stands in the tables just so.
  func has(_ key: UInt64) -> Bool { exact[key] != nil }

  private static func withoutDoubles(_ word: [UInt8]) -> [UInt8] {
    var single: [UInt8] = []
    for letter in word where single.last != letter { single.append(letter) }
    return single
  }

  /// A star stands for one letter, or for any number of them.
  private func starred(_ word: [UInt8]) -> [Int] {
    for known in all where !known.isBeginning && known.letters.count >= word.count - 1 {
      if CrisisSpelling.fits(word[...], known.letters[...]) { return [known.symbol] }
    }
    return []
  }

  private static func fits(_ pattern: ArraySlice<UInt8>, _ word: ArraySlice<UInt8>) -> Bool {
    guard let first = pattern.first else { return word.isEmpty }
    if first == 0x2A {
      let rest = pattern.dropFirst()
      return !word.isEmpty
        && (fits(rest, word.dropFirst()) || fits(pattern, word.dropFirst()))
    }
    return word.first == first && fits(pattern.dropFirst(), word.dropFirst())
  }

  /// The word of the tables that is one slip of the finger away, or two where it is long.
  private func misspelled(_ word: [UInt8]) -> Int? {
    guard let first = word.first, first >= 0x61, first <= 0x7A else { return nil }
    let mask = CrisisSpelling.mask(word[...])
    var best: (symbol: Int, distance: Int)?
    for known in long[Int(first - 0x61)] {
      let allowed = known.letters.count >= 9 ? 2 : 1
      let missing = (known.mask & ~mask).nonzeroBitCount
      let more = (mask & ~known.mask).nonzeroBitCount
      guard missing <= allowed, known.isBeginning || more <= allowed else { continue }
      let length = known.letters.count
      guard word.count >= length - allowed, known.isBeginning || word.count <= length + allowed
      else { continue }
      let distance = CrisisSpelling.distance(known, word)
      if distance <= allowed, distance < best?.distance ?? 3 { best = (known.symbol, distance) }
    }
    return best?.symbol
  }

  /// Letters to insert, drop, replace or swap; what follows a beginning costs nothing.
  private static func distance(_ known: Long, _ word: [UInt8]) -> Int {
    let columns = known.isBeginning ? min(word.count, known.letters.count + 2) : word.count
    var before: [Int] = []
    var row = Array(0...columns)
    for (line, letter) in known.letters.enumerated() {
      var next = [line + 1]
      for column in 1...columns {
        let same = letter == word[column - 1]
        var cost = min(row[column] + 1, next[column - 1] + 1, row[column - 1] + (same ? 0 : 1))
        if line > 0, column > 1, letter == word[column - 2],
          known.letters[line - 1] == word[column - 1]
        {
          cost = min(cost, before[column - 2] + 1)
        }
        next.append(cost)
      }
      before = row
      row = next
    }
    return known.isBeginning ? row.min() ?? 9 : row[columns]
  }
}
