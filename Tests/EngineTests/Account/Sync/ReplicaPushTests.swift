// Offering changes: what goes, and what each answer means.

import Engine
import Testing

struct ReplicaPushTests {
  @Test("The outbox holds own changes without a verdict, in the order of their numbers")
  func outbox() {
    let replica = SyncCases.replica(acknowledged: 1)
    let store = [3, 1, 2].map { SyncCases.change($0) } + [SyncCases.change(9, by: 5)]
    #expect(replica.outbox(of: store) == SyncCases.changes(2...3))
  }

  @Test("A push takes no more changes and bytes than the vault does, and always one")
  func sizes() throws {
    let replica = SyncCases.replica()
    let many = try #require(replica.nextPush(SyncCases.changes(1...700), keyVersion: 1))
    #expect(many.changes.count == SyncLimits.changesInPush)
    let note = String(repeating: "n", count: 3000)
    let long = (1...200).map { SyncCases.change($0, note: note) }
    let push = try #require(replica.nextPush(long, keyVersion: 1))
    #expect(push.changes == Array(long.prefix(push.changes.count)))
    let bodies = push.jobs.map { $0.plaintext + [UInt8](repeating: 0, count: Push.sealBytes) }
    let request = try #require(push.request(bodies))
    #expect((SyncLimits.pushBytes * 9 / 10...SyncLimits.pushBytes).contains(request.bytes.count))
    #expect(replica.nextPush([], keyVersion: 1) == nil)
  }

