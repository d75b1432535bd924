// The alcohol of whole weeks: from the sizes where they are known, else from an estimate that is
// told apart from them.

/// What entries with a size add up to, on the days of a stretch.
public struct MeasuredDrinks: Sendable {
  /// The first day, a Monday where weeks are counted.
  public let first: Day
  private var milligrams: [Int64]
  /// How many drinks, in thousandths, those milligrams were in.
  private var amounts: [Int64]

  /// A stretch of `count` days, from 0 on.
  public init(first: Day, count: Int) {
    self.first = first
    milligrams = [Int64](repeating: 0, count: max(0, count))
    amounts = milligrams
  }

  public mutating func add(_ entry: Entry) {
    let place = entry.day.days(since: first)
    guard let alcohol = entry.alcohol, milligrams.indices.contains(place) else { return }
    milligrams[place] += alcohol
    amounts[place] += entry.amount
  }

  func on(_ day: Day) -> (milligrams: Int64, amount: Int64) {
    let place = day.days(since: first)
    guard milligrams.indices.contains(place) else { return (0, 0) }
    return (milligrams[place], amounts[place])
  }
}

/// One week from Monday to Sunday.
public struct DrinkWeek: Hashable, Sendable {
  public let monday: Day
  /// Days with a record.
  public private(set) var knownDays = 0
  /// Known days without a drink.
  public private(set) var freeDays = 0
  /// Pure alcohol of all known days, estimates included.
  public private(set) var milligrams: Int64 = 0
  /// The part of it that is an estimate.
  public private(set) var estimated: Int64 = 0
  /// The day with the most.
  public private(set) var largestDay: Int64 = 0

  /// The week as far as it has come by `today`. `drink` is what one without a size is taken for.
  public init(
    of day: Day, through today: Day, use: UseSeries, measured: MeasuredDrinks, drink: Int64
  ) {
    monday = day.weekStart
    for offset in 0..<Plan.daysPerWeek {
      let day = monday.adding(days: offset)
      guard day <= today, let amount = use.amount(on: day) else { continue }
      add(amount, measured.on(day), isTotal: use.hasTotal(on: day), drink)
    }
  }

  private mutating func add(
    _ amount: Int64, _ measured: (milligrams: Int64, amount: Int64), isTotal: Bool, _ drink: Int64
  ) {
    knownDays += 1
    if amount == 0 { freeDays += 1 }
    // A total stands in place of the day's entries, so their sizes say nothing of it anymore.
    let known = isTotal ? (milligrams: 0, amount: 0) : measured
    let guessed = max(0, amount - known.amount) * drink / Entry.unit
    let all = known.milligrams + guessed
    milligrams += all
    estimated += guessed
    largestDay = max(largestDay, all)
  }

  /// The last `count` weeks, oldest first, the one of `today` included.
  public static func last(
    _ count: Int, through today: Day, use: UseSeries, measured: MeasuredDrinks, drink: Int64
  ) -> [DrinkWeek] {
    var weeks: [DrinkWeek] = []
    for ago in 0..<max(0, count) {
      let day = today.adding(days: -(count - 1 - ago) * Plan.daysPerWeek)
      weeks.append(
        DrinkWeek(of: day, through: today, use: use, measured: measured, drink: drink))
    }
    return weeks
  }
}
