// When each phase of a session begins and ends. Everything is an offset from the start, so a tick
// only repaints, and a page that slept is right again with its first look at the clock.

/// The phases of a session one after the other.
public struct PhaseSchedule: Hashable, Sendable {
  /// Those that take time; an open end is the last one.
  public let phases: [Phase]
  /// When each phase begins, in milliseconds from the start of the session.
  public let starts: [Int64]
  /// In milliseconds; nothing where the end is open.
  public let length: Int64?

  /// Phases without length are left out, and so is everything behind an open end.
  public init(_ all: [Phase]) {
    var phases: [Phase] = []
    var starts: [Int64] = []
    var sum: Int64 = 0
    var isOpen = false
    for phase in all where !isOpen {
      isOpen = phase.role == .openEnd
      guard isOpen || phase.length > 0 else { continue }
      phases.append(phase)
      starts.append(sum)
      sum += phase.length
    }
    self.phases = phases
    self.starts = starts
    length = isOpen ? nil : sum
  }

  /// The countdown before, in milliseconds.
  public var readyLength: Int64 {
    guard let first = phases.first, first.role == .ready else { return 0 }
    return first.length
  }

  /// Without the countdown, in milliseconds, as totals are shown; nothing where the end is open.
  public var practiceLength: Int64? { length.map { $0 - readyLength } }

  /// How many rounds there are.
  public var rounds: Int { phases.last?.round ?? 0 }

  /// Where the session stands `elapsed` milliseconds after its start. A boundary belongs to the
  /// later phase; before the start is the start.
  public func position(at elapsed: Int64) -> PhasePosition {
    let now = max(0, elapsed)
    if let length, now >= length {
      return PhasePosition(index: phases.count, phase: nil, elapsed: 0, remaining: 0)
    }
    let index = placeAmong(starts.count) { starts[$0] <= now } - 1
    let phase = phases[index]
    let since = now - starts[index]
    return PhasePosition(
      index: index, phase: phase, elapsed: since,
      remaining: phase.role == .openEnd ? nil : phase.length - since)
  }
}

/// Where a session stands.
public struct PhasePosition: Hashable, Sendable {
  /// Of the phase in the schedule; the number of phases once it is finished.
  public let index: Int
  /// Nothing once it is finished.
  public let phase: Phase?
  /// Since the phase began, in milliseconds.
  public let elapsed: Int64
  /// Until the phase ends, in milliseconds; nothing where the end is open.
  public let remaining: Int64?

  public var isFinished: Bool { phase == nil }

  /// Whole seconds until the phase ends, rounded up.
  public var secondsLeft: Int64? { remaining.map { ($0 + 999) / 1000 } }

  /// Milliseconds until the seconds on a page change, at the latest at the phase's end; nothing
  /// once it is finished.
  public var untilNextSecond: Int64? {
    if isFinished { return nil }
    guard let remaining else { return 1000 - elapsed % 1000 }
    let part = remaining % 1000
    return part == 0 ? 1000 : part
  }
}
