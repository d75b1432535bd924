// The levels of one tracker, day by day: the latest entry of a day says what the day was.

/// What is known of the levels of one tracker.
public struct LevelSeries: Hashable, Sendable {
  /// The days with a level, oldest first.
  public private(set) var days: [LeveledDay] = []

  public init() {}

  /// The level of a day; nothing where none was logged.
  public func level(on day: Day) -> Int? { leveled(on: day)?.level }

  /// The day with its level; nothing where none was logged.
  public func leveled(on day: Day) -> LeveledDay? {
    let place = place(of: day)
    return place < days.count && days[place].day == day ? days[place] : nil
  }

  /// Where a day stands, or would stand.
  func place(of day: Day) -> Int {
    guard let last = days.last, day <= last.day else { return days.count }
    return placeAmong(days.count) { days[$0].day < day }
  }

  /// Puts what a day has now in the place of what it had; nothing where it has no level.
  mutating func replace(_ day: Day, by leveled: LeveledDay?) {
    let place = place(of: day)
    if place < days.count, days[place].day == day { days.remove(at: place) }
    if let leveled { days.insert(leveled, at: place) }
  }

  /// The later instant wins, then the larger identifier; an entry without a time comes first.
  mutating func add(_ entry: Entry) {
    guard let level = entry.level else { return }
    let place = place(of: entry.day)
    let new = LeveledDay(
      day: entry.day, level: level, amount: entry.amount, at: entry.at, id: entry.id)
    guard place < days.count, days[place].day == entry.day else {
      return days.insert(new, at: place)
    }
    let count = days[place].count + 1
    if days[place] < new { days[place] = new }
    days[place].count = count
  }
}

/// A day with its level, and the entry that gave it.
public struct LeveledDay: Hashable, Sendable {
  public let day: Day
  public let level: Int
  /// What the level stands for, in thousandths of a unit.
  public let amount: Int64
  let at: Instant?
  public let id: Identifier
  /// Entries with a level on this day.
  public internal(set) var count = 1

  static func < (a: LeveledDay, b: LeveledDay) -> Bool {
    let first = a.at ?? Instant(milliseconds: .min)
    let second = b.at ?? Instant(milliseconds: .min)
    return first == second ? a.id < b.id : first < second
  }
}
