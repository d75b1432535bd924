// What the vault answers to what a device offers.

import Engine
import GRDB
import Storage
import Testing

@Suite("Pushing")
struct PushTests {
  private let one = VaultBench.account(1)

  @Test("Changes get dense places in the order in which they came")
  func order() async throws {
    let bench = try VaultBench(accounts: 2)
    let first = try await bench.push(one, [change(1), change(2)])
    #expect(first.items.map { $0.verdict } == [.accepted(sequence: 1), .accepted(sequence: 2)])
    #expect(first.head == 2 && first.last == 2 && first.stop == nil)
    #expect(first.time == VaultBench.now)
    let other = try await bench.push(one, [change(1, device: 2)], device: 2)
    #expect(other.items.map { $0.verdict } == [.accepted(sequence: 3)])
    #expect(other.last == 1)
    let neighbour = try await bench.push(VaultBench.account(2), [change(1)])
    #expect(neighbour.items.map { $0.verdict } == [.accepted(sequence: 1)])
    #expect(try await bench.log(one) == [change(1), change(2), change(1, device: 2)])
  }

  @Test("What is known is answered with its place and changes nothing")
  func duplicates() async throws {
    let bench = try VaultBench()
    try await bench.push(one, [change(1), change(2)])
    let again = try await bench.push(one, [change(1), change(2), change(3)])
    #expect(
      again.items.map { $0.verdict } == [
        .duplicate(sequence: 1), .duplicate(sequence: 2), .accepted(sequence: 3),
      ])
    #expect(try await bench.log(one) == [change(1), change(2), change(3)])
  }

  @Test("A known change under the number of another device uses that number up")
  func reoffered() async throws {
    let bench = try VaultBench()
    try await bench.push(one, [change(1), change(2)])
    let moved = SealedChange(
      id: change(2).id, device: 9, number: 1, stamp: change(2).stamp, keyVersion: 1, body: [1])
    let fresh = change(2, device: 9, id: 77)
    for _ in 0..<2 {
      let answer = try await bench.push(one, [moved, fresh], device: 9)
      #expect(answer.items.first?.verdict == .duplicate(sequence: 2))
      #expect(answer.last == 2 && answer.head == 3 && answer.stop == nil)
    }
    #expect(try await bench.log(one) == [change(1), change(2), fresh])
    let twin = try await bench.push(one, [change(1, device: 9, id: 78)], device: 9)
    #expect(twin.stop == .forked && twin.items.isEmpty)
  }

  @Test("A number with another change ends the push, and what came before it stays")
  func forked() async throws {
    let bench = try VaultBench()
    try await bench.push(one, [change(1), change(2)])
    let answer = try await bench.push(one, [change(1), change(2, id: 50), change(3)])
    #expect(answer.items.map { $0.verdict } == [.duplicate(sequence: 1)])
    #expect(answer.stop == .forked && answer.head == 2 && answer.last == 2)
  }

  @Test("A missing number ends the push")
  func gap() async throws {
    let bench = try VaultBench()
    let answer = try await bench.push(one, [change(1), change(3), change(4)])
    #expect(answer.items.map { $0.verdict } == [.accepted(sequence: 1)])
    #expect(answer.stop == .gap && answer.last == 1)
    #expect(try await bench.push(one, [change(9, device: 4)], device: 4).stop == .gap)
  }

  @Test("A stamp ahead of the server's clock ends the push")
  func skew() async throws {
    let bench = try VaultBench()
    let late = SyncLimits.stampAhead + SyncLimits.stampPastLatest + 1
    let answer = try await bench.push(
      one, [change(1, ahead: SyncLimits.stampAhead), change(2, ahead: late)])
    #expect(answer.items.map { $0.verdict } == [.accepted(sequence: 1)])
    #expect(answer.stop == .clockSkew)
  }

  @Test("A body that is too large is refused each time, and the next number follows it")
  func tooLarge() async throws {
    let bench = try VaultBench()
    let large = change(2, size: SyncLimits.bodyBytes + 1)
    for _ in 0..<2 {
      let answer = try await bench.push(one, [change(1), large, change(3)])
      #expect(answer.items.count == 3 && answer.items[1].verdict == .rejected(.tooLarge))
      #expect(answer.stop == nil && answer.head == 2 && answer.last == 3)
    }
    #expect(try await bench.log(one) == [change(1), change(3)])
    let fits = change(4, size: SyncLimits.bodyBytes)
    #expect(
      try await bench.push(one, [fits]).items.map { $0.verdict } == [.accepted(sequence: 3)])
  }

  @Test("An account without room takes nothing more, and still says what it knows")
  func full() async throws {
    let room = 3 * (128 + StorageLimits.rowBytes) + 10
    let bench = try VaultBench(accountBytes: room)
    let answer = try await bench.push(one, (1...5).map { change($0) })
    #expect(answer.items.count == 3 && answer.stop == .full && answer.last == 3)
    let again = try await bench.push(one, (1...4).map { change($0) })
    #expect(again.items.count == 3 && again.stop == .full)
    let state = try await bench.vault.state(account: one)
    #expect(state.head == 3 && state.bytes == room - 10 && state.roomBytes == 10)
    let moved = SealedChange(
      id: change(1).id, device: 8, number: 1, stamp: change(1).stamp, keyVersion: 1, body: [])
    let elsewhere = try await bench.push(one, [moved], device: 8)
    #expect(elsewhere.items.map { $0.verdict } == [.duplicate(sequence: 1)])
  }

  @Test("Used numbers without changes are bounded, too")
  func numbersBounded() async throws {
    let bench = try VaultBench(accountBytes: -StorageLimits.numberBytes + 2_000)
    var taken = 0
    for _ in 1...20 {
      let large = change(Int64(taken) + 1, size: SyncLimits.bodyBytes + 1)
      let answer = try await bench.push(one, [large])
      taken += answer.items.count
      #expect(answer.stop == (answer.items.isEmpty ? .full : nil))
    }
    #expect(taken == 10)
  }

  @Test("With the name of another history nothing is judged")
  func epoch() async throws {
    let bench = try VaultBench()
    let mine = try await bench.push(one, [change(1)]).epoch
    let other = try await bench.push(one, [change(2)], epoch: Identifier(high: 1, low: 2))
    #expect(other.stop == .epoch && other.items.isEmpty && other.epoch == mine)
    #expect(other.head == 1 && other.last == 1)
    #expect(try await bench.push(one, [change(2)], epoch: mine).stop == nil)
  }

  @Test("Another version of the protocol is refused", arguments: [0, SyncLimits.version + 1, -1])
  func version(version: Int64) async throws {
    let bench = try VaultBench()
    let request = PushRequest(version: version, epoch: nil, device: 1, changes: [change(1)])
    await #expect(throws: VaultError.otherVersion) {
      try await bench.vault.push(account: one, request, now: VaultBench.now)
    }
    #expect(try await bench.log(one).isEmpty)
  }

  @Test("An account that is gone takes nothing, and leaves no row")
  func deleted() async throws {
    let bench = try VaultBench(accounts: 2)
    for account in [one, VaultBench.account(2)] {
      try await bench.push(account, [change(1), change(2, size: SyncLimits.bodyBytes + 1)])
    }
    #expect(try VaultBench.rows(of: one, in: bench.path) == 4)
    try await DatabaseQueue(path: bench.path).write { [one] database in
      try database.execute(sql: "DELETE FROM accounts WHERE id = ?", arguments: [one.text])
    }
    #expect(try VaultBench.rows(of: one, in: bench.path) == 0)
    #expect(try VaultBench.rows(of: VaultBench.account(2), in: bench.path) == 4)
    await #expect(throws: VaultError.noAccount) { try await bench.push(one, [change(1)]) }
    #expect(try VaultBench.rows(of: one, in: bench.path) == 0)
  }
}
