// A tracker that went from noticing to leaving out, or the like. The streak of the mode before ends
// on that day and stays in the history; the new one starts at nothing.

/// The day on which a tracker's mode was changed.
public struct ModeChange: Hashable, Sendable {
  public static let kind = "modeChange"

  public let id: Identifier
  public let tracker: Identifier
  public let day: Day
  /// When on that day; what was recorded before it still counts in the mode before.
  public let at: Instant?
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
    self.at = entity["at"]?.asInt.map { Instant(milliseconds: $0) }
    self.before = TrackerMode(rawValue: entity["before"]?.asText ?? "")
    self.since = entity["since"]?.asInt.flatMap { Day(stored: $0) }
  }

  /// The one change of a tracker on a day, on whichever device it is made.
  public static func identifier(of tracker: Identifier, on day: Day) -> Identifier {
    Identifier(kind: kind, tracker.text, day.text)
  }

  /// What is kept of a tracker that is logged in another way from `day` on.
  public static func fields(of tracker: Tracker, on day: Day, at instant: Instant) -> [Field] {
    [
      Field("at", .int(instant.milliseconds)),
      Field("before", .text(tracker.mode?.rawValue ?? "")), Field("day", .int(Int64(day.number))),
    ] + (tracker.since.map { [Field("since", .int(Int64($0.number)))] } ?? [])
      + [Field("tracker", .text(tracker.id.text))]
  }
}

extension Overview {
  /// How a tracker was logged when an entry was recorded: what was noticed stays noticed, also when
  /// its tracker is one to leave out since.
  public func mode(of tracker: Tracker, at entry: Entry) -> TrackerMode? {
    for change in modeChanges where change.tracker == tracker.id {
      if entry.day < change.day { return change.before }
      guard entry.day == change.day, let at = change.at, let recorded = entry.at else { continue }
      if recorded <= at { return change.before }
    }
    return tracker.mode
  }

  /// The first day that a mode judges into which a tracker is changed on a day: that of the morning
  /// goes on as if nothing had been.
  public func since(_ tracker: Tracker, changedTo mode: TrackerMode?, on day: Day) -> Day {
    guard let earlier = modeChange(of: tracker.id, on: day), earlier.before == mode else {
      return day
    }
    return earlier.since ?? use(of: tracker.id).first ?? day
  }

  /// The change of a tracker's mode on a day, if there was one.
  public func modeChange(of tracker: Identifier, on day: Day) -> ModeChange? {
    let name = ModeChange.identifier(of: tracker, on: day)
    return modeChanges.first { $0.id == name }
  }
}