  @Test("What no vault takes is not sealed; zeros in its place let the vault say so")
  func tooLarge() throws {
    let large = SyncCases.change(1, note: String(repeating: "n", count: 9000))
    let push = try #require(
      SyncCases.replica().nextPush([large, SyncCases.change(2)], keyVersion: 1))
    #expect(push.jobs.count == 1)
    let request = try #require(push.request([[1, 2, 3]]))
    #expect(request.changes[0].body.count == SyncLimits.bodyBytes + 1)
    #expect(request.changes[0].body.allSatisfy { $0 == 0 })
    #expect(request.changes[1].body == [1, 2, 3])
    #expect(push.request([]) == nil && push.request([[1], [2]]) == nil)
  }

  @Test("The seal is bound to the envelope that goes with the body")
  func jobs() throws {
    let change = SyncCases.change(1)
    let push = try #require(SyncCases.replica().nextPush([change], keyVersion: 3))
    let job = try #require(push.jobs.first)
    let request = try #require(push.request([[9]]))
    #expect(request.changes[0].associatedData(account: SyncCases.account) == job.associatedData)
    #expect(request.changes[0].keyVersion == 3 && request.epoch == SyncCases.epoch)
    let bytes = try #require(Padding.removed(job.plaintext))
    #expect(try Pack(bytes).changes == [change])
  }

  @Test("Only what the answer names by id leaves the outbox, and only in order")
  func named() throws {
    var replica = SyncCases.replica()
    let changes = SyncCases.changes(1...4)
    let push = try #require(replica.nextPush(changes, keyVersion: 1))
    #expect(replica.took(SyncCases.answer(taken: [], last: 4), for: push) == .taken)
    #expect(replica.acknowledged == 0)
    let foreign = SyncCases.answer(taken: [changes[0], SyncCases.change(2, by: 9), changes[2]])
    #expect(replica.took(foreign, for: push) == .taken)
    #expect(replica.acknowledged == 1)
    let skipping = SyncCases.answer(taken: [changes[1], changes[2]])
    #expect(replica.took(skipping, for: push) == .taken)
    #expect(replica.acknowledged == 1)
    #expect(replica.took(SyncCases.answer(taken: changes), for: push) == .taken)
    #expect(replica.acknowledged == 4 && replica.outbox(of: changes).isEmpty)
  }

  @Test("A refused change makes way for the later ones and is shown, once")
  func rejected() throws {
    var replica = SyncCases.replica()
    let changes = SyncCases.changes(1...2)
    let push = try #require(replica.nextPush(changes, keyVersion: 1))
    let answer = PushAnswer(
      epoch: SyncCases.epoch, head: 1, last: 2, time: SyncCases.now,
      items: [
        .init(id: changes[0].id, verdict: .rejected(.tooLarge)),
        .init(id: changes[1].id, verdict: .duplicate(sequence: 1)),
      ], stop: nil)
    #expect(replica.took(answer, for: push) == .taken)
    #expect(replica.took(answer, for: push) == .taken)
    #expect(replica.acknowledged == 2)
    let item = AttentionItem(id: changes[0].id, reason: .refused(.tooLarge))
    #expect(replica.attention == [item])
  }

  @Test("An answer to an earlier name or another history teaches nothing")
  func over() throws {
    var replica = SyncCases.replica()
    let changes = SyncCases.changes(1...2)
    let push = try #require(replica.nextPush(changes, keyVersion: 1))
    replica.renumber(.unacknowledged, as: Clock(device: 77, number: 2))
    let before = replica
    #expect(replica.took(SyncCases.answer(taken: changes), for: push) == .ignored)
    #expect(replica == before)
  }

  @Test(
    "Each stop has its consequence",
    arguments: [
      (PushStop?.none, SyncOutcome.taken),
      (.gap, .renumber(.all(epoch: SyncCases.epoch))),
      (.forked, .renumber(.unacknowledged)),
      (.epoch, .renumber(.all(epoch: SyncCases.epoch))),
      (.clockSkew, .restamp(notAfter: SyncCases.now)),
      (.full, .full),
    ])
  func stops(_ stop: PushStop?, _ outcome: SyncOutcome) throws {
    var replica = SyncCases.replica()
    let changes = SyncCases.changes(1...2)
    let push = try #require(replica.nextPush(changes, keyVersion: 1))
    let answer = SyncCases.answer(taken: [changes[0]], stop: stop)
    #expect(replica.took(answer, for: push) == outcome)
    #expect(replica.acknowledged == (stop == .epoch ? 0 : 1))
  }

  @Test("A device that heard of no history yet takes the first one it hears of; another one is new")
  func epochs() throws {
    var replica = Replica(account: SyncCases.account, device: SyncCases.device)
    let change = SyncCases.change(1)
    let first = try #require(replica.nextPush([change], keyVersion: 1))
    #expect(replica.took(SyncCases.answer(taken: [change]), for: first) == .taken)
    #expect(replica.epoch == SyncCases.epoch)
    let next = try #require(replica.nextPush([SyncCases.change(2)], keyVersion: 1))
    let other = SyncCases.answer(taken: [SyncCases.change(2)], epoch: SyncCases.otherEpoch)
    #expect(replica.took(other, for: next) == .renumber(.all(epoch: SyncCases.otherEpoch)))
    #expect(replica.acknowledged == 1)
  }

  @Test("An answer that is older than a run taken meanwhile does not move what the run brought")
  func lateAnswer() throws {
    var replica = SyncCases.replica()
    let later = SyncCases.now.adding(seconds: 50)
    let change = SyncCases.change(1, ahead: 90_000)
    let push = try #require(replica.nextPush([change], keyVersion: 1))
    let run = PullAnswer(
      epoch: SyncCases.epoch, from: 0, head: 1, time: later, changes: [SyncCases.sealed(change)])
    #expect(SyncCases.take(run, into: &replica, holding: [change]) != nil)
    let late = SyncCases.answer(taken: [], stop: .clockSkew)
    #expect(replica.took(late, for: push) == .restamp(notAfter: later))
    let clock = Clock(device: SyncCases.device, number: 1)
    let rewritten = Restamping.restamped([change], replica, clock, notAfter: later)
    #expect(rewritten.changes == [change])
    // A server whose clock was wrong and was put right is believed the next time.
    #expect(replica.took(late, for: push) == .restamp(notAfter: SyncCases.now))
  }

  @Test("Only a short round trip teaches the server's clock")
  func clock() {
    var replica = Replica(account: SyncCases.account, device: SyncCases.device)
    let now = SyncCases.now
    #expect(replica.corrected(now) == now)
    replica.hear(now.adding(seconds: 1000), at: now, roundTrip: 5001)
    replica.hear(now.adding(seconds: 100), at: now, roundTrip: -1)
    #expect(replica.offset == nil)
    replica.hear(now.adding(seconds: 100), at: now, roundTrip: 5000)
    #expect(replica.corrected(now) == now.adding(milliseconds: 102_500))
  }

  @Test("What was stamped again though the log had it takes the log's stamp in the end")
  func standsInTheLog() throws {
    let own = SyncCases.change(1, ahead: 540_000)
    for isStampedBack in [false, true] {
      var replica = SyncCases.replica()
      let log = SyncCases.run([SyncCases.sealed(own)])
      _ = SyncCases.take(log, into: &replica, holding: [own])
      #expect(replica.cursor == 1 && replica.acknowledged == 0)
      if isStampedBack { replica.stampBack() }
      #expect(Replica(bytes: replica.bytes) == replica)
      let again = SyncCases.change(1, ahead: 1)
      let push = try #require(replica.nextPush([again], keyVersion: 1))
      let said = PushAnswer(
        epoch: SyncCases.epoch, head: 1, last: 1, time: SyncCases.now,
        items: [.init(id: own.id, verdict: .duplicate(sequence: 1))], stop: nil)
      #expect(replica.took(said, for: push) == .taken)
      #expect(replica.cursor == (isStampedBack ? 0 : 1), "nothing is read twice without need")
      guard isStampedBack else { continue }
      let pulled = SyncCases.take(log, into: &replica, holding: [again])
      #expect(pulled?.replacements.map { $0.stamp } == [own.stamp] && replica.cursor == 1)
    }
  }
}
