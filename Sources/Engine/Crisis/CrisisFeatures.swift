// What the model sees of a text: parts of words, words, and classes that stand near each other,
// each a place in the table of weights.

struct CrisisFeatures {
  /// The places of a table: parts of words, words and pairs of words, classes and pairs of them.
  static let size = 40960
  /// How far apart two classes may stand.
  static let reach = 8

  private(set) var places: [Int] = []
  /// The classes of the text by number, each once, and the kind of the rule that held.
  private(set) var kindClasses: [Int] = []
  private var seen = [UInt64](repeating: 0, count: CrisisFeatures.size / 64)

  init(_ reading: CrisisReading) {
    var last: UInt32 = 1
    for word in reading.words {
      let whole = CrisisFeatures.hash(2, word.letters[...], number: word.number)
      add(whole, .words)
      add(CrisisFeatures.mix(last, whole), .words)
      last = whole
      parts(of: word.letters)
    }
    add(CrisisFeatures.mix(last, 1), .words)
    classes(of: reading)
    let ruled = reading.ruled
    add(UInt32(ruled.level.rawValue + 1) &* 0x9E37_79B1, .classes)
    for (number, doubt) in reading.doubts.enumerated() where doubt {
      add(UInt32(number + 11) &* 0x9E37_79B1, .classes)
    }
  }

  private mutating func parts(of word: [UInt8]) {
    guard word.count > 3 else { return }
    let framed = [0x5F] + word + [0x5F]
    for length in 3...5 where framed.count > length {
      for start in 0...(framed.count - length) {
        add(CrisisFeatures.hash(3, framed[start..<start + length], number: nil), .parts)
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
  private enum Group {
    case parts, words, classes

    var start: UInt32 {
      switch self {
      case .parts: 0
      case .words: 16384
      case .classes: 24576
      }
    }
    var mask: UInt32 { self == .words ? 8191 : 16383 }
  }

  private mutating func add(_ hash: UInt32, _ group: Group) {
    let place = Int((hash ^ hash >> 15) & group.mask + group.start)
    guard seen[place >> 6] & 1 << UInt64(place & 63) == 0 else { return }
    seen[place >> 6] |= 1 << UInt64(place & 63)
    places.append(place)
  }

  private static func hash(_ seed: UInt32, _ letters: ArraySlice<UInt8>, number: Int32?) -> UInt32 {
    var hash = 0x811C_9DC5 ^ seed
    for letter in letters { hash = (hash ^ UInt32(letter)) &* 0x0100_0193 }
    if let number { hash = (hash ^ UInt32(number > 9 ? 10 : number)) &* 0x0100_0193 }
    return hash
  }

  private static func mix(_ one: UInt32, _ other: UInt32) -> UInt32 {
    var mixed = (one ^ other &* 0x9E37_79B1) &* 0x85EB_CA6B
    mixed ^= mixed >> 13
    return mixed &* 0xC2B2_AE35
  }
}
