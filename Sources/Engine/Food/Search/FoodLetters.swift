// Letters with marks, and what they are without.

enum FoodLetters {
  static func isDigit(_ letter: UInt8) -> Bool { (0x30...0x39).contains(letter) }

  /// The plain letters of a Latin letter with a mark, or nothing for other signs.
  static func folded(_ scalar: Unicode.Scalar) -> StaticString? {
    switch scalar {
    case "à"..."å", "À"..."Å", "Ā"..."ą": "a"
    case "æ", "Æ": "ae"
    case "ç", "Ç", "Ć"..."č": "c"
    case "Ď"..."đ": "d"
    case "è"..."ë", "È"..."Ë", "Ē"..."ě": "e"
    case "Ĝ"..."ģ": "g"
    case "ì"..."ï", "Ì"..."Ï", "Ĩ"..."ı": "i"
    case "Ĺ"..."ł": "l"
    case "ñ", "Ñ", "Ń"..."ň": "n"
    case "ò"..."ö", "Ò"..."Ö", "ø", "Ø", "Ō"..."ő": "o"
    case "œ", "Œ": "oe"
    case "Ŕ"..."ř": "r"
    case "ß", "ẞ": "ss"
    case "Ś"..."š": "s"
    case "Ţ"..."ť": "t"
    case "ù"..."ü", "Ù"..."Ü", "Ũ"..."ų": "u"
    case "ý", "ÿ", "Ý": "y"
    case "Ź"..."ž": "z"
    default: nil
    }
  }

  /// A sign for a fraction, as digits and a slash.
  static func fraction(_ scalar: Unicode.Scalar) -> StaticString? {
    switch scalar {
    case "½": "1/2"
    case "¼": "1/4"
    case "¾": "3/4"
    case "⅓": "1/3"
    case "⅔": "2/3"
    case "⅛": "1/8"
    default: nil
    }
  }

  /// A text with `ae`, `oe` and `ue` in place of its umlauts; nothing where it has none.
  static func spelledOut(_ text: String) -> String? {
    // The first byte of all umlauts.
    guard text.utf8.contains(0xC3) else { return nil }
    var has = false
    var spelled = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "ä", "Ä": spelled += "ae"
      case "ö", "Ö": spelled += "oe"
      case "ü", "Ü": spelled += "ue"
      default:
        spelled.unicodeScalars.append(scalar)
        continue
      }
      has = true
    }
    return has ? spelled : nil
  }
}
