// A database from before there were passkeys and providers.

import Engine
import Foundation
import GRDB
import Storage
import Testing

@Suite("Databases of earlier versions")
struct OldDatabaseTests {
  private static let now = Instant(milliseconds: 1_800_000_000_000)
  private static let id = Identifier(high: 1, low: 2)

  /// What the first version had where the present one differs.
  private static let before = """
    DROP TABLE access_versions;
    DROP TABLE erased_accounts;
    DROP TABLE checkpoint_uses;
    DROP TABLE checkpoints;
    DROP TABLE checkpoint_parts;
    DROP TABLE provider_tickets;
    DROP TABLE provider_links;
    DROP TABLE passkeys;
    CREATE TABLE before (
      id TEXT NOT NULL PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      salt BLOB NOT NULL,
      rounds INTEGER NOT NULL,
      sign_in TEXT NOT NULL,
      wrap_name TEXT NOT NULL,
      key_version INTEGER NOT NULL,
      password_wrap BLOB,
      recovery_wrap BLOB,
      language TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      deletion_at INTEGER
    ) WITHOUT ROWID;
    INSERT INTO before SELECT * FROM accounts;
    DROP TABLE accounts;
    ALTER TABLE before RENAME TO accounts;
    DELETE FROM grdb_migrations WHERE identifier IN
      ('passkeys 1', 'providers 1', 'checkpoints 1', 'access 1');
    """

  @Test func itOpensWithAllThatIsInIt() async throws {
    let path = NSTemporaryDirectory() + "redstart-" + UUID().uuidString + ".db"
    defer {
      for ending in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: path + ending)
      }
    }
    let signUp = SignUp(
      email: "ada@example.org",
      credentials: Credentials(salt: [1, 2], rounds: 600_000, signIn: "$2b$12$hash"),
      wrapName: Identifier(high: 3, low: 4), passwordWrap: [1, 5], recoveryWrap: [1, 6],
      language: "de")
    let session = Session(
      id: Identifier(high: 9, low: 9), account: Self.id, device: 1, name: "Phone",
      createdAt: Self.now, seenAt: Self.now)
    do {
      let store = SQLiteAccountStore(try SQLiteDatabase(path: path))
      #expect(try await store.create(signUp, id: Self.id, at: Self.now))
      try await store.open(session, token: [1])
    }
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let raw = try DatabaseQueue(path: path, configuration: configuration)
    try await raw.write { try $0.execute(sql: Self.before) }
    try raw.close()
    let store = SQLiteAccountStore(try SQLiteDatabase(path: path))
    let account = try #require(try await store.account(email: "ada@example.org"))
    #expect(account.credentials == signUp.credentials && account.passwordWrap == [1, 5])
    #expect(try await store.sessions(of: Self.id) == [session], "its sessions stay")
    let passkey = Passkey(
      id: Identifier(high: 5, low: 5), account: Self.id, credential: [7], publicKey: [8],
      counter: 0, name: "Key", wrap: nil, createdAt: Self.now)
    #expect(try await store.add(passkey) == .kept)
    #expect(try await store.add(passkey) == .known)
    let ticket = ProviderTicket(
      provider: "google", subject: "1", email: nil, name: nil, refreshToken: nil)
    try await store.add(ticket, hash: [1], until: Self.now.adding(seconds: 1))
    #expect(try await store.link(ticket: [1], to: Self.id, now: Self.now))
    try await store.scheduleDeletion(of: Self.id, at: Self.now)
    #expect(try await store.purge(now: Self.now) == [Self.id])
    #expect(try await store.sessions(of: Self.id).isEmpty, "and go with the account")
    #expect(try await store.passkeys(of: Self.id).isEmpty)
    #expect(try await store.providers(of: Self.id).isEmpty)
  }

  @Test("A SQLite below the first sound version is said to be old, and no other one")
  func version() {
    let sqlite = SQLiteDatabase.version
    let order = sqlite.text.compare(SQLiteDatabase.firstSoundVersion, options: .numeric)
    #expect(sqlite.isOld == (order == .orderedAscending))
  }
}
