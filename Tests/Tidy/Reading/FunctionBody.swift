// Measures functions by counting braces in code whose strings and comments are blanked out.

/// A function, initialiser, subscript or computed property that has a body.
struct FunctionBody: Equatable {
  let name: String
  /// The line on which it is declared, counted from 1.
  let line: Int
  /// Lines between the brace that opens the body and the one that closes it.
  let length: Int

  private static let keywords: Set<String> = ["func", "init", "deinit", "subscript", "var"]
  /// A line that begins with one of these is the next declaration: a requirement has no body.
  private static let beginnings: Set<String> = [
    "func", "init", "deinit", "subscript", "var", "let", "case", "struct", "enum", "class", "actor",
    "protocol", "extension", "static", "public", "private", "internal", "fileprivate", "package",
    "mutating", "nonisolated", "associatedtype", "typealias", "indirect", "final", "override",
    "return", "if", "guard", "for", "while", "switch", "do", "defer",
  ]

  static func all(in text: SwiftText) -> [FunctionBody] {
    let code = text.code
    let words = Word.all(in: code)
    return words.indices.compactMap { index in
      let word = words[index]
      guard keywords.contains(word.text), word.before(in: code) != Byte.dot else { return nil }
      guard let open = bodyStart(of: word, in: code) else { return nil }
      let named = ["func", "var"].contains(word.text) && index + 1 < words.count
      return FunctionBody(
        name: named ? words[index + 1].text : word.text, line: lineNumber(of: word.start, in: code),
        length: length(from: open, in: code))
    }
  }

  /// The brace that opens the body, outside all parentheses of the declaration.
  private static func bodyStart(of word: Word, in code: [UInt8]) -> Int? {
    var depth = 0
    for index in word.end..<code.count {
      switch code[index] {
      case Byte.open, Byte.openBracket: depth += 1
      case Byte.close, Byte.closeBracket: depth -= 1
      default: break
      }
      // A parenthesis that closes more than the declaration opened: this was a parameter's name.
      if depth < 0 { return nil }
      guard depth == 0 else { continue }
      switch code[index] {
      case Byte.openBrace: return index
      case Byte.closeBrace: return nil
      case Byte.equals where word.text == "var": return nil
      case Byte.newline where word.text == "var" || beginsDeclaration(after: index, in: code):
        return nil
      default: break
      }
    }
    return nil
  }

  private static func beginsDeclaration(after newline: Int, in code: [UInt8]) -> Bool {
    var start = newline + 1
    while start < code.count && (code[start] == Byte.space || code[start] == Byte.newline) {
      start += 1
    }
    guard start < code.count else { return true }
    if code[start] == Byte.at || code[start] == Byte.hash { return true }
    let end = code[start...].firstIndex { !Word.isPart($0) } ?? code.count
    return beginnings.contains(String(decoding: code[start..<end], as: UTF8.self))
  }

  private static func length(from open: Int, in code: [UInt8]) -> Int {
    var depth = 0
    var lines = 0
    for byte in code[open...] {
      if byte == Byte.openBrace { depth += 1 }
      if byte == Byte.closeBrace { depth -= 1 }
      if depth == 0 { break }
      if byte == Byte.newline { lines += 1 }
    }
    return max(0, lines - 1)
  }
}
