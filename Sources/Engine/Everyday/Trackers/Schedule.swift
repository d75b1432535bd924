// On which days a tracker is due. A day on which it is not due neither builds nor breaks anything.

/// How often a tracker is due.
public enum Schedule: Hashable, Sendable {
  case everyDay
  /// On these weekdays: bit 0 is Monday, 1 … 127.
  case weekdays(Int)
  /// So many days of a week, 1 … 6, whichever they are.
  case timesPerWeek(Int)
  /// Every so many days, 2 … 365, counted from a day on which it is due.
  case everyDays(Int, from: Day)

  public static let longestInterval = 365

  /// Reads the fields that `fields` writes. Nothing for a schedule that this version cannot read:
  /// taking it for another one would judge days that it does not mean.
  init?(_ entity: Entity) {
    let number = Int(clamping: entity["scheduleNumber"]?.asInt ?? 0)
    switch entity["schedule"]?.asText {
    case nil, "daily": self = .everyDay
    case "weekdays" where (1...127).contains(number): self = .weekdays(number)
    case "perWeek" where (1...6).contains(number): self = .timesPerWeek(number)
    case "interval" where (2...Schedule.longestInterval).contains(number):
      guard let from = entity["scheduleFrom"]?.asInt.flatMap({ Day(stored: $0) }) else {
        return nil
      }
      self = .everyDays(number, from: from)
    default: return nil
    }
  }

  public var fields: [Field] {
    switch self {
    case .everyDay: [Field("schedule", .text("daily"))]
    case .weekdays(let days):
      [Field("schedule", .text("weekdays")), Field("scheduleNumber", .int(Int64(days)))]
    case .timesPerWeek(let times):
      [Field("schedule", .text("perWeek")), Field("scheduleNumber", .int(Int64(times)))]
    case .everyDays(let interval, let from):
      [
        Field("schedule", .text("interval")), Field("scheduleFrom", .int(Int64(from.number))),
        Field("scheduleNumber", .int(Int64(interval))),
      ]
    }
  }

  /// Whether the tracker is due on a day. With a number of times a week every day may be one of
  /// them, and the week decides.
  public func isDue(on day: Day) -> Bool {
    switch self {
    case .everyDay, .timesPerWeek: true
    case .weekdays(let days): days >> day.weekday.rawValue & 1 == 1
    case .everyDays(let interval, let from): day.days(since: from) % interval == 0
    }
  }
}
