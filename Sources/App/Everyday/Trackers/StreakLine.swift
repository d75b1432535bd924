// What a tracker's row says of its streak.
import Engine

extension Desk {
  /// One short line, or nothing where there is nothing to say or the person hides it.
  func streakLine(of tracker: Tracker, _ moment: Moment) -> String? {
    guard !tracker.hidesStreak,
      let streak = overview.streak(of: tracker, today: today(of: tracker, moment)), streak.best > 0
    else { return nil }
    let words = StreaksText(language: language)
    let best = words.best(words.length(streak.best, of: tracker, locale))
    guard streak.current > 0 else { return best + " · " + words.newRun }
    let current = words.line(streak.current, of: tracker, locale)
    return streak.current < streak.best ? current + " · " + best : current
  }
}
