// What a month without half of a tracker's reminders has shown so far.

extension Overview {
  /// The counted days of the trial of a tracker's reminder; nothing where none was begun.
  ///
  /// A day counts once it is over, if the reminder could have come on it and no pause held. Whether
  /// it was already done before the hour does not matter: it is part of what the reminder changes.
  @inline(never)  // Not of a first visit.
  public func trialResult(of tracker: Tracker, now: Instant, zone: Zone) -> TrialResult? {
    guard let reminder = tracker.reminder, let trial = reminder.trial else { return nil }
    let today = dayBoundary(of: tracker).day(of: now, in: zone)
    let excused = excusedDays(today: today)
    var result = TrialResult()
    for number in 0..<ReminderTrial.days {
      let day = trial.from.adding(days: number)
      guard day < today, reminder.isOn(day.weekday),
        reminder.weekdays != 0 || isAsked(tracker, on: day),
        !excused.contains(where: { $0.contains(day) })
      else { continue }
      result.add(isDone: isDone(tracker, on: day), isLeftOut: trial.isLeftOut(day))
    }
    return result
  }
}
