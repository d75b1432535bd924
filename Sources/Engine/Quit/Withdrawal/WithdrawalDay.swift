// The first four weeks since the last use, counted in days.

/// A day since the last use: the first 24 hours are day 1.
public struct WithdrawalDay: Hashable, Sendable {
  /// 1 and more.
  public let number: Int

  /// The days that have a text.
  public static let described = 1...28
  /// Symptoms are strongest within these days, after Hughes 2007.
  public static let peak = 1...7

  public enum Phase: Sendable {
    /// The first week.
    case peak
    /// The second to the fourth week.
    case easing
    /// After four weeks.
    case after
  }

  public init(since lastUse: Instant, now: Instant) {
    let elapsed = max(0, now.milliseconds(since: lastUse))
    number = Int(clamping: elapsed / (24 * Milliseconds.hour)) + 1
  }

  public init(number: Int) { self.number = max(1, number) }

  public var phase: Phase {
    if number <= WithdrawalDay.peak.upperBound { return .peak }
    return number <= WithdrawalDay.described.upperBound ? .easing : .after
  }

  public var isDescribed: Bool { WithdrawalDay.described.contains(number) }

  private static let caffeineDays = [3, 10, 17]
  private static let walkDays = [1, 5, 9, 15, 22]
  private static let selfQuitterDays = [27, 28]

  /// What the text of the day rests on; never empty.
  public var citations: [Citation] {
    var sources: [Citation] = [.hughes2007]
    if number <= 21 { sources.append(.cummings1985) }
    if WithdrawalDay.caffeineDays.contains(number) { sources.append(.swanson1997) }
    if WithdrawalDay.walkDays.contains(number) { sources.append(.haasova2013) }
    if WithdrawalDay.selfQuitterDays.contains(number) { sources.append(.hughes1992) }
    return sources
  }

  /// What is said about vaping beside it.
  public static var vapingCitations: [Citation] { [.hughes2020, .hughesNeverSmokers2020] }
}
