// What single characters stand for when the crisis check reads a text.

enum CrisisScalar {
  static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }

  static func isVowel(_ letter: UInt8) -> Bool {
    letter == 0x61 || letter == 0x6F || letter == 0x75
  }

  /// Joiners, soft hyphens and marks of direction, which nobody sees.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: true
    default: false
    }
  }

  /// Appends the plain letters of a letter; false where the character is none.
  static func appendLetters(of scalar: UInt32, to letters: inout [UInt8]) -> Bool {
    switch scalar {
    case 0x61...0x7A: letters.append(UInt8(scalar))
    case 0x41...0x5A: letters.append(UInt8(scalar + 0x20))
    case 0xC0...0x24F, 0x430...0x458, 0x410...0x42F:
      guard let plain = accented(scalar) else { return false }
      letters += plain
    case 0xFF21...0xFF3A: letters.append(UInt8(scalar - 0xFF21 + 0x61))
    case 0xFF41...0xFF5A: letters.append(UInt8(scalar - 0xFF41 + 0x61))
    default: return false
    }
    return true
  }

  private static func accented(_ scalar: UInt32) -> [UInt8]? {
    switch scalar {
    case 0xC4, 0xE4: [0x61, 0x65]
    case 0xD6, 0xF6: [0x6F, 0x65]
    case 0xDC, 0xFC: [0x75, 0x65]
    case 0xDF: [0x73, 0x73]
    case 0xC6, 0xE6: [0x61, 0x65]
    case 0xC0...0xC5, 0xE0...0xE5, 0x100...0x105, 0x430, 0x410: [0x61]
    case 0xC7, 0xE7, 0x106...0x10D, 0x441, 0x421: [0x63]
    case 0xC8...0xCB, 0xE8...0xEB, 0x112...0x11B, 0x435, 0x415: [0x65]
    case 0xCC...0xCF, 0xEC...0xEF, 0x128...0x131, 0x456: [0x69]
    case 0xD1, 0xF1: [0x6E]
    case 0xD2...0xD6, 0xD8, 0xF2...0xF6, 0xF8, 0x43E, 0x41E: [0x6F]
    case 0xD9...0xDC, 0xF9...0xFC: [0x75]
    case 0xDD, 0xFD, 0xFF, 0x443: [0x79]
    case 0x160, 0x161: [0x73]
    case 0x17D, 0x17E: [0x7A]
    case 0x440: [0x70]
    case 0x445: [0x78]
    default: nil
    }
  }

  /// The letter that a sign inside a word stands for: p!lls, c@nt.
  static func disguised(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x40: 0x61
    case 0x24: 0x73
    case 0x21, 0x7C: 0x69
    case 0x20AC: 0x65
    default: nil
    }
  }

  /// The letter that a digit inside a word stands for.
  static func disguised(digit: UInt8, one: UInt8) -> UInt8 {
    switch digit {
    case 0x30: 0x6F
    case 0x31: one
    case 0x33: 0x65
    case 0x34: 0x61
    case 0x35: 0x73
    case 0x37: 0x74
    case 0x38: 0x62
    default: digit
    }
  }

  /// The word for a picture that says something here.
  static func picture(_ scalar: UInt32) -> [UInt8]? {
    let word: StaticString
    switch scalar {
    case 0x1F48A: word = "pills"
    case 0x1F52A, 0x1F5E1: word = "knife"
    case 0x1F52B: word = "gun"
    case 0x1FA78: word = "blood"
    case 0x1F602, 0x1F923, 0x1F604...0x1F606, 0x1F61C, 0x1F61D, 0x1F92A: word = "haha"
    case 0x1F480, 0x2620: word = "skullface"
    case 0x1F642, 0x1F643, 0x1F609, 0x1F60A, 0x1F60E: word = "smileface"
    case 0x1F62D, 0x1F622, 0x1F494, 0x1F614, 0x1F61E: word = "sadface"
    default: return nil
    }
    var letters: [UInt8] = []
    for at in 0..<word.utf8CodeUnitCount { letters.append(word.utf8Start[at]) }
    return letters
  }
}
