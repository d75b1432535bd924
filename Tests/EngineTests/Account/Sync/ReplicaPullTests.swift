// Taking in a run of the log.

import Engine
import Testing

struct ReplicaPullTests {
  private let foreign = SyncCases.change(1, by: 9)

  @Test("New changes and the cursor behind them come together")
  func taken() throws {
    var replica = SyncCases.replica()
    let pulled = try #require(
      SyncCases.take(SyncCases.run([SyncCases.sealed(foreign)]), into: &replica))
    #expect(pulled.changes == [foreign])
    #expect(pulled.replacements.isEmpty && pulled.unreadable.isEmpty)
    #expect(replica.cursor == 1)
    #expect(replica.nextPull == Replica(bytes: replica.bytes)?.nextPull)
  }

  @Test("A run that does not begin at the cursor is left alone")
  func from() throws {
    var replica = SyncCases.replica()
    let run = SyncCases.run([SyncCases.sealed(foreign)], from: 1)
    let request = replica.nextPull
    #expect(replica.took(run, for: request, holding: { _ in nil }) == .ignored)
    let first = SyncCases.run([SyncCases.sealed(foreign)])
    guard
      case .open(let late) = replica.took(first, for: request, holding: { _ in nil })
    else {
      Issue.record("not opened")
      return
    }
    #expect(SyncCases.take(first, into: &replica) != nil)
    #expect(replica.opened(late, late.toOpen.map { $0.body }, holding: { _ in nil }) == nil)
    #expect(replica.cursor == 1)
  }

  @Test("Another history asks for everything to be offered again, once")
  func epoch() {
    var replica = SyncCases.replica()
    let request = replica.nextPull
    let all = Renumbering.Extent.all(epoch: SyncCases.otherEpoch)
    let run = SyncCases.run([], epoch: SyncCases.otherEpoch)
    #expect(replica.took(run, for: request, holding: { _ in nil }) == .renumber(all))
    #expect(replica.tookOtherEpoch(SyncCases.otherEpoch, for: request) == .renumber(all))
    replica.renumber(all, as: Clock(device: 5, number: 3))
    #expect(replica.epoch == SyncCases.otherEpoch && replica.cursor == 0)
    #expect(replica.isOffering)
    #expect(replica.took(run, for: request, holding: { _ in nil }) == .ignored)
    #expect(replica.tookOtherEpoch(SyncCases.otherEpoch, for: request) == .ignored)
  }

  @Test("What the device has is not opened again")
  func held() throws {
    var replica = SyncCases.replica(acknowledged: 1)
    let own = SyncCases.change(1)
    let run = SyncCases.run([SyncCases.sealed(own), SyncCases.sealed(foreign)])
    let pulled = try #require(
      SyncCases.take(run, into: &replica, holding: [own], texts: [SyncCases.sealed(foreign).body])
    )
    #expect(pulled.changes == [foreign] && replica.cursor == 2)
  }

  @Test("An unknown change under the device's own name means that it was copied or put back")
  func forked() {
    let replica = SyncCases.replica()
    let run = SyncCases.run([SyncCases.sealed(SyncCases.change(1))])
    let outcome = replica.took(run, for: replica.nextPull, holding: { _ in nil })
    #expect(outcome == .renumber(.unacknowledged))
  }

  @Test("The log's stamp counts; the change keeps the number under which it is offered here")
  func otherStamp() throws {
    var replica = SyncCases.replica()
    let mine = SyncCases.change(1, ahead: 500)
    let inLog = SyncCases.change(1, ahead: 2)
    let pulled = try #require(
      SyncCases.take(SyncCases.run([SyncCases.sealed(inLog)]), into: &replica, holding: [mine]))
    #expect(pulled.changes.isEmpty)
    #expect(pulled.replacements == [inLog])
  }

  @Test("A store that changed while a run was opened is looked at again")
  func changedMeanwhile() throws {
    var replica = SyncCases.replica()
    let own = SyncCases.change(1)
    let run = SyncCases.run([SyncCases.sealed(own)])
    guard case .open(let open) = replica.took(run, for: replica.nextPull, holding: { _ in own })
    else {
      Issue.record("not opened")
      return
    }
    let stamped = SyncCases.change(1, ahead: 900)
    #expect(replica.opened(open, [], holding: { _ in stamped }) == nil)
    #expect(replica.cursor == 0)
    #expect(replica.opened(open, [], holding: { _ in own }) != nil)
    #expect(replica.cursor == 1)
  }

  @Test("What cannot be read is kept to the byte, shown, and stops nothing")
  func unreadable() throws {
    let later = SyncCases.change(2, by: 9)
    let moved = SyncCases.change(3, by: 9)
    let run = SyncCases.run([
      SyncCases.sealed(foreign), SyncCases.sealed(later),
      SyncCases.sealed(SyncCases.change(7, by: 9), as: moved),
    ])
    var replica = SyncCases.replica()
    let texts: [[UInt8]?] = [nil, Padding.padded([200, 1, 2]), run.changes[2].body]
    let pulled = try #require(SyncCases.take(run, into: &replica, texts: texts))
    #expect(pulled.changes.isEmpty && replica.cursor == 3)
    #expect(replica.attention.map { $0.id } == [foreign.id, later.id, moved.id])
    #expect(pulled.unreadable.count == 3)
    #expect(pulled.unreadable[1] == [200, 1, 2])
    let kept = try JSONValue(parsing: pulled.unreadable[0])
    #expect(kept["id"] == .string(foreign.id.text))
    #expect(kept["body"] == .string(Base64.encode(run.changes[0].body)))
  }

  @Test(
    "An inner change that is not the envelope's is not taken",
    arguments: [
      SyncCases.change(2, by: 9, ahead: 1), SyncCases.change(1, by: 8, ahead: 1),
      SyncCases.change(1, by: 9, ahead: 2), SyncCases.change(1, by: 9, ahead: 1, counter: 1),
    ])
  func envelope(_ envelope: Change) throws {
    var replica = SyncCases.replica()
    let run = SyncCases.run([SyncCases.sealed(foreign, as: envelope)])
    let pulled = try #require(SyncCases.take(run, into: &replica))
    #expect(pulled.changes.isEmpty && pulled.unreadable.count == 1)
  }
}
