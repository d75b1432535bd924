// Whether something was drunk lately, which makes the next craving more likely.

/// The time for which a drink counts as a circumstance of a craving.
public enum RecentDrink {
  /// Six hours: a convention of this app, about an evening.
  public static let hours: Int64 = 6

  /// Whether a use of `series` lies in the hours up to `now`; a day's number without a moment
  /// counts on its own day.
  public static func isIn(_ series: UseSeries, now: Instant, today: Day) -> Bool {
    let since = now.adding(milliseconds: -hours * Milliseconds.hour)
    if let last = series.lastUse, last <= now { return last >= since }
    return (series.amount(on: today) ?? 0) > 0
  }
}
