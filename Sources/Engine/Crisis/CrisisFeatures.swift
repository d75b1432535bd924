// What the model sees of a text: parts of words, words, and classes that stand near each other,
// each a place in the table of weights.

struct CrisisFeatures {
  /// The places of a table: a quarter each for parts of words, words, meanings and classes.
  static let size = 131_072
  /// How far apart two classes may stand.
  static let reach = 8

  private(set) var places: [Int] = []
  /// The classes of the text by number, each once, and the kind of the rule that held.
  private var kindClasses: [Int] = []
  private var seen = [UInt64](repeating: 0, count: CrisisFeatures.size / 64)

  init(_ reading: CrisisReading) {
    words(of: reading)
    concepts(of: reading)
    classes(of: reading)
    rules(of: reading)
  }

  /// Words, pairs of words with up to two others between, and words behind a no.
  private mutating func words(of reading: CrisisReading) {
    var before: [UInt32] = [1]
    for (at, word) in reading.words.enumerated() {
      let whole = CrisisFeatures.hash(2, word.letters[...], number: word.number)
      add(whole, .words)
      for distance in 1...3 where distance == 1 || distance <= at {
        let other = before[before.count - distance]
        add(CrisisFeatures.mix(other ^ (distance == 1 ? 0 : 1), whole), .words)
      }
      before.append(whole)
      parts(of: word.letters)
      let not = CrisisNames.shared.not
      if (max(0, at - 4)..<at).contains(where: { reading.stands(not, $0) }) {
        add(CrisisFeatures.mix(5, whole), .words)
      }
    }
    add(CrisisFeatures.mix(before.last ?? 1, 1), .words)
  }

  /// Meanings, and pairs of them or of a meaning and a word.
  private mutating func concepts(of reading: CrisisReading) {
    var before: [(hash: UInt32, isConcept: Bool)] = []
    for word in reading.words {
      let number = CrisisConcepts.shared.number(of: word)
      let hash =
        number.map { CrisisFeatures.mix(0x9000, $0) }
        ?? CrisisFeatures.hash(4, word.letters[...], number: word.number)
      if number != nil { add(hash, .concepts) }
      for distance in 1...3 where distance <= before.count {
        let other = before[before.count - distance]
        if number != nil || other.isConcept {
          add(CrisisFeatures.mix(other.hash ^ (distance == 1 ? 0 : 1), hash), .concepts)
        }
      }
      before.append((hash, number != nil))
    }
  }

  /// Which phrases of danger are there, doubtful or not, and what their classes stand beside.
  private mutating func rules(of reading: CrisisReading) {
    let ruled = reading.ruled
    add(UInt32(ruled.level.rawValue + 1) &* 0x9E37_79B1, .classes)
    for (number, doubt) in reading.doubts.enumerated() where doubt {
      add(UInt32(number + 11) &* 0x9E37_79B1, .classes)
    }
    for (phrase, doubt) in reading.held {
      let rule = CrisisGrammar.shared.dangers[phrase].result
      let reason = UInt32(doubt.map { $0.rawValue + 1 } ?? 0)
      add(CrisisFeatures.mix(UInt32(phrase) ^ 0x5000, reason), .classes)
      add(CrisisFeatures.mix(UInt32(rule) ^ 0x6000, reason), .classes)
    }
    for (number, symbol) in CrisisNames.shared.around.enumerated() where reading.has(symbol) {
      add(CrisisFeatures.mix(0x7000, UInt32(number)), .classes)
      for one in kindClasses {
        add(CrisisFeatures.mix(UInt32(number) ^ 0x7100, UInt32(one)), .classes)
      }
    }
  }

  private mutating func parts(of word: [UInt8]) {
    guard word.count > 3 else { return }
    let framed = [0x5F] + word + [0x5F]
    for start in 0..<framed.count - 2 {
      var hash = CrisisFeatures.hash(3, framed[start..<start + 2], number: nil)
      for end in start + 2..<min(start + 5, framed.count) {
        hash = (hash ^ UInt32(framed[end])) &* 0x0100_0193
        // A whole word is no part.
        if end - start + 1 < framed.count { add(hash, .parts) }
      }
    }
  }

  private mutating func classes(of reading: CrisisReading) {
    let classes = reading.classes
    var isKnown = [Bool](repeating: false, count: CrisisGrammar.shared.classCount)
    for one in classes where !isKnown[one.symbol] {
      isKnown[one.symbol] = true
      kindClasses.append(one.symbol)
    }
    if let kind = reading.ruled.kind, let number = Crisis.Kind.allCases.firstIndex(of: kind) {
      kindClasses.append(CrisisGrammar.shared.classCount + number)
    }
    for one in classes {
      let key = UInt32(one.symbol) &* 0x85EB_CA6B
      add(key ^ 0x5bd1_e995, .classes)
      for other in classes
      where other.start >= one.end && other.start < one.end + CrisisFeatures.reach
        && other.symbol != one.symbol
      {
        add(CrisisFeatures.mix(key, UInt32(other.symbol)), .classes)
      }
    }
  }

  /// Each kind of feature has places of its own.
  private enum Group: UInt32 {
    case parts, words, concepts, classes
  }

  private mutating func add(_ hash: UInt32, _ group: Group) {
    let place = Int((hash ^ hash >> 15) & 32767 + group.rawValue << 15)
    guard seen[place >> 6] & 1 << UInt64(place & 63) == 0 else { return }
    seen[place >> 6] |= 1 << UInt64(place & 63)
    places.append(place)
  }

  private static func hash(_ seed: UInt32, _ letters: ArraySlice<UInt8>, number: Int32?) -> UInt32 {
    var hash = 0x811C_9DC5 ^ seed
    for letter in letters { hash = (hash ^ UInt32(letter)) &* 0x0100_0193 }
    if let number { hash = (hash ^ size(number)) &* 0x0100_0193 }
    return hash
  }

  /// Numbers of about the same meaning are the same; years are their own.
  private static func size(_ number: Int32) -> UInt32 {
    switch number {
    case ..<10: UInt32(max(0, number))
    case ..<20: 10
    case ..<50: 11
    case ..<100: 12
    case ..<500: 13
    case 1940..<2026: 14
    default: 15
    }
  }

  private static func mix(_ one: UInt32, _ other: UInt32) -> UInt32 {
    var mixed = (one ^ other &* 0x9E37_79B1) &* 0x85EB_CA6B
    mixed ^= mixed >> 13
    return mixed &* 0xC2B2_AE35
  }
}
