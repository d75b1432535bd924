// What a Swift file gives to others: the names that it declares outside all braces.

/// The outermost declarations of a file.
struct Declarations {
  /// Types, functions, constants and variables.
  private(set) var names: [String] = []
  /// Types among the names, at any depth, with the offset of the name.
  private(set) var types: [(name: String, offset: Int)] = []
  private(set) var hasExtension = false
  /// Whether the compiler or a test runner starts here by itself.
  private(set) var isStart = false

  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]
  private static let valueKeywords: Set<String> = ["func", "let", "var", "macro"]
  private static let starts: Set<String> = ["main", "Test", "Suite"]

  init(_ text: SwiftText) {
    let words = Word.all(in: text.code)
    var depth = 0
    var read = 0
    for (index, word) in words.enumerated() {
      for byte in text.code[read..<word.start] {
        if byte == Byte.openBrace { depth += 1 }
        if byte == Byte.closeBrace { depth -= 1 }
      }
      read = word.start
      let next = index + 1 < words.count ? words[index + 1] : nil
      if word.before(in: text.code) == Byte.at, Self.starts.contains(word.text) { isStart = true }
      if depth == 0 && word.text == "extension" { hasExtension = true }
      guard let next, word.before(in: text.code) != Byte.dot else { continue }
      // `class func` declares no class.
      let isType = Self.typeKeywords.contains(word.text) && !Self.valueKeywords.contains(next.text)
      if isType { types.append((next.text, next.start)) }
      if depth == 0 && (isType || Self.valueKeywords.contains(word.text)) {
        names.append(next.text)
      }
    }
  }
}
