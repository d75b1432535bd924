// What a device remembers about sync comes back from the disk as it was, or not at all.

import Engine
import Testing

struct ReplicaBytesTests {
  private var full: Replica {
    var replica = SyncCases.replica(acknowledged: 3)
    replica.hear(SyncCases.now, at: SyncCases.now.adding(seconds: -90), roundTrip: 40)
    let foreign = SyncCases.change(1, by: 9)
    _ = SyncCases.take(
      SyncCases.run([SyncCases.sealed(foreign)]), into: &replica, texts: [nil])
    if let push = replica.nextPush([SyncCases.change(4)], keyVersion: 1) {
      let answer = PushAnswer(
        epoch: SyncCases.epoch, head: 1, last: 4, time: SyncCases.now,
        items: [.init(id: SyncCases.id(4), verdict: .rejected(.tooLarge))], stop: nil)
      _ = replica.took(answer, for: push)
    }
    return replica
  }

  @Test("Everything comes back")
  func roundTrip() throws {
    let replica = full
    #expect(replica.attention.count == 2 && replica.cursor == 1 && replica.acknowledged == 4)
    #expect(replica.offset == 90_020)
    #expect(Replica(bytes: replica.bytes) == replica)
    let new = Replica(account: SyncCases.account, device: 1)
    #expect(Replica(bytes: new.bytes) == new)
  }

  @Test("A later version, an end too early and bytes behind the end are refused")
  func refused() {
    let bytes = full.bytes
    #expect(Replica(bytes: []) == nil)
    #expect(Replica(bytes: [6] + bytes.dropFirst()) == nil)
    #expect(Replica(bytes: bytes + [0]) == nil)
    for count in bytes.indices { #expect(Replica(bytes: Array(bytes.prefix(count))) == nil) }
  }

  @Test("A record of an earlier version comes back with nothing pulled since")
  func older() throws {
    let new = Replica(account: SyncCases.account, device: 1)
    // They end with the attention, a 0. Version 2 put two counts before it, version 3 seven more,
    // version 4 twenty, of the chain and what follows, version 5 one.
    let fourth = [4] + new.bytes.dropFirst().dropLast(1)
    #expect(Replica(bytes: fourth) == new)
    let third = [3] + new.bytes.dropFirst().dropLast(21)
    #expect(Replica(bytes: third) == new)
    let second = [2] + new.bytes.dropFirst().dropLast(28)
    #expect(Replica(bytes: second) == new)
    let first = [1] + new.bytes.dropFirst().dropLast(30)
    #expect(Replica(bytes: first) == new)
  }

  @Test("Damaged bytes are refused or read as what they say")
  func damaged() {
    let seed: UInt64 = 3
    var dice = CodecDice(seed: seed)
    let bytes = full.bytes
    for trial in 0..<20_000 {
      let mutated = Mutation.mutated(bytes, bytes, &dice)
      if mutated.first == bytes.first, let replica = Replica(bytes: mutated) {
        #expect(replica.bytes == mutated, "seed \(seed), trial \(trial)")
      }
    }
  }
}
