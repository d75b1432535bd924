// Why a person does this: a motive from the list, or their own words.

/// A motive from the list; the words belong to the language.
public enum Motive: String, CaseIterable, Sendable {
  case health, money, family, fitness, looks, smell, freedom, example
}

/// One reason of a person.
public struct Reason: Hashable, Sendable {
  public static let kind = "reason"
  /// Characters of own words.
  public static let longestText = 300

  public let id: Identifier
  public let motive: Motive?
  public let text: String

  public init?(_ entity: Entity) {
    self.id = entity.id
    self.motive = Motive(rawValue: entity["motive"]?.asText ?? "")
    self.text = entity["text"]?.asText ?? ""
    if motive == nil && text.isEmpty { return nil }
  }

  /// The field of a motive from the list.
  public static func field(motive: Motive) -> Field { Field("motive", .text(motive.rawValue)) }

  /// The field of the person's own words.
  public static func field(text: String) -> Field { Field("text", .text(text)) }

  /// The one name of a motive from the list, on whichever device it is picked.
  public static func identifier(for motive: Motive) -> Identifier {
    Identifier(kind: kind, "motive", motive.rawValue)
  }

  /// The one name of the person's own words on why.
  public static let ownWords = Identifier(kind: kind, "own", "")
}
