// Times from when to when: of sleep, of mindfulness, of training. What overlaps counts once.

/// One record of a time. Small, as a life has some hundred thousand of them.
struct HealthSpan {
  let start: Int64
  /// Seconds.
  let length: Int32
  /// Minutes of the clock at its end.
  let offset: Int16
  let source: UInt8
  /// The raw value of a `SleepStage`; 0 for what is no sleep.
  let stage: UInt8

  var end: Int64 { start + Int64(length) }
  var sleep: SleepStage { SleepStage(rawValue: stage) ?? .inBed }
  private var order: (Int64, Int32, UInt8, UInt8, Int16) { (start, length, stage, source, offset) }

  /// From the first to the last, in an order that no order of records changes.
  static func isBefore(_ a: HealthSpan, _ b: HealthSpan) -> Bool { a.order < b.order }
}

/// Several spans that belong together: a night, or one session that two apps noted.
struct HealthSession {
  /// Sorted.
  private(set) var spans: [HealthSpan]
  private(set) var end: Int64
  private var last: HealthSpan

  private init(_ first: HealthSpan) {
    spans = [first]
    end = first.end
    last = first
  }

  private mutating func add(_ span: HealthSpan) {
    spans.append(span)
    guard span.end > end else { return }
    end = span.end
    last = span
  }

  /// The day on which it began, or ended, on the clock of the record that says so.
  var firstDay: Day { HealthSession.day(spans[0].start, spans[0]) }
  var lastDay: Day { HealthSession.day(end, last) }

  private static func day(_ seconds: Int64, _ span: HealthSpan) -> Day {
    HealthMoment.day(seconds, UTCOffset(minutes: Int(span.offset)) ?? .utc)
  }

  /// Groups spans that overlap, or that have less than `gap` between them and begin in 24 hours.
  static func all(_ spans: [HealthSpan], gap: Int64) -> [HealthSession] {
    var sessions: [HealthSession] = []
    var current: HealthSession?
    for span in spans.sorted(by: HealthSpan.isBefore) {
      if let start = current?.spans[0].start, let end = current?.end,
        span.start < end || span.start < min(end + gap, start + 86_400)
      {
        current?.add(span)
      } else {
        if let current { sessions.append(current) }
        current = HealthSession(span)
      }
    }
    if let current { sessions.append(current) }
    return sessions
  }

  /// The seconds that at least one of the spans covers.
  func covered(where counts: (HealthSpan) -> Bool) -> Int64 {
    var total: Int64 = 0
    eachNew(where: counts) { _, seconds in total += seconds }
    return total
  }

  /// Each span with the seconds that no span before it covered.
  func eachNew(where counts: (HealthSpan) -> Bool, _ take: (HealthSpan, Int64) -> Void) {
    var reached = Int64.min
    for span in spans where counts(span) && span.end > reached {
      take(span, span.end - max(reached, span.start))
      reached = span.end
    }
  }
}
