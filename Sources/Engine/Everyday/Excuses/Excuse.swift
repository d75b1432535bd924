// A stretch of days that do not count: one switch protects every tracker and plan, and the history
// says "excused", never "kept".

/// Why days do not count.
public enum ExcuseReason: String, CaseIterable, Sendable {
  case sick, travel, nightShift, fast, holiday
}

/// A stretch of days that the person took out of the count.
public struct Excuse: Hashable, Sendable {
  public static let kind = "excuse"
  /// Days of one excuse; what is open ends there.
  public static let longestDays = 366

  public let id: Identifier
  public let reason: ExcuseReason
  public let from: Day
  /// The last day; nothing while it goes on.
  public let through: Day?

  public init?(_ entity: Entity) {
    guard let reason = ExcuseReason(rawValue: entity["reason"]?.asText ?? ""),
      let from = entity["from"]?.asInt.flatMap({ Day(stored: $0) })
    else { return nil }
    let through = entity["through"]?.asInt.flatMap { Day(stored: $0) }
    if let through, through < from { return nil }
    self.id = entity.id
    self.reason = reason
    self.from = from
    self.through = through
  }

  /// The fields of an excuse; without a last day it goes on.
  public static func fields(_ reason: ExcuseReason, from: Day, through: Day?) -> [Field] {
    [
      Field("from", .int(Int64(from.number))), Field("reason", .text(reason.rawValue)),
      field(through: through),
    ]
  }

  /// The field of the last day; nothing lets it go on.
  public static func field(through: Day?) -> Field {
    Field("through", through.map { .int(Int64($0.number)) } ?? .text(""))
  }

  /// The days that do not count; an open excuse reaches `today`.
  public func days(today: Day) -> ClosedRange<Day>? {
    let limit = from.adding(days: Excuse.longestDays - 1)
    let last = min(through ?? today, limit)
    return last < from ? nil : from...last
  }
}
