// All days of health data that the journal holds, and what of them may be shown.

/// The days of health data, by day.
public struct HealthHistory: Equatable, Sendable {
  private var records: [Day: HealthRecord] = [:]
  /// By what was handed over.
  private var writes: [Identifier: HealthWrite] = [:]

  public init() {}

  public var isEmpty: Bool { records.isEmpty }

  @inline(never)  // Not of a first visit.
  mutating func add(_ record: HealthRecord) { records[record.day] = record }

  @inline(never)  // Not of a first visit.
  mutating func remove(_ record: HealthRecord) { records[record.day] = nil }

  @inline(never)  // Not of a first visit.
  mutating func add(_ write: HealthWrite) { writes[write.of] = write }

  @inline(never)  // Not of a first visit.
  mutating func remove(_ write: HealthWrite) { writes[write.of] = nil }

  /// Whether anything was ever handed to Health.
  public var hasWrites: Bool { !writes.isEmpty }

  /// What became of a thing that was handed to Health; nothing where it never was.
  public func write(of thing: Identifier) -> HealthWrite? { writes[thing] }

  /// What this device handed over last of which nobody knows whether it is there.
  public func openWrite(on device: UInt64) -> HealthWrite? {
    writes.values.filter { !$0.isThere && $0.device == device }
      .max { ($0.at, $0.of) < ($1.at, $1.of) }
  }

  /// What is kept of a day.
  public subscript(day: Day) -> HealthRecord? { records[day] }

  /// How far the days of a kind reach; nothing without any.
  public func reach(of kind: HealthKind) -> HealthReach? {
    let days = records.values.filter { $0.holds(kind) }.map { $0.day }.sorted()
    guard let first = days.first, let last = days.last else { return nil }
    var sum: Int64 = 0
    let latest = days.suffix(HealthReach.meanDays)
    for day in latest { sum += records[day]?[kind.shown] ?? 0 }
    return HealthReach(
      count: days.count, first: first, last: last, mean: sum / Int64(latest.count))
  }

  func holds(_ kind: HealthKind) -> Bool { records.values.contains { $0.holds(kind) } }
}

/// How far the days of one kind reach.
public struct HealthReach: Equatable, Sendable {
  /// The mean is that of so many days with data.
  static let meanDays = 30

  public let count: Int
  public let first: Day
  public let last: Day
  /// Of the number of the kind that says most.
  public let mean: Int64
}

extension HealthKind {
  /// The number of a day that says most.
  fileprivate var shown: HealthAmount {
    switch self {
    case .heartRate: .meanRate
    case .workouts: .workoutMinutes
    default: amounts[0]
    }
  }
}

extension Overview {
  /// A number of a day, as far as its kind is wanted: another device may bring what was turned off
  /// here.
  public func healthNumber(_ kind: HealthKind, _ amount: HealthAmount, on day: Day) -> Int64? {
    guard settings.health.allows(kind) else { return nil }
    return health[day]?[amount]
  }

  /// Whether anything of these kinds is wanted and there.
  public func hasHealth(_ kinds: [HealthKind]) -> Bool {
    kinds.contains { settings.health.allows($0) && health.holds($0) }
  }
}
