// A text about a day, in the person's own words: one for each day.

/// What a person wrote about a day.
public struct DayNote: Hashable, Sendable {
  public static let kind = "dayNote"
  /// Characters of a note.
  public static let longestText = 2000

  public let id: Identifier
  public let day: Day
  /// Never empty.
  public let text: String

  public init?(_ entity: Entity) {
    guard let day = entity["day"]?.asInt.flatMap({ Day(stored: $0) }),
      let text = entity["text"]?.asText, !text.isEmpty
    else { return nil }
    self.id = entity.id
    self.day = day
    self.text = String(text.unicodeScalars.prefix(DayNote.longestText))
  }

  public static func fields(_ text: String, on day: Day) -> [Field] {
    [
      Field("day", .int(Int64(day.number))),
      Field("text", .text(String(text.unicodeScalars.prefix(longestText)))),
    ]
  }

  /// The one name of a day's note, on whichever device it is written.
  public static func identifier(on day: Day) -> Identifier { Identifier(kind: kind, day.text) }
}
