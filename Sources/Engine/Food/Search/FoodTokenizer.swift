// Parting a text into words.

/// The reader of words. Signs within words vanish, all others part them.
struct FoodTokenizer {
  private var tokens: [FoodToken] = []
  private var letters: [UInt8] = []
  private var start = 0
  private var opensPart = true
  private var opensBracket = false
  private var followsSlash = false
  /// A sign that belongs to a number if a digit follows: `1.5`, `1,5`, `1/2`.
  private var sign: UInt8?
  private var ampersand: Int?
  /// Dots that vanished from the word, as in `o.j.`
  private var dots = 0

  /// The words of a text in their order.
  static func tokens(_ text: String) -> [FoodToken] {
    var reader = FoodTokenizer()
    var offset = 0
    for scalar in text.unicodeScalars {
      reader.take(scalar, at: offset)
      offset += UTF8.width(scalar)
    }
    reader.close(at: offset)
    return reader.tokens
  }

  private mutating func take(_ scalar: Unicode.Scalar, at offset: Int) {
    switch scalar {
    case "a"..."z", "0"..."9": add(UInt8(truncatingIfNeeded: scalar.value), at: offset)
    case "A"..."Z": add(UInt8(truncatingIfNeeded: scalar.value) + 0x20, at: offset)
    case "'", "`", "´", "’", "‘", "\u{AD}", "\u{300}"..."\u{36F}": break
    case "%": takePercent(at: offset)
    case "&":
      close(at: offset)
      ampersand = offset
    case "." where letters.count == dots + 1 && !endsInDigit: dots += 1
    case ".", ",", "/":
      if sign == nil, endsInDigit, !letters.contains(where: { !FoodLetters.isDigit($0) }) {
        sign = UInt8(truncatingIfNeeded: scalar.value)
      } else {
        separate(scalar, at: offset)
      }
    default:
      if let folded = FoodLetters.folded(scalar) {
        for at in 0..<folded.utf8CodeUnitCount { add(folded.utf8Start[at], at: offset) }
      } else if let fraction = FoodLetters.fraction(scalar) {
        takeFraction(fraction, at: offset, width: UTF8.width(scalar))
      } else {
        separate(scalar, at: offset)
      }
    }
  }

  private mutating func takePercent(at offset: Int) {
    guard endsInDigit else { return }
    letters.append(0x25)
    close(at: offset + 1)
  }

  private mutating func takeFraction(_ fraction: StaticString, at offset: Int, width: Int) {
    close(at: offset)
    start = offset
    for at in 0..<fraction.utf8CodeUnitCount { letters.append(fraction.utf8Start[at]) }
    close(at: offset + width)
  }

  private mutating func separate(_ scalar: Unicode.Scalar, at offset: Int) {
    if scalar == "/", letters == Array("w".utf8) {
      letters = Array("with".utf8)
      return close(at: offset)
    }
    close(at: offset)
    switch scalar {
    case ":":
      if let last = tokens.indices.last, !tokens[last].isNumber { tokens[last].endsTitle = true }
      opensPart = true
    case " ", "\t", "\u{A0}", "-", "‐", "‑", "\"", "“", "”", "„": break
    case "/": followsSlash = true
    // What stands in brackets says more of the food before; an amount there is read by itself.
    case "(": opensBracket = true
    default: opensPart = true
    }
  }

  private mutating func add(_ letter: UInt8, at offset: Int) {
    if let sign {
      self.sign = nil
      if FoodLetters.isDigit(letter) {
        letters += [sign, letter]
        return
      } else {
        closeBeforeSign(sign, at: offset - 1)
      }
    }
    if let last = letters.last, FoodLetters.isDigit(last) != FoodLetters.isDigit(letter) {
      close(at: offset)
    }
    if letters.isEmpty { start = offset }
    if letters.count < FoodToken.longest { letters.append(letter) }
  }

  private mutating func closeBeforeSign(_ sign: UInt8, at offset: Int) {
    close(at: offset)
    separate(Unicode.Scalar(sign), at: offset)
  }

  private mutating func close(at offset: Int) {
    if let sign {
      self.sign = nil
      closeBeforeSign(sign, at: offset - 1)
    }
    guard !letters.isEmpty else { return }
    let word = letters
    letters = []
    dots = 0
    if let ampersand {
      self.ampersand = nil
      if bindsToLast(word, ampersand) { return bindToLast(word, end: offset) }
      append(Array("and".utf8), ampersand..<ampersand + 1)
    }
    if completesWithout(word) {
      tokens[tokens.count - 1].letters = Array("without".utf8)
      tokens[tokens.count - 1].range = tokens[tokens.count - 1].range.lowerBound..<offset
      return
    }
    if bindsByAnd(word) {
      tokens.removeLast()
      return bindToLast(word, end: offset)
    }
    if let last = tokens.last, last.spells("non"), !opensPart {
      return bindToLast(word, end: offset)
    }
    append(word, start..<offset)
  }

  /// The rest of "w/o" and "w/out".
  private func completesWithout(_ word: [UInt8]) -> Bool {
    guard let last = tokens.last, last.spells("with"), last.range.count == 1,
      start == last.range.upperBound + 1
    else { return false }
    return word == Array("o".utf8) || word == Array("out".utf8)
  }

  /// "pb and j" and "m & ms" are one word, "eggs and a roll" are not.
  private func bindsByAnd(_ word: [UInt8]) -> Bool {
    guard tokens.count > 1, let and = tokens.last, and.spells("and"), word.count <= 2,
      word != Array("a".utf8), word != Array("an".utf8)
    else { return false }
    let before = tokens[tokens.count - 2].letters
    guard before.count <= 2, before.count == 1 || word.count == 1 else { return false }
    return !FoodLetters.isDigit(before[0]) && !FoodLetters.isDigit(word[0])
  }

  /// "pb&j" and "m&ms" are one word, "mac&cheese" and "ham & eggs" are three.
  private func bindsToLast(_ word: [UInt8], _ ampersand: Int) -> Bool {
    guard let last = tokens.last, last.range.upperBound == ampersand, start == ampersand + 1
    else { return false }
    return min(last.letters.count, word.count) <= 2
  }

  private mutating func bindToLast(_ word: [UInt8], end: Int) {
    tokens[tokens.count - 1].letters += word
    tokens[tokens.count - 1].range = tokens[tokens.count - 1].range.lowerBound..<end
  }

  private mutating func append(_ word: [UInt8], _ range: Range<Int>) {
    if opensBracket, let first = word.first, FoodLetters.isDigit(first) { opensPart = true }
    opensBracket = false
    tokens.append(
      FoodToken(letters: word, range: range, opensPart: opensPart, followsSlash: followsSlash))
    opensPart = false
    followsSlash = false
  }

  private var endsInDigit: Bool { letters.last.map(FoodLetters.isDigit) == true }
}
