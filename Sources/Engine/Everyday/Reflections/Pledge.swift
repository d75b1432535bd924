// What a person means to do with a day, said in the morning: one sentence, chosen or written.

/// A sentence that can be chosen; its words belong to the language.
public enum Intention: String, CaseIterable, Sendable {
  case within, free, pause, kind, move, oneThing
}

/// The intention of one day.
public struct Pledge: Hashable, Sendable {
  public static let kind = "pledge"
  /// Characters of a sentence.
  public static let longestText = 200

  public let id: Identifier
  public let day: Day
  /// Nothing where the sentence is the person's own.
  public let intention: Intention?
  /// Empty where the sentence was chosen.
  public let text: String

  /// Nothing without a sentence that this version can read.
  public init?(_ entity: Entity) {
    guard let day = entity["day"]?.asInt.flatMap({ Day(stored: $0) }) else { return nil }
    let text = String((entity["text"]?.asText ?? "").unicodeScalars.prefix(Pledge.longestText))
    let intention = Intention(rawValue: entity["intention"]?.asText ?? "")
    guard intention != nil || !text.isEmpty else { return nil }
    self.id = entity.id
    self.day = day
    self.intention = text.isEmpty ? intention : nil
    self.text = text
  }

  /// A written sentence goes before a chosen one.
  public static func fields(_ intention: Intention?, _ text: String, on day: Day) -> [Field] {
    [
      Field("day", .int(Int64(day.number))),
      Field("intention", .text(text.isEmpty ? intention?.rawValue ?? "" : "")),
      Field("text", .text(String(text.unicodeScalars.prefix(longestText)))),
    ]
  }

  /// The one name of a day's pledge, on whichever device it is made.
  public static func identifier(on day: Day) -> Identifier { Identifier(kind: kind, day.text) }
}
