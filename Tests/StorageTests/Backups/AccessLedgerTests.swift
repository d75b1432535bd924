// A copy that is put back does not bring back what was taken back since.

import Engine
import Foundation
import GRDB
import Storage
import Testing

/// A data directory with accounts, as the server keeps it.
private struct Bench {
  static let now = VaultBench.now

  let folder: Scratch
  let database: SQLiteDatabase
  let store: SQLiteAccountStore
  var ledger: String { folder.path + "/backups/access.db" }

  init(_ given: Scratch? = nil) throws {
    folder = try given ?? Scratch()
    database = try SQLiteDatabase(path: folder.path + "/redstart.db")
    store = SQLiteAccountStore(
      database, ledger: AccessLedger(data: folder.path), clock: { Bench.now })
  }

  static func id(_ name: String) -> Identifier { Identifier(high: 1, low: UInt64(name.utf8.count)) }

  static func credentials(_ hash: String) -> Credentials {
    Credentials(salt: [1, 2], rounds: 600_000, signIn: hash)
  }

  /// Names of different lengths are different accounts.
  func add(_ name: String) async throws -> Identifier {
    let signUp = SignUp(
      email: name + "@example.org", credentials: Bench.credentials("old"),
      wrapName: Identifier(high: 3, low: 4), passwordWrap: [1, 5], recoveryWrap: [1, 6],
      language: "en")
    #expect(try await store.create(signUp, id: Bench.id(name), at: Bench.now))
    return Bench.id(name)
  }

  func session(_ account: Identifier, _ number: UInt64) async throws -> Session {
    let session = Session(
      id: Identifier(high: account.low, low: number), account: account, device: number,
      name: "Phone", createdAt: Bench.now, seenAt: Bench.now)
    try await store.open(session, token: [UInt8(number), UInt8(account.low)])
    return session
  }

  func passkey(_ account: Identifier, _ number: UInt8) async throws -> Identifier {
    let id = Identifier(high: 5, low: UInt64(number))
    let passkey = Passkey(
      id: id, account: account, credential: [number], publicKey: [1], counter: 0, name: "Key",
      wrap: [1, number], createdAt: Bench.now)
    #expect(try await store.add(passkey) == .kept)
    return id
  }

  func link(_ account: Identifier, _ subject: String) async throws {
    let ticket = ProviderTicket(
      provider: "google", subject: subject, email: nil, name: nil, refreshToken: nil)
    let until = Bench.now.adding(seconds: 60)
    try await store.add(ticket, hash: Array(subject.utf8), until: until)
    #expect(try await store.link(ticket: Array(subject.utf8), to: account, now: Bench.now))
  }

  func copy(_ seconds: Int64 = 0) throws -> String {
    let now = Bench.now.adding(seconds: seconds)
    return try Backups(data: folder.path).make(of: database, now: now)
  }
}

@Suite("What was taken back stays taken back")
struct AccessLedgerTests {
  private let now = VaultBench.now

  private func restored(
    _ copy: String, to folder: Scratch
  ) throws -> (Bench, AccessReplay) {
    let report = try Restoring.restore(copy, data: folder.path, now: now.adding(seconds: 999))
    return (try Bench(folder), report.replay)
  }

