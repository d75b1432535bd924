// A day of health data in the journal: a field for each kind, so that a kind that is not wanted any
// more is overwritten and not only out of sight.

/// What the journal keeps of one day of health data.
public struct HealthRecord: Hashable, Sendable {
  public static let kind = "healthDay"

  private struct Kept: Hashable, Sendable {
    let amount: HealthAmount
    let number: Int32
  }

  public let day: Day
  private var kept: [Kept] = []

  /// There is one for each day, known by its name.
  public static func identifier(of day: Day) -> Identifier { Identifier(kind: kind, day.text, "") }

  public init?(_ entity: Entity) {
    guard let day = entity["day"]?.asInt.flatMap({ Day(stored: $0) }),
      entity.id == HealthRecord.identifier(of: day)
    else { return nil }
    self.day = day
    for kind in HealthKind.allCases {
      if let value = entity[kind.name] { take(kind, value) }
    }
    guard !kept.isEmpty else { return nil }
  }

  /// A kind of which one number is impossible says nothing.
  private mutating func take(_ kind: HealthKind, _ value: Value) {
    guard let numbers = HealthRecord.numbers(value), kind.mayHold(numbers.count) else { return }
    var kept: [Kept] = []
    for (amount, number) in zip(kind.amounts, numbers) {
      guard amount.possible.contains(number) else { return }
      kept.append(Kept(amount: amount, number: Int32(number)))
    }
    self.kept += kept
  }

  private static func numbers(_ value: Value) -> [Int64]? {
    switch value {
    case .int(let number): return [number]
    case .list(let values):
      let numbers = values.compactMap { $0.asInt }
      return numbers.count == values.count ? numbers : nil
    default: return nil
    }
  }

  public subscript(amount: HealthAmount) -> Int64? {
    for it in kept where it.amount == amount { return Int64(it.number) }
    return nil
  }

  /// Whether it holds something of a kind.
  public func holds(_ kind: HealthKind) -> Bool { self[kind.amounts[0]] != nil }

  // How it is written

  /// The fields of a day as far as they differ from what is kept of it: none where nothing does. Of
  /// a kind that the day does not have stays what there is.
  static func news(_ day: HealthDay, _ kinds: [HealthKind], over entity: Entity?) -> [Field] {
    var fields: [Field] = []
    for kind in kinds {
      guard let numbers = day.numbers(of: kind) else { continue }
      let value: Value =
        numbers.count == 1 ? .int(numbers[0]) : .list(numbers.map { .int($0) })
      if entity?[kind.name] != value { fields.append(Field(kind.name, value)) }
    }
    guard !fields.isEmpty, entity == nil else { return fields }
    return [Field("day", .int(Int64(day.day.number)))] + fields
  }

  /// The field that takes a kind away from a day.
  public static func field(without kind: HealthKind) -> Field { Field(kind.name, .text("")) }
}

extension Records {
  /// The days of the journal that have anything of a kind, also where they were deleted: what the
  /// person wants gone does not stay behind.
  public func healthDays(with kind: HealthKind) -> [Identifier] {
    var days: [Identifier] = []
    for entity in journal.entities where entity.kind == HealthRecord.kind {
      if let value = entity[kind.name], value != .text("") { days.append(entity.id) }
    }
    return days
  }
}
