// A look back at a slip: what happened, and what set it off. One for each day and tracker.

/// What a person said about a slip; every part may be missing.
public struct Debrief: Hashable, Sendable {
  public static let kind = "debrief"
  /// Characters of what happened.
  public static let longestText = 300

  public let id: Identifier
  public let tracker: Identifier
  public let day: Day
  public let text: String
  /// A key as a craving keeps it; empty where nothing was named.
  public let trigger: String

  public init?(_ entity: Entity) {
    guard let tracker = Identifier(text: entity["tracker"]?.asText ?? ""),
      let day = entity["day"]?.asInt.flatMap({ Day(stored: $0) })
    else { return nil }
    let text = entity["text"]?.asText ?? ""
    let trigger = entity["trigger"]?.asText ?? ""
    guard text.unicodeScalars.count <= Debrief.longestText,
      trigger.unicodeScalars.count <= Craving.longestOwn
    else { return nil }
    self.id = entity.id
    self.tracker = tracker
    self.day = day
    self.text = text
    self.trigger = trigger
  }

  /// The fields of a look back; what was left empty is not written.
  public static func fields(
    of tracker: Identifier, on day: Day, text: String, trigger: String
  ) -> [Field] {
    var fields = [Happening.field(day: day), Happening.field(tracker: tracker)]
    if !text.isEmpty { fields.append(Field("text", .text(text))) }
    if !trigger.isEmpty { fields.append(Field("trigger", .text(trigger))) }
    return fields
  }

  /// The one name of a tracker's look back at a day, on whichever device it is made.
  public static func identifier(of tracker: Identifier, on day: Day) -> Identifier {
    Identifier(kind: kind, tracker.text, day.text)
  }
}
