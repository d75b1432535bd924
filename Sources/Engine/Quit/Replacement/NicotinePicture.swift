// Cigarettes, puffs and replacement side by side. Fewer cigarettes are a gain on smoke whatever
// happens to nicotine; so each has a sentence of its own, and nothing is added up across kinds.

/// One kind of nicotine: how much it was a day, and how much it is now.
public struct NicotineSeries: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Thousandths of a cigarette or a puff.
    case cigarettes, puffs
    /// Thousandths of a milligram on the packs.
    case replacement
  }

  public let kind: Kind
  /// A day, before; nothing where too little is known.
  public let before: Int64?
  /// A day in the last seven completed days; nothing where too little is known.
  public let now: Int64?

  public init(_ kind: Kind, before: Int64?, now: Int64?) {
    self.kind = kind
    self.before = before
    self.now = now
  }
}

/// What can be said about all nicotine of a person.
public enum NicotinePicture {
  /// Completed days that a mean looks at.
  public static let days = 7
  /// Fewer known days than this make no mean.
  public static let fewestDays = 3

  /// The mean of the known days of a stretch in thousandths; nothing below `fewestDays`.
  public static func mean(_ use: UseSeries, from first: Day, days: Int) -> Int64? {
    var sum: Int64 = 0
    var known: Int64 = 0
    for offset in 0..<days {
      guard let amount = use.amount(on: first.adding(days: offset)) else { continue }
      sum += amount
      known += 1
    }
    return known < Int64(fewestDays) ? nil : (sum + known / 2) / known
  }

  /// A tracker's series: from the plan's usual use, else from its first week, to the last week.
  public static func series(
    _ kind: NicotineSeries.Kind, _ use: UseSeries, baseline: Int64?, today: Day
  ) -> NicotineSeries? {
    guard let first = use.first, first < today else { return nil }
    let begin = today.adding(days: -days)
    let before = baseline ?? (first < begin ? mean(use, from: first, days: days) : nil)
    return NicotineSeries(kind, before: before, now: mean(use, from: begin, days: days))
  }

  /// The series of replacement: the milligrams a day over the last week, a day without counts as
  /// none from the first dose on.
  public static func replacement(_ doses: DoseTotals, today: Day) -> NicotineSeries? {
    guard let first = doses.firstDay else { return nil }
    if first == today {
      let sum = Int64(doses.milligrams(on: today)) * Entry.unit
      return NicotineSeries(.replacement, before: nil, now: sum)
    }
    let begin = max(first, today.adding(days: -days))
    let length = Int64(today.days(since: begin))
    let sum = Int64(doses.milligrams(from: begin, through: today.adding(days: -1))) * Entry.unit
    return NicotineSeries(.replacement, before: nil, now: (sum + length / 2) / length)
  }
}
