// Many devices at once: no place in the log is given twice, and none is left out.

import Engine
import Storage
import Testing

@Suite("Pushing at the same time")
struct ConcurrencyTests {
  private static func run(
    _ bench: VaultBench, account: Identifier, device: UInt64
  ) async throws -> [Int64] {
    var places: [Int64] = []
    for first in stride(from: Int64(1), through: 40, by: 2) {
      let changes = [first, first + 1].map { change($0, device: device) }
      for item in try await bench.push(account, changes, device: device).items {
        if case .accepted(let sequence) = item.verdict { places.append(sequence) }
      }
    }
    return places
  }

  @Test("Eight devices of one account, and of several", arguments: [1, 2, 8])
  func dense(accounts: Int) async throws {
    let bench = try VaultBench(accounts: accounts)
    var places: [Identifier: [Int64]] = [:]
    try await withThrowingTaskGroup(of: (Identifier, [Int64]).self) { group in
      for device in UInt64(1)...8 {
        let account = VaultBench.account(Int(device) % accounts + 1)
        group.addTask {
          (account, try await ConcurrencyTests.run(bench, account: account, device: device))
        }
      }
      for try await (account, some) in group { places[account, default: []] += some }
    }
    #expect(places.count == accounts)
    for (account, some) in places {
      #expect(some.sorted() == Array(1...Int64(320 / accounts)))
      let log = try await bench.log(account)
      #expect(Set(log.map { $0.id }).count == 320 / accounts)
      for device in Set(log.map { $0.device }) {
        #expect(log.filter { $0.device == device }.map { $0.number } == Array(1...40))
      }
    }
  }

  @Test("The same push a hundred times at once is taken once")
  func once() async throws {
    let bench = try VaultBench()
    let changes = [change(1), change(2)]
    let answers = try await withThrowingTaskGroup(of: PushAnswer.self) { group in
      for _ in 0..<100 {
        group.addTask { try await bench.push(VaultBench.account(1), changes) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let accepted = answers.filter { $0.items.first?.verdict == .accepted(sequence: 1) }
    #expect(accepted.count == 1)
    #expect(answers.allSatisfy { $0.items.count == 2 && $0.head == 2 && $0.stop == nil })
    #expect(try await bench.log(VaultBench.account(1)) == changes)
  }

  @Test("A push for an account that is gone does not disturb those beside it")
  func neighbours() async throws {
    let bench = try VaultBench()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for device in UInt64(1)...20 {
        group.addTask {
          let account = VaultBench.account(device % 2 == 0 ? 1 : 99)
          do {
            try await bench.push(account, [change(1, device: device)], device: device)
            #expect(device % 2 == 0)
          } catch VaultError.noAccount {
            #expect(device % 2 == 1)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await bench.log(VaultBench.account(1)).count == 10)
  }

  @Test("A push whose asker has gone is whole or not there")
  func cancelled() async throws {
    let bench = try VaultBench()
    let pushes = (1...20).map { number in
      Task {
        try? await bench.push(
          VaultBench.account(1), [change(1, device: number), change(2, device: number)],
          device: number)
      }
    }
    for push in pushes { push.cancel() }
    for push in pushes { _ = await push.value }
    let log = try await bench.log(VaultBench.account(1))
    #expect(log.count % 2 == 0)
    #expect(log.count == 2 * Set(log.map { $0.device }).count)
  }
}
