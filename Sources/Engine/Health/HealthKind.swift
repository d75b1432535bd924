// What is taken from health data, and how each kind is called and measured in Apple's export.

/// A kind of health data that a person can allow.
public enum HealthKind: UInt8, CaseIterable, Sendable {
  case sleep, steps, distance, activeEnergy, restingHeartRate, heartRate, mindfulMinutes, workouts
  case water, caffeine, alcoholicDrinks

  /// How a day's number comes about.
  enum Counting {
    /// Devices measure the same thing at the same time: the source that has most counts.
    case bySource
    /// A person notes each one: all add up.
    case noted
    /// The mean, and how far it goes up and down.
    case spread
    /// From when to when; what overlaps counts once.
    case spans
  }

  var counting: Counting {
    switch self {
    case .steps, .distance, .activeEnergy: .bySource
    case .water, .caffeine, .alcoholicDrinks: .noted
    case .restingHeartRate, .heartRate: .spread
    case .sleep, .mindfulMinutes, .workouts: .spans
    }
  }

  /// The kind of a record, by what Apple calls its type.
  static func named(_ type: ArraySlice<UInt8>) -> HealthKind? {
    for (name, kind) in names where equal(type, name) { return kind }
    return nil
  }

  private static let names: [(StaticString, HealthKind)] = [
    ("HKCategoryTypeIdentifierSleepAnalysis", .sleep),
    ("HKQuantityTypeIdentifierStepCount", .steps),
    ("HKQuantityTypeIdentifierDistanceWalkingRunning", .distance),
    ("HKQuantityTypeIdentifierActiveEnergyBurned", .activeEnergy),
    ("HKQuantityTypeIdentifierRestingHeartRate", .restingHeartRate),
    ("HKQuantityTypeIdentifierHeartRate", .heartRate),
    ("HKCategoryTypeIdentifierMindfulSession", .mindfulMinutes),
    ("HKQuantityTypeIdentifierDietaryWater", .water),
    ("HKQuantityTypeIdentifierDietaryCaffeine", .caffeine),
    ("HKQuantityTypeIdentifierNumberOfAlcoholicBeverages", .alcoholicDrinks),
  ]

  /// What one of a unit is in ours: steps, metres, kilocalories, beats a minute, millilitres,
  /// milligrams, drinks. Nothing for a unit that this kind has not.
  func scale(of unit: ArraySlice<UInt8>) -> Double? {
    for (name, scale) in units where HealthKind.equal(unit, name) { return scale }
    return nil
  }

  private var units: [(StaticString, Double)] {
    switch self {
    case .steps, .alcoholicDrinks: HealthKind.counts
    case .distance: HealthKind.lengths
    case .activeEnergy: HealthKind.energies
    case .restingHeartRate, .heartRate: HealthKind.rates
    case .water: HealthKind.volumes
    case .caffeine: HealthKind.masses
    case .sleep, .mindfulMinutes, .workouts: []
    }
  }

  /// Seconds of one of a unit of time.
  static func seconds(in unit: ArraySlice<UInt8>) -> Double? {
    for (name, seconds) in times where equal(unit, name) { return seconds }
    return nil
  }

  private static let times: [(StaticString, Double)] = [
    ("hr", 3600), ("min", 60), ("s", 1), ("hours", 3600),
  ]
  private static let counts: [(StaticString, Double)] = [("count", 1), ("steps", 1)]
  private static let lengths: [(StaticString, Double)] = [
    ("km", 1000), ("mi", 1609.344), ("m", 1), ("ft", 0.3048), ("yd", 0.9144), ("cm", 0.01),
  ]
  private static let energies: [(StaticString, Double)] = [
    ("kcal", 1), ("Cal", 1), ("kJ", 1 / 4.184), ("cal", 0.001), ("J", 1 / 4184.0),
  ]
  private static let rates: [(StaticString, Double)] = [
    ("count/min", 1), ("count/s", 60), ("bpm", 1),
  ]
  private static let volumes: [(StaticString, Double)] = [
    ("mL", 1), ("ml", 1), ("L", 1000), ("cL", 10), ("dL", 100), ("fl_oz_us", 29.573_529_562_5),
    ("fl_oz_imp", 28.413_062_5), ("cup_us", 236.588_236_5), ("cup_imp", 284.130_625),
    ("pt_us", 473.176_473), ("pt_imp", 568.261_25),
  ]
  private static let masses: [(StaticString, Double)] = [
    ("mg", 1), ("g", 1000), ("mcg", 0.001), ("kg", 1_000_000),
  ]

  /// What one record can honestly say; more is a slip of a device.
  var plausible: ClosedRange<Double> {
    switch self {
    case .restingHeartRate, .heartRate: 20...300
    case .steps, .distance: 0...1_000_000
    case .activeEnergy, .water, .caffeine: 0...100_000
    default: 0...1000
    }
  }

  static func equal(_ bytes: ArraySlice<UInt8>, _ text: StaticString) -> Bool {
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    for (offset, byte) in bytes.enumerated() where byte != text.utf8Start[offset] { return false }
    return true
  }
}
