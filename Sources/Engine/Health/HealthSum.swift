// How the records of one kind, and the sessions of a day, become its numbers.

/// What is added up by itself.
struct HealthSumKey: Hashable {
  let day: Int32
  let kind: HealthKind
  /// 0 for kinds whose sources are not told apart.
  let source: UInt8
}

/// Values added up.
struct HealthSum {
  private(set) var total = 0.0
  private var count = 0.0
  private var lowest = Double.infinity
  private var highest = -Double.infinity

  mutating func add(_ value: Double) { add(value, value, value) }

  /// A mean with how far it went down and up.
  mutating func add(_ lowest: Double, _ mean: Double, _ highest: Double) {
    total += mean
    count += 1
    self.lowest = min(self.lowest, lowest)
    self.highest = max(self.highest, highest)
  }

  var spread: HealthDay.Spread {
    HealthDay.Spread(lowest: lowest, mean: total / count, highest: highest)
  }
}

enum HealthNight {
  /// Seconds. Who lies awake for less than three hours has one night, not two.
  static let gap: Int64 = 3 * 3600
}

extension HealthDay {
  /// Of several sources that measured the same thing, the one that has most counts; those that
  /// were joined before add up.
  mutating func take(_ kind: HealthKind, _ sum: HealthSum, isJoined: Bool) {
    func with(_ other: Double?) -> Double {
      guard let other else { return sum.total }
      return isJoined ? other + sum.total : max(other, sum.total)
    }
    switch kind {
    case .steps: steps = with(steps)
    case .distance: distance = with(distance)
    case .activeEnergy: activeEnergy = with(activeEnergy)
    case .restingHeartRate: restingHeartRate = sum.spread.mean
    case .heartRate: heartRate = sum.spread
    case .water: water = sum.total
    case .caffeine: caffeine = sum.total
    case .alcoholicDrinks: alcoholicDrinks = sum.total
    case .sleep, .mindfulMinutes, .workouts: break
    }
  }

  mutating func add(mindful session: HealthSession) {
    mindful = (mindful ?? 0) + session.covered { _ in true }
  }

  mutating func add(workout session: HealthSession) {
    var sum = workouts ?? Workouts()
    sum.count += 1
    sum.seconds += session.covered { _ in true }
    workouts = sum
  }

  mutating func add(night: HealthSession) {
    var sum = sleep ?? Sleep()
    sum.asleep += night.covered { $0.sleep.isAsleep }
    sum.inBed += night.covered { _ in true }
    if let source = HealthDay.detailedSource(of: night) {
      var stages = sum.stages ?? Stages()
      night.eachNew(where: { $0.source == source && $0.sleep != .inBed }) { span, seconds in
        stages.add(span.sleep, seconds)
      }
      sum.stages = stages
    }
    sleep = sum
  }

  private static func detailedSource(of night: HealthSession) -> UInt8? {
    var best: (source: UInt8, seconds: Int64)?
    for source in Set(night.spans.map { $0.source }).sorted() {
      let seconds = night.covered { $0.source == source && $0.sleep.isDetailed }
      if seconds > best?.seconds ?? 0 { best = (source, seconds) }
    }
    return best?.source
  }
}

extension HealthDay.Stages {
  mutating func add(_ stage: SleepStage, _ seconds: Int64) {
    switch stage {
    case .core: core += seconds
    case .deep: deep += seconds
    case .rem: rem += seconds
    case .awake: awake += seconds
    case .inBed, .asleep: break
    }
  }
}
