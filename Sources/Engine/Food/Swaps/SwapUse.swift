// One time that somebody traded a food for another.

/// A swap that was used. It belongs to the focus under which it was, whatever the focus is later.
public struct SwapUse: Hashable, Sendable {
  public static let kind = "swapUse"
  /// Characters of the id of a swap.
  public static let longestSwap = 64
  /// Kilocalories that one use can trade.
  public static let energies: ClosedRange<Int64> = 0...10_000
  /// Uses that make a week full; more are counted, and the progress stays full.
  public static let weekAim = 7

  public let id: Identifier
  public let day: Day
  public let at: Instant
  public let offset: UTCOffset
  /// The id of a swap of the library, or `own:` and a name.
  public let swap: String
  public let focus: FocusKey
  /// Kilocalories less than the food it stood for; nothing where unknown.
  public let energy: Int64?

  /// Nothing without a day, a moment, a swap and a focus.
  public init?(_ entity: Entity) {
    guard let day = entity["day"]?.asInt.flatMap({ Day(stored: $0) }),
      let at = entity["at"]?.asInt, let swap = entity["swap"]?.asText, !swap.isEmpty,
      swap.utf8.count <= SwapUse.longestSwap,
      let focus = FocusKey(text: entity["focus"]?.asText ?? "")
    else { return nil }
    self.id = entity.id
    self.day = day
    self.at = Instant(milliseconds: at)
    self.offset = UTCOffset(minutes: Int(clamping: entity["offset"]?.asInt ?? 0)) ?? .utc
    self.swap = swap
    self.focus = focus
    energy = entity["energy"]?.asInt.flatMap { SwapUse.energies.contains($0) ? $0 : nil }
  }

  /// The fields of a use that happens now, or at this time of day so many days ago. `energy` is in
  /// kilocalories; nothing where unknown.
  public static func fields(
    _ swap: String, focus: FocusKey, energy: Int64?, now: Instant, daysAgo: Int = 0, zone: Zone,
    _ boundary: DayBoundary
  ) -> [Field] {
    let local = zone.offset(now).local(now)
    let at = daysAgo == 0 ? now : zone.instant(local.day.adding(days: -daysAgo), local.time)
    let day = boundary.day(of: now, in: zone).adding(days: -daysAgo)
    var fields = [
      Field("at", .int(at.milliseconds)), Field("day", .int(Int64(day.number))),
      Field("focus", .text(focus.text)),
      Field("offset", .int(Int64(zone.offset(at).minutes))), Field("swap", .text(swap)),
    ]
    if let energy { fields.append(Field("energy", .int(energy))) }
    return fields
  }

  /// The fields that move a use to another day, at the same time of day.
  public func fields(movedTo day: Day, in zone: Zone) -> [Field] {
    let local = offset.local(at)
    let moved = zone.instant(local.day.adding(days: day.days(since: self.day)), local.time)
    return [
      Field("at", .int(moved.milliseconds)), Field("day", .int(Int64(day.number))),
      Field("offset", .int(Int64(zone.offset(moved).minutes))),
    ]
  }

  /// The fields that make a use one of another swap.
  public static func fields(changedTo swap: String, energy: Int64?) -> [Field] {
    [Field("energy", .int(energy ?? -1)), Field("swap", .text(swap))]
  }
}

/// All uses, found by their days.
public struct SwapUses: Hashable, Sendable {
  /// Oldest first.
  public private(set) var all: [SwapUse] = []

  public init() {}

  mutating func add(_ use: SwapUse) { all.append(use) }

  /// Once everything is added.
  mutating func finish() { all = all.ordered { ($0.day, $0.at, $0.id) < ($1.day, $1.at, $1.id) } }

  public func uses(in days: ClosedRange<Day>) -> ArraySlice<SwapUse> {
    let first = placeAmong(all.count) { all[$0].day < days.lowerBound }
    return all[first..<placeAmong(all.count) { all[$0].day <= days.upperBound }]
  }

  /// How often swaps of a focus were used in the week of a day, Monday to Sunday.
  public func count(of focus: FocusKey, week day: Day) -> Int {
    let monday = day.weekStart
    return uses(in: monday...monday.adding(days: 6)).filter { $0.focus == focus }.count
  }

  /// The same as a part of `SwapUse.weekAim`, at most all of it.
  public func progress(of focus: FocusKey, week day: Day) -> Int {
    min(count(of: focus, week: day), SwapUse.weekAim)
  }
}

extension Overview {
  /// Swaps mend a missed day now and then: one a day is a lot to ask.
  public static let swapRule = StreakRule.forgiving

  /// The days from the first one with a swap through `today`: several swaps of a day count once.
  /// Nothing before the first.
  public func swapMarks(today: Day) -> TrackerMarks? {
    guard let first = food.uses.all.first?.day, first <= today else { return nil }
    let excused = excusedMarks(excusedDays(today: today), from: first, through: today)
    var marks: [DayMark] = []
    for place in excused.indices {
      let isToday = first.adding(days: place) == today
      marks.append(excused[place] ? .excused : isToday ? .open : .empty)
    }
    // A swap on an excused day is one.
    for use in food.uses.uses(in: first...today) { marks[use.day.days(since: first)] = .good }
    return TrackerMarks(first: first, marks)
  }
}
