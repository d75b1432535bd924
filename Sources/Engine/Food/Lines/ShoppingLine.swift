// What a person says of the shopping list: what is bought, what is not wanted, and lines of their
// own. The rest of the list follows from the swaps.

/// A line that the person wrote or changed.
public struct ShoppingLine: Hashable, Sendable {
  public static let kind = "shoppingLine"
  /// Characters of a line.
  public static let longestText = 120
  /// Lines of one's own; more are kept, and not shown.
  public static let most = 200

  public let id: Identifier
  /// Of the part that it is about; empty for a line of one's own.
  public let part: String
  /// In place of the name of the part, or all of a line of one's own.
  public let text: String
  public let isDone: Bool
  public let isGone: Bool
  /// When it was written first.
  let made: Stamp?

  /// Nothing where it is about no part and says nothing.
  public init?(_ entity: Entity) {
    let part = entity["part"]?.asText ?? ""
    let text = (entity["text"]?.asText ?? "").cut(at: ShoppingLine.longestText)
    guard !part.isEmpty || !text.isEmpty else { return nil }
    self.id = entity.id
    self.part = part
    self.text = text
    isDone = entity["done"]?.asBool ?? false
    isGone = entity["gone"]?.asBool ?? false
    made = entity.created
  }

  /// By when they were written.
  static func isEarlier(_ one: ShoppingLine, _ other: ShoppingLine) -> Bool {
    if let first = one.made, let second = other.made, first != second { return first < second }
    return one.id < other.id
  }

  /// The one name of what is said of a part, on whichever device.
  public static func identifier(of part: String) -> Identifier { Identifier(kind: kind, part) }

  /// `part` is empty for a line of one's own.
  public static func fields(part: String, text: String) -> [Field] {
    [Field("part", .text(part)), Field("text", .text(text.cut(at: longestText)))]
  }

  public static func fields(part: String, done: Bool) -> [Field] {
    [Field("done", .bool(done)), Field("part", .text(part))]
  }

  public static func fields(part: String, gone: Bool) -> [Field] {
    [Field("gone", .bool(gone)), Field("part", .text(part))]
  }
}

/// Something that a swap takes.
public struct ShoppingPart: Hashable, Sendable {
  /// The same for the same food, in every language.
  public let key: String
  public let name: String

  public init(key: String, name: String) {
    self.key = key
    self.name = name
  }

  /// Of an own swap or a recipe: its food, or else its name.
  public init(_ part: FoodPart) { self.init(key: part.key?.text ?? part.name, name: part.name) }
}

/// The list as it is shown.
public struct ShoppingList: Hashable, Sendable {
  /// One line of it.
  public struct Line: Hashable, Sendable {
    /// Of the part; empty for a line of one's own.
    public let part: String
    /// Of what is said of it, whether something is or not.
    public let id: Identifier
    public let text: String
    public let isDone: Bool
  }

  /// The parts of the swaps first, each once, then one's own lines as they were written.
  public let lines: [Line]

  /// `parts` are those of the go-to swap and of the listed ones; `edits` are all of a journal.
  public init(_ parts: [ShoppingPart], _ edits: [ShoppingLine]) {
    var said: [String: ShoppingLine] = [:]
    var lines: [Line] = []
    for edit in edits where !edit.part.isEmpty { said[edit.part] = edit }
    var seen: Set<String> = []
    for part in parts where seen.insert(part.key).inserted {
      let edit = said[part.key]
      if edit?.isGone == true { continue }
      let text = edit?.text ?? ""
      lines.append(
        Line(
          part: part.key, id: ShoppingLine.identifier(of: part.key),
          text: text.isEmpty ? part.name : text, isDone: edit?.isDone ?? false))
    }
    let own = edits.filter { $0.part.isEmpty && !$0.isGone }
    for line in own.prefix(ShoppingLine.most) {
      lines.append(Line(part: "", id: line.id, text: line.text, isDone: line.isDone))
    }
    self.lines = lines
  }

  /// What is still to buy, a line each, to share or to print.
  public var text: String {
    var text = ""
    for line in lines where !line.isDone { text += "- " + line.text + "\n" }
    return text
  }
}
