// Sealed checkpoints in the database: bound to their history, counted, and few.

import Engine
import Storage
import Testing

@Suite("Checkpoints in the database")
struct CheckpointTests {
  private let one = VaultBench.account(1)
  private let two = VaultBench.account(2)

  private func name(_ number: UInt8) -> [UInt8] { [UInt8](repeating: number, count: 32) }

  private func offer(
    _ sequence: Int64, _ parts: [UInt8], epoch: Identifier
  ) -> CheckpointOffer {
    let sealed = SealedCheckpoint(
      epoch: epoch, sequence: sequence, keyVersion: 1, body: [UInt8](repeating: 9, count: 50))
    return CheckpointOffer(sealed, parts: parts.map { name($0) })
  }

  /// Ten changes in the log of the first account; the name of their history.
  private func log(_ bench: VaultBench) async throws -> Identifier {
    try await bench.push(one, (1...10).map { change($0) }).epoch
  }

  private func keep(
    _ bench: VaultBench, _ parts: [UInt8], bytes: Int = 100, later: Int64 = 0
  ) async throws {
    for part in parts {
      #expect(
        try await bench.vault.keep(
          part: name(part), [UInt8](repeating: part, count: bytes), of: one,
          now: VaultBench.now.adding(milliseconds: later)))
    }
  }

  private func verdict(
    _ bench: VaultBench, _ offer: CheckpointOffer, later: Int64 = 0
  ) async throws -> CheckpointVerdict {
    try await bench.vault.keep(
      offer, of: one, now: VaultBench.now.adding(milliseconds: later))
  }

  @Test("The latest one comes back whole, with its parts, to its own account alone")
  func latest() async throws {
    let bench = try VaultBench(accounts: 2)
    let epoch = try await log(bench)
    try await keep(bench, [1, 2])
    let given = offer(8, [1, 2], epoch: epoch)
    #expect(try await verdict(bench, given) == .kept)
    let answer = try await bench.vault.latestCheckpoint(of: one, now: VaultBench.now)
    #expect(answer.latest == given.sealed && answer.head == 10 && answer.epoch == epoch)
    #expect(CheckpointAnswer(json: try JSONValue(parsing: answer.bytes)) == answer)
    #expect(try await bench.vault.part(name(2), of: one) == [UInt8](repeating: 2, count: 100))
    #expect(try await bench.vault.part(name(3), of: one) == nil)
    #expect(try await bench.vault.part(name(2), of: two) == nil)
    let other = try await bench.vault.latestCheckpoint(of: two, now: VaultBench.now)
    #expect(other.latest == nil)
  }

  @Test("What is not newer, without its parts, beyond the log or of another history is not taken")
  func refused() async throws {
    let bench = try VaultBench()
    let epoch = try await log(bench)
    try await keep(bench, [1])
    #expect(try await verdict(bench, offer(11, [1], epoch: epoch)) == .beyondHead)
    #expect(try await verdict(bench, offer(5, [1, 2], epoch: epoch)) == .missingPart)
    await #expect(throws: VaultError.epoch(epoch)) {
      _ = try await verdict(bench, offer(5, [1], epoch: Identifier(high: 5, low: 5)))
    }
    #expect(try await bench.vault.latestCheckpoint(of: one, now: VaultBench.now).latest == nil)
    #expect(try await verdict(bench, offer(5, [1], epoch: epoch)) == .kept)
    for sequence: Int64 in [1, 5] {
      #expect(try await verdict(bench, offer(sequence, [1], epoch: epoch)) == .notNewer)
    }
  }

  @Test("Two stay; parts that none needs go after a day, and their room is free again")
  func purged() async throws {
    let bench = try VaultBench()
    let epoch = try await log(bench)
    let before = try await bench.vault.state(account: one).bytes
    try await keep(bench, [1, 2, 3, 4])
    for (sequence, parts) in [(4, [1, 2]), (6, [2, 3]), (8, [3, 4])] as [(Int64, [UInt8])] {
      #expect(try await verdict(bench, offer(sequence, parts, epoch: epoch)) == .kept)
    }
    #expect(try await bench.vault.part(name(1), of: one) != nil)
    let day = StorageLimits.unusedPartMilliseconds
    try await keep(bench, [5], later: day)
    #expect(try await verdict(bench, offer(10, [4, 5], epoch: epoch), later: day) == .kept)
    let left = [false, false, true, true, true]
    for (part, isLeft) in zip(1...5 as ClosedRange<UInt8>, left) {
      #expect((try await bench.vault.part(name(part), of: one) != nil) == isLeft, "\(part)")
    }
    let after = try await bench.vault.state(account: one).bytes
    let row = StorageLimits.rowBytes
    #expect(after - before == 3 * (100 + row) + 2 * (50 + row))
  }

  @Test("Parts leave room to changes, and a part that is here already takes none")
  func room() async throws {
    let bench = try VaultBench(accountBytes: 40_000)
    _ = try await log(bench)
    try await keep(bench, [1], bytes: 20_000)
    try await keep(bench, [1], bytes: 20_000)
    let isKept = try await bench.vault.keep(
      part: name(2), [UInt8](repeating: 2, count: 10_000), of: one, now: VaultBench.now)
    #expect(!isKept)
    #expect(try await bench.push(one, (11...20).map { change($0) }).stop == nil)
    // A day later nobody needs the first one any more.
    let later = VaultBench.now.adding(milliseconds: StorageLimits.unusedPartMilliseconds)
    #expect(
      try await bench.vault.keep(
        part: name(2), [UInt8](repeating: 2, count: 10_000), of: one, now: later))
    #expect(try await bench.vault.part(name(1), of: one) == nil)
  }

  @Test("A database that was put back has none, and their room is free")
  func restored() async throws {
    let bench = try VaultBench()
    let before = try await log(bench)
    let bytes = try await bench.vault.state(account: one).bytes
    try await keep(bench, [1])
    #expect(try await verdict(bench, offer(10, [1], epoch: before)) == .kept)
    let folder = try Scratch()
    try Restoring.restore(bench.path, data: folder.path, now: VaultBench.now)
    let vault = SQLiteVault(try SQLiteDatabase(path: folder.path + "/redstart.db"))
    let answer = try await vault.latestCheckpoint(of: one, now: VaultBench.now)
    #expect(answer.latest == nil && answer.epoch != before && answer.head == 10)
    #expect(try await vault.part(name(1), of: one) == nil)
    #expect(try await vault.state(account: one).bytes == bytes)
  }

  @Test("An account that is gone takes none")
  func gone() async throws {
    let bench = try VaultBench()
    await #expect(throws: VaultError.noAccount) {
      _ = try await bench.vault.keep(part: name(1), [1], of: two, now: VaultBench.now)
    }
  }
}
