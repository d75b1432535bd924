// All words in one language, and whether another language says the same things.

/// A catalogue as it was read and checked.
public struct Catalogue: Sendable {
  /// `de`, the tag of BCP 47 that names the file.
  public let tag: String
  public let messages: [Message]
  /// `ltr` or `rtl`.
  public let direction: String
  /// What the language calls itself.
  public let name: String

  private let places: [String: Int]

  public init(tag: String, text: String) throws {
    var reader = FluentReader(file: "\(tag).ftl", text: text)
    let (messages, heads) = try reader.read()
    var places: [String: Int] = [:]
    for (place, message) in messages.enumerated() {
      guard places.updateValue(place, forKey: message.id) == nil else {
        throw CatalogueError(place: "\(tag).ftl", what: "\(message.id) stands twice")
      }
    }
    self.tag = tag
    self.messages = messages
    self.places = places
    direction = heads["direction"] ?? "ltr"
    guard let name = heads["name"] else {
      throw CatalogueError(place: "\(tag).ftl", what: "no line \"### name: …\"")
    }
    self.name = name
  }

  public subscript(id: String) -> Message? { places[id].map { messages[$0] } }

  /// Whether this language has every message of `original`, nothing else, fills in nothing that
  /// the code does not give, and has a form for each of its own plurals.
  public func check(against original: Catalogue) throws {
    func wrong(_ what: String) -> CatalogueError { CatalogueError(place: "\(tag).ftl", what: what) }
    for message in original.messages where self[message.id] == nil {
      throw wrong("\(message.id) is missing")
    }
    let rule = try PluralRule(of: tag)
    for message in messages {
      guard let twin = original[message.id] else { throw wrong("\(message.id) is not used") }
      let given = Dictionary(uniqueKeysWithValues: twin.variables.map { ($0.name, $0.isNumber) })
      for case .text(let text) in message.pattern.parts where text.contains("{") {
        throw wrong("\(message.id) has a brace")
      }
      for case .variable(let name) in message.pattern.parts where given[name] == nil {
        throw wrong("\(message.id) fills in $\(name), which the app does not give")
      }
      guard case .plural(let name, let forms) = message.pattern else { continue }
      guard given[name] == true else { throw wrong("\(message.id) counts by a text") }
      guard forms.map(\.category) == rule.categories else {
        throw wrong("\(message.id) needs the forms \(rule.categories.joined(separator: ", "))")
      }
    }
  }
}
