// The use of one tracker, day by day: the sums that every screen starts from.

/// What is known of the days of one tracker's use. Only days with a record take room, however far
/// apart they lie.
public struct UseSeries: Hashable, Sendable {
  /// The days with a record, oldest first.
  private var known: [KnownDay] = []
  /// The moments of use, oldest first once the series is whole: of entries with a time and an
  /// amount, on days whose total does not say that nothing was used.
  public private(set) var moments: [Instant] = []
  /// The day of each moment, until the series is whole.
  private var momentDays: [Day] = []
  /// The days that the person took out of the count of this tracker, oldest first.
  private var skippedDays: [Day] = []
  /// The day of a use that was told before anything was counted; its amount is unknown.
  public private(set) var toldDay: Day?

  public init() {}

  /// The latest of `moments`.
  public var lastUse: Instant? { moments.last }

  /// The first day with a record; nothing while there is none.
  public var first: Day? { known.first?.day }

  /// The days with a record, oldest first.
  public var days: [Day] { known.map { $0.day } }

  /// How many days have a record.
  var count: Int { known.count }

  /// A day with a record by its place, oldest first.
  func record(at place: Int) -> UseRecord {
    UseRecord(day: known[place].day, amount: known[place].amount ?? 0)
  }

  /// The place of the first record on or after a day.
  func place(from day: Day) -> Int { place(of: day) }

  /// The known days, for plans, savings and statistics.
  public var history: UseHistory {
    var records: [UseRecord] = []
    for day in known {
      if let amount = day.amount { records.append(UseRecord(day: day.day, amount: amount)) }
    }
    return UseHistory(records, told: toldDay)
  }

  /// The same of one day alone.
  func history(of day: Day) -> UseHistory {
    UseHistory(amount(on: day).map { [UseRecord(day: day, amount: $0)] } ?? [], told: toldDay)
  }

  mutating func tell(_ day: Day) { toldDay = day }

  /// What was used on a day in thousandths, or nothing where nobody said.
  public func amount(on day: Day) -> Int64? {
    let place = place(of: day)
    return isKnown(day, at: place) ? known[place].amount : nil
  }

  /// Whether a day is known by one total in place of its entries.
  public func hasTotal(on day: Day) -> Bool {
    let place = place(of: day)
    return isKnown(day, at: place) && known[place].total != nil
  }

  /// Whether the person took a day out of the count of this tracker. Such a day is without a record
  /// unless something else was recorded on it.
  public func isSkipped(on day: Day) -> Bool {
    let place = skippedPlace(of: day)
    return place < skippedDays.count && skippedDays[place] == day
  }

  private func skippedPlace(of day: Day) -> Int {
    if let last = skippedDays.last, last < day { return skippedDays.count }
    return placeAmong(skippedDays.count) { skippedDays[$0] < day }
  }

  private mutating func skip(_ day: Day) {
    if !isSkipped(on: day) { skippedDays.insert(day, at: skippedPlace(of: day)) }
  }

  /// Where a day stands, or would stand.
  private func place(of day: Day) -> Int {
    // Records mostly come in the order of time.
    guard let last = known.last, day <= last.day else { return known.count }
    if last.day == day { return known.count - 1 }
    return placeAmong(known.count) { known[$0].day < day }
  }

  private func isKnown(_ day: Day, at place: Int) -> Bool {
    place < known.count && known[place].day == day
  }

  private mutating func room(for day: Day) -> Int {
    let place = place(of: day)
    if !isKnown(day, at: place) { known.insert(KnownDay(day: day), at: place) }
    return place
  }

  /// A level is no amount of a moment: `take` brings the one that counts.
  mutating func add(_ entry: Entry) {
    if entry.isSkipped { return skip(entry.day) }
    guard entry.level == nil else { return }
    let place = room(for: entry.day)
    known[place].sum = (known[place].sum ?? 0) + entry.amount
    guard entry.amount > 0, let at = entry.at else { return }
    moments.append(at)
    momentDays.append(entry.day)
  }

  /// Minutes of practice on a day, in thousandths, beside its entries.
  mutating func add(minutes amount: Int64, on day: Day) {
    let place = room(for: day)
    known[place].sum = (known[place].sum ?? 0) + amount
  }

  /// Whether nothing is known at all.
  var isEmpty: Bool { known.isEmpty && skippedDays.isEmpty && toldDay == nil }

  /// Puts what is known of one day now in the place of what was known of it. Both series are whole
  /// and know that day alone. Says the earliest moment of use that came or went.
  mutating func replace(_ day: Day, _ before: UseSeries, by after: UseSeries) -> Instant? {
    let at = place(of: day)
    if isKnown(day, at: at) { known.remove(at: at) }
    if let new = after.known.first { known.insert(new, at: at) }
    if before.skippedDays.isEmpty, !after.skippedDays.isEmpty { skip(day) }
    if !before.skippedDays.isEmpty, after.skippedDays.isEmpty {
      skippedDays.remove(at: skippedPlace(of: day))
    }
    let gone = before.moments.without(after.moments)
    let come = after.moments.without(before.moments)
    for moment in gone { moments.remove(at: placeAmong(moments.count) { moments[$0] < moment }) }
    for moment in come {
      moments.insert(moment, at: placeAmong(moments.count) { moments[$0] <= moment })
    }
    return (gone + come).min()
  }

  /// The level that counts on a day stands for at least so much of it, in place of any other level.
  mutating func take(_ leveled: LeveledDay) {
    known[room(for: leveled.day)].level = Int32(clamping: leveled.amount)
  }

  mutating func add(_ total: DayTotal) {
    known[room(for: total.day)].total = total.amount
  }

  /// Once everything is added: a total of nothing takes the moments of its day along, and what
  /// came in another order than that of time, as from a file, is put in order.
  mutating func finish() {
    if known.contains(where: { $0.total == 0 }) {
      var kept: [Instant] = []
      for (at, day) in zip(moments, momentDays) where amount(on: day) != 0 { kept.append(at) }
      moments = kept
    }
    momentDays = []
    for place in moments.indices.dropFirst() where moments[place] < moments[place - 1] {
      moments = moments.ordered { $0 < $1 }
      break
    }
  }
}

/// A day with a record.
private struct KnownDay: Hashable, Sendable {
  let day: Day
  /// What the day's level stands for, in thousandths; -1 without one.
  var level: Int32 = -1
  /// Of its entries, in thousandths; nothing without one.
  var sum: Int64?
  var total: Int64?

  init(day: Day) { self.day = day }

  /// A level is an estimate of the whole day: what was counted one by one may be more.
  var amount: Int64? {
    if let total { return total }
    return level < 0 ? sum : max(sum ?? 0, Int64(level))
  }
}

extension [Instant] {
  /// What is here and not there, each as often as it is here more often; both are in order.
  fileprivate func without(_ others: [Instant]) -> [Instant] {
    var rest: [Instant] = []
    var next = 0
    for moment in self {
      while next < others.count, others[next] < moment { next += 1 }
      if next < others.count, others[next] == moment { next += 1 } else { rest.append(moment) }
    }
    return rest
  }
}
