// A small thing that a person took on for one week, Monday to Sunday. How far it is follows from
// what is recorded; only the choice is kept.

/// What can be taken on for a week.
public enum ChallengeKind: String, CaseIterable, Sendable {
  /// Cravings that were walked off.
  case walk
  /// Cravings that were met with a technique.
  case technique
  /// Cravings that passed.
  case passed
  /// Days within the target, one after the other.
  case keptRow
  /// Days without use.
  case freeDays
  /// Days that were as the person wanted them, of one tracker.
  case goodDays
  /// Days of which the use is said.
  case recorded
  /// Days with a mood.
  case moods
  /// Days with a note.
  case notes
  /// Days with a line in the evening.
  case evenings
}

/// What a person took on for a week.
public struct Challenge: Hashable, Sendable {
  public static let kind = "challenge"
  /// How often, at least and at most.
  public static let counts = 1...7

  public let id: Identifier
  /// The Monday of the week.
  public let week: Day
  public let what: ChallengeKind
  /// How often, as it was when it was taken on.
  public let count: Int
  /// Nothing where it is about no tracker.
  public let tracker: Identifier?

  public init?(_ entity: Entity) {
    guard let week = entity["week"]?.asInt.flatMap({ Day(stored: $0) }),
      let what = ChallengeKind(rawValue: entity["what"]?.asText ?? ""),
      let count = entity["count"]?.asInt, Challenge.counts.contains(Int(clamping: count))
    else { return nil }
    self.id = entity.id
    self.week = week.weekStart
    self.what = what
    self.count = Int(count)
    tracker = Identifier(text: entity["tracker"]?.asText ?? "")
  }

  public static func fields(_ offer: ChallengeOffer, week: Day) -> [Field] {
    [
      Field("count", .int(Int64(offer.count))), Field("tracker", .text(offer.tracker?.text ?? "")),
      Field("week", .int(Int64(week.weekStart.number))), Field("what", .text(offer.what.rawValue)),
    ]
  }

  /// The one name of a week's challenge: one is taken, on whichever device.
  public static func identifier(week: Day) -> Identifier {
    Identifier(kind: kind, week.weekStart.text)
  }
}
