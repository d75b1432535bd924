// The server copies its database by itself, and stops doing so when it stops.

import Engine
import Foundation
import Hummingbird
import HummingbirdTesting
import Server
import Storage
import Testing

@Suite("Daily backups")
struct DailyBackupsTests {
  private func serve(_ folder: Folder, _ test: @Sendable () async throws -> Void) async throws {
    let database = try SQLiteDatabase(path: folder.path + "/redstart.db")
    let backups = Backups(data: folder.path)
    var application = Application(
      router: Router(), configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      logger: VaultBench.silent)
    application.addServices(
      DailyBackups(database, backups, logger: VaultBench.silent, now: { VaultBench.now }))
    try await application.test(.live) { _ in try await test() }
  }

  @Test("A copy is made at the start when the last one is a day old, and not before")
  func once() async throws {
    let folder = try Folder()
    let backups = Backups(data: folder.path)
    try await serve(folder) {
      let isMade = try await Deadline.met { backups.paths.count == 1 }
      #expect(isMade)
    }
    try await serve(folder) {}
    #expect(backups.paths.count == 1)
    _ = try SQLiteDatabase(path: backups.paths[0])
  }

  @Test("Where no copy can be made the server goes on")
  func trouble() async throws {
    let folder = try Folder()
    try folder.write("backups", "a file in the way")
    try await serve(folder) {}
    #expect(Backups(data: folder.path).paths.isEmpty)
  }
}
