// A server whose clock is behind takes what all devices write, in one order.

import Engine
import Testing

@Suite("A server that is behind")
struct ServerBehindTests {
  private static let hour = Milliseconds.hour
  private let now = SyncCases.now

  /// A device that has never heard of the server's clock.
  private func newcomer() -> Replica {
    Replica(account: SyncCases.account, device: SyncCases.device, epoch: SyncCases.epoch)
  }

  private func pull(_ replica: Replica, _ log: [SealedChange], at time: Instant) -> PullOutcome {
    let answer = PullAnswer(
      epoch: SyncCases.epoch, from: 0, head: Int64(log.count), time: time, changes: log)
    return replica.took(answer, for: replica.nextPull, holding: { _ in nil })
  }

  @Test("Nothing is taken in before the server's clock was heard")
  func unheard() {
    var replica = newcomer()
    #expect(!replica.knowsTime && pull(replica, [], at: now) == .ignored)
    // Too slow to tell anything but that the two are about the same.
    replica.hear(now, at: now.adding(seconds: 20), roundTrip: 20_000)
    #expect(replica.knowsTime && replica.corrected(now) == now)
    var far = newcomer()
    far.hear(now, at: now.adding(seconds: 3600), roundTrip: 20_000)
    #expect(!far.knowsTime && !far.isAheadAtFirst)
    // A device that is behind goes by its own clock, however slow the answer is.
    var behind = newcomer()
    behind.hear(now.adding(seconds: 3600), at: now, roundTrip: 20_000)
    #expect(behind.knowsTime && behind.corrected(now) == now)
  }

  @Test(
    "What waits is stamped back before anything else, by as much as the clocks differ",
    arguments: [hour, 24 * hour, 365 * 24 * hour])
  func stampedBack(_ behind: Int64) {
    var replica = newcomer()
    let time = now.adding(milliseconds: -behind)
    replica.hear(time, at: now, roundTrip: 0)
    #expect(replica.isAheadAtFirst && !replica.knowsTime)
    #expect(pull(replica, [], at: time) == .restamp(notAfter: time))
    // One that the vault would take as it is, and one that it would not.
    let waiting = [SyncCases.change(1, ahead: -2 * behind), SyncCases.change(2, ahead: 0)]
    let rewritten = Restamping.restamped(
      waiting, replica, Clock(device: SyncCases.device, number: 2), notAfter: time)
    for (old, new) in zip(waiting, rewritten.changes) {
      #expect(new.stamp.milliseconds == old.stamp.milliseconds - behind)
    }
    replica.stampBack()
    #expect(replica.knowsTime && replica.corrected(now) == time)
    #expect(pull(replica, [], at: time) != .restamp(notAfter: time))
  }

  @Test("A later edit wins over one that was made elsewhere and came hours later")
  func laterWins() {
    let behind = ServerBehindTests.hour
    // The first device wrote at `now`, the second one half an hour later, and was first to say so.
    let first = stamp(writtenAt: now, heardAt: now.adding(seconds: 7200), behind)
    let later = now.adding(seconds: 1800)
    let second = stamp(writtenAt: later, heardAt: later, behind)
    #expect(first < second)
  }

  /// The stamp of a change by a device with a right clock that hears the server for the first time.
  private func stamp(
    writtenAt: Instant, heardAt: Instant, _ behind: Int64
  ) -> Stamp {
    var replica = newcomer()
    let time = heardAt.adding(milliseconds: -behind)
    replica.hear(time, at: heardAt, roundTrip: 0)
    let change = SyncCases.change(1, ahead: writtenAt.milliseconds(since: now))
    return Restamping.restamped(
      [change], replica, Clock(device: SyncCases.device, number: 1), notAfter: time
    ).changes[0].stamp
  }

  /// Nobody can tell a server that was an hour behind and was put right, while nothing ran, from a
  /// device that was an hour ahead and was put right. Another device that was not there meanwhile
  /// brings an edit from in between: the earlier one in one world, and the later one in the other.
  @Test("Where a server is put right, no rule can order what an absent device wrote")
  func bound() {
    let behind = ServerBehindTests.hour
    // What both worlds show: the first device's clock, the server's, and the absent device's.
    let shown = (device: now, server: now.adding(milliseconds: -behind))
    let absent = now.adding(milliseconds: -behind / 2)
    let first = stamp(writtenAt: shown.device, heardAt: shown.device, behind)
    #expect(first.milliseconds == shown.server.milliseconds)
    // A server behind: the first device wrote at what its own clock shows, after the absent one.
    let trueTimeOfBehind = shown.device
    #expect(trueTimeOfBehind > absent)
    // A device ahead: it wrote at what the server's clock shows, before the absent one.
    let trueTimeOfAhead = shown.server
    #expect(trueTimeOfAhead < absent)
    // The rule is for the second world, where no wrong device wins over a right one.
    #expect(first.milliseconds < absent.milliseconds)
  }
}
