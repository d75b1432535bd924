// Whose eyes the server's files are for, and what is left in them of somebody who has gone.

import Engine
import Foundation
import Server
import Storage
import Testing

@Suite("Files of the server")
struct PrivateFileTests {
  private func rights(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  private func all(in folder: String) throws -> [String] {
    let walk = try #require(FileManager.default.enumerator(atPath: folder))
    return walk.compactMap { $0 as? String }.map { folder + "/" + $0 }
  }

  @Test("All are for their owner only, also those that a version before left open to others")
  func ownerOnly() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      _ = try await server.signIn(Person())
      _ = try Backups(data: server.data.path).make(now: server.clock.now)
      for path in try all(in: server.data.path) {
        #expect(try rights(path) & 0o077 == 0, "\(path)")
      }
    }
    let folder = try Folder()
    let path = folder.path + "/redstart.db"
    var database: SQLiteDatabase? = try SQLiteDatabase(path: path)
    #expect(database != nil)
    database = nil
    for name in ["audit.log", "audit.head", "secret"] { try folder.write(name, "") }
    for path in try all(in: folder.path) + [folder.path] {
      try FileManager.default.setAttributes(
        [.posixPermissions: path == folder.path ? 0o755 : 0o644], ofItemAtPath: path)
    }
    let directory = try DataDirectory(folder.path)
    _ = try SQLiteDatabase(path: path)
    for path in try all(in: directory.path) + [folder.path] {
      #expect(try rights(path) & 0o077 == 0, "\(path)")
    }
  }

  @Test("Nothing of an account that was removed is left in the database, beside it or in copies")
  func erased() async throws {
    try await AccountServer.run { server in
      let person = Person(email: "very.rare.heron@example.org")
      try await server.signUp(person)
      try await server.signUp(Person())
      let jar = try await server.signIn(person)
      let body: [String: JSONValue] = ["signIn": person.signInText]
      _ = try await server.send(.post, "/api/account/delete", body, jar)
      let backups = Backups(data: server.data.path)
      let copy = try backups.make(of: server.kept.database, now: server.clock.now)
      let aside = server.data.path + "/redstart-aside-2026-03-29T010203Z.db"
      try FileManager.default.copyItem(atPath: copy, toPath: aside)
      let account = try #require(
        try await SQLiteAccountStore(server.kept.database).account(email: person.email))
      func places(_ text: String) throws -> [String] {
        try all(in: server.data.path).filter { path in
          let bytes = try? Data(contentsOf: URL(fileURLWithPath: path))
          return bytes?.range(of: Data(text.utf8)) != nil
        }
      }
      #expect(try Set(places(person.email)).isSuperset(of: [copy, aside]))
      server.clock.advance(days: 30)
      try await server.site.purge()
      #expect(try places(person.email).isEmpty)
      #expect(try places(account.id.text) == [server.data.path + "/audit.log"])
      for path in try all(in: server.data.path) { #expect(try rights(path) & 0o077 == 0) }
      // The others are still in the copies, and these are as sound as before.
      let other = try Folder()
      try Restoring.restore(copy, data: other.path, now: server.clock.now)
      let store = SQLiteAccountStore(try SQLiteDatabase(path: other.path + "/redstart.db"))
      #expect(try await store.account(email: Person().email) != nil)
      #expect(try all(in: server.data.path).filter { $0.hasPrefix(copy) } == [copy])
    }
  }
}
