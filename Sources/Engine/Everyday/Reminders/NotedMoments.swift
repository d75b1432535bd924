// When the person last did something about a thing: the moment of the press, not the day or the
// time that was entered. Whoever fills in yesterday has just been here.

/// The latest press about each tracker, as far as it matters for a reminder.
struct NotedMoments {
  /// How far it looks back: a day's look-back and the way to the next trigger.
  private static let hours: Int64 = 50

  private(set) var ofTracker: [Identifier: Instant] = [:]
  private(set) var practice: Instant?
  private(set) var stir: Instant?

  /// What was entered for older days than its yesterday, as an import does, is no visit.
  init(_ records: Records, uses: [Identifier], now: Instant, zone: Zone) {
    let first = now.adding(milliseconds: -NotedMoments.hours * Milliseconds.hour).milliseconds
    for place in records.all.indices {
      let entity = records.journal.entities[place]
      guard let made = entity.created, made.milliseconds >= first || !entity.edits.isEmpty else {
        continue
      }
      let at = min(Instant(milliseconds: made.milliseconds), now)
      // Before the person's day begins, its yesterday is two dates ago.
      let yesterday = zone.offset(at).local(at).day.adding(days: -2)
      switch records.all[place] {
      case .entry(let entry) where entry.day >= yesterday:
        note(entry.tracker, at)
        if uses.contains(entry.tracker) { stir = NotedMoments.later(stir, at) }
      case .dayTotal(let total) where total.day >= yesterday:
        let written = DayTotal.written(entity) ?? made
        note(total.tracker, min(Instant(milliseconds: written.milliseconds), now))
      case .practiceRun(let run) where run.day >= yesterday && !run.isRunning:
        practice = NotedMoments.later(practice, min(run.ended ?? run.at, now))
      case .craving(let craving) where craving.day >= yesterday:
        stir = NotedMoments.later(stir, at)
      default: break
      }
    }
  }

  private mutating func note(_ tracker: Identifier, _ at: Instant) {
    ofTracker[tracker] = NotedMoments.later(ofTracker[tracker], at)
  }

  private static func later(_ known: Instant?, _ new: Instant) -> Instant {
    known.map { max($0, new) } ?? new
  }
}
