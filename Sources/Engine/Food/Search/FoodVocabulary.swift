// Every word of the food table, sorted, so that words and beginnings of words are found by halves.

/// A way to write a stem.
struct FoodWord {
  let letters: [UInt8]
  let stem: Int32
}

/// The words of a table. A word belongs to a stem, which its plural shares.
struct FoodVocabulary: Sendable {
  /// All words one after the other, in the order of their bytes.
  private var letters: [UInt8] = []
  /// Where each word begins, and behind the last where it ends.
  private var starts: [Int32] = [0]
  private var stems: [Int32] = []
  /// One bit for each letter that a word has.
  private var masks: [UInt32] = []
  let stemCount: Int

  var count: Int { stems.count }

  /// `words` are distinct; their stems are numbers below `stemCount`.
  init(_ words: [FoodWord], stemCount: Int) {
    self.stemCount = stemCount
    for word in words.sorted(by: { Self.isBefore($0.letters, $1.letters) }) {
      letters += word.letters
      starts.append(Int32(letters.count))
      stems.append(word.stem)
      masks.append(Self.mask(word.letters))
    }
  }

  func stem(at index: Int) -> Int { Int(stems[index]) }

  /// The stem of a word that is written just so.
  func stem(of word: [UInt8]) -> Int? {
    let place = place(of: word)
    guard place < count, length(place) == word.count, begins(place, with: word) else { return nil }
    return Int(stems[place])
  }

  /// The words that begin so, the word itself among them.
  func range(beginningWith word: [UInt8]) -> Range<Int> {
    let low = place(of: word)
    var high = low
    while high < count, begins(high, with: word) { high += 1 }
    return low..<high
  }

  func length(_ index: Int) -> Int { Int(starts[index + 1] - starts[index]) }

  func letter(_ index: Int, _ at: Int) -> UInt8 { letters[Int(starts[index]) + at] }

  func mask(_ index: Int) -> UInt32 { masks[index] }

  /// The set of letters of a word; digits share one bit.
  static func mask(_ word: [UInt8]) -> UInt32 {
    var mask: UInt32 = 0
    for letter in word { mask |= letter >= 0x61 ? 1 << UInt32(letter - 0x61) : 1 << 30 }
    return mask
  }

  /// The first word that does not stand before `word`.
  private func place(of word: [UInt8]) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle, word) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func begins(_ index: Int, with word: [UInt8]) -> Bool {
    guard length(index) >= word.count else { return false }
    for at in 0..<word.count where letter(index, at) != word[at] { return false }
    return true
  }

  private func isBefore(_ index: Int, _ word: [UInt8]) -> Bool {
    let length = length(index)
    for at in 0..<min(length, word.count) where letter(index, at) != word[at] {
      return letter(index, at) < word[at]
    }
    return length < word.count
  }

  private static func isBefore(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    for at in 0..<min(one.count, other.count) where one[at] != other[at] {
      return one[at] < other[at]
    }
    return one.count < other.count
  }
}
