// How full the two rings of a calendar's day are: minutes of quiet, and minutes of movement.

/// The two kinds of minutes that a day's rings show.
public enum MinuteKind: String, CaseIterable, Sendable {
  case mindful, workout

  /// Minutes a day, where the person set nothing.
  public var usualAim: Int { self == .mindful ? 10 : 30 }

  /// The preset whose counters count these minutes.
  public var preset: TrackerPreset { self == .mindful ? .meditation : .workout }
}

/// A ring of a calendar's day.
public struct RingFill: Hashable, Sendable {
  /// Minutes that can be aimed at.
  public static let aims = 1...120
  /// Fewer minutes are not drawn.
  public static let leastMinutes: Int64 = 2

  /// Whole minutes of the day, at least `leastMinutes`.
  public let minutes: Int64
  /// Of the ring, 1 … 1000; more than was aimed at is a full ring.
  public let thousandths: Int

  /// `amount` in thousandths of a minute, rounded to the minute; nothing below `leastMinutes`.
  public init?(amount: Int64, aim: Int) {
    let bounded = min(max(0, amount), Entry.largestAmount)
    let minutes = (bounded + 500) / 1000
    guard minutes >= RingFill.leastMinutes else { return nil }
    let whole = Int64(min(max(aim, RingFill.aims.lowerBound), RingFill.aims.upperBound))
    self.minutes = minutes
    thousandths = Int(min(1000, max(1, minutes * 1000 / whole)))
  }
}

extension Overview {
  /// The minutes of a day in thousandths: of practice, and out of the counters that were made for
  /// them. What was practised is in the first of these counters already.
  public func minutes(_ kind: MinuteKind, on day: Day) -> Int64 {
    minutes(kind, in: counters(of: kind), on: day)
  }

  /// `minutes` for many days, with the counters of the kind looked up once.
  func minutes(_ kind: MinuteKind, in counters: [Tracker], on day: Day) -> Int64 {
    let isFed = counters.contains { !$0.isArchived }
    var sum: Int64 = isFed ? 0 : practice.amount(kind, on: day)
    for counter in counters { sum += use(of: counter.id).amount(on: day) ?? 0 }
    return sum
  }

  /// The counters that were made for minutes of a kind, archived ones among them.
  func counters(of kind: MinuteKind) -> [Tracker] {
    (trackers + archived).filter { $0.counts(kind) }
  }

  /// The first of the counters that were made for minutes of a kind; it gets those of practice.
  public func counter(of kind: MinuteKind) -> Tracker? { trackers.first { $0.counts(kind) } }
}

extension Tracker {
  /// What a day of a counter wants, in thousandths: without a goal any amount will do, and of the
  /// minutes that fill the rings as many as are drawn there.
  var wanted: Int64 {
    if let goal { return goal }
    let isMinutes = counts(.mindful) || counts(.workout)
    return isMinutes ? RingFill.leastMinutes * Entry.unit - Entry.unit / 2 : 1
  }

  func counts(_ kind: MinuteKind) -> Bool {
    mode == .counter && preset == kind.preset.rawValue
  }
}
