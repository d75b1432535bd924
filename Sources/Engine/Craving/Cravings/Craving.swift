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
  /// Marks a trigger or a place in the person's own words.
  public static let ownPrefix = "own:"
  /// How long a craving can have lasted, in minutes.
  public static let lengths = 1...720
  /// Characters of a stored trigger or place with its mark.
  public static let longestOwn = 44

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
  /// A key of `Technique`, of a technique of the person's own, or of a nicotine product.
  public let technique: String?
  /// How strong it was after the technique or at the end, 1 … 10.
  public let intensityAfter: Int?
  /// A key of `CravingPlace`, or the person's own words behind `own:`; empty when not said.
  public let place: String
  public let company: CravingCompany?
  public let note: String
  /// When the timed session ends; nothing when there was none.
  public let sessionEnd: Instant?
  public let outcome: CravingOutcome?
  public let endedAt: Instant?
  /// How long it lasted, in minutes, 1 … 720: what the person said, else what was measured.
  public let minutes: Int?

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
    self.technique = (entity["technique"]?.asText).flatMap { $0.isEmpty ? nil : $0 }
    let after = Int(clamping: entity["intensityAfter"]?.asInt ?? 0)
    self.intensityAfter = Craving.intensities.contains(after) ? after : nil
    let place = entity["place"]?.asText ?? ""
    self.place = place.unicodeScalars.count <= Craving.longestOwn ? place : ""
    self.company = CravingCompany(rawValue: entity["company"]?.asText ?? "")
    self.note = entity["note"]?.asText ?? ""
    self.sessionEnd = entity["sessionEnd"]?.asInt.map { Instant(milliseconds: $0) }
    self.outcome = CravingOutcome(rawValue: entity["outcome"]?.asText ?? "")
    self.endedAt = entity["endedAt"]?.asInt.map { Instant(milliseconds: $0) }
    let said = Int(clamping: entity["minutes"]?.asInt ?? 0)
    let start = self.at
    let measured = outcome == nil ? nil : endedAt.map { Craving.minutes(from: start, to: $0) }
    let minutes = Craving.lengths.contains(said) ? said : measured ?? 0
    self.minutes = Craving.lengths.contains(minutes) ? minutes : nil
  }

  /// Whole minutes, rounded up.
  private static func minutes(from start: Instant, to end: Instant) -> Int {
    let length = end.milliseconds(since: start)
    let begun: Int64 = length % Milliseconds.minute > 0 ? 1 : 0
    return Int(clamping: length / Milliseconds.minute + begun)
  }

  /// The fields of a craving that begins now, with a session that ends then.
  public static func fields(
    at: Instant, on day: Day, _ offset: UTCOffset, sessionEnd: Instant, in zone: Zone
  ) -> [Field] {
    Happening.fields(at: at, on: day, offset)
      + [field(sessionEnd: sessionEnd), Happening.field(zone: zone)]
  }

  /// The fields of its end, as the person said it went.
  public static func fields(endedAt: Instant, _ outcome: CravingOutcome) -> [Field] {
    [Field("endedAt", .int(endedAt.milliseconds)), field(outcome: outcome)]
  }

  /// The fields that move the end of its session and its own along with its beginning.
  public static func fields(moving entity: Entity, from old: Instant, to new: Instant) -> [Field] {
    var fields: [Field] = []
    for name in ["sessionEnd", "endedAt"] {
      guard let end = entity[name]?.asInt else { continue }
      let moved = new.adding(milliseconds: Instant(milliseconds: end).milliseconds(since: old))
      fields.append(Field(name, .int(moved.milliseconds)))
    }
    return fields
  }

  /// The field of when its timed session ends.
  public static func field(sessionEnd: Instant) -> Field {
    Field("sessionEnd", .int(sessionEnd.milliseconds))
  }

  /// The field of how strong it is; nothing takes it back.
  public static func field(intensity: Int?) -> Field {
    Field("intensity", .int(Int64(intensity ?? 0)))
  }

  /// The field of how strong it was afterwards; nothing takes it back.
  public static func field(intensityAfter: Int?) -> Field {
    Field("intensityAfter", .int(Int64(intensityAfter ?? 0)))
  }

  /// The field of what set it off.
  public static func field(triggers: [String]) -> Field {
    Field("triggers", .list(triggers.map { .text($0) }))
  }

  /// The field of where it came; an empty text takes it back.
  public static func field(place: String) -> Field { Field("place", .text(place)) }

  /// The field of who was there; nothing takes it back.
  public static func field(company: CravingCompany?) -> Field {
    Field("company", .text(company?.rawValue ?? ""))
  }

  /// The field of how it ended; nothing takes it back.
  public static func field(outcome: CravingOutcome?) -> Field {
    Field("outcome", .text(outcome?.rawValue ?? ""))
  }

  /// The field of a length that a person says; nothing takes it back.
  public static func field(minutes: Int?) -> Field {
    Field("minutes", .int(Int64(minutes ?? 0)))
  }

  /// The fields of what was done, by the key of a technique or of a nicotine product; an empty key
  /// takes it back. `action` is the name under which older versions know it.
  public static func fields(done key: String) -> [Field] {
    let action = (Technique(rawValue: key)?.action ?? .replacement).rawValue
    return [Field("action", .text(key.isEmpty ? "" : action)), Field("technique", .text(key))]
  }
}

/// What a person did about a craving.
public enum CravingAction: String, CaseIterable, Sendable {
  case breathing, water, walk, distraction, talking, waiting, replacement
}
