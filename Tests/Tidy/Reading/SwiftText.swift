// Tells Swift code from comments and strings, so that a brace in a string counts for nothing.
//
// The scan copies code and writes spaces for the rest, keeping every line where it was. What
// stands inside `\( … )` of a string is code again, which is why the two readers call each other.
// Regular expression literals are read as code; the project has none with a quote in it.

/// Swift source with comments and strings blanked out, and its strings by themselves.
struct SwiftText {
  /// The text of a string without what is interpolated into it.
  struct Literal: Equatable {
    /// Where it starts, counted from 1.
    let line: Int
    let text: String
  }

  /// As long as the source, with the same line ends.
  private(set) var code: [UInt8] = []
  private(set) var literals: [Literal] = []

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
    code.reserveCapacity(bytes.count)
    readCode(inString: false)
  }

  private func at(_ offset: Int) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private func isAt(_ text: StaticString) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { at($0) == text.utf8Start[$0] }
  }

  private mutating func keep() {
    if bytes[index] == Byte.newline { line += 1 }
    code.append(bytes[index])
    index += 1
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<min(count, bytes.count - index) {
      if bytes[index] == Byte.newline { line += 1 }
      code.append(bytes[index] == Byte.newline ? Byte.newline : Byte.space)
      index += 1
    }
  }

  /// Reads to the end, or to the parenthesis that closes an interpolation.
  private mutating func readCode(inString: Bool) {
    var depth = 0
    while index < bytes.count {
      if isAt("//") {
        while index < bytes.count && bytes[index] != Byte.newline { blank(1) }
      } else if isAt("/*") {
        skipComment()
      } else if let hashes = stringStart() {
        readString(hashes: hashes)
      } else {
        if at(0) == Byte.open { depth += 1 }
        if at(0) == Byte.close {
          if inString && depth == 0 { return }
          depth -= 1
        }
        keep()
      }
    }
  }

  /// Block comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        blank(2)
      } else if isAt("*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && index < bytes.count
  }

  /// The number of `#` before a quote here, or nothing where no string starts.
  private func stringStart() -> Int? {
    var hashes = 0
    while at(hashes) == Byte.hash { hashes += 1 }
    return at(hashes) == Byte.quote ? hashes : nil
  }

  private func hasHashes(_ count: Int, from offset: Int) -> Bool {
    (0..<count).allSatisfy { at(offset + $0) == Byte.hash }
  }

  private mutating func readString(hashes: Int) {
    let start = line
    blank(hashes)
    let quotes = isAt("\"\"\"") ? 3 : 1
    blank(quotes)
    var text: [UInt8] = []
    while index < bytes.count {
      let ends = (0..<quotes).allSatisfy { at($0) == Byte.quote } && hasHashes(hashes, from: quotes)
      // A line end inside a one-line string: the source is broken, the rest of it need not be.
      if ends || (quotes == 1 && at(0) == Byte.newline) { break }
      if at(0) == Byte.backslash && hasHashes(hashes, from: 1) {
        if at(1 + hashes) == Byte.open {
          blank(2 + hashes)
          readCode(inString: true)
          blank(1)
        } else {
          blank(2 + hashes)
        }
      } else {
        text.append(at(0))
        blank(1)
      }
    }
    if at(0) == Byte.quote { blank(quotes + hashes) }
    literals.append(Literal(line: start, text: String(decoding: text, as: UTF8.self)))
  }
}

/// The bytes that mean something to the readers of Swift.
enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let backslash = UInt8(ascii: "\\")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let dot = UInt8(ascii: ".")
  static let equals = UInt8(ascii: "=")
  static let at = UInt8(ascii: "@")
}
