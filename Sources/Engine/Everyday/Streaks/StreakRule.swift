// What a person set for the streak of one tracker: how grace days are earned and kept.

/// How a streak earns and spends grace days.
public struct StreakRule: Hashable, Sendable {
  public static let earnEveryRange = 1...30
  public static let mostOnHandRange = 1...10

  /// A grace day is earned at every so many days of the streak, 1 … 30.
  public let earnEvery: Int
  /// Grace days that can be kept at once, 1 … 10.
  public let mostOnHand: Int
  /// Whether a missed day is mended by a grace day.
  public let canHeal: Bool

  /// One every 7 days, three at once.
  public static let forgiving = StreakRule(earnEvery: 7, mostOnHand: 3, canHeal: true)
  /// No day is mended.
  public static let strict = StreakRule(earnEvery: 7, mostOnHand: 3, canHeal: false)

  /// Numbers outside their ranges are taken to the nearest end.
  public init(earnEvery: Int, mostOnHand: Int, canHeal: Bool) {
    let earn = StreakRule.earnEveryRange
    let hold = StreakRule.mostOnHandRange
    self.earnEvery = min(max(earnEvery, earn.lowerBound), earn.upperBound)
    self.mostOnHand = min(max(mostOnHand, hold.lowerBound), hold.upperBound)
    self.canHeal = canHeal
  }

  init(_ entity: Entity, standard: StreakRule) {
    self.init(
      earnEvery: entity["earnEvery"]?.asInt.map { Int(clamping: $0) } ?? standard.earnEvery,
      mostOnHand: entity["mostOnHand"]?.asInt.map { Int(clamping: $0) } ?? standard.mostOnHand,
      canHeal: entity["canHeal"]?.asBool ?? standard.canHeal)
  }

  public var fields: [Field] {
    [
      Field("canHeal", .bool(canHeal)), Field("earnEvery", .int(Int64(earnEvery))),
      Field("mostOnHand", .int(Int64(mostOnHand))),
    ]
  }
}
