// One session, from its start to what is kept of it. It is one thing of the journal that is made
// when the session starts, so a closed or crashed app loses nothing and counts nothing twice.

/// A session of practice.
public struct PracticeRun: Hashable, Sendable {
  public static let kind = "practiceRun"
  /// Workouts under 3 seconds are a slip of the finger.
  public static let leastWorkout: Int64 = 3 * Milliseconds.second
  /// An open end that nobody stopped is asked about after 12 hours, and no run counts for more.
  public static let longest: Int64 = 12 * Milliseconds.hour
  public static let effortRange = 1...10

  public enum State: String, CaseIterable, Hashable, Sendable { case running, done }

  public let id: Identifier
  public let practice: PracticeKind
  /// As `PracticeSetting.text` wrote it.
  public let settingText: String
  /// The start of the first phase, the countdown included.
  public let at: Instant
  public let offset: UTCOffset
  /// Of the start.
  public let day: Day
  public let state: State
  /// Since when it pauses; nothing while it does not.
  public let pausedAt: Instant?
  /// Milliseconds by which pauses and steps of the clock moved everything.
  public let shift: Int64
  /// Milliseconds of practice that count; 0 while it runs.
  public let counted: Int64
  /// Where what counts ended; nothing while it runs.
  public let ended: Instant?
  /// How hard it was, where the person said.
  public let effort: Int?
  /// The device's clock jumped meanwhile.
  public let sawClockStep: Bool
  /// Of one that runs; empty afterwards.
  public let schedule: PhaseSchedule

  /// Nothing where a running one has a setting that this version cannot read, or where a done one
  /// counts for nothing.
  public init?(_ entity: Entity) {
    guard let practice = PracticeKind(rawValue: entity["kind"]?.asText ?? ""),
      let state = State(rawValue: entity["state"]?.asText ?? ""),
      let at = entity["at"]?.asInt, PracticeRun.instants.contains(at),
      let day = entity["day"]?.asInt.flatMap({ Day(stored: $0) })
    else { return nil }
    self.id = entity.id
    self.practice = practice
    self.settingText = entity["setting"]?.asText ?? ""
    self.at = Instant(milliseconds: at)
    self.offset = UTCOffset(minutes: Int(clamping: entity["offset"]?.asInt ?? 0)) ?? .utc
    self.day = day
    self.state = state
    let shift = entity["shift"]?.asInt ?? 0
    self.shift = min(max(shift, -PracticeRun.largestShift), PracticeRun.largestShift)
    let effort = Int(clamping: entity["effort"]?.asInt ?? 0)
    self.effort = PracticeRun.effortRange.contains(effort) ? effort : nil
    self.sawClockStep = entity["clock"]?.asBool ?? false
    if state == .running {
      guard let setting = PracticeSetting(kind: practice, text: settingText) else { return nil }
      schedule = setting.schedule
      let paused = entity["pausedAt"]?.asInt ?? 0
      pausedAt = PracticeRun.instants.contains(paused) ? Instant(milliseconds: paused) : nil
      counted = 0
      ended = nil
    } else {
      let counted = min(entity["counted"]?.asInt ?? 0, PracticeRun.longest)
      guard counted > 0, let ended = entity["ended"]?.asInt, PracticeRun.instants.contains(ended)
      else { return nil }
      schedule = PhaseSchedule([])
      pausedAt = nil
      self.counted = counted
      self.ended = Instant(milliseconds: ended)
    }
  }

  /// From 1970 to the year 3000: a sum of two of them and a shift stays far inside 64 bits.
  private static let instants: ClosedRange<Int64> = 1...32_503_680_000_000
  private static let largestShift: Int64 = 32_503_680_000_000

  public var setting: PracticeSetting? { PracticeSetting(kind: practice, text: settingText) }

  public var isRunning: Bool { state == .running }

  public var isPaused: Bool { pausedAt != nil }

  /// Milliseconds of the schedule that are behind, pauses left out; never below 0.
  public func elapsed(now: Instant) -> Int64 {
    max(0, (pausedAt ?? ended ?? now).milliseconds(since: at) - shift)
  }

  public func position(now: Instant) -> PhasePosition { schedule.position(at: elapsed(now: now)) }

  /// When it ends by itself if nothing pauses it any more; nothing where the end is open.
  public var end: Instant? {
    schedule.length.map { at.adding(milliseconds: $0 + shift) }
  }

  /// Whether it runs, does not pause, and its end has come: an open one ends after `longest`.
  public func isOver(now: Instant) -> Bool {
    guard isRunning, !isPaused else { return false }
    return elapsed(now: now) >= schedule.length ?? PracticeRun.longest
  }

  /// Milliseconds until the page of a running session changes by itself.
  public func untilNextChange(now: Instant) -> Int64? {
    isRunning && !isPaused ? position(now: now).untilNextSecond : nil
  }
}
