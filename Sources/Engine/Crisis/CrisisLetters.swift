// The letters of a text as the crisis check reads them: plain, lower case, in words.

/// A word as it was read, and what stands before it.
struct CrisisWord: Equatable {
  /// Letters a to z; digits and `*` only where they stand inside a word.
  var letters: [UInt8]
  /// The number, where the word is one.
  var number: Int32?
  /// What parts it from the word before.
  var border = CrisisBorder.none

  var key: UInt64 { CrisisSpelling.key(letters[...]) }
}

/// What stands between two words.
enum CrisisBorder: UInt8, Comparable {
  case none, comma, sentence

  static func < (one: CrisisBorder, other: CrisisBorder) -> Bool { one.rawValue < other.rawValue }
}

/// Makes words out of a text: case, accents, apostrophes, repeated letters, dots and stars inside
/// words, numbers and a few pictures.
struct CrisisLetters {
  private(set) var words: [CrisisWord] = []
  private var letters: [UInt8] = []
  /// The word that a question mark is read as.
  static let question = Array("qq".utf8)
  private var border = CrisisBorder.sentence
  private let scalars: [UInt32]
  private var at = 0

  private init(_ text: String) {
    var scalars: [UInt32] = []
    for scalar in text.unicodeScalars where !CrisisScalar.isInvisible(scalar.value) {
      scalars.append(scalar.value)
    }
    self.scalars = scalars
    while at < scalars.count {
      read(scalars[at])
      at += 1
    }
    endWord()
    joinSingles()
  }

  /// The words of a text in runs of at most so many, cut between sentences where that is possible.
  static func pieces(of text: String, length: Int) -> [[CrisisWord]] {
    let words = CrisisLetters(text).words
    guard words.count > length else { return words.isEmpty ? [] : [words] }
    var pieces: [[CrisisWord]] = []
    var start = 0
    while start < words.count {
      var end = min(start + length, words.count)
      if end < words.count,
        let cut = (start + length / 2..<end).last(where: { words[$0].border == .sentence })
      {
        end = cut
      }
      pieces.append(Array(words[start..<end]))
      start = end
    }
    return pieces
  }

  private mutating func read(_ scalar: UInt32) {
    if CrisisScalar.isDigit(scalar) { return readDigit(scalar) }
    if CrisisScalar.appendLetters(of: scalar, to: &letters) { return squeeze() }
    switch scalar {
    case 0x308: if let last = letters.last, CrisisScalar.isVowel(last) { letters.append(0x65) }
    case 0x300...0x36F: break
    case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x201A, 0x2BC: break
    case 0x2A where !letters.isEmpty && isLetter(at + 1): letters.append(0x2A)
    case 0x2A where !letters.isEmpty && scalars.indices.contains(at + 1) && scalars[at + 1] == 0x2A:
      letters.append(0x2A)
    case 0x40, 0x24, 0x7C, 0x20AC, 0x21:
      if !letters.isEmpty, isLetter(at + 1), let letter = CrisisScalar.disguised(scalar) {
        letters.append(letter)
      } else {
        end(scalar == 0x21 ? .sentence : .none)
      }
    case 0x2E, 0x2026: readDot(scalar)
    case 0x3F:
      endWord()
      if words.last?.letters != CrisisLetters.question {
        letters = CrisisLetters.question
        endWord()
      }
      border = .sentence
    case 0x0A, 0x0D: end(.sentence)
    case 0x2C, 0x3B, 0x3A, 0x28, 0x29, 0x2013, 0x2014: end(.comma)
    default:
      endWord()
      if let word = CrisisScalar.picture(scalar) {
        letters = word
        border = max(border, .comma)
        endWord()
        border = .comma
      }
    }
  }

  private mutating func readDigit(_ digit: UInt32) {
    // A digit inside a word stands for a letter: su1cide.
    if !letters.isEmpty, let last = letters.last, !(0x30...0x39).contains(last) {
      return letters.append(UInt8(digit))
    }
    if letters.isEmpty, digit == 0x30, isLetter(at + 1), isLetter(at + 2), isLetter(at + 3) {
      return letters.append(0x6F)
    }
    endWord()
    var value: Int32 = 0
    var end = at
    while end < scalars.count {
      if CrisisScalar.isDigit(scalars[end]) {
        value = value > 99_999 ? value : value * 10 + Int32(scalars[end] - 0x30)
      } else if !isGroup(end) {
        break
      }
      end += 1
    }
    at = end - 1
    // A decimal stands for its whole part.
    if end + 1 < scalars.count, scalars[end] == 0x2E || scalars[end] == 0x2C,
      CrisisScalar.isDigit(scalars[end + 1])
    {
      at = end
      while at + 1 < scalars.count, CrisisScalar.isDigit(scalars[at + 1]) { at += 1 }
    }
    words.append(CrisisWord(letters: [], number: value, border: border))
    border = .none
  }

  /// A point or comma before exactly three digits, as in 2,000.
  private func isGroup(_ place: Int) -> Bool {
    guard scalars[place] == 0x2E || scalars[place] == 0x2C, place + 3 < scalars.count else {
      return false
    }
    for step in 1...3 where !CrisisScalar.isDigit(scalars[place + step]) { return false }
    return place + 4 >= scalars.count || !CrisisScalar.isDigit(scalars[place + 4])
  }

  private mutating func readDot(_ dot: UInt32) {
    let isRun = dot == 0x2026 || (at + 1 < scalars.count && scalars[at + 1] == 0x2E)
    if isRun {
      while at + 1 < scalars.count, scalars[at + 1] == 0x2E { at += 1 }
      return end(.comma)
    }
    // s.u.i: letters by themselves belong together.
    if letters.count == 1, isLetter(at + 1) { return endWord() }
    end(.sentence)
  }

  private func isLetter(_ place: Int) -> Bool {
    guard place < scalars.count else { return false }
    var found: [UInt8] = []
    return CrisisScalar.appendLetters(of: scalars[place], to: &found)
  }

  /// More than two equal letters are two.
  private mutating func squeeze() {
    let count = letters.count
    if count > 2, letters[count - 1] == letters[count - 2], letters[count - 2] == letters[count - 3]
    {
      letters.removeLast()
    }
  }

  private mutating func end(_ border: CrisisBorder) {
    endWord()
    self.border = max(self.border, border)
  }

  private mutating func endWord() {
    guard !letters.isEmpty else { return }
    // No word is so long; the rest of a run of letters says nothing.
    words.append(CrisisWord(letters: Array(letters.prefix(32)), border: border))
    letters = []
    border = .none
  }

  /// Four and more letters by themselves are a word that was spaced out.
  private mutating func joinSingles() {
    var joined: [CrisisWord] = []
    var at = 0
    while at < words.count {
      var end = at
      while end < words.count, words[end].letters.count == 1,
        end == at || words[end].border == .none
      {
        end += 1
      }
      guard end - at > 3 else {
        joined.append(words[at])
        at += 1
        continue
      }
      var word = words[at]
      for place in at + 1..<end { word.letters += words[place].letters }
      joined.append(word)
      at = end
    }
    words = joined
  }
}
