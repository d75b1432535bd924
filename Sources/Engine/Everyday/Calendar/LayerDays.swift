// What the calendar can show, one layer at a time: a tracker, or the minutes of practice. What a
// day was is what the streaks are counted from.

/// A layer of the calendar.
public enum CalendarLayer: Hashable, Sendable {
  case tracker(Identifier)
  case minutes(MinuteKind)
}

/// How a day of a layer looks; nothing stands for a day of which nothing is known.
public enum DayFill: String, CaseIterable, Sendable {
  /// Free, within its target, or as the person wanted it.
  case kept
  /// Above its target, or recorded as something else than was wanted.
  case over
  /// The person had said that this day does not count.
  case excused
  /// Recorded, and nothing judges it or not yet.
  case noted
}

/// The days of one layer.
public struct LayerDays: Sendable {
  public let layer: CalendarLayer
  /// The day that it is for this layer.
  public let today: Day
  /// Nothing for minutes of practice.
  public let tracker: TrackerDays?
  private let marks: TrackerMarks?
  private let overview: Overview?

  public init(_ days: TrackerDays) {
    layer = .tracker(days.tracker.id)
    today = days.today
    tracker = days
    marks = days.marks
    overview = nil
  }

  public init(_ kind: MinuteKind, _ overview: Overview, today: Day) {
    layer = .minutes(kind)
    self.today = today
    tracker = nil
    marks = overview.practiceMarks(kind, today: today)
    self.overview = overview
  }

  /// As the streaks have it; nothing for a day that is not judged.
  public func mark(on day: Day) -> DayMark? { marks?.mark(on: day) }

  public func fill(on day: Day) -> DayFill? {
    if mark(on: day) == .good || tracker?.isGood(day) == true { return .kept }
    switch mark(on: day) {
    case .needsGrace, .broken: return .over
    case .excused: return .excused
    default: return day <= today && isKnown(day) ? .noted : nil
    }
  }

  /// Thousandths of a unit that were recorded.
  public func amount(on day: Day) -> Int64 {
    if let tracker { return tracker.use.amount(on: day) ?? 0 }
    guard case .minutes(let kind) = layer else { return 0 }
    return overview?.minutes(kind, on: day) ?? 0
  }

  /// Whether it is known what the day was.
  public func isKnown(_ day: Day) -> Bool {
    tracker.map { $0.value(on: day) != nil } ?? (amount(on: day) > 0)
  }
}

extension Overview {
  /// The layers of which there is anything to show: trackers with a plan or a record, in the
  /// person's order, then minutes that no tracker counts, then archived trackers.
  public func calendarLayers(today: Day) -> [CalendarLayer] {
    var layers: [CalendarLayer] = []
    for tracker in trackers where isShown(tracker) { layers.append(.tracker(tracker.id)) }
    for kind in MinuteKind.allCases
    where counter(of: kind) == nil && practiceMarks(kind, today: today) != nil {
      layers.append(.minutes(kind))
    }
    for tracker in archived where isShown(tracker) { layers.append(.tracker(tracker.id)) }
    if layers.isEmpty, let first = trackers.first { layers.append(.tracker(first.id)) }
    return layers
  }

  private func isShown(_ tracker: Tracker) -> Bool {
    tracker.mode == .avoidance || use(of: tracker.id).first != nil
      || plans(of: tracker.id).firstDay != nil
  }
}
