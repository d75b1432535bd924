// When a plan is due today: shortly before its cue, and once afterwards with a question.

/// What a plan asks for at a moment.
public enum IfThenTiming: Hashable, Sendable {
  /// The cue is near.
  case near
  /// The cue has passed, and nobody said whether it was done.
  case asks
  case quiet

  /// How long before its cue a plan is shown, in minutes; a convention of this app.
  public static let leadMinutes = 60
  /// How long after its cue the question waits, in minutes.
  public static let graceMinutes = 30

  /// `cue` is the time of day of the plan, `start` that at which a day begins.
  public init(
    _ plan: IfThenPlan, cue: TimeOfDay?, now: Instant, offset: UTCOffset, start: TimeOfDay
  ) {
    guard let cue else {
      self = .quiet
      return
    }
    let sinceStart = { (time: TimeOfDay) in (time.minutes - start.minutes + 1440) % 1440 }
    let due = sinceStart(cue)
    let local = sinceStart(offset.local(now).time)
    let madeMinutesAgo = now.milliseconds(since: plan.madeAt) / Milliseconds.minute
    if local >= due - IfThenTiming.leadMinutes && local < due + IfThenTiming.graceMinutes {
      self = .near
    } else if local >= due, plan.did == nil, madeMinutesAgo >= Int64(local - due) {
      self = .asks
    } else {
      self = .quiet
    }
  }
}

extension IfThenPlan {
  /// The time of day at which this plan is due; nothing while its cue has no usual time.
  public func time(_ cravings: [Craving], today: Day, start: TimeOfDay) -> TimeOfDay? {
    switch cue {
    case .time(let time): time
    case .trigger(let key):
      CueTime.usual(of: cravings, today: today, start: start) { $0.triggers.contains(key) }
    case .place(let key):
      CueTime.usual(of: cravings, today: today, start: start) { $0.place == key }
    }
  }
}
