// That a person has seen a milestone, so that it is celebrated once and on one device only.

/// A milestone that was shown and put away.
public struct MilestoneSeen: Hashable, Sendable {
  public static let kind = "milestoneSeen"

  public let id: Identifier

  public init?(_ entity: Entity) {
    guard entity["milestone"]?.asText != nil else { return nil }
    id = entity.id
  }

  /// The field of the milestone that was seen.
  public static func field(_ milestone: Milestone) -> Field {
    Field("milestone", .text(milestone.key))
  }

  /// The one name of having seen a milestone of a tracker, or of none.
  public static func identifier(of milestone: Milestone, tracker: Identifier?) -> Identifier {
    Identifier(kind: kind, milestone.key, tracker?.text ?? "")
  }
}
