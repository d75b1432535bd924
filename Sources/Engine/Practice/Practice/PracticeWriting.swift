// The fields that a session writes: its start, its pauses, its one end.

/// What becomes of a session that is to end.
public enum PracticeEnd: Hashable, Sendable {
  /// It is kept, with these fields.
  case kept([Field])
  /// Nothing of it counts: its entity goes.
  case dropped
  /// It had ended before; nothing is to be done.
  case endedBefore
}

extension PracticeSetting {
  /// The fields of a session that starts now.
  public func startFields(now: Instant, zone: Zone, day: Day) -> [Field] {
    [
      Field("kind", .text(kind.rawValue)),
      Field("setting", .text(text)),
      Field("at", .int(now.milliseconds)),
      Field("offset", .int(Int64(zone.offset(now).minutes))),
      Field("zone", .text(zone.name)),
      Field("day", .int(Int64(day.number))),
      Field("state", .text(PracticeRun.State.running.rawValue)),
    ]
  }
}

extension PracticeRun {
  /// The fields of a pause that begins now; nothing where there is nothing to pause.
  public func pause(now: Instant) -> [Field]? {
    guard isRunning, !isPaused, !isOver(now: now) else { return nil }
    return [Field("pausedAt", .int(now.milliseconds))]
  }

  /// The fields of going on: the whole schedule moves once, by the length of the pause.
  public func resume(now: Instant) -> [Field]? {
    guard isRunning, let pausedAt else { return nil }
    let pause = max(0, now.milliseconds(since: pausedAt))
    return [Field("pausedAt", .int(0)), Field("shift", .int(shift + pause))]
  }

  /// The fields after the device's clock jumped by milliseconds that did not pass: no boundary
  /// moves against the time that really passed.
  public func moved(byClockStep step: Int64) -> [Field]? {
    guard isRunning, step != 0 else { return nil }
    var fields = [Field("clock", .bool(true)), Field("shift", .int(shift + step))]
    if let pausedAt {
      fields.append(Field("pausedAt", .int(pausedAt.adding(milliseconds: step).milliseconds)))
    }
    return fields
  }

  /// Milliseconds that count if it ends now. The countdown never does, and of a meditation only
  /// its first phase.
  public func credit(now: Instant) -> Int64 {
    var most = min(PracticeRun.longest, schedule.practiceLength ?? PracticeRun.longest)
    if practice == .meditation {
      for phase in schedule.phases where phase.role == .sit { most = phase.length }
    }
    return min(max(0, elapsed(now: now) - schedule.readyLength), most)
  }

  /// Ends it with what counts up to now: all of it once its end has come. It ends only once.
  public func finish(now: Instant) -> PracticeEnd {
    guard isRunning else { return .endedBefore }
    let counted = credit(now: now)
    let least = practice.minutes == .workout ? PracticeRun.leastWorkout : 1
    guard counted >= least else { return .dropped }
    let end = at.adding(milliseconds: schedule.readyLength + counted + shift)
    return .kept([
      Field("state", .text(State.done.rawValue)), Field("counted", .int(counted)),
      Field("ended", .int(end.milliseconds)), Field("pausedAt", .int(0)),
    ])
  }

  /// The field of how hard a done one was; numbers outside 1 … 10 become the nearest.
  public static func effortField(_ effort: Int) -> Field {
    Field("effort", .int(Int64(bounded(effort, in: effortRange))))
  }
}
