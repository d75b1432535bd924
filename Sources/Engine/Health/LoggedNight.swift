// Nights of which a document says how long they were, and not when which stage was.

/// Which of its lengths is said of a night.
enum NightPart {
  case asleep, inBed, core, deep, rem, awake
}

/// How long somebody slept, in seconds, as far as it is said.
struct NightParts {
  var asleep = 0.0
  var inBed = 0.0
  var core = 0.0
  var deep = 0.0
  var rem = 0.0
  var awake = 0.0

  /// Of a whole that is said twice, as the total and as what has no stage, the longer one counts.
  mutating func take(_ part: NightPart, _ seconds: Double) {
    switch part {
    case .asleep: asleep = max(asleep, seconds)
    case .inBed: inBed = seconds
    case .core: core = seconds
    case .deep: deep = seconds
    case .rem: rem = seconds
    case .awake: awake = seconds
    }
  }

  /// Whether nobody slept.
  var isEmpty: Bool { asleep == 0 && core == 0 && deep == 0 && rem == 0 }
}

/// One sleep as a source wrote it down.
struct LoggedNight {
  /// Both 0 where only the day is known.
  let start: Int64
  let end: Int64
  let source: UInt8
  let sleep: HealthDay.Sleep

  /// Nothing where nobody can have slept so.
  init?(from start: Int64, to end: Int64, by source: UInt8, _ parts: NightParts) {
    for seconds in [parts.asleep, parts.inBed, parts.core, parts.deep, parts.rem, parts.awake] {
      guard (0...86_400).contains(seconds) else { return nil }
    }
    let detailed = parts.core + parts.deep + parts.rem
    let asleep = max(parts.asleep, detailed)
    guard asleep > 0, asleep <= 86_400, start <= end, end - start <= 86_400 else { return nil }
    var sleep = HealthDay.Sleep()
    sleep.asleep = Int64(asleep + 0.5)
    sleep.inBed = Int64(min(max(parts.inBed, asleep + parts.awake), 86_400) + 0.5)
    if detailed > 0 {
      var stages = HealthDay.Stages()
      stages.core = Int64(parts.core + 0.5)
      stages.deep = Int64(parts.deep + 0.5)
      stages.rem = Int64(parts.rem + 0.5)
      stages.awake = Int64(parts.awake + 0.5)
      sleep.stages = stages
    }
    self.start = start
    self.end = end
    self.source = source
    self.sleep = sleep
  }

  private var order: (Int64, Int64, Int64, Int64) { (-sleep.asleep, -sleep.inBed, start, end) }

  private func overlaps(_ other: LoggedNight) -> Bool { start < other.end && other.start < end }

  /// The nights of one source added up; of two that overlap the longer one counts.
  fileprivate static func sum(_ nights: [LoggedNight]) -> HealthDay.Sleep {
    var sum = HealthDay.Sleep()
    var taken: [LoggedNight] = []
    for night in nights.sorted(by: { $0.order < $1.order }) {
      guard !taken.contains(where: { $0.overlaps(night) }) else { continue }
      taken.append(night)
      sum.asleep += night.sleep.asleep
      sum.inBed += night.sleep.inBed
      guard let more = night.sleep.stages else { continue }
      var stages = sum.stages ?? HealthDay.Stages()
      stages.core += more.core
      stages.deep += more.deep
      stages.rem += more.rem
      stages.awake += more.awake
      sum.stages = stages
    }
    return sum
  }
}

extension HealthDay {
  /// Of several sources the one that has most of the sleep counts.
  mutating func take(_ nights: [LoggedNight]) {
    for source in Set(nights.map { $0.source }).sorted() {
      let sum = LoggedNight.sum(nights.filter { $0.source == source })
      if sum.asleep > sleep?.asleep ?? 0 { sleep = sum }
    }
  }
}
