// The way that a person has gone with one tracker. Every good day is a step, and a step that was
// made stays made: a slip adds none and takes none away.

/// A rest stop of the way.
public struct JourneyStop: Hashable, Sendable {
  public let place: RestPlace
  /// The day on which it opened; nothing while it lies ahead.
  public let openedOn: Day?
  /// Steps made by then; of a stop ahead, nothing.
  public let step: Int?
}

/// A way of steps and rest stops.
public struct Journey: Hashable, Sendable {
  /// The days that were steps, oldest first.
  public let steps: [Day]
  /// In the order of `RestPlace.all`.
  public let stops: [JourneyStop]

  /// `stretches` are the times without use, `dayOf` says on which day a moment lies. A stage of
  /// recovery opens its stop when a stretch first was as long as the latest time that its sources
  /// name, and stays open.
  public init(
    _ days: TrackerDays, _ stretches: [FreeStretch], through today: Day,
    dayOf: (Instant) -> Day
  ) {
    var steps: [Day] = []
    if let marks = days.marks {
      var day = marks.first
      while day <= marks.last && day <= today {
        if days.isGood(day) { steps.append(day) }
        day = day.adding(days: 1)
      }
    }
    var stops: [JourneyStop] = []
    for place in RestPlace.all(for: days.tracker.substance) {
      stops.append(JourneyStop(place, steps, stretches, dayOf))
    }
    self.steps = steps
    self.stops = stops
  }

  /// The first stop that is not open yet; nothing when all are.
  public var next: JourneyStop? { stops.first { $0.openedOn == nil } }
}

extension JourneyStop {
  fileprivate init(
    _ place: RestPlace, _ steps: [Day], _ stretches: [FreeStretch], _ dayOf: (Instant) -> Day
  ) {
    self.place = place
    switch place {
    case .steps(let count):
      openedOn = count <= steps.count ? steps[count - 1] : nil
      step = count <= steps.count ? count : nil
    case .stage(let stage):
      let opened = reached(stage.seconds.to, stretches).map { dayOf($0) }
      openedOn = opened
      step = opened.map { opened in
        var count = 0
        while count < steps.count && steps[count] <= opened { count += 1 }
        return count
      }
    }
  }
}

/// When a stretch first was so many seconds long.
private func reached(_ seconds: Int64, _ stretches: [FreeStretch]) -> Instant? {
  var earliest: Instant?
  for stretch in stretches {
    let at = stretch.start.adding(seconds: seconds)
    guard at <= stretch.end else { continue }
    earliest = earliest.map { min($0, at) } ?? at
  }
  return earliest
}
