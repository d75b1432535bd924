// Reads the HTML that the writer makes, strictly: what is not closed or quoted is an error.

/// An element as the writer wrote it.
struct Element {
  var name: String
  var attributes: [String: String]
  /// All words inside, references resolved.
  var text = ""
  /// Indices of the elements around it, outermost first.
  var around: [Int]

  func has(_ attribute: String) -> Bool { attributes[attribute] != nil }
}

struct MarkupError: Error, CustomStringConvertible {
  let description: String
}

/// A document as a flat list of elements in the order of their start tags.
struct Markup {
  private(set) var elements: [Element] = []
  private var rest: Substring
  private var open: [Int] = []
  private static let empty: Set<String> = ["input"]

  init(_ source: String) throws {
    rest = Substring(source)
    while !rest.isEmpty {
      if rest.hasPrefix("</") {
        try readEnd()
      } else if rest.hasPrefix("<") {
        try readStart()
      } else {
        let words = Markup.resolved(take { $0 != "<" })
        for index in open { elements[index].text += words }
      }
    }
    guard open.isEmpty else { throw MarkupError(description: "not closed") }
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func holds(_ element: Element, inside name: String) -> Bool {
    element.around.contains { elements[$0].name == name }
  }

  private mutating func readEnd() throws {
    rest = rest.dropFirst(2)
    let name = take { $0 != ">" }
    rest = rest.dropFirst()
    guard let last = open.popLast(), elements[last].name == name else {
      throw MarkupError(description: "</\(name)> closes nothing")
    }
  }

  private mutating func readStart() throws {
    rest = rest.dropFirst()
    let name = String(take { $0.isLetter || $0.isNumber })
    var attributes: [String: String] = [:]
    while rest.hasPrefix(" ") {
      rest = rest.dropFirst()
      let attribute = String(take { $0.isLetter || $0 == "-" || $0.isNumber })
      guard !attribute.isEmpty, attributes[attribute] == nil else {
        throw MarkupError(description: "attribute of <\(name)> twice or without a name")
      }
      attributes[attribute] = try readValue()
    }
    guard !name.isEmpty, rest.hasPrefix(">") else {
      throw MarkupError(description: "<\(name) is no tag: \(rest.prefix(40))")
    }
    rest = rest.dropFirst()
    elements.append(Element(name: name, attributes: attributes, around: open))
    if !Markup.empty.contains(name) { open.append(elements.count - 1) }
  }

  private mutating func readValue() throws -> String {
    guard rest.hasPrefix("=\"") else { return "" }
    rest = rest.dropFirst(2)
    let value = take { $0 != "\"" }
    guard rest.hasPrefix("\""), !value.contains("<"), !value.contains(">") else {
      throw MarkupError(description: "value not closed or not escaped")
    }
    rest = rest.dropFirst()
    return Markup.resolved(value)
  }

  private mutating func take(while belongs: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: belongs)
    rest = rest[taken.endIndex...]
    return taken
  }

  private static func resolved(_ words: Substring) -> String {
    let references = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ]
    var (rest, result) = (words, "")
    while let first = rest.first {
      if let (reference, character) = references.first(where: { rest.hasPrefix($0.0) }) {
        result += character
        rest = rest.dropFirst(reference.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
