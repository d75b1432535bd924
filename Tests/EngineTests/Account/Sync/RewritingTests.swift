// Taking another name, and stamping again.

import Engine
import Testing

struct RewritingTests {
  private let device = SyncCases.device
  private let clock = Clock(
    device: SyncCases.device, milliseconds: SyncCases.now.milliseconds + 5, counter: 2, number: 4)

  @Test("After a fork, what the vault has not judged gets numbers from 1 under the new name")
  func unacknowledged() {
    let foreign = SyncCases.change(3, by: 9)
    let store = [SyncCases.change(4), foreign] + SyncCases.changes(1...3)
    let rewritten = Renumbering.renumbered(
      store, .unacknowledged, acknowledged: 2, clock, as: 0xFE)
    let names = rewritten.changes.map { "\($0.id.low) \($0.device) \($0.number)" }
    #expect(names == ["3 9 3", "1 222 1", "2 222 2", "3 254 1", "4 254 2"])
    #expect(rewritten.clock.device == 0xFE && rewritten.clock.number == 2)
    #expect(rewritten.clock.milliseconds == clock.milliseconds)
    #expect(rewritten.clock.counter == clock.counter)
    #expect(journal(rewritten.changes) == journal(store))
  }

  @Test("For another history everything is the device's own, in its old order")
  func all() {
    let store = [SyncCases.change(2), SyncCases.change(3, by: 9), SyncCases.change(1)]
    let rewritten = Renumbering.renumbered(
      store, .all(epoch: nil), acknowledged: 2, clock, as: 0xFE)
    #expect(rewritten.changes.map { $0.number } == [1, 2, 3])
    #expect(rewritten.changes.allSatisfy { $0.device == 0xFE })
    #expect(rewritten.changes.map { $0.id } == [store[1].id, store[2].id, store[0].id])
    #expect(rewritten.changes.map { $0.stamp } == [store[1].stamp, store[2].stamp, store[0].stamp])
    #expect(rewritten.clock.number == 3)
    let none = Renumbering.renumbered([], .all(epoch: nil), acknowledged: 0, clock, as: 1)
    #expect(none.changes.isEmpty && none.clock.number == 0)
  }

  @Test("Stamps far ahead go back by what the clock was wrong, others stay")
  func shifted() throws {
    var replica = SyncCases.replica(acknowledged: 1)
    let hour = Milliseconds.hour
    replica.hear(SyncCases.now, at: SyncCases.now.adding(milliseconds: hour), roundTrip: 0)
    let push = try #require(replica.nextPush([SyncCases.change(2)], keyVersion: 1))
    _ = replica.took(SyncCases.answer(taken: [], stop: .clockSkew), for: push)
    let store = [
      SyncCases.change(1, ahead: -9), SyncCases.change(2, ahead: 60_000),
      SyncCases.change(3, ahead: hour - 2), SyncCases.change(4, ahead: hour),
    ]
    let behind = [store[0], SyncCases.change(2, ahead: -5), store[2], store[3]]
    let rewritten = Restamping.restamped(behind, replica, clock, notAfter: SyncCases.now)
    #expect(aheads(rewritten.changes) == [-9, -5, -2, 0])
    #expect(rewritten.changes.map { $0.id } == behind.map { $0.id })
    #expect(rewritten.changes.map { $0.number } == [1, 2, 3, 4])
    #expect(rewritten.clock.milliseconds == SyncCases.now.milliseconds)
    #expect(rewritten.clock.number == clock.number)
    // Behind a stamp that the vault takes, though it is ahead.
    let after = Restamping.restamped(store, replica, clock, notAfter: SyncCases.now)
    #expect(aheads(after.changes) == [-9, 60_000, 60_000, 60_000])
    #expect(after.changes.map { $0.stamp.counter } == [0, 0, 1, 2])
  }

  @Test("Without knowing how wrong the clock was, nothing passes the server's time")
  func unknownOffset() {
    let store = (1...4).map { SyncCases.change($0, ahead: 100_000 + $0) }
    let rewritten = Restamping.restamped(
      store, SyncCases.replica(), clock, notAfter: SyncCases.now)
    #expect(aheads(rewritten.changes) == [0, 0, 0, 0])
    #expect(rewritten.changes.map { $0.stamp.counter } == [0, 1, 2, 3])
  }

  @Test("What the vault has, and what others made, keeps its stamp")
  func kept() {
    let store = [
      SyncCases.change(1, ahead: 90_000), SyncCases.change(1, by: 9, ahead: 90_000),
    ]
    let replica = SyncCases.replica(acknowledged: 1)
    let rewritten = Restamping.restamped(store, replica, clock, notAfter: SyncCases.now)
    #expect(rewritten.changes == store)
  }

  @Test("More changes than a millisecond has room for still keep their order and the limit")
  func many() {
    let count: Int64 = 120_000
    let store = (1...count).map { SyncCases.change($0, ahead: 100_000) }
    let rewritten = Restamping.restamped(
      store, SyncCases.replica(), clock, notAfter: SyncCases.now)
    var last = Stamp(milliseconds: 0, counter: 0, device: 0)
    for change in rewritten.changes {
      guard change.stamp > last, change.stamp.milliseconds <= SyncCases.now.milliseconds else {
        Issue.record("change \(change.number): \(change.stamp.text) after \(last.text)")
        return
      }
      last = change.stamp
    }
  }

  private func aheads(_ changes: [Change]) -> [Int64] {
    changes.map { $0.stamp.milliseconds - SyncCases.now.milliseconds }
  }

  private func journal(_ changes: [Change]) -> [Entity] {
    var journal = Journal()
    for change in changes { journal.apply(change) }
    return journal.sorted
  }
}
