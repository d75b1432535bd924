// Reads a catalogue: the part of Fluent's syntax that the app uses. Comments, messages, texts of
// several lines, variables, quoted text and one choice by a number.

/// Reads one `.ftl` file from its first line to its last.
public struct FluentReader {
  private let file: String
  private let lines: [Substring]
  private var at = 0
  private var section = ""
  private var comment: [String] = []

  public init(file: String, text: String) {
    self.file = file
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// All messages in their order, and what `###` lines say: `direction: ltr`.
  public mutating func read() throws -> (messages: [Message], heads: [String: String]) {
    var messages: [Message] = []
    var heads: [String: String] = [:]
    while at < lines.count {
      let line = lines[at]
      if line.hasPrefix("### ") {
        let pair = line.dropFirst(4).split(separator: ":", maxSplits: 1)
        if pair.count == 2 { heads[String(pair[0])] = pair[1].trimmed }
      } else if line.hasPrefix("## ") {
        section = line.dropFirst(3).trimmed
      } else if line.hasPrefix("#") {
        comment.append(String(line.dropFirst()))
      } else if line.allSatisfy(\.isWhitespace) {
        comment = []
      } else {
        messages.append(try message())
        comment = []
        continue
      }
      at += 1
    }
    return (messages, heads)
  }

  private func wrong(_ what: String) -> CatalogueError {
    CatalogueError(place: "\(file):\(at + 1)", what: what)
  }

  private mutating func message() throws -> Message {
    let line = lines[at]
    guard let sign = line.firstIndex(of: "="), line.first?.isLetter == true else {
      throw wrong("neither a comment nor a message")
    }
    let id = line[..<sign].trimmed
    guard id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
      throw wrong("\"\(id)\" is no name")
    }
    let here = line[line.index(after: sign)...].trimmed
    at += 1
    let pattern =
      if let name = selector(here) {
        Pattern.plural(by: name, forms: try forms())
      } else {
        Pattern.plain(try parts(of: text(beginning: here)))
      }
    return Message(
      id: id, section: section, pattern: pattern, variables: variables(of: pattern))
  }

  /// `{ $count ->`
  private func selector(_ line: String) -> String? {
    guard line.hasPrefix("{ $"), line.hasSuffix(" ->") else { return nil }
    return String(line.dropFirst(3).dropLast(3))
  }

  private mutating func forms() throws -> [(category: String, parts: [Part])] {
    var forms: [(category: String, parts: [Part])] = []
    while at < lines.count, lines[at] != "}" {
      let line = lines[at].trimmed
      let bare = line.hasPrefix("*") ? line.dropFirst() : line[...]
      guard bare.first == "[", let end = bare.firstIndex(of: "]") else {
        throw wrong("no form of a plural")
      }
      let category = String(bare[bare.index(after: bare.startIndex)..<end])
      forms.append((category, try parts(of: bare[bare.index(after: end)...].trimmed)))
      at += 1
    }
    guard at < lines.count else { throw wrong("a plural without an end") }
    at += 1
    guard forms.last?.category == "other" else { throw wrong("the last form is not \"other\"") }
    return forms
  }

  /// A text that goes on in the indented lines below it.
  private mutating func text(beginning first: String) -> String {
    var all = first.isEmpty ? [] : [first]
    while at < lines.count, lines[at].hasPrefix("    ") {
      all.append(String(lines[at].dropFirst(4)))
      at += 1
    }
    return all.joined(separator: "\n")
  }

  private func parts(of text: String) throws -> [Part] {
    var parts: [Part] = []
    var plain = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      plain += rest[..<open]
      guard let close = Self.end(of: rest[open...]) else { throw wrong("a { without its }") }
      let inside = rest[rest.index(after: open)..<close].trimmed
      if inside.hasPrefix("$") {
        if !plain.isEmpty { parts.append(.text(plain)) }
        plain = ""
        parts.append(.variable(String(inside.dropFirst())))
      } else if inside.count > 1, inside.hasPrefix("\""), inside.hasSuffix("\"") {
        plain += Self.unquoted(inside.dropFirst().dropLast())
      } else {
        throw wrong("\"\(inside)\" is neither a variable nor a quoted text")
      }
      rest = rest[rest.index(after: close)...]
    }
    plain += rest
    if !plain.isEmpty { parts.append(.text(plain)) }
    return parts
  }

  /// The brace that closes; one in quotes closes nothing.
  private static func end(of text: Substring) -> Substring.Index? {
    var isQuoted = false
    for index in text.indices {
      if text[index] == "\"" { isQuoted.toggle() }
      if text[index] == "}", !isQuoted { return index }
    }
    return nil
  }

  /// `\u00A0` is the one sign that is written by its number.
  private static func unquoted(_ text: Substring) -> String {
    guard text.hasPrefix("\\u"), let number = UInt32(text.dropFirst(2), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { return String(text) }
    return String(Character(scalar))
  }

  /// As the comment above declares them, then as they appear.
  private func variables(of pattern: Pattern) -> [Variable] {
    var declared: [String: Bool] = [:]
    var order: [String] = []
    if case .plural(let name, _) = pattern { declared[name] = true }
    for part in pattern.parts {
      if case .variable(let name) = part, !order.contains(name) { order.append(name) }
    }
    for line in comment {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count > 1, words[0].hasPrefix("$") else { continue }
      let name = String(words[0].dropFirst())
      declared[name] = declared[name] == true || words[1] == "(Number)"
      if !order.contains(name) { order.append(name) }
    }
    return order.map { Variable(name: $0, isNumber: declared[$0] == true) }
  }
}

extension StringProtocol {
  /// Without the blanks at both ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
