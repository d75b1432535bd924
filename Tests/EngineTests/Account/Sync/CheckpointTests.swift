// Checkpoints: cut, named, sealed, taken, compared.

import Engine
import Testing

@Suite("Checkpoints")
struct CheckpointTests {
  let account = Identifier(high: 9, low: 9)
  let epoch = Identifier(high: 8, low: 8)
  let time = Instant(milliseconds: 1_790_000_000_000)

  /// Changes of one device, some of them about the same thing.
  private func changes(_ count: Int, device: UInt64 = 5, seed: UInt64 = 1) -> [Change] {
    var bits = seed
    func next() -> UInt64 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return bits ^ (bits >> 31)
    }
    var clock = Clock(device: device)
    return (0..<count).map { place in
      let id = Identifier(high: next(), low: next())
      let action = Change.Action.create([Field("a", .int(Int64(place)))])
      return Draft(id: id, entity: id, kind: "entry", action: action)
        .stamped(by: &clock, now: time.adding(milliseconds: Int64(place / 3)))
    }
  }

  private func cut(
    _ changes: [Change], last: Checkpoint? = nil, usual: UInt64 = 16, most: Int = 1 << 20
  ) throws -> CheckpointCut {
    try #require(
      CheckpointCut(
        changes, sequence: Int64(changes.count), last: last, usualCount: usual, mostBytes: most))
  }

  private func names(_ count: Int, from: UInt8 = 0) -> [[UInt8]] {
    (0..<count).map { SHA256.hash([from, UInt8($0 & 255), UInt8($0 >> 8)]) }
  }

  private func whole(_ changes: [Change], last: Checkpoint? = nil) throws -> Checkpoint {
    let cut = try cut(changes, last: last)
    return try #require(cut.named(names(cut.packs.count)))
  }

  private func replica(_ device: UInt64 = 77) -> Replica {
    var replica = Replica(account: account, device: device, epoch: epoch)
    replica.hear(SyncCases.now, at: SyncCases.now, roundTrip: 0)
    return replica
  }

  private func store(_ changes: [Change]) -> (Identifier) -> Change? {
    let byName = Dictionary(uniqueKeysWithValues: changes.map { ($0.id, $0) })
    return { byName[$0] }
  }

  @Test("The digest is one whatever the order, and another one for any other change or stamp")
  func digest() {
    let all = changes(200)
    let digest = JournalDigest(of: all)
    #expect(JournalDigest(of: all.shuffled()) == digest)
    #expect(JournalDigest(of: Array(all.dropLast())) != digest)
    var moved = all
    let one = all[7]
    moved[7] = Change(
      id: one.id, device: one.device, number: one.number,
      stamp: Stamp(milliseconds: 1, counter: 0, device: 5), entity: one.entity, kind: one.kind,
      action: one.action)
    #expect(JournalDigest(of: moved) != digest)
    var less = digest
    less.remove(one)
    less.add(one)
    #expect(less == digest)
    #expect(JournalDigest(of: []) == JournalDigest())
  }

  @Test("The parts hold every change once, in whatever order they were given")
  func parts() throws {
    let all = changes(500)
    let one = try cut(all)
    #expect(one == (try cut(all.shuffled())))
    #expect(one.packs.count > 10)
    var found: [Change] = []
    for pack in one.packs { found += try Pack(pack).changes }
    #expect(Set(found) == Set(all) && found.count == all.count)
    #expect(CheckpointCut(all, sequence: 499, last: nil) == nil)
    #expect(CheckpointCut([], sequence: 0, last: nil) == nil)
  }

  @Test("Only parts that changed are made anew, also when a change comes in between")
  func onlyChanged() throws {
    let all = changes(500)
    let first = try whole(Array(all.filter { $0 != all[250] }.prefix(480)))
    let second = try cut(all, last: first)
    #expect(second.packs.count <= 5 && !second.packs.isEmpty)
    let named = try #require(second.named(names(second.packs.count, from: 1)))
    #expect(named.count == 500 && named.digest == JournalDigest(of: all))
    #expect(second.named([]) == nil)
    #expect(try cut(all, last: named).packs.isEmpty)
  }

  @Test("No part is larger than may be, unless one change is")
  func bounded() throws {
    let all = changes(300)
    let cut = try cut(all, usual: 1 << 40, most: 2_000)
    #expect(cut.packs.count >= 4)
    for pack in cut.packs { #expect(pack.count <= 2_000) }
    #expect(try self.cut(all, usual: 1 << 40, most: 1).packs.count == 300)
  }

  @Test("The list of parts comes back from its bytes, and nothing else does")
  func bytes() throws {
    let checkpoint = try whole(changes(100))
    let bytes = checkpoint.bytes
    #expect(Checkpoint(bytes: bytes) == checkpoint)
    for count in bytes.indices { #expect(Checkpoint(bytes: Array(bytes.prefix(count))) == nil) }
    #expect(Checkpoint(bytes: bytes + [0]) == nil)
    #expect(Checkpoint(bytes: [2] + bytes.dropFirst()) == nil)
    let lying = Checkpoint(
      sequence: 101, digest: checkpoint.digest, parts: checkpoint.parts)
    #expect(Checkpoint(bytes: lying.bytes) == nil)
  }

  @Test("What goes over the wire comes back, bound to account, key, history and place")
  func wire() throws {
    let sealed = SealedCheckpoint(epoch: epoch, sequence: 7, keyVersion: 2, body: [1, 2, 3])
    let offer = CheckpointOffer(sealed, parts: names(3))
    #expect(CheckpointOffer(json: try JSONValue(parsing: offer.bytes)) == offer)
    let answer = CheckpointAnswer(epoch: epoch, head: 9, time: time, latest: sealed)
    #expect(CheckpointAnswer(json: try JSONValue(parsing: answer.bytes)) == answer)
    let none = CheckpointAnswer(epoch: epoch, head: 0, time: time, latest: nil)
    #expect(CheckpointAnswer(json: try JSONValue(parsing: none.bytes)) == none)
    let ahead = CheckpointAnswer(epoch: epoch, head: 6, time: time, latest: sealed)
    #expect(CheckpointAnswer(json: try JSONValue(parsing: ahead.bytes)) == nil)
    let twice = CheckpointOffer(sealed, parts: [names(1)[0], names(1)[0]])
    #expect(CheckpointOffer(json: try JSONValue(parsing: twice.bytes)) == nil)
    let others = [
      SealedCheckpoint(epoch: account, sequence: 7, keyVersion: 2, body: [1]),
      SealedCheckpoint(epoch: epoch, sequence: 8, keyVersion: 2, body: [1]),
      SealedCheckpoint(epoch: epoch, sequence: 7, keyVersion: 3, body: [1]),
    ]
    let bound = sealed.associatedData(account: account)
    for other in others { #expect(other.associatedData(account: account) != bound) }
    #expect(sealed.associatedData(account: epoch) != bound)
    let body = [UInt8](repeating: 4, count: 10)
    #expect(CheckpointPart.body(try JSONValue(parsing: CheckpointPart.json(body))) == body)
  }

  /// What is new of a checkpoint that was taken, where nothing else comes of it.
  private func taken(_ outcome: CheckpointOutcome) -> [Change]? {
    guard case .taken(let pulled) = outcome, pulled.replacements.isEmpty,
      pulled.unreadable.isEmpty
    else { return nil }
    return pulled.changes
  }

  @Test("A new device takes it all, and goes on behind it")
  func taken() throws {
    let all = changes(100)
    var replica = replica()
    let outcome = replica.took(
      try whole(all), all, epoch: epoch, time: time, holding: store([]))
    #expect(taken(outcome) == all)
    #expect(replica.cursor == 100 && replica.heard == time)
    #expect(
      replica.took(try whole(all), all, epoch: epoch, time: time, holding: store(all)) == .ignored)
  }

  @Test("What is not the whole log to that place, or of another history, is not taken")
  func notTaken() throws {
    let all = changes(100)
    let checkpoint = try whole(all)
    let wrong = [
      Array(all.dropLast()), Array(all.dropLast()) + [all[0]], all + changes(1, seed: 7),
      Array(all.dropLast()) + changes(1, seed: 7), [],
    ]
    for given in wrong {
      var replica = replica()
      let before = replica
      #expect(
        replica.took(checkpoint, given, epoch: epoch, time: time, holding: store([])) == .ignored)
      #expect(replica == before)
    }
    var other = replica()
    #expect(
      other.took(checkpoint, all, epoch: account, time: time, holding: store([])) == .ignored)
  }

  @Test("A change under the device's own name that it does not have is a copy at work")
  func copied() throws {
    let all = changes(10, device: 77)
    var replica = replica()
    let before = replica
    #expect(
      replica.took(try whole(all), all, epoch: epoch, time: time, holding: store([]))
        == .renumber(.unacknowledged))
    #expect(replica == before)
    let known = replica.took(
      try whole(all), all, epoch: epoch, time: time, holding: store(all))
    #expect(taken(known) == [])
  }

  @Test("The checkpoint's stamp counts, as the log's does; the device keeps its own number")
  func stamps() throws {
    let all = changes(10)
    let one = all[3]
    let mine = Change(
      id: one.id, device: 77, number: 4, stamp: Stamp(milliseconds: 5, counter: 1, device: 77),
      entity: one.entity, kind: one.kind, action: one.action)
    var replica = replica()
    guard
      case .taken(let pulled) = replica.took(
        try whole(all), all, epoch: epoch, time: time, holding: store([mine]))
    else {
      Issue.record("not taken")
      return
    }
    #expect(pulled.changes.count == 9)
    #expect(pulled.replacements.map { $0.stamp } == [one.stamp])
    #expect(pulled.replacements.map { $0.device } == [77])
  }

  private func logged(_ changes: [Change], _ replica: Replica) -> [Change]? {
    replica.logged(changes, head: replica.cursor, hasUnreadable: false)
  }

  @Test("A checkpoint is made from the whole log alone, without what no vault takes")
  func logged() throws {
    let all = changes(50)
    var replica = replica()
    _ = replica.took(try whole(all), all, epoch: epoch, time: time, holding: store([]))
    #expect(replica.logged(all, head: 51, hasUnreadable: false) == nil)
    #expect(replica.logged(all, head: 50, hasUnreadable: true) == nil)
    #expect(logged(all, replica) == all)
    #expect(logged(Array(all.dropLast()), replica) == nil)
    #expect(logged(all + changes(1, seed: 3), replica) == nil)
    let waiting = changes(1, device: 77, seed: 4)
    #expect(logged(Array(all.dropLast()) + waiting, replica) == nil)
    let id = Identifier(high: 1, low: 1)
    let text = String(repeating: "x", count: SyncLimits.bodyBytes)
    let large = Change(
      id: id, device: 6, number: 1, stamp: all[0].stamp, entity: id, kind: "entry",
      action: .create([Field("a", .text(text))]))
    #expect(logged(all + [large], replica) == all)
  }

  @Test("A difference is told once, nothing is adopted, and the log is read anew")
  func compared() throws {
    let all = changes(60)
    let checkpoint = try whole(Array(all.prefix(50)))
    let later = all.dropFirst(50).map { $0.id }
    var replica = replica()
    _ = replica.took(try whole(all), all, epoch: epoch, time: time, holding: store([]))
    var good = replica
    #expect(good.compared(with: checkpoint, all, later: later) == true)
    #expect(good.cursor == 60 && good.attention.isEmpty)
    #expect(good.compared(with: checkpoint, all, later: later) == nil)
    var bad = replica
    #expect(bad.compared(with: checkpoint, Array(all.dropFirst()), later: later) == false)
    #expect(bad.cursor == 0 && bad.attention.map { $0.reason } == [.differs])
    #expect(!bad.isWorthTaking(50))
    #expect(Replica(bytes: bad.bytes) == bad)
    var short = replica
    #expect(short.compared(with: checkpoint, all, later: Array(later.dropLast())) == nil)
    #expect(short == replica)
  }

  @Test("The limits have names and hold at their edges")
  func limits() {
    let replica = replica()
    #expect(!replica.isCheckpointDue(last: 0))
    let worth = Replica.changesWorthTaking
    #expect(!replica.isWorthTaking(worth - 1) && replica.isWorthTaking(worth))
    #expect(!replica.isComparisonDue)
  }
}
