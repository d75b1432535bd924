// The whole numbers that the journal keeps of a day of health data.

/// One number of a day.
public enum HealthAmount: UInt8, CaseIterable, Sendable {
  /// Minutes of sleep that ended on the day.
  case asleep, inBed, core, deep, rem, awake
  case steps, meters, kilocalories
  /// Tenths of a beat a minute.
  case restingRate, lowestRate, meanRate, highestRate
  case mindfulMinutes, workouts, workoutMinutes
  case milliliters, milligrams
  /// Hundredths of a drink.
  case drinks

  /// What a day can honestly hold; a day has 25 hours when clocks go back.
  var possible: ClosedRange<Int64> {
    switch self {
    case .asleep, .inBed, .core, .deep, .rem, .awake, .mindfulMinutes, .workoutMinutes: 0...1500
    case .steps, .meters: 0...1_000_000
    case .restingRate, .lowestRate, .meanRate, .highestRate: 200...3000
    case .workouts: 0...1000
    case .kilocalories, .milliliters, .milligrams, .drinks: 0...100_000
    }
  }
}

extension HealthKind {
  /// The name under which the journal keeps it.
  public var name: String {
    switch self {
    case .sleep: "sleep"
    case .steps: "steps"
    case .distance: "distance"
    case .activeEnergy: "energy"
    case .restingHeartRate: "restingRate"
    case .heartRate: "heartRate"
    case .mindfulMinutes: "mindful"
    case .workouts: "workouts"
    case .water: "water"
    case .caffeine: "caffeine"
    case .alcoholicDrinks: "drinks"
    }
  }

  /// What is kept of it, in this order; of sleep the stages may be missing.
  var amounts: [HealthAmount] {
    switch self {
    case .sleep: [.asleep, .inBed, .core, .deep, .rem, .awake]
    case .steps: [.steps]
    case .distance: [.meters]
    case .activeEnergy: [.kilocalories]
    case .restingHeartRate: [.restingRate]
    case .heartRate: [.lowestRate, .meanRate, .highestRate]
    case .mindfulMinutes: [.mindfulMinutes]
    case .workouts: [.workouts, .workoutMinutes]
    case .water: [.milliliters]
    case .caffeine: [.milligrams]
    case .alcoholicDrinks: [.drinks]
    }
  }

  /// Whether there may be so many numbers of it.
  func mayHold(_ count: Int) -> Bool { count == amounts.count || (self == .sleep && count == 2) }
}

extension HealthDay {
  /// What the journal keeps of a kind; nothing where the day has none of it, or nothing possible.
  func numbers(of kind: HealthKind) -> [Int64]? {
    guard let numbers = whole(kind) else { return nil }
    for (number, amount) in zip(numbers, kind.amounts) {
      guard amount.possible.contains(number) else { return nil }
    }
    return numbers
  }

  private func whole(_ kind: HealthKind) -> [Int64]? {
    switch kind {
    case .sleep: sleep.map { $0.minutes }
    case .steps: steps.map { [HealthDay.whole($0)] }
    case .distance: distance.map { [HealthDay.whole($0)] }
    case .activeEnergy: activeEnergy.map { [HealthDay.whole($0)] }
    case .restingHeartRate: restingHeartRate.map { [HealthDay.whole($0 * 10)] }
    case .heartRate:
      heartRate.map {
        [
          HealthDay.whole($0.lowest * 10), HealthDay.whole($0.mean * 10),
          HealthDay.whole($0.highest * 10),
        ]
      }
    case .mindfulMinutes: mindful.map { [HealthDay.minutes($0)] }
    case .workouts: workouts.map { [Int64($0.count), HealthDay.minutes($0.seconds)] }
    case .water: water.map { [HealthDay.whole($0)] }
    case .caffeine: caffeine.map { [HealthDay.whole($0)] }
    case .alcoholicDrinks: alcoholicDrinks.map { [HealthDay.whole($0 * 100)] }
    }
  }

  /// At most 10^15, as so many records of so much fit into a file.
  private static func whole(_ value: Double) -> Int64 { Int64(value + 0.5) }

  fileprivate static func minutes(_ seconds: Int64) -> Int64 { (seconds + 30) / 60 }
}

extension HealthDay.Sleep {
  fileprivate var minutes: [Int64] {
    var minutes = [HealthDay.minutes(asleep), HealthDay.minutes(inBed)]
    if let stages {
      for seconds in [stages.core, stages.deep, stages.rem, stages.awake] {
        minutes.append(HealthDay.minutes(seconds))
      }
    }
    return minutes
  }
}
