// A wish that came, and what became of it. Nothing is stored that was not answered.

/// How a craving ended, as the person said.
public enum CravingOutcome: String, CaseIterable, Sendable {
  case passed, used
}

/// One craving.
public struct Craving: Hashable, Sendable {
  public static let kind = "craving"
  public static let intensities = 1...10
  public static let mostTriggers = 20

  public let id: Identifier
  public let at: Instant
  public let offset: UTCOffset
  public let day: Day
  /// What the wish was for; asked afterwards, so it may be open.
  public let tracker: Identifier?
  public let intensity: Int?
  /// Keys of `CravingTrigger`, or the person's own words behind `own:`.
  public let triggers: [String]
  public let action: CravingAction?
  public let note: String
  /// When the timed session ends; nothing when there was none.
  public let sessionEnd: Instant?
  public let outcome: CravingOutcome?
  public let endedAt: Instant?

  public init?(_ entity: Entity) {
    guard let at = entity["at"]?.asInt, let number = entity["day"]?.asInt,
      let day = Day(stored: number)
    else { return nil }
    self.id = entity.id
    self.at = Instant(milliseconds: at)
    self.offset = UTCOffset(minutes: Int(clamping: entity["offset"]?.asInt ?? 0)) ?? .utc
    self.day = day
    self.tracker = Identifier(text: entity["tracker"]?.asText ?? "")
    let intensity = Int(clamping: entity["intensity"]?.asInt ?? 0)
    self.intensity = Craving.intensities.contains(intensity) ? intensity : nil
    self.triggers = Array((entity["triggers"]?.asTexts ?? []).prefix(Craving.mostTriggers))
    self.action = CravingAction(rawValue: entity["action"]?.asText ?? "")
    self.note = entity["note"]?.asText ?? ""
    self.sessionEnd = entity["sessionEnd"]?.asInt.map { Instant(milliseconds: $0) }
    self.outcome = CravingOutcome(rawValue: entity["outcome"]?.asText ?? "")
    self.endedAt = entity["endedAt"]?.asInt.map { Instant(milliseconds: $0) }
  }
}

/// What can set a craving off; the keys are stored, the words belong to the language.
public enum CravingTrigger: String, CaseIterable, Sendable {
  case stress, boredom, habit, coffee, alcohol, afterMeal, company, phone, driving, work
  case sadness, anger, celebration, tiredness, smell
}

/// What a person did about a craving.
public enum CravingAction: String, CaseIterable, Sendable {
  case breathing, water, walk, distraction, talking, waiting, replacement
}
