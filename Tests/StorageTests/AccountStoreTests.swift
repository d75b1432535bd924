// What of accounts must hold in the database itself.

import Engine
import Foundation
import GRDB
import Storage
import Testing

@Suite("Accounts in the database")
struct AccountStoreTests {
  private static let now = Instant(milliseconds: 1_800_000_000_000)
  private static let id = Identifier(high: 1, low: 2)

  private func signUp(_ email: String = "ada@example.org") -> SignUp {
    SignUp(
      email: email,
      credentials: Credentials(salt: [1, 2], rounds: 600_000, signIn: "$2b$12$hash"),
      wrapName: Identifier(high: 3, low: 4), passwordWrap: [1, 5], recoveryWrap: [1, 6],
      language: "de")
  }

  private func session(_ number: UInt64, device: UInt64, at: Instant) -> Session {
    Session(
      id: Identifier(high: 9, low: number), account: Self.id, device: device, name: "Phone",
      createdAt: at, seenAt: at)
  }

  /// A file that lives as long as the test.
  private func opened(
    _ test: (SQLiteAccountStore, String) async throws -> Void
  ) async throws {
    let path = NSTemporaryDirectory() + "redstart-" + UUID().uuidString + ".db"
    defer {
      for ending in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: path + ending)
      }
    }
    try await test(SQLiteAccountStore(try SQLiteDatabase(path: path)), path)
  }

  @Test func anAccountIsReadBackAsItWasMade() async throws {
    try await opened { store, _ in
      #expect(try await store.create(signUp(), id: Self.id, at: Self.now))
      let account = try #require(try await store.account(email: "ada@example.org"))
      #expect(account == (try await store.account(id: Self.id)))
      #expect(account.credentials == signUp().credentials && account.language == "de")
      #expect(account.passwordWrap == [1, 5] && account.recoveryWrap == [1, 6])
      #expect(account.createdAt == Self.now && account.deletionAt == nil)
      #expect(try await !store.create(signUp(), id: Identifier(high: 7, low: 7), at: Self.now))
    }
  }

  @Test func whatIsDueGoesWithAllThatBelongsToIt() async throws {
    try await opened { store, path in
      _ = try await store.create(signUp(), id: Self.id, at: Self.now)
      try await store.open(session(1, device: 1, at: Self.now), token: [1])
      try await store.addReset(of: Self.id, token: [2], until: Self.now.adding(seconds: 9_000_000))
      try await store.scheduleDeletion(of: Self.id, at: Self.now.adding(seconds: 10))
      try await store.scheduleDeletion(of: Self.id, at: Self.now.adding(seconds: 99))
      #expect(try await store.purge(now: Self.now.adding(seconds: 9)).isEmpty)
      #expect(try await store.purge(now: Self.now.adding(seconds: 10)) == [Self.id])
      #expect(try await store.purge(now: Self.now.adding(seconds: 10)).isEmpty)
      let queue = try DatabaseQueue(path: path)
      for table in ["accounts", "sessions", "refresh_tokens", "mail_tokens", "sign_ups"] {
        let count = try await queue.read { database in
          try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)")
        }
        #expect(count == 0, "\(table)")
      }
    }
  }

  @Test func anAccountHasABoundedNumberOfSessions() async throws {
    try await opened { store, _ in
      _ = try await store.create(signUp(), id: Self.id, at: Self.now)
      for number in 1...60 {
        let at = Self.now.adding(seconds: Int64(number))
        let device = UInt64(number)
        try await store.open(session(device, device: device, at: at), token: [UInt8(number)])
      }
      let sessions = try await store.sessions(of: Self.id)
      #expect(sessions.count == 50)
      #expect(sessions.first?.device == 11, "the one that was not seen for longest has gone")
    }
  }

  @Test func aTokenThatWasTakenOrHasRunOutIsGone() async throws {
    try await opened { store, _ in
      let until = Self.now.adding(seconds: 10)
      try await store.add(signUp(), token: [1], until: until)
      try await store.add(signUp("eve@example.org"), token: [2], until: until)
      #expect(try await store.confirm(token: [2], id: Self.id, now: until) == nil)
      #expect(try await store.confirm(token: [3], id: Self.id, now: Self.now) == nil)
      #expect(try await store.confirm(token: [1], id: Self.id, now: Self.now) == Self.id)
      #expect(try await store.confirm(token: [1], id: Self.id, now: Self.now) == nil)
    }
  }
}
