// A look back at a day in the evening, in words and without a score.

/// How a day was; the order says nothing.
public enum DayWord: String, CaseIterable, Sendable {
  case calm, light, full, mixed, long, hard, proud, tired
}

/// What a person said about a day when it was nearly over; every part may be missing, but not all.
public struct DayReview: Hashable, Sendable {
  public static let kind = "dayReview"
  /// Characters of what helped, and of the line for tomorrow.
  public static let longestText = 300

  public let id: Identifier
  public let day: Day
  /// In the order of `DayWord`, each once.
  public let words: [DayWord]
  public let helped: String
  public let tomorrow: String

  public init?(_ entity: Entity) {
    guard let day = entity["day"]?.asInt.flatMap({ Day(stored: $0) }) else { return nil }
    let said = entity["words"]?.asTexts ?? []
    self.id = entity.id
    self.day = day
    words = DayWord.allCases.filter { word in said.contains { $0 == word.rawValue } }
    helped = DayReview.bounded(entity["helped"]?.asText ?? "")
    tomorrow = DayReview.bounded(entity["tomorrow"]?.asText ?? "")
    if words.isEmpty && helped.isEmpty && tomorrow.isEmpty { return nil }
  }

  public static func fields(
    _ words: [DayWord], helped: String, tomorrow: String, on day: Day
  ) -> [Field] {
    [
      Field("day", .int(Int64(day.number))), Field("helped", .text(bounded(helped))),
      Field("tomorrow", .text(bounded(tomorrow))),
      Field("words", .list(words.map { .text($0.rawValue) })),
    ]
  }

  /// The one name of a day's review, on whichever device it is written.
  public static func identifier(on day: Day) -> Identifier { Identifier(kind: kind, day.text) }

  private static func bounded(_ text: String) -> String {
    String(text.unicodeScalars.prefix(longestText))
  }
}
