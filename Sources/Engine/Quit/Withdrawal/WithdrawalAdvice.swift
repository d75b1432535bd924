// The rule that says when something is usual and when to call somebody.

/// What a person's answers call for, the weightiest first.
public enum WithdrawalAdvice: Sendable {
  /// A sign of alcohol withdrawal: the emergency number at once.
  case emergency
  /// "I can't go on" was answered: somebody to talk to now.
  case talkNow
  /// Low mood was strong or more for `lowMoodDays` days.
  case lowMoodLong
  /// Something is strong or more after the fourth week.
  case strongLate
  /// Very strong low mood, or so much at once that nobody has to carry it alone.
  case muchAtOnce
  /// What was answered fits the first four weeks, and this is one of their days.
  case usual

  /// Strong low mood over so many days is more than withdrawal.
  public static let lowMoodDays = 14

  /// `checks` are oldest first; those after today do not count. Nothing where nothing was answered
  /// today or before.
  public static func of(
    _ checks: [WithdrawalCheck], today: Day, since lastUse: Day?
  ) -> WithdrawalAdvice? {
    let known = checks.filter { $0.day <= today }
    guard let latest = known.last else { return nil }
    if latest.day == today {
      if !latest.signs.isEmpty { return .emergency }
      if latest.isHopeless { return .talkNow }
    }
    if isLowMoodLong(known, today: today) { return .lowMoodLong }
    if let lastUse, latest.hasStrongSymptom,
      latest.day.days(since: lastUse) > WithdrawalDay.described.upperBound,
      today.days(since: latest.day) < recentDays
    {
      return .strongLate
    }
    guard latest.day == today else { return nil }
    if isMuch(latest) { return .muchAtOnce }
    // Who never stopped, and who stopped long ago, is in no weeks of which this could be said.
    guard let lastUse, today.days(since: lastUse) <= WithdrawalDay.described.upperBound else {
      return nil
    }
    return .usual
  }

  /// Very strong signs on one day from this number on are more than what is called usual.
  private static let manySigns = 3

  private static func isMuch(_ check: WithdrawalCheck) -> Bool {
    if check[.lowMood] == .veryStrong { return true }
    var count = 0
    for symptom in WithdrawalSymptom.allCases where check[symptom] == .veryStrong { count += 1 }
    return count >= manySigns
  }

  /// An answer older than this says nothing about today, in days.
  private static let recentDays = 7

  /// Whether low mood was strong in every answer over at least `lowMoodDays` days, up to a recent
  /// one. A day without an answer is unknown and ends nothing.
  private static func isLowMoodLong(_ checks: [WithdrawalCheck], today: Day) -> Bool {
    var last: Day?
    for check in checks.reversed() {
      guard let mood = check[.lowMood] else { continue }
      guard mood.isStrong else { return false }
      let end = last ?? check.day
      last = end
      guard today.days(since: end) < recentDays else { return false }
      if end.days(since: check.day) >= lowMoodDays - 1 { return true }
    }
    return false
  }
}
