// A catalogue as the app reads it: a line for each text, found by its number. What `Words.swift`
// of the app reads, this writes.

/// The numbers of all messages, the same in each language.
public struct WordNumbers: Sendable {
  /// The number of each message.
  public let numbers: [String: Int]
  /// The message behind each number; messages that say the same everywhere share one.
  public let ids: [String]
  /// So many are of the first block.
  public let firstCount: Int

  /// What `first` names comes first, everything in the order of the first catalogue.
  public init(_ catalogues: [Catalogue], first: Set<String>) throws {
    for id in first.sorted() where catalogues[0][id] == nil {
      throw CatalogueError(place: "first.txt", what: "\(id) is no message")
    }
    var numbers: [String: Int] = [:]
    var ids: [String] = []
    var seen: [String: Int] = [:]
    var firstCount = 0
    let messages = catalogues[0].messages
    for isFirst in [true, false] {
      for message in messages where first.contains(message.id) == isFirst {
        let said = catalogues.map { WordTable.line($0[message.id], message.variables) }
        let key = said.joined(separator: "\n")
        if let number = seen[key] {
          numbers[message.id] = number
          continue
        }
        seen[key] = ids.count
        numbers[message.id] = ids.count
        ids.append(message.id)
      }
      if isFirst { firstCount = ids.count }
    }
    self.numbers = numbers
    self.ids = ids
    self.firstCount = firstCount
  }
}

public enum WordTable {
  /// `redstart-words 1 de ltr 1`, then the texts; only the first block where `count` says so.
  public static func text(_ catalogue: Catalogue, _ original: Catalogue, ids: ArraySlice<String>)
    throws -> String
  {
    let rule = try PluralRule(of: catalogue.tag)
    let head = "redstart-words 1 \(catalogue.tag) \(catalogue.direction) \(rule.number)"
    let lines = ids.map { line(catalogue[$0], original[$0]?.variables ?? []) }
    return ([head] + lines).joined(separator: "\n") + "\n"
  }

  /// A brace and one sign: a line's end in a text, the end of a number's form, and a plural.
  /// What is filled in is a brace and a letter; no text has braces.
  private static let newline = "{/"
  private static let formEnd = "{|"
  private static let plural = "{?"

  static func line(_ message: Message?, _ variables: [Variable]) -> String {
    guard let message else { return "" }
    switch message.pattern {
    case .plain(let parts): return written(parts, variables)
    case .plural(_, let forms):
      return plural
        + forms.map { written($0.parts, variables) }.joined(separator: formEnd)
    }
  }

  private static func written(_ parts: [Part], _ variables: [Variable]) -> String {
    parts.map { part in
      switch part {
      case .text(let text):
        text.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: newline)
      case .variable(let name): sign(name, variables)
      }
    }.joined()
  }

  /// By the variable's place: `{a` is the first one.
  private static func sign(_ name: String, _ variables: [Variable]) -> String {
    let place = variables.firstIndex { $0.name == name } ?? 0
    return "{" + String(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(place))))
  }
}
