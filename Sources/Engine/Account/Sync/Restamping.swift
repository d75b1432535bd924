// What was written while the clock was wrong gets stamps that the vault takes.

public enum Restamping {
  /// Changes in one millisecond; a counter has room for a few more.
  private static let changesInMillisecond = 50_000

  /// Moves those unacknowledged changes which the vault would refuse back by what the clock was
  /// wrong, to `limit` at the latest, in the same order, and behind whatever else the device knows,
  /// even where that is later than `limit`: a clock was wrong before, and what was written after it
  /// still comes after it. Where the device is ahead at first (`Replica.isAheadAtFirst`), all that
  /// waits moves back by as much, so that what was written by either clock is in one order. The
  /// replica goes on with `stampBack`. Ids and numbers stay. `limit` is the server's clock. What
  /// the vault has taken already, with or without the device knowing, is never so far ahead, and so
  /// keeps its stamp.
  public static func restamped(
    _ changes: [Change], _ replica: Replica, _ clock: Clock, notAfter limit: Instant
  ) -> Rewritten {
    var believing = replica
    believing.stampBack()
    let back = believing.offset ?? 0
    var last = Stamp(milliseconds: 0, counter: 0, device: 0)
    for change in changes where isInLog(change, replica, limit) { last = max(last, change.stamp) }
    let taken = VaultRules.latestStamp(last.milliseconds, limit)
    var places: [Int] = []
    for (place, change) in changes.enumerated() where !isInLog(change, replica, limit) {
      let isMoved = replica.isAheadAtFirst && replica.isWaiting(change)
      if isMoved || change.stamp.milliseconds > taken {
        places.append(place)
      } else {
        last = max(last, change.stamp)
      }
    }
    let moved = places.ordered { isBefore(changes[$0], changes[$1]) }
    var rewritten = changes
    for (step, place) in moved.enumerated() {
      let room = Int64((moved.count - 1 - step) / changesInMillisecond)
      let wished = changes[place].stamp.milliseconds.addingReportingOverflow(back)
      let latest = limit.milliseconds - room
      let time = wished.overflow ? latest : min(wished.partialValue, latest)
      last = next(after: last, wishing: time, device: clock.device)
      rewritten[place] = changes[place].stamped(last)
    }
    return Rewritten(changes: rewritten, clock: Restamping.clock(for: rewritten, clock))
  }

  /// Whether its stamp cannot be changed any more. What no vault takes is nowhere but here; it is
  /// looked at only where it would lift everything else.
  private static func isInLog(_ change: Change, _ replica: Replica, _ limit: Instant) -> Bool {
    guard !replica.isWaiting(change) else { return false }
    return change.stamp.milliseconds <= limit.milliseconds + SyncLimits.stampAhead
      || Push.isTaken(change)
  }

  private static func isBefore(_ a: Change, _ b: Change) -> Bool {
    a.stamp == b.stamp ? a.number < b.number : a.stamp < b.stamp
  }

  private static func next(after last: Stamp, wishing time: Int64, device: UInt64) -> Stamp {
    if time > last.milliseconds { return Stamp(milliseconds: time, counter: 0, device: device) }
    guard last.counter < .max else {
      return Stamp(milliseconds: last.milliseconds + 1, counter: 0, device: device)
    }
    return Stamp(milliseconds: last.milliseconds, counter: last.counter + 1, device: device)
  }

  /// A clock that goes on after the latest stamp there is, instead of after the wrong time.
  private static func clock(for changes: [Change], _ clock: Clock) -> Clock {
    var next = Clock(device: clock.device, number: clock.number)
    for change in changes { next.observe(change.stamp) }
    return next
  }
}
