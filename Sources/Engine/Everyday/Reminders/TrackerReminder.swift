// When a person wants to be reminded of a tracker.

/// The times at which a tracker reminds, and when it does not.
public struct TrackerReminder: Hashable, Sendable {
  /// Times a day.
  public static let mostTimes = 5
  /// Hours that are looked back.
  public static let lookBacks = 1...24
  /// Until the person chooses, in hours.
  public static let usualLookBack = 12

  /// In the order of the clock, each once.
  public let times: [TimeOfDay]
  /// Bit 0 is Monday; 0 for the days on which the tracker is due.
  public let weekdays: Int
  /// Whoever noted something so many hours before is not reminded.
  public let lookBack: Int
  /// A month in which half of its days are without it, if one was begun.
  public private(set) var trial: ReminderTrial?

  public init(times: [TimeOfDay], weekdays: Int = 0, lookBack: Int = usualLookBack) {
    var once: [TimeOfDay] = []
    for time in times where !once.contains(time) { once.append(time) }
    self.times = Array(once.ordered { $0 < $1 }.prefix(TrackerReminder.mostTimes))
    self.weekdays = weekdays & 127
    self.lookBack =
      TrackerReminder.lookBacks.contains(lookBack) ? lookBack : TrackerReminder.usualLookBack
  }

  /// One time stands where older versions keep it, further ones beside it. Nothing without a time.
  @inline(never)  // Not of a first visit.
  init?(kept entity: Entity) {
    var times: [TimeOfDay] = []
    if let first = entity["remindAt"]?.asInt { times = TrackerReminder.times([first]) }
    if case .list(let more)? = entity["remindMore"] {
      times += TrackerReminder.times(more.compactMap { $0.asInt })
    }
    self.init(
      times: times, weekdays: Int(clamping: entity["remindDays"]?.asInt ?? 0),
      lookBack: Int(clamping: entity["remindBack"]?.asInt ?? 0))
    if self.times.isEmpty { return nil }
    trial = ReminderTrial(kept: entity)
  }

  private static func times(_ minutes: [Int64]) -> [TimeOfDay] {
    minutes.compactMap { TimeOfDay(minutes: Int(clamping: $0)) }
  }

  /// The fields of the reminder; without a time there is none.
  public var fields: [Field] {
    if times.isEmpty { return [Field("remindAt", .text(""))] }
    let rest: [Value] = times.dropFirst().map { .int(Int64($0.minutes)) }
    return [
      Field("remindAt", times.first.map { .int(Int64($0.minutes)) } ?? .text("")),
      Field("remindBack", .int(Int64(lookBack))), Field("remindDays", .int(Int64(weekdays))),
      Field("remindMore", .list(rest)),
    ]
  }

  /// Whether it reminds on a weekday by itself; without chosen ones every day may be one.
  public func isOn(_ weekday: Weekday) -> Bool {
    weekdays == 0 || weekdays >> weekday.rawValue & 1 == 1
  }
}
