// What an answer promised is there, wherever the power went.

import Engine
import Foundation
import GRDB
import Storage
import Testing

@Suite("Crashes, damage, full disks")
struct CrashTests {
  private let one = VaultBench.account(1)

  private struct Files: Equatable {
    let database: Data
    let log: Data

    init(_ path: String) throws {
      database = try Data(contentsOf: URL(fileURLWithPath: path))
      log = (try? Data(contentsOf: URL(fileURLWithPath: path + "-wal"))) ?? Data()
    }

    /// The log as far as the disk had it.
    func write(to path: String, logBytes: Int? = nil) throws {
      try database.write(to: URL(fileURLWithPath: path))
      try log.prefix(logBytes ?? log.count).write(to: URL(fileURLWithPath: path + "-wal"))
    }
  }

  private func log(at path: String) async throws -> [SealedChange] {
    let vault = SQLiteVault(try SQLiteDatabase(path: path))
    let answer = try await vault.pull(
      account: one, from: 0, epoch: nil, limit: 2_000, now: VaultBench.now)
    try #require(answer.to == answer.head)
    return answer.changes
  }

  @Test("After a power cut between or within writes every acknowledged change is there")
  func powerCut() async throws {
    let seed: UInt64 = 41
    var bits = SeededBits(seed: seed)
    let bench = try VaultBench()
    var acknowledged: [SealedChange] = []
    var before = try Files(bench.path)
    for number in Int64(1)...120 {
      let next = change(number, size: Int.random(in: 1...16_000, using: &bits))
      try await bench.push(one, [next])
      let after = try Files(bench.path)
      if number % 6 == 0 {
        let copy = bench.folder.path + "/after\(number).db"
        try after.write(to: copy)
        #expect(try await log(at: copy) == acknowledged + [next])
        // Only the log has grown: a cut within the write leaves a part of what it grew by.
        if before.database == after.database, after.log.starts(with: before.log) {
          let cut = Int.random(in: before.log.count...after.log.count, using: &bits)
          let torn = bench.folder.path + "/torn\(number).db"
          try after.write(to: torn, logBytes: cut)
          let found = try await log(at: torn)
          #expect(
            found == acknowledged || found == acknowledged + [next], "seed \(seed), \(number)")
        }
      }
      acknowledged.append(next)
      before = after
    }
  }

  @Test("A flipped bit is noticed or without effect on what is handed out", arguments: 0..<50)
  func flips(seed: UInt64) async throws {
    var bits = SeededBits(seed: seed)
    let folder = try Scratch()
    let path = folder.path + "/redstart.db"
    _ = try SQLiteDatabase(path: path)
    try VaultBench.add([one], to: path)
    let whole = (1...60).map { change($0, size: 200) }
    do {
      let vault = SQLiteVault(try SQLiteDatabase(path: path))
      let request = PushRequest(epoch: nil, device: 1, changes: whole)
      _ = try await vault.push(account: one, request, now: VaultBench.now)
    }
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes[Int.random(in: 0..<bytes.count, using: &bits)] ^=
      1 << UInt8.random(in: 0...7, using: &bits)
    try bytes.write(to: URL(fileURLWithPath: path))
    do {
      let vault = SQLiteVault(try SQLiteDatabase(path: path))
      let answer = try await vault.pull(
        account: one, from: 0, epoch: nil, limit: 2_000, now: VaultBench.now)
      #expect(answer.changes == whole, "seed \(seed)")
      let request = PushRequest(epoch: nil, device: 1, changes: [change(61)])
      let pushed = try await vault.push(account: one, request, now: VaultBench.now)
      guard pushed.items.first?.verdict == .accepted(sequence: 61) else { return }
      let after = try await vault.pull(
        account: one, from: 60, epoch: nil, limit: 2_000, now: VaultBench.now)
      #expect(after.changes == [change(61)], "seed \(seed)")
    } catch is DatabaseFileError {
    } catch is VaultError {
    }
  }

  @Test("On a full disk nothing is acknowledged, reading goes on, and room is enough to go on")
  func fullDisk() async throws {
    let bench = try VaultBench()
    let size = SyncLimits.bodyBytes
    let path = bench.path
    var taken: [SealedChange] = []
    do {
      let vault = SQLiteVault(try SQLiteDatabase(path: path, largestBytes: 600_000))
      for number in Int64(1)... {
        let next = change(number, size: size)
        let request = PushRequest(epoch: nil, device: 1, changes: [next])
        do {
          _ = try await vault.push(account: one, request, now: VaultBench.now)
          taken.append(next)
        } catch {
          #expect(error == .storageFull)
          break
        }
      }
      #expect((20..<40).contains(taken.count))
      let answer = try await vault.pull(
        account: one, from: 0, epoch: nil, limit: 2_000, now: VaultBench.now)
      #expect(answer.changes == taken && answer.head == Int64(taken.count))
    }
    let next = change(Int64(taken.count) + 1, size: size)
    let vault = SQLiteVault(try SQLiteDatabase(path: path))
    let request = PushRequest(epoch: nil, device: 1, changes: [next])
    let answer = try await vault.push(account: one, request, now: VaultBench.now)
    #expect(answer.items.map { $0.verdict } == [.accepted(sequence: next.number)])
    #expect(try await log(at: path) == taken + [next])
  }

  @Test("Of pushes that wait together on a full disk only what is there was acknowledged")
  func fullTogether() async throws {
    let bench = try VaultBench()
    let vault = SQLiteVault(try SQLiteDatabase(path: bench.path, largestBytes: 600_000))
    let taken = await withTaskGroup(of: Set<Identifier>.self) { group in
      for device in UInt64(1)...8 {
        group.addTask { [one] in
          var taken: Set<Identifier> = []
          for number in Int64(1)...20 {
            let request = PushRequest(
              epoch: nil, device: device, changes: [change(number, device: device, size: 9_000)])
            let answer = try? await vault.push(account: one, request, now: VaultBench.now)
            if let id = answer?.items.first?.id { taken.insert(id) }
          }
          return taken
        }
      }
      return await group.reduce(into: Set<Identifier>()) { $0.formUnion($1) }
    }
    #expect((20..<80).contains(taken.count))
    let found = try await log(at: bench.path)
    #expect(Set(found.map { $0.id }) == taken && found.count == taken.count)
  }

  @Test(
    "An altered or a missing row is noticed, and what stands before it is handed out",
    arguments: [
      "UPDATE changes SET body = x'00' WHERE sequence = 3",
      "UPDATE changes SET stamp = '0190f3c2a1b4-0003-00000000deadbeef' WHERE sequence = 3",
      "UPDATE changes SET key_version = 2 WHERE sequence = 3",
      "UPDATE changes SET id = x'00112233445566778899aabbccddeeff' WHERE sequence = 3",
      "DELETE FROM changes WHERE sequence = 3", "UPDATE heads SET head = 9",
    ])
  func altered(sql: String) async throws {
    let bench = try VaultBench()
    try await bench.push(one, (1...5).map { change($0) })
    try await DatabaseQueue(path: bench.path).write { try $0.execute(sql: sql) }
    await #expect(throws: VaultError.self) { try await bench.log(one) }
    let before = try await bench.vault.pull(
      account: one, from: 0, epoch: nil, limit: 2, now: VaultBench.now)
    #expect(before.changes == [change(1), change(2)])
  }

  @Test("A file that is no database, or of a later version, is refused")
  func foreign() throws {
    let folder = try Scratch()
    let text = folder.path + "/text.db"
    try Data("only words, and more of them than a header has".utf8).write(
      to: URL(fileURLWithPath: text))
    #expect(throws: DatabaseFileError.self) { try SQLiteDatabase(path: text) }
    let later = folder.path + "/later.db"
    _ = try SQLiteDatabase(path: later)
    try DatabaseQueue(path: later).write { database in
      try database.execute(sql: "INSERT INTO grdb_migrations VALUES ('vault 99')")
    }
    #expect(throws: DatabaseFileError.newer(later)) { try SQLiteDatabase(path: later) }
    let small = folder.path + "/small.db"
    #expect(throws: DatabaseFileError.diskFull(small)) {
      try SQLiteDatabase(path: small, largestBytes: 20_000)
    }
    #expect(throws: DatabaseFileError.cannotOpen("/dev/null/x")) {
      try SQLiteDatabase(path: "/dev/null/x")
    }
  }
}
