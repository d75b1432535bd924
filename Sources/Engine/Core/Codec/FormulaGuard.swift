// Keeps text in a table from being run as a formula by the spreadsheet that opens it.

/// An apostrophe before text that a spreadsheet would take for a formula
/// (https://owasp.org/www-community/attacks/CSV_Injection).
enum FormulaGuard {
  static let mark = UInt8(ascii: "'")

  /// The text with an apostrophe before it if it needs one. Text that already starts with
  /// apostrophes before a formula gets one more, so that taking one away gives the original.
  static func added(to text: String) -> String { isFormula(text) ? "'" + text : text }

  /// The text that was guarded.
  static func removed(from text: String) -> String {
    guard text.utf8.first == mark, isFormula(text) else { return text }
    return String(decoding: text.utf8.dropFirst(), as: UTF8.self)
  }

  /// Whether the first byte that is not an apostrophe starts a formula.
  private static func isFormula(_ text: String) -> Bool {
    for byte in text.utf8 where byte != mark {
      switch byte {
      case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D:
        return true
      default: return false
      }
    }
    return false
  }
}
