// The server's clock, and what comes of it when it was wrong.

import Engine

/// What a person wrote, and when it truly was.
struct Writing {
  let id: Identifier
  let entity: Identifier
  /// The true time, in milliseconds.
  let at: Int64
  /// What the device had of the same thing, with the latest stamp.
  let seen: Identifier?
  /// The stamp that this had then.
  let seenAs: Stamp?
}

extension World {
  /// What the server takes for the time.
  var serverTime: Instant { Instant(milliseconds: max(0, now + serverError)) }

  /// A server whose clock went back keeps silent until it is put right.
  func serverAnswers() -> Bool {
    if serverTime.milliseconds < mark - SyncLimits.stampAhead {
      guard bug == .clockMarkForgotten else {
        count(.serverSilent)
        return false
      }
      answeredBehind = true
    }
    mark = max(mark, serverTime.milliseconds)
    if plan.serverError == 0, serverError < 0 { turnedWhileBehind = true }
    return true
  }

  /// The server comes back with another clock. One that was ahead is put right by its operator, who
  /// then has it forget what it saw.
  func turnServerClock() {
    guard plan.serverError == 0 else { return }
    let slightly = 9 * Milliseconds.minute
    let errors: [Int64] = [
      0, 0, Milliseconds.hour, -Milliseconds.hour, 24 * Milliseconds.hour,
      -24 * Milliseconds.hour, 365 * 24 * Milliseconds.hour, slightly, -slightly,
    ]
    serverError = errors[dice.below(errors.count)]
    if abs(serverError) == slightly { turnedSlightly = true }
    if serverError == 0, dice.once(in: 2) { mark = now }
    if serverError > 0 { count(.serverClockAhead) }
  }

  func note(_ change: Change, on device: SimulatedDevice) {
    guard change.stamp.device == change.device else { return }
    given[change.id] = change.stamp
    if device.memory.replica?.offset ?? 0 < -Replica.mostCorrection {
      stampedBack.insert(change.id)
    }
    var seen: Change?
    for other in device.memory.changes where other.entity == change.entity {
      guard other.id != change.id, other.stamp < change.stamp else { continue }
      if other.stamp > seen?.stamp ?? Stamp(milliseconds: 0, counter: 0, device: 0) {
        seen = other
      }
    }
    written.append(
      Writing(
        id: change.id, entity: change.entity, at: now, seen: seen?.id, seenAs: seen?.stamp))
  }

  /// What a person wrote after they saw something wins over it, whatever any clock said; and where
  /// the devices' clocks were right, so does what was written later elsewhere, unless a server that
  /// was behind had it stamped earlier.
  func checkLaterWins() throws(Violation) {
    if answeredBehind { throw Violation(10, "a server behind what it saw has answered") }
    var stamps: [Identifier: Stamp] = [:]
    for entry in vault.log {
      let sealed = entry.sealed
      // A push that came late brought another stamp.
      if given[sealed.id] == sealed.stamp { stamps[sealed.id] = sealed.stamp }
    }
    for writing in written where !restruck.contains(writing.id) {
      guard let stamp = stamps[writing.id], let seen = writing.seen, !restruck.contains(seen),
        let before = stamps[seen], before == writing.seenAs
      else { continue }
      guard before < stamp else { throw Violation(10, "an edit lost to what it was made on") }
    }
    guard !plan.clocksJump, !turnedWhileBehind else { return }
    guard plan.serverError == 0 || !plan.putsDisksBack else { return }
    for (place, later) in written.enumerated() where !restruck.contains(later.id) {
      // A server that is behind has a device stamp earlier than it wrote.
      guard let stamp = stamps[later.id] else { continue }
      for earlier in written[..<place]
      where earlier.entity == later.entity && later.at - earlier.at > sameTime {
        guard let before = stamps[earlier.id], !restruck.contains(earlier.id) else { continue }
        guard before < stamp else { throw Violation(10, "an earlier edit won over a later one") }
      }
    }
  }

  /// What was written within so many milliseconds was written at once: a device knows the time only
  /// as well as a round trip lets it, or as a server that is wrong by no more than is believed.
  private var sameTime: Int64 {
    2 * (turnedSlightly ? Replica.mostCorrection : Replica.longestRoundTrip)
  }
}
