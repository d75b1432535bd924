// A server's clock that is wrong does no harm to what is written later.

import Engine
import Testing

@Suite("What a device believes of a server's clock")
struct ServerClockTests {
  private let now = SyncCases.now
  private static let year: Int64 = 365 * 24 * Milliseconds.hour

  @Test(
    "Far from the device's own clock it changes no stamp",
    arguments: [
      Milliseconds.hour, -Milliseconds.hour, 24 * Milliseconds.hour, -24 * Milliseconds.hour, year,
      -year, Replica.mostCorrection + 1,
    ])
  func doubted(_ error: Int64) {
    var replica = SyncCases.replica()
    replica.hear(now.adding(milliseconds: error), at: now, roundTrip: 0)
    #expect(replica.corrected(now) == now && replica.doubted == error)
  }

  @Test("It cannot be led away in small steps")
  func steps() {
    var replica = SyncCases.replica()
    for step in 1...100 {
      replica.hear(
        now.adding(milliseconds: Int64(step) * Replica.mostCorrection), at: now, roundTrip: 0)
    }
    #expect(replica.corrected(now) == now.adding(milliseconds: Replica.mostCorrection))
  }

  @Test("A device whose own clock is ahead is put right when the vault refuses its stamp")
  func healed() throws {
    var replica = SyncCases.replica()
    let wrong = now.adding(milliseconds: ServerClockTests.year)
    replica.hear(now, at: wrong, roundTrip: 0)
    #expect(replica.corrected(wrong) == wrong)
    let push = try #require(replica.nextPush([SyncCases.change(1)], keyVersion: 1))
    let told = replica.took(SyncCases.answer(taken: [], stop: .clockSkew), for: push)
    #expect(told == .restamp(notAfter: now))
    replica.stampBack()
    #expect(replica.corrected(wrong) == now)
    // Its clock is set right by somebody.
    replica.hear(now, at: now, roundTrip: 0)
    #expect(replica.corrected(now) == now)
  }

  @Test("A refusal never moves a device ahead")
  func neverAhead() throws {
    var replica = SyncCases.replica()
    let ahead = now.adding(milliseconds: ServerClockTests.year)
    replica.hear(ahead, at: now, roundTrip: 0)
    let push = try #require(replica.nextPush([SyncCases.change(1)], keyVersion: 1))
    _ = replica.took(SyncCases.answer(taken: [], stop: .clockSkew), for: push)
    replica.stampBack()
    #expect(replica.corrected(now) == now)
  }

  @Test("What is stamped again stays behind what it was written after, whatever the server says")
  func behindWhatIsKnown() throws {
    let seen = SyncCases.change(1, by: 9, ahead: ServerClockTests.year)
    let edit = SyncCases.change(1, ahead: 2 * ServerClockTests.year)
    let clock = Clock(device: SyncCases.device, number: 1)
    let rewritten = Restamping.restamped(
      [seen, edit], SyncCases.replica(), clock, notAfter: now)
    let stamp = rewritten.changes[1].stamp
    #expect(stamp > seen.stamp && stamp.milliseconds <= seen.stamp.milliseconds + 1)
    #expect(rewritten.changes[0] == seen)
    let facts = OfferFacts(
      last: 0, holder: nil, sequence: nil, refusal: nil, room: 1000,
      latest: seen.stamp.milliseconds)
    let sealed = SyncCases.sealed(rewritten.changes[1])
    #expect(VaultRules.judge(sealed, facts, now: now) == .accept)
  }

  @Test("What never travels is stamped again, too, and lifts nothing")
  func tooLarge() {
    let long = String(repeating: "x", count: SyncLimits.bodyBytes)
    let refused = SyncCases.change(1, ahead: ServerClockTests.year, note: long)
    let edit = SyncCases.change(2, ahead: ServerClockTests.year + 1)
    let rewritten = Restamping.restamped(
      [refused, edit], SyncCases.replica(acknowledged: 1),
      Clock(device: SyncCases.device, number: 2), notAfter: now)
    let stamps = rewritten.changes.map { $0.stamp }
    #expect(stamps[0] < stamps[1] && stamps[1].milliseconds == now.milliseconds)
  }

  @Test("Who has taken something in is never ahead at first, whatever the clocks say then")
  func begunBefore() {
    var replica = Replica(account: SyncCases.account, device: 6, epoch: SyncCases.epoch)
    let now = SyncCases.now
    replica.hear(now.adding(milliseconds: 86_400_000), at: now, roundTrip: 0)
    #expect(replica.knowsTime)
    _ = SyncCases.take(
      SyncCases.run([SyncCases.sealed(SyncCases.change(1, by: 9))]), into: &replica)
    replica.hear(now.adding(milliseconds: -3_600_000), at: now, roundTrip: 0)
    #expect(replica.cursor == 1 && replica.offset == nil && replica.knowsTime)
    #expect(!replica.isAheadAtFirst, "what the log has is not stamped again")
  }
}
