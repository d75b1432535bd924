// What a forecast says of a day without a number: harder than most, easier, or like them.

/// How the day ahead looks, as far as the forecast may speak.
public struct Outlook: Hashable, Sendable {
  public enum Level: Sendable { case harder, usual, easier }

  /// What it is about.
  public let tracker: Tracker
  /// Of which day it speaks.
  public let day: Day
  /// Whether that day has begun; else it is tomorrow.
  public let isToday: Bool
  public let level: Level
  /// What moved it most in that direction; nothing where no days show it.
  public let reason: ForecastReason?
}

extension ForecastRecord {
  /// The share of days with use among those by which it is judged.
  public var usual: Double {
    let last = outcomes.suffix(ForecastVoice.window)
    return last.isEmpty ? 0 : Double(last.count { $0.used }) / Double(last.count)
  }

  /// How the day after the last one looks; nothing without days.
  public var level: Outlook.Level? {
    guard let chance else { return nil }
    if chance >= usual + ForecastVoice.clearlyOther { return .harder }
    return chance <= usual - ForecastVoice.clearlyOther ? .easier : .usual
  }
}

extension Overview {
  /// Whether so many days of a tracker are known that a forecast could be worth its work.
  public func mayHaveOutlook(_ tracker: Tracker) -> Bool {
    use(of: tracker.id).count > ForecastVoice.fewestDays
  }

  /// The days of a tracker that are known and over; one of them changed where this did.
  public func daysBefore(_ today: Day, of tracker: Tracker) -> Int {
    use(of: tracker.id).place(from: today)
  }

  /// The outlook on today, or on tomorrow once something was used today. Nothing while the forecast
  /// is silent, as it mostly is. `fromYesterday` leaves today out, whatever happened on it.
  @inline(never)  // Not of a first visit.
  public func outlook(
    of tracker: Tracker, today: Day, fromYesterday: Bool = false
  ) -> Outlook? {
    guard mayHaveOutlook(tracker) else { return nil }
    let days = riskDays(of: tracker, today: today).filter { !fromYesterday || $0.day < today }
    let record = ForecastRecord(days)
    guard let last = record.days.last?.day, last >= today.adding(days: -1),
      let level = record.level, ForecastVoice.maySpeak(after: record.outcomes)
    else { return nil }
    let reasons = record.reasons(RiskTopic.allCases.count)
    let reason = level == .usual ? nil : reasons.first { $0.isUp == (level == .harder) }
    let day = last.adding(days: 1)
    return Outlook(
      tracker: tracker, day: day, isToday: day <= today, level: level, reason: reason)
  }

  /// Of all that is watched: the first harder day, else the first of which anything may be said.
  @inline(never)  // Not of a first visit.
  public func outlook(today: Day) -> Outlook? {
    var first: Outlook?
    for tracker in watched {
      guard let outlook = outlook(of: tracker, today: today) else { continue }
      if outlook.level == .harder { return outlook }
      first = first ?? outlook
    }
    return first
  }
}
