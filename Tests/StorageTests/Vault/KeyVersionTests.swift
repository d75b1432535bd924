// The vault takes nothing under a key that the account does not have.

import Engine
import Storage
import Testing

@Suite("Versions of the vault key")
struct KeyVersionTests {
  private let one = VaultBench.account(1)

  private func sealed(_ keyVersion: Int64) -> SealedChange {
    let usual = change(1)
    return SealedChange(
      id: usual.id, device: usual.device, number: 1, stamp: usual.stamp, keyVersion: keyVersion,
      body: usual.body)
  }

  @Test(
    "A change under a later one is refused, whatever else is in the push", arguments: [5, 1 << 40])
  func changes(_ version: Int64) async throws {
    let bench = try VaultBench()
    await #expect(throws: VaultError.unknownKey) { try await bench.push(one, [sealed(version)]) }
    await #expect(throws: VaultError.unknownKey) {
      try await bench.push(one, [change(1), sealed(version)])
    }
    #expect(try await bench.log(one).isEmpty)
    try await bench.push(one, [sealed(VaultBench.keyVersion)])
    #expect(try await bench.log(one).count == 1)
  }

  @Test("So are an attachment and a checkpoint")
  func others() async throws {
    let bench = try VaultBench()
    let epoch = try await bench.push(one, [change(1)]).epoch
    let attachment = SealedAttachment(id: Identifier(high: 1, low: 1), keyVersion: 5, body: [1])
    await #expect(throws: VaultError.unknownKey) {
      _ = try await bench.vault.keep(attachment, of: one)
    }
    let offer = CheckpointOffer(
      SealedCheckpoint(epoch: epoch, sequence: 1, keyVersion: 5, body: [1]),
      parts: [[UInt8](repeating: 1, count: 32)])
    await #expect(throws: VaultError.unknownKey) {
      _ = try await bench.vault.keep(offer, of: one, now: VaultBench.now)
    }
  }

  @Test("The latest time is kept, and never an earlier one")
  func latestTime() async throws {
    let bench = try VaultBench()
    #expect(try await bench.vault.latestTime() == nil)
    try await bench.vault.keep(latestTime: VaultBench.now)
    try await bench.vault.keep(latestTime: VaultBench.now.adding(seconds: -9))
    #expect(try await bench.vault.latestTime() == VaultBench.now)
  }
}
