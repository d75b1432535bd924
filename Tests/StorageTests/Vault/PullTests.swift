// What the vault hands over to a device that asks from a cursor on.

import Engine
import Storage
import Testing

@Suite("Pulling")
struct PullTests {
  private let one = VaultBench.account(1)

  @Test("From every cursor and with every limit comes exactly the rest of the log")
  func everyCursor() async throws {
    let bench = try VaultBench()
    let log = (1...40).map { change($0) }
    try await bench.push(one, log)
    for from in 0...40 {
      for limit in [1, 7, 40, 2_000] {
        let answer = try await bench.vault.pull(
          account: one, from: Int64(from), epoch: nil, limit: limit, now: VaultBench.now)
        #expect(answer.changes == Array(log[from..<min(40, from + limit)]))
        #expect(answer.head == 40 && answer.from == Int64(from))
        #expect(PullAnswer(json: try JSONValue(parsing: answer.bytes)) == answer)
      }
    }
    for limit in [1, 3, 39, 40, 41] { #expect(try await bench.log(one, limit: limit) == log) }
  }

  @Test("One answer is bounded in its bytes, and holds one change at least")
  func bytes() async throws {
    let bench = try VaultBench()
    let size = SyncLimits.bodyBytes
    let count = SyncLimits.pullBytes / size + 6
    for number in 1...count { try await bench.push(one, [change(Int64(number), size: size)]) }
    let answer = try await bench.vault.pull(
      account: one, from: 0, epoch: nil, limit: 2_000, now: VaultBench.now)
    #expect(answer.changes.count == SyncLimits.pullBytes / size)
    #expect(answer.head == Int64(count))
    #expect(try await bench.log(one).count == count)
  }

  @Test("A cursor of another history is refused with the name of this one")
  func foreign() async throws {
    let bench = try VaultBench(accounts: 2)
    let epoch = try await bench.push(one, [change(1), change(2)]).epoch
    let other = Identifier(high: 5, low: 5)
    let foreign: [(Int64, Identifier?)] = [
      (3, nil), (3, epoch), (-1, nil), (.min, epoch), (.max, nil), (0, other), (2, other),
    ]
    for (from, name) in foreign {
      await #expect(throws: VaultError.epoch(epoch), "\(from)") {
        try await bench.vault.pull(
          account: one, from: from, epoch: name, limit: 10, now: VaultBench.now)
      }
    }
    let last = try await bench.vault.pull(
      account: one, from: 2, epoch: epoch, limit: 10, now: VaultBench.now)
    #expect(last.changes.isEmpty && last.to == 2)
    await #expect(throws: VaultError.epoch(epoch)) {
      try await bench.vault.pull(
        account: VaultBench.account(2), from: 1, epoch: epoch, limit: 1, now: VaultBench.now)
    }
  }

  @Test("A limit outside its range is brought into it", arguments: [-5, 0, 100_000])
  func limits(limit: Int) async throws {
    let bench = try VaultBench()
    try await bench.push(one, [change(1), change(2)])
    let answer = try await bench.vault.pull(
      account: one, from: 0, epoch: nil, limit: limit, now: VaultBench.now)
    #expect(answer.changes.count == (limit > 0 ? 2 : 1))
  }
}
