// What two people, or one with two devices, can read to each other where chance is to have no part.

/// The first 144 bits of a hash as twelve words of four letters. No dictionary: each word is twice
/// a consonant and a vowel, so that it can be said in any language and none means anything.
struct CheckWords {
  private static let count = 12
  private static let consonants = Array("bdfghjklmnprstwz".utf8)
  private static let vowels = Array("aiou".utf8)

  let text: String

  /// The hash has at least 18 bytes. Six bits are a consonant and a vowel.
  init(_ hash: [UInt8]) {
    var text = ""
    for place in 0..<CheckWords.count * 2 {
      let sound = CheckWords.sixBits(of: hash, at: place)
      if place > 0, place.isMultiple(of: 2) { text += " " }
      text.unicodeScalars.append(Unicode.Scalar(CheckWords.consonants[sound >> 2]))
      text.unicodeScalars.append(Unicode.Scalar(CheckWords.vowels[sound & 3]))
    }
    self.text = text
  }

  private static func sixBits(of hash: [UInt8], at place: Int) -> Int {
    var value = 0
    for bit in place * 6..<place * 6 + 6 {
      value = value << 1 | Int(hash[bit / 8] >> UInt8(7 - bit % 8) & 1)
    }
    return value
  }
}
