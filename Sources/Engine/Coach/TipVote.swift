// What a person said to a tip: a record of its own, as it outlives the chat in which the tip stood.

/// A thumb up or down.
public struct TipVote: Hashable, Sendable {
  public static let kind = "tipVote"

  public let id: Identifier
  public let at: Instant
  public let tip: CoachTip
  public let isUp: Bool

  public init?(_ entity: Entity) {
    guard let at = entity["at"]?.asInt, let isUp = entity["isUp"]?.asBool,
      let tip = CoachTip(rawValue: entity["tip"]?.asText ?? "")
    else { return nil }
    id = entity.id
    self.at = Instant(milliseconds: at)
    self.tip = tip
    self.isUp = isUp
  }

  /// One for each time a tip was told, whichever device it is said on.
  public static func identifier(of turn: Identifier) -> Identifier {
    Identifier(kind: kind, turn.text)
  }

  /// The fields of a vote.
  public static func fields(
    _ tip: CoachTip, isUp: Bool, at: Instant, on day: Day, _ offset: UTCOffset
  ) -> [Field] {
    Happening.fields(at: at, on: day, offset) + [
      Field("isUp", .bool(isUp)), Field("tip", .text(tip.rawValue)),
    ]
  }
}
