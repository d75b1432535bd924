// What a day holds a number of, and the pairs of these that are looked at. The pairs were chosen
// before any journal was looked into; a new one is one more look for everybody.

/// A number that many days of a journal have.
public enum DayMeasure: String, CaseIterable, Hashable, Sendable {
  /// Of the first that is watched, in thousandths.
  case use
  case cravings
  /// The mean strength of the day's cravings.
  case strength
  /// The level of a tracker for moods, the lowest being 0.
  case mood
  /// How much poor sleep troubled, from the check of the first weeks.
  case poorSleep
  /// Minutes of practice.
  case practice
  /// Of the tracker for alcohol, where it is not the first.
  case drinks
  /// Swaps of food.
  case swaps
  /// Minutes of sleep that ended on the day, steps and beats a minute at rest: health data, where
  /// the person wants these kinds here.
  case asleep, steps, restingRate

  /// What the person notes.
  public static let noted: [DayMeasure] = [
    .use, .cravings, .strength, .mood, .poorSleep, .practice, .drinks, .swaps,
  ]

  /// The kind of health data that it comes from.
  public var healthKind: HealthKind? {
    switch self {
    case .asleep: .sleep
    case .steps: .steps
    case .restingRate: .restingHeartRate
    default: nil
    }
  }
}

/// Two measures, of which the first may come some days before the second.
public struct MeasurePair: Hashable, Sendable {
  public static let lags = 0...2

  public let cause: DayMeasure
  public let effect: DayMeasure
  /// Days by which the second comes later.
  public let lag: Int

  public init(_ cause: DayMeasure, _ effect: DayMeasure, lag: Int) {
    self.cause = cause
    self.effect = effect
    self.lag = lag
  }

  /// Every pair that is ever looked at.
  public static let declared: [MeasurePair] = {
    let pairs: [(DayMeasure, DayMeasure)] = [
      (.mood, .use), (.mood, .cravings), (.mood, .strength), (.poorSleep, .use),
      (.poorSleep, .cravings), (.poorSleep, .mood), (.practice, .use), (.practice, .cravings),
      (.practice, .strength), (.practice, .mood), (.drinks, .use), (.drinks, .cravings),
      (.drinks, .mood), (.swaps, .mood), (.asleep, .use), (.asleep, .cravings),
      (.asleep, .strength), (.asleep, .mood), (.steps, .use), (.steps, .cravings), (.steps, .mood),
      (.restingRate, .use), (.restingRate, .cravings), (.restingRate, .mood), (.drinks, .asleep),
    ]
    var all: [MeasurePair] = []
    for (cause, effect) in pairs {
      for lag in lags { all.append(MeasurePair(cause, effect, lag: lag)) }
    }
    return all
  }()
}

/// The numbers of each measure, day by day; what nobody said is nothing, and not zero.
public struct MeasuredDays: Sendable {
  /// Whole weeks that are looked at; they end yesterday.
  public static let weeks = 26
  static let days = 7 * weeks

  private var values: [DayMeasure: [Double?]] = [:]

  public init() {}

  /// One value for each day, oldest first.
  public subscript(measure: DayMeasure) -> [Double?] {
    get { values[measure] ?? [Double?](repeating: nil, count: MeasuredDays.days) }
    set { values[measure] = newValue }
  }
}

extension Overview {
  /// What each of the days before `today` held, without days off.
  func measuredDays(_ records: Records, today: Day) -> MeasuredDays {
    let excused = excusedDays(today: today)
    var measured = MeasuredDays()
    for ago in (1...MeasuredDays.days).reversed() {
      let day = today.adding(days: -ago)
      guard !excused.contains(where: { $0.contains(day) }) else { continue }
      let found = self.records(on: day, in: records)
      for measure in DayMeasure.allCases {
        guard let value = value(of: measure, on: day, found) else { continue }
        measured[measure][MeasuredDays.days - ago] = value
      }
    }
    return measured
  }

  private func value(of measure: DayMeasure, on day: Day, _ found: [Record]) -> Double? {
    switch measure {
    case .use: return watched.first.flatMap { use(of: $0.id).amount(on: day) }.map { Double($0) }
    case .drinks:
      let drinking = watched.dropFirst().first { $0.substance == .alcohol }
      return drinking.flatMap { use(of: $0.id).amount(on: day) }.map { Double($0) }
    case .mood: return mood(on: day)
    case .asleep: return healthNumber(.sleep, .asleep, on: day).map { Double($0) }
    case .steps: return healthNumber(.steps, .steps, on: day).map { Double($0) }
    case .restingRate:
      return healthNumber(.restingHeartRate, .restingRate, on: day).map { Double($0) / 10 }
    case .poorSleep:
      for check in withdrawalChecks where check.day == day {
        if let strength = check[.sleep] { return Double(strength.rawValue) }
      }
      return nil
    // A day with any word on it is known to have had none of these.
    case .cravings: return found.isEmpty ? nil : Double(cravings(found).count)
    case .practice:
      return found.isEmpty ? nil : Double(minutes(.mindful, on: day) + minutes(.workout, on: day))
    case .swaps: return found.isEmpty ? nil : Double(food.uses.uses(in: day...day).count)
    case .strength:
      let strengths = cravings(found).compactMap { $0.intensity }
      return strengths.isEmpty
        ? nil : Double(strengths.reduce(0, +)) / Double(strengths.count)
    }
  }

  private func cravings(_ found: [Record]) -> [Craving] {
    var all: [Craving] = []
    for case .craving(let craving) in found { all.append(craving) }
    return all
  }

  private func mood(on day: Day) -> Double? {
    guard let tracker = trackers.first(where: { $0.preset == TrackerPreset.mood.rawValue }),
      let level = levels[tracker.id]?.level(on: day)
    else { return nil }
    return tracker.levels.firstIndex { $0.id == level }.map { Double($0) }
  }
}
