// The use of one tracker, day by day: the sums that every screen starts from.

/// What is known of each day of one tracker's use, without gaps from the first recorded day on.
public struct UseSeries: Hashable, Sendable {
  /// The first day with a record; nothing while there is none.
  public private(set) var first: Day?
  private var sums: [Int64] = []
  private var counts: [Int32] = []
  private var totals: [Int64?] = []
  /// The latest of `moments`.
  public private(set) var lastUse: Instant?
  /// The moments of use, unsorted: of entries with a time and an amount, on days whose total does
  /// not say that nothing was used.
  public private(set) var moments: [Instant] = []
  /// The day of each moment, until the series is whole.
  private var momentDays: [Day] = []
  private var hasZeroTotal = false

  public init() {}

  /// The days from `first` to the last recorded one.
  public var days: Range<Int32> {
    guard let first else { return 0..<0 }
    return first.number..<(first.number + Int32(sums.count))
  }

  /// What was used on a day in thousandths, or nothing where nobody said.
  public func amount(on day: Day) -> Int64? {
    guard let index = index(of: day) else { return nil }
    if let total = totals[index] { return total }
    return counts[index] > 0 ? sums[index] : nil
  }

  /// Whether a day is known by one total in place of its entries.
  public func hasTotal(on day: Day) -> Bool {
    guard let index = index(of: day) else { return false }
    return totals[index] != nil
  }

  private func index(of day: Day) -> Int? {
    days.contains(day.number) ? Int(day.number - days.lowerBound) : nil
  }

  private mutating func room(for day: Day) -> Int {
    guard let first else {
      self.first = day
      grow(by: 1)
      return 0
    }
    let index = day.days(since: first)
    if index < 0 {
      self.first = day
      sums.insert(contentsOf: repeatElement(0, count: -index), at: 0)
      counts.insert(contentsOf: repeatElement(0, count: -index), at: 0)
      totals.insert(contentsOf: repeatElement(nil, count: -index), at: 0)
      return 0
    }
    if index >= sums.count { grow(by: index - sums.count + 1) }
    return index
  }

  private mutating func grow(by count: Int) {
    sums.append(contentsOf: repeatElement(0, count: count))
    counts.append(contentsOf: repeatElement(0, count: count))
    totals.append(contentsOf: repeatElement(nil, count: count))
  }

  mutating func add(_ entry: Entry) {
    let index = room(for: entry.day)
    sums[index] += entry.amount
    counts[index] += 1
    guard entry.amount > 0, let at = entry.at else { return }
    moments.append(at)
    momentDays.append(entry.day)
  }

  mutating func add(_ total: DayTotal) {
    let index = room(for: total.day)
    totals[index] = total.amount
    hasZeroTotal = hasZeroTotal || total.amount == 0
  }

  /// Once everything is added: a total of nothing takes the moments of its day along.
  mutating func finish() {
    if hasZeroTotal {
      var kept: [Instant] = []
      for (at, day) in zip(moments, momentDays) where amount(on: day) != 0 { kept.append(at) }
      moments = kept
    }
    momentDays = []
    lastUse = moments.max()
  }
}
