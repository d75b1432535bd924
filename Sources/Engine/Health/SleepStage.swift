// What a record of sleep says of its time.

/// A stage as Apple's sleep analysis names it, in the order of its numbers there.
enum SleepStage: UInt8 {
  case inBed, asleep, awake, core, deep, rem

  init?(_ value: ArraySlice<UInt8>) {
    let name = String(decoding: value, as: UTF8.self)
    let start = "HKCategoryValueSleepAnalysis"
    guard name.hasPrefix(start) else { return nil }
    switch name.dropFirst(start.utf8.count) {
    case "InBed": self = .inBed
    // The first was the name until iOS 16.
    case "Asleep", "AsleepUnspecified": self = .asleep
    case "Awake": self = .awake
    case "AsleepCore": self = .core
    case "AsleepDeep": self = .deep
    case "AsleepREM": self = .rem
    default: return nil
    }
  }

  var isAsleep: Bool {
    switch self {
    case .asleep, .core, .deep, .rem: true
    case .inBed, .awake: false
    }
  }

  /// Whether only a source that tells stages apart says so.
  var isDetailed: Bool {
    switch self {
    case .core, .deep, .rem: true
    case .inBed, .asleep, .awake: false
    }
  }
}
