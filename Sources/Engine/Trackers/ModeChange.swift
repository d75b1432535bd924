// A tracker that went from noticing to leaving out, or the like. The streak of the mode before ends
// on that day and stays in the history; the new one starts at nothing.

/// The day on which a tracker's mode was changed.
public struct ModeChange: Hashable, Sendable {
  public static let kind = "modeChange"

  public let id: Identifier
  public let tracker: Identifier
  public let day: Day
  /// Nothing where a plan judged the use until then.
  public let before: TrackerMode?
  /// The first day that the mode before judged; nothing where nobody kept it.
  public let since: Day?

  public init?(_ entity: Entity) {
    guard let tracker = Identifier(text: entity["tracker"]?.asText ?? ""),
      let day = entity["day"]?.asInt.flatMap({ Day(stored: $0) })
    else { return nil }
    self.id = entity.id
    self.tracker = tracker
    self.day = day
    self.before = TrackerMode(rawValue: entity["before"]?.asText ?? "")
    self.since = entity["since"]?.asInt.flatMap { Day(stored: $0) }
  }

  /// The one change of a tracker on a day, on whichever device it is made.
  public static func identifier(of tracker: Identifier, on day: Day) -> Identifier {
    Identifier(kind: kind, tracker.text, day.text)
  }

  /// What is kept of a tracker that is logged in another way from `day` on.
  public static func fields(of tracker: Tracker, on day: Day) -> [Field] {
    [
      Field("before", .text(tracker.mode?.rawValue ?? "")), Field("day", .int(Int64(day.number))),
    ] + (tracker.since.map { [Field("since", .int(Int64($0.number)))] } ?? [])
      + [Field("tracker", .text(tracker.id.text))]
  }
}
