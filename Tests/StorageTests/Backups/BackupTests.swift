// Dated copies, and putting one back.

import Engine
import Foundation
import GRDB
import Storage
import Testing

@Suite("Backups")
struct BackupTests {
  private let one = VaultBench.account(1)
  private let now = VaultBench.now

  private func names(_ folder: Scratch) -> [String] {
    Backups(data: folder.path).paths.map { String($0.split(separator: "/").last ?? "") }
  }

  private func copyNow(_ bench: VaultBench, at moment: Instant? = nil) throws -> String {
    try Backups(data: bench.folder.path).make(now: moment ?? now)
  }

  @Test("A copy is made while the vault is written to, and holds all that was acknowledged before")
  func copy() async throws {
    let bench = try VaultBench()
    try await bench.push(one, [change(1), change(2)])
    let busy = Task {
      for number in Int64(3)...60 { try await bench.push(one, [change(number, size: 9_000)]) }
    }
    let path = try copyNow(bench)
    try await busy.value
    #expect(names(bench.folder) == ["redstart-2026-09-21T141320Z.db"])
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
    let restored = try Scratch()
    #expect(try Restoring.restore(path, data: restored.path, now: now).aside == nil)
    let vault = SQLiteVault(try SQLiteDatabase(path: restored.path + "/redstart.db"))
    let answer = try await vault.pull(account: one, from: 0, epoch: nil, limit: 9, now: now)
    #expect(answer.head >= 2 && answer.changes.prefix(2) == [change(1), change(2)])
    #expect(try await bench.log(one).count == 60)
  }

  @Test("A copy a day is due, and the last fourteen stay")
  func daily() throws {
    let bench = try VaultBench()
    let backups = Backups(data: bench.folder.path)
    #expect(backups.wait(now: now) == 0)
    for day in 0..<20 {
      _ = try copyNow(
        bench, at: now.adding(milliseconds: Int64(day) * StorageLimits.backupInterval))
    }
    let all = names(bench.folder)
    #expect(all.count == StorageLimits.backupsKept)
    #expect(all.first == "redstart-2026-09-27T141320Z.db")
    let last = now.adding(milliseconds: 19 * StorageLimits.backupInterval)
    #expect(backups.wait(now: last.adding(seconds: 60)) == StorageLimits.backupInterval - 60_000)
    #expect(backups.wait(now: last.adding(milliseconds: StorageLimits.backupInterval)) == 0)
    #expect(backups.wait(now: now) == 0, "those of the future do not count")
  }

  @Test("Files that are no copies are left alone")
  func others() throws {
    let bench = try VaultBench()
    let folder = bench.folder.path + "/backups"
    let kept = [
      "redstart-1.db", "mine.db", "redstart-2026-13-01T000000Z.db",
      "redstart-2026-01-01T000000Z.db.unfinished", "redstart-2026-01-01T00:00:00Z.db",
    ]
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in kept { try Data().write(to: URL(fileURLWithPath: folder + "/" + name)) }
    for day in 0..<16 { _ = try copyNow(bench, at: now.adding(seconds: Int64(day))) }
    let there = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(there).isSuperset(of: kept))
    #expect(there.count == kept.count + StorageLimits.backupsKept)
  }

  @Test("Putting back keeps the old file, and starts another history")
  func restore() async throws {
    let bench = try VaultBench()
    let path = bench.path
    try await bench.push(one, [change(1)])
    let epoch = try await bench.vault.state(account: one).epoch
    let copy = try copyNow(bench)
    try await bench.push(one, [change(2), change(3)])
    let folder = bench.folder
    // A log that stands beside the old file, as after a crash, goes aside with it.
    let wal = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
    #expect(!wal.isEmpty)
    let restored = try Restoring.restore(copy, data: folder.path, now: now)
    let aside = try #require(restored.aside)
    let vault = SQLiteVault(try SQLiteDatabase(path: path))
    let state = try await vault.state(account: one)
    #expect(state.head == 1 && state.epoch != epoch)
    await #expect(throws: VaultError.epoch(state.epoch)) {
      try await vault.pull(account: one, from: 1, epoch: epoch, limit: 1, now: now)
    }
    let stale = PushRequest(epoch: epoch, device: 1, changes: [change(2)])
    #expect(try await vault.push(account: one, stale, now: now).stop == .epoch)
    let again = PushRequest(
      epoch: state.epoch, device: 7,
      changes: [change(1, device: 7, id: 1), change(2, device: 7, id: 2)])
    #expect(try await vault.push(account: one, again, now: now).stop == nil)
    let old = SQLiteVault(try SQLiteDatabase(path: aside))
    #expect(try await old.state(account: one).head == 3)
    #expect(throws: BackupError.cannotWrite(aside)) {
      try Restoring.restore(copy, data: folder.path, now: now)
    }
  }

  @Test("What is no sound copy is refused, and nothing changes")
  func refused() async throws {
    let bench = try VaultBench()
    try await bench.push(one, [change(1)])
    let folder = bench.folder.path
    let foreign = folder + "/foreign.db"
    try await DatabaseQueue(path: foreign).write { try $0.execute(sql: "CREATE TABLE a (b)") }
    let text = folder + "/text.db"
    try Data("words".utf8).write(to: URL(fileURLWithPath: text))
    let damaged = try copyNow(bench)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: damaged))
    for place in 8_000..<20_000 { bytes[place] = 0xa5 }
    try bytes.write(to: URL(fileURLWithPath: damaged))
    for file in [foreign, text, damaged, folder + "/missing.db", folder] {
      #expect(throws: BackupError.notABackup(file)) {
        try Restoring.restore(file, data: folder, now: now)
      }
    }
    let later = try copyNow(bench, at: now.adding(seconds: 9))
    try await DatabaseQueue(path: later).write { database in
      try database.execute(sql: "INSERT INTO grdb_migrations VALUES ('vault 99')")
    }
    #expect(throws: BackupError.newer(later)) {
      try Restoring.restore(later, data: folder, now: now)
    }
    #expect(try await bench.log(one) == [change(1)])
    #expect(!bench.folder.names.contains { $0.contains("restoring") || $0.contains("aside") })
    #expect(throws: BackupError.self) { try Backups(data: folder + "/none").make(now: now) }
  }
}
