// Random pushes and pulls: the vault says what the model says.

import Engine
import Storage
import Testing

@Suite("The vault and its model")
struct ModelTests {
  private struct Case {
    let bench: VaultBench
    var model: ModelVault
    var bits: SeededBits
    /// What the vault has said so far, so that a run which never met a case is noticed.
    var said: Set<String> = []

    init(seed: UInt64) async throws {
      bits = SeededBits(seed: seed)
      let room: Int64 = 120_000
      bench = try VaultBench(accounts: 3, accountBytes: room)
      let epoch = try await bench.vault.state(account: VaultBench.account(1)).epoch
      model = ModelVault(epoch: epoch, accountBytes: room)
    }

    mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &bits) }

    mutating func account() -> Identifier { VaultBench.account(pick(1...3)) }

    /// Mostly the next number, with a known or a new id.
    mutating func changes(_ account: Identifier, _ device: UInt64) -> [SealedChange] {
      let last = model.used[account]?[device]?.count ?? 0
      var number = max(1, last + (pick(0...9) == 0 ? pick(-3...3) : 1 - pick(0...3) % 2))
      return (0..<pick(0...4)).map { _ in
        defer { number += pick(0...30) == 0 ? 2 : 1 }
        let size = pick(0...15) == 0 ? SyncLimits.bodyBytes + pick(0...1) : 64
        let ahead = pick(0...30) == 0 ? SyncLimits.stampAhead + Int64(pick(0...1)) : 0
        return change(
          Int64(number), device: device, id: UInt64(pick(0...20) == 0 ? pick(1...40) : number),
          size: size, ahead: ahead
        ).renamed(pick(0...6) == 0 ? UInt64(pick(1...4)) : device)
      }
    }

    mutating func push() async throws {
      let account = account()
      let device = UInt64(pick(1...4))
      let epochs = [nil, nil, nil, model.epoch, model.epoch, Identifier(high: 3, low: 3)]
      let request = PushRequest(
        epoch: epochs[pick(0...5)], device: device, changes: changes(account, device))
      let answer = try await bench.vault.push(account: account, request, now: VaultBench.now)
      try #require(answer == model.push(account, request, now: VaultBench.now))
      said.insert(answer.stop?.rawValue ?? "all")
      for item in answer.items { said.insert("\(item.verdict)".prefix { $0 != "(" }.description) }
      let state = try await bench.vault.state(account: account)
      try #require(state.bytes == model.bytes(account))
    }

    mutating func pull() async throws {
      let account = account()
      let log = model.log[account] ?? []
      let from = pick(-1...log.count + 1)
      let limit = pick(1...20)
      do {
        let answer = try await bench.vault.pull(
          account: account, from: Int64(from), epoch: nil, limit: limit, now: VaultBench.now)
        try #require(answer.changes == Array(log[from..<min(log.count, from + limit)]))
        #expect(answer.head == Int64(log.count))
      } catch VaultError.epoch(let name) {
        try #require(!(0...log.count).contains(from) && name == model.epoch)
      }
    }
  }

  @Test("Say the same in six thousand steps", arguments: [UInt64(20_261_122), 7, 99])
  func steps(seed: UInt64) async throws {
    var one = try await Case(seed: seed)
    for step in 0..<2_000 {
      do {
        try await (one.pick(0...2) == 0 ? one.pull() : one.push())
      } catch {
        Issue.record("seed \(seed), step \(step): \(error)")
        return
      }
    }
    let cases = ["all", "accepted", "duplicate", "rejected"]
    #expect(one.said == Set(cases + PushStop.allCases.map { $0.rawValue }), "seed \(seed)")
    for number in 1...3 {
      let account = VaultBench.account(number)
      #expect(try await one.bench.log(account, limit: 3) == one.model.log[account] ?? [])
    }
  }
}

extension SealedChange {
  /// The same number of the same device, with an id as another device would have made it.
  fileprivate func renamed(_ maker: UInt64) -> SealedChange {
    SealedChange(
      id: Identifier(high: maker, low: id.low), device: device, number: number, stamp: stamp,
      keyVersion: keyVersion, body: body)
  }
}