  @Test("A restore ends sessions, spare keys, and what waits for a mail")
  func ends() async throws {
    let bench = try Bench()
    let ada = try await bench.add("ada")
    _ = try await bench.session(ada, 1)
    _ = try await bench.session(ada, 2)
    try await bench.store.setSpareKey(of: ada, [1, 2, 3])
    let later = now.adding(seconds: 9_000)
    try await bench.store.addReset(of: ada, token: [7], until: later)
    let (after, replay) = try restored(try bench.copy(), to: bench.folder)
    #expect(try await after.store.sessions(of: ada).isEmpty)
    #expect(try await after.store.spareKey(of: ada) == nil)
    let turned = try await after.store.turn(token: [1, 3], successor: [9], now: now)
    #expect(turned == .unknown)
    #expect(
      try await after.store.reset(
        token: [7], Bench.credentials("new"), keepOthers: false, now: now) == nil)
    #expect(replay.sessionsEnded == 2 && replay.spareKeysDropped == 1)
    #expect(try await after.store.account(id: ada)?.credentials?.signIn == "old")
  }

  @Test("The newest password, codes and key version count, and no older one")
  func newestKeys() async throws {
    let bench = try Bench()
    let ada = try await bench.add("ada")
    let session = try await bench.session(ada, 1)
    let copy = try bench.copy()
    let store = bench.store
    try await store.setPassword(
      of: ada, Bench.credentials("new"), wrap: [1, 7], keeping: session.id)
    let change = KeyChange(
      keyVersion: 2, passwordWrap: [1, 8], recoveryWrap: [1, 9], keyRing: [4, 4])
    #expect(try await store.changeKey(of: ada, change, keeping: session.id))
    let (after, replay) = try restored(copy, to: bench.folder)
    let account = try #require(try await after.store.account(id: ada))
    #expect(account.credentials?.signIn == "new", "the old one signs in no more")
    #expect(account.keyVersion == 2)
    #expect(account.passwordWrap == [1, 8] && account.recoveryWrap == [1, 9])
    #expect(try await after.store.keyRing(of: ada) == [4, 4])
    #expect(replay.changed == 1 && replay.hadLedger)
  }

  @Test("A passkey or a link that was removed does not come back, a new one stays")
  func waysIn() async throws {
    let bench = try Bench()
    let ada = try await bench.add("ada")
    let stolen = try await bench.passkey(ada, 1)
    try await bench.link(ada, "stranger")
    let copy = try bench.copy()
    let mine = try await bench.passkey(ada, 2)
    #expect(try await bench.store.remove(stolen, of: ada) == .removed())
    #expect(try await bench.store.unlink(provider: "google", from: ada) == .removed())
    let (after, _) = try restored(copy, to: bench.folder)
    #expect(try await after.store.passkeys(of: ada).map { $0.id } == [mine])
    #expect(try await after.store.providers(of: ada).isEmpty)
  }

  @Test("An erased account is erased again, and the list does not say whose it was")
  func erased() async throws {
    let bench = try Bench()
    let (ada, eve) = (try await bench.add("ada"), try await bench.add("eve23"))
    let copy = try bench.copy()
    try await bench.store.setWrap(.recovery, of: eve, [1, 1])
    try await bench.store.scheduleDeletion(of: eve, at: now)
    #expect(try await bench.store.purge(now: now) == [eve])
    let bytes = try Data(contentsOf: URL(fileURLWithPath: bench.ledger))
    #expect(bytes.range(of: Data("eve23@".utf8)) == nil)
    #expect(bytes.range(of: Data(eve.text.utf8)) == nil)
    let (after, replay) = try restored(copy, to: bench.folder)
    #expect(try await after.store.account(id: eve) == nil)
    #expect(try await after.store.account(id: ada) != nil)
    #expect(replay.erased == 1)
  }

  @Test("Addresses that changed hands, and a deletion that was asked for, are as they were last")
  func addresses() async throws {
    let bench = try Bench()
    let (ada, eve) = (try await bench.add("ada"), try await bench.add("eve23"))
    let copy = try bench.copy()
    #expect(try await bench.store.setEmail(of: ada, "new@example.org"))
    #expect(try await bench.store.setEmail(of: eve, "ada@example.org"))
    try await bench.store.scheduleDeletion(of: eve, at: now.adding(seconds: 5))
    let (after, _) = try restored(copy, to: bench.folder)
    #expect(try await after.store.account(id: ada)?.email == "new@example.org")
    #expect(try await after.store.account(id: eve)?.email == "ada@example.org")
    #expect(try await after.store.account(id: eve)?.deletionAt == now.adding(seconds: 5))
  }

  @Test("An invitation that was used after the copy is still the one's who used it")
  func invitations() async throws {
    let bench = try Bench()
    _ = try await bench.add("ada")
    let until = now.adding(seconds: 86_400)
    func use(_ store: SQLiteAccountStore, _ name: UInt8, by holder: UInt8) async throws -> Bool {
      try await store.useInvitation([name], holder: [holder], until: until, now: now)
    }
    #expect(try await use(bench.store, 1, by: 1))
    let copy = try bench.copy()
    #expect(try await use(bench.store, 2, by: 1))
    let (after, _) = try restored(copy, to: bench.folder)
    for name: UInt8 in [1, 2] {
      #expect(try await !use(after.store, name, by: 2))
      #expect(try await use(after.store, name, by: 1), "sent again")
    }
    #expect(try await use(after.store, 3, by: 2))
    // On another machine, and from there once more.
    let (there, _) = try restored(copy, to: try Scratch())
    #expect(try await !use(there.store, 2, by: 2))
    try await there.store.tellAccess()
    let alone = try Scratch()
    try FileManager.default.copyItem(atPath: copy, toPath: alone.path + "/copy.db")
    let (again, _) = try restored(alone.path + "/copy.db", to: there.folder)
    #expect(try await !use(again.store, 2, by: 2))
  }

  @Test("A list of the version before, which knew no invitations, is read as it is")
  func listOfBefore() async throws {
    let bench = try Bench()
    let ada = try await bench.add("ada")
    let copy = try bench.copy()
    try await bench.store.setWrap(.recovery, of: ada, [1, 1])
    try await DatabaseQueue(path: bench.ledger).write { database in
      try database.execute(sql: "DROP TABLE used_invitations")
    }
    let (after, _) = try restored(copy, to: bench.folder)
    #expect(try await after.store.account(id: ada)?.recoveryWrap == [1, 1])
  }

  @Test("On another machine the list that lies beside the copy counts, and is kept there")
  func elsewhere() async throws {
    let bench = try Bench()
    let (ada, eve) = (try await bench.add("ada"), try await bench.add("eve23"))
    let copy = try bench.copy()
    let session = try await bench.session(ada, 1)
    try await bench.store.setPassword(
      of: ada, Bench.credentials("new"), wrap: [1, 7], keeping: session.id)
    try await bench.store.scheduleDeletion(of: eve, at: now)
    _ = try await bench.store.purge(now: now)
    let other = try Scratch()
    let (there, replay) = try restored(copy, to: other)
    #expect(replay.erased == 1 && replay.changed == 1)
    #expect(try await there.store.account(id: ada)?.credentials?.signIn == "new")
    try await there.store.tellAccess()
    // The copy alone, put back once more on that machine.
    let alone = try Scratch()
    try FileManager.default.copyItem(atPath: copy, toPath: alone.path + "/copy.db")
    let (again, second) = try restored(alone.path + "/copy.db", to: other)
    #expect(try await again.store.account(id: eve) == nil)
    #expect(try await again.store.account(id: ada)?.credentials?.signIn == "new")
    #expect(second.erased == 1 && second.changed == 1)
  }

  @Test("A list that is older than the copy takes nothing back")
  func oldLedger() async throws {
    let bench = try Bench()
    let ada = try await bench.add("ada")
    let session = try await bench.session(ada, 1)
    func set(_ hash: String) async throws {
      try await bench.store.setPassword(
        of: ada, Bench.credentials(hash), wrap: [1, 7], keeping: session.id)
    }
    try await set("second")
    let old = try Data(contentsOf: URL(fileURLWithPath: bench.ledger))
    try await set("third")
    let copy = try bench.copy()
    try old.write(to: URL(fileURLWithPath: bench.ledger))
    let (after, replay) = try restored(copy, to: bench.folder)
    #expect(try await after.store.account(id: ada)?.credentials?.signIn == "third")
    #expect(replay.changed == 0)
  }

  @Test("Without a list the copy stands as it is, and that is said")
  func noLedger() async throws {
    let bench = try Bench()
    let ada = try await bench.add("ada")
    let copy = try bench.copy()
    #expect(!FileManager.default.fileExists(atPath: bench.ledger), "nothing was taken back yet")
    let (after, replay) = try restored(copy, to: try Scratch())
    #expect(try await after.store.account(id: ada) != nil)
    #expect(!replay.hadLedger)
  }

  @Test("A list that cannot be read stops the restore, and nothing changes")
  func damagedLedger() async throws {
    let bench = try Bench()
    let ada = try await bench.add("ada")
    try await bench.store.setWrap(.recovery, of: ada, [1, 1])
    let copy = try bench.copy()
    try Data("no database, and long enough to be one".utf8)
      .write(to: URL(fileURLWithPath: bench.ledger))
    #expect(throws: BackupError.ledger(bench.ledger)) {
      try Restoring.restore(copy, data: bench.folder.path, now: now)
    }
    #expect(try await bench.store.account(id: ada)?.recoveryWrap == [1, 1])
  }

  @Test("What could not be written down is written with the next, or before the next copy")
  func toldLater() async throws {
    let bench = try Bench()
    let ada = try await bench.add("ada")
    let copy = try bench.copy()
    let deaf = SQLiteAccountStore(bench.database)
    try await deaf.setWrap(.recovery, of: ada, [1, 1])
    #expect(!FileManager.default.fileExists(atPath: bench.ledger))
    _ = try bench.copy(1)
    let (after, _) = try restored(copy, to: bench.folder)
    #expect(try await after.store.account(id: ada)?.recoveryWrap == [1, 1])
  }

  @Test("The list is for its owner's eyes only")
  func mode() async throws {
    let bench = try Bench()
    let ada = try await bench.add("ada")
    try await bench.store.setWrap(.recovery, of: ada, [1, 1])
    let mode = try FileManager.default.attributesOfItem(atPath: bench.ledger)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
  }
}
