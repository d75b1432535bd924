// When things come: hour by weekday, by the clock and the day of the place where they came.

/// Moments counted by weekday and hour, with how strong they were where that was said.
public struct HourTable: Hashable, Sendable {
  /// An hour stands out from so many moments on.
  static let leastInHour = 3

  /// What was noted in one hour of one weekday.
  public struct Cell: Hashable, Sendable {
    public internal(set) var count = 0
    var strength = 0
    var rated = 0

    /// How strong they were in the mean, in tenths; nothing where nobody said.
    public var mean: Int64? {
      rated == 0 ? nil : Money.rounded(Int64(strength) * 10, over: Int64(rated))
    }
  }

  public private(set) var ground = InsightGround()
  /// Monday first, 24 hours from midnight each.
  private var cells = [Cell](repeating: Cell(), count: 7 * 24)

  public init() {}

  /// A moment after midnight that still belongs to the day before stands in that day's row.
  mutating func add(_ at: Instant, _ offset: UTCOffset, on day: Day, strength: Int? = nil) {
    let place = day.weekday.rawValue * 24 + offset.local(at).time.hour
    ground.add(day)
    cells[place].count += 1
    guard let strength else { return }
    cells[place].strength += strength
    cells[place].rated += 1
  }

  public func cell(_ weekday: Weekday, hour: Int) -> Cell { cells[weekday.rawValue * 24 + hour] }

  /// The most moments that one hour of one weekday has.
  public var fullest: Int { cells.reduce(0) { max($0, $1.count) } }

  /// Moments of an hour on all weekdays.
  public func count(hour: Int) -> Int {
    Weekday.allCases.reduce(0) { $0 + cell($1, hour: hour).count }
  }

  /// The hour with the most moments, where it holds more than a seventh of all; the earlier one of
  /// two.
  public var peak: (hour: Int, count: CountOf)? {
    guard ground.missing == nil else { return nil }
    var best = 0
    for hour in 1..<24 where count(hour: hour) > count(hour: best) { best = hour }
    let share = CountOf(count(hour: best), of: ground.count)
    guard share.part >= HourTable.leastInHour, share.isOver(1, of: 7) else { return nil }
    return (best, share)
  }
}

extension InsightDays {
  var cravingHours: HourTable {
    var table = HourTable()
    for craving in cravings {
      table.add(craving.at, craving.offset, on: craving.day, strength: craving.intensity)
    }
    return table
  }

  /// What has a day and no time is in no hour.
  var useHours: HourTable {
    var table = HourTable()
    for use in uses {
      if let at = use.at { table.add(at, use.offset, on: use.day) }
    }
    return table
  }
}
