// Whether the days with more of one thing than usual differ in another thing, tested by shuffling
// whole weeks: a shuffled journal keeps its weekdays and what hangs on from day to day. Only sums,
// products and quotients are taken, so every platform finds the same.

/// The days of one group.
public struct DayGroup: Hashable, Sendable {
  public let count: Int
  /// Of the second measure, as it was noted.
  public let mean: Double
}

/// What a pair of measures shows.
public struct Connection: Hashable, Sendable {
  /// Days on which both are known that a look takes.
  public static let leastDays = 28
  /// Weeks with such days: of fewer there are too few other orders.
  public static let leastWeeks = 8
  /// Days of each group.
  public static let leastInGroup = 3
  /// Groups that differ by less than this part of the larger mean are not told of.
  static let leastDifference = 0.1
  /// Shuffled journals, at most, and how many of them may be as telling before the rest is spared.
  static let shuffles = 4999
  static let enough = 20
  /// Less than this above usual is as usual: only rounding.
  static let nothing = 1e-6

  public let pair: MeasurePair
  /// The days with more of the first measure than usual on that weekday at that time.
  public let more: DayGroup
  public let others: DayGroup
  /// By how much the groups differ once weekdays and trend are taken out.
  public let difference: Double
  /// The difference lies within this of `difference` in 95 of 100 shuffled journals.
  public let margin: Double
  /// The part of shuffled journals that differ at least as much.
  public let chance: Double

  /// Nothing where too few days have both, or nearly all are as usual.
  public init?(_ pair: MeasurePair, _ cause: [Double?], _ effect: [Double?]) {
    let first = Array([Double?](repeating: nil, count: pair.lag) + cause.dropLast(pair.lag))
    guard Connection.missingDays(pair, cause, effect) == 0 else { return nil }
    let isMore = Residuals.of(first).map { $0.map { $0 > Connection.nothing } }
    let rest = Residuals.of(effect)
    let weeks = WeekTable(isMore, rest)
    let noted = WeekTable(isMore, effect).groups(nil)
    let own = weeks.groups(nil)
    guard min(own.more.count, own.others.count) >= Connection.leastInGroup else { return nil }
    var dice = Dice(seed: Connection.seed(pair, first, effect))
    let shuffled = Connection.shuffle(weeks, own, &dice)
    self.pair = pair
    more = DayGroup(count: own.more.count, mean: noted.more.mean)
    others = DayGroup(count: own.others.count, mean: noted.others.mean)
    difference = own.difference
    margin = 1.96 * shuffled.square.squareRoot()
    chance = shuffled.chance
  }

  /// How many more days it takes with both; 0 once it is enough.
  public static func missingDays(
    _ pair: MeasurePair, _ cause: [Double?], _ effect: [Double?]
  ) -> Int {
    var days = 0
    var weeks: [Int] = []
    for place in effect.indices.dropFirst(pair.lag)
    where effect[place] != nil && cause[place - pair.lag] != nil {
      days += 1
      if weeks.last != place / 7 { weeks.append(place / 7) }
    }
    return max(0, leastDays - days, 7 * (leastWeeks - weeks.count))
  }

  /// Whether what was noted differs the same way and by enough to be worth a word.
  var isWorthAWord: Bool {
    let noted = more.mean - others.mean
    let larger = max(more.mean.magnitude, others.mean.magnitude)
    return noted * difference > 0 && noted.magnitude >= larger * Connection.leastDifference
  }

  /// Stops early where chance explains it anyway.
  private static func shuffle(
    _ weeks: WeekTable, _ own: TwoGroups, _ dice: inout Dice
  ) -> (chance: Double, square: Double) {
    let least = own.weight * (1 - 1e-9)
    var order = Array(0..<weeks.count)
    var found = 0
    var squares = 0.0
    for number in 1...shuffles {
      for place in order.indices.dropFirst().reversed() {
        order.swapAt(place, Int(dice.below(Int64(place + 1))))
      }
      let groups = weeks.groups(order)
      squares += groups.difference * groups.difference
      if groups.weight >= least { found += 1 }
      if found == enough {
        return (Double(found) / Double(number), squares / Double(number))
      }
    }
    return (Double(found + 1) / Double(shuffles + 1), squares / Double(shuffles))
  }

  /// The same journal is always shuffled the same way.
  private static func seed(_ pair: MeasurePair, _ cause: [Double?], _ effect: [Double?]) -> UInt64 {
    var print = Fingerprint(UInt64(pair.lag + 1))
    for values in [cause, effect] {
      for value in values { print.add(value.map { $0.bitPattern } ?? 1) }
    }
    return print.value
  }
}

/// What is left of the days' numbers without weekdays and trend.
enum Residuals {
  /// The least-squares fit of seven weekdays and a straight line is taken away.
  static func of(_ values: [Double?]) -> [Double?] {
    let times = withoutWeekdays(values.indices.map { values[$0] == nil ? nil : Double($0) })
    let rest = withoutWeekdays(values)
    var product = 0.0
    var square = 0.0
    for (time, value) in zip(times, rest) {
      guard let time, let value else { continue }
      product += time * value
      square += time * time
    }
    let slope = square > 0 ? product / square : 0
    return zip(times, rest).map { time, value in
      guard let time, let value else { return nil }
      return value - slope * time
    }
  }

  private static func withoutWeekdays(_ values: [Double?]) -> [Double?] {
    var sums = [Double](repeating: 0, count: 7)
    var counts = [Double](repeating: 0, count: 7)
    for (place, value) in values.enumerated() {
      guard let value else { continue }
      sums[place % 7] += value
      counts[place % 7] += 1
    }
    return values.enumerated().map { place, value in
      value.map { $0 - sums[place % 7] / counts[place % 7] }
    }
  }
}

/// Sums of two groups of days.
struct TwoGroups {
  var more = Sums()
  var others = Sums()

  struct Sums {
    var sum = 0.0
    var count = 0

    var mean: Double { count == 0 ? 0 : sum / Double(count) }

    mutating func add(_ other: Sums) {
      sum += other.sum
      count += other.count
    }
  }

  var difference: Double {
    more.count == 0 || others.count == 0 ? 0 : more.mean - others.mean
  }

  /// The difference, squared, by how much the sizes of the groups let it be believed.
  var weight: Double {
    guard more.count > 0, others.count > 0 else { return 0 }
    let (a, b) = (Double(more.count), Double(others.count))
    return difference * difference * (a * b / (a + b))
  }
}

/// The sums of each week's groups with each week's numbers, so that a shuffled journal is one sum.
struct WeekTable {
  let count: Int
  private var cells: [TwoGroups] = []

  init(_ isMore: [Bool?], _ values: [Double?]) {
    count = values.count / 7
    for week in 0..<count {
      for other in 0..<count {
        var groups = TwoGroups()
        for day in 0..<7 {
          guard let isMore = isMore[other * 7 + day], let value = values[week * 7 + day] else {
            continue
          }
          let one = TwoGroups.Sums(sum: value, count: 1)
          if isMore { groups.more.add(one) } else { groups.others.add(one) }
        }
        cells.append(groups)
      }
    }
  }

  /// The groups where each week takes those of another one; without an order, its own.
  func groups(_ order: [Int]?) -> TwoGroups {
    var groups = TwoGroups()
    for week in 0..<count {
      let cell = cells[week * count + (order?[week] ?? week)]
      groups.more.add(cell.more)
      groups.others.add(cell.others)
    }
    return groups
  }
}
