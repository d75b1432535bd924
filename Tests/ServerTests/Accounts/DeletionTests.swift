// Deleting an account: told at once, taken back in time, gone for good after that.

import Engine
import HTTPTypes
import HummingbirdTesting
import Server
import Storage
import Testing

@Suite("Deleting an account")
struct DeletionTests {
  private static let proof: [String: JSONValue] = ["signIn": Person().signInText]
  private static let keep: [String: JSONValue] = [
    "email": .string(Person().email), "signIn": Person().signInText,
  ]

  @Test func everySessionIsToldSoAndNobodySignsIn() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let phone = try await server.signIn(Person())
      let laptop = try await server.signIn(Person(), device: 2)
      let mine = try await server.send(.get, "/api/account", nil, phone).json["account"]
      #expect(mine != nil)
      let answer = try await server.send(.post, "/api/account/delete", Self.proof, phone)
      let due = server.clock.now.adding(seconds: 30 * 86_400).milliseconds
      #expect(answer.status == .accepted && answer.json["deletionAt"] == .int(due))
      for jar in [phone, laptop] {
        for path in ["/api/account", "/api/devices"] {
          let told = try await server.send(.get, path, nil, jar)
          #expect(told.status == .gone && told.code == "account_deleted", "\(path)")
          #expect(told.json["details"]?["deletionAt"] == .int(due))
          #expect(told.json["details"]?["account"] == mine, "a device believes its own alone")
        }
        let refused = try await server.refresh(jar)
        #expect(refused.status == .gone && refused.json["details"]?["account"] == mine)
        #expect(try await server.send(.delete, "/api/sessions", nil, jar).status == .gone)
      }
      let signIn = try await server.send(.post, "/api/sessions", Person().signIn())
      #expect(signIn.status == .gone)
      var wrong = Person()
      wrong.secret[0] = 0
      let stranger = try await server.send(.post, "/api/sessions", wrong.signIn())
      #expect(stranger.status == .unauthorized, "only who knows the secret learns of it")
      server.clock.advance(days: 20)
      #expect(try await server.refresh(laptop).status == .gone)
    }
  }

  @Test func itCanBeTakenBackWithinThirtyDays() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      _ = try await server.send(.post, "/api/account/delete", Self.proof, jar)
      server.clock.advance(days: 29)
      try await server.site.purge()
      var wrong = Self.keep
      wrong["signIn"] = .string(Base64.encode([UInt8](repeating: 1, count: 32)))
      #expect(
        try await server.send(.post, "/api/account/keep", wrong).status == .unauthorized)
      #expect(try await server.send(.post, "/api/account/keep", Self.keep).status == .noContent)
      #expect(try await server.look(jar) == 401, "the sessions from before have ended")
      let fresh = try await server.signIn(Person())
      server.clock.advance(days: 2)
      try await server.site.purge()
      #expect(try await server.look(Jar(try await server.refresh(fresh))) == 200)
    }
  }

  @Test func afterThatAllIsGoneAndTheAddressIsFree() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let first = try await server.send(.post, "/api/sessions", Person().signIn())
      _ = try await server.send(.post, "/api/account/delete", Self.proof, Jar(first))
      server.clock.advance(days: 30)
      try await server.site.purge()
      let store = SQLiteAccountStore(server.kept.database)
      #expect(try await store.account(email: Person().email) == nil)
      #expect(
        try await server.send(.post, "/api/account/keep", Self.keep).status == .unauthorized)
      try await server.signUp(Person())
      let second = try await server.send(.post, "/api/sessions", Person().signIn())
      #expect(second.status == .ok)
      #expect(second.text("account") != first.text("account"), "it is another account")
    }
  }

  @Test("A clock that is a year ahead removes nobody and ends no session")
  func wrongClock() async throws {
    try await AccountServer.run { server in
      let eve = Person(email: "eve@example.org")
      for person in [Person(), eve] { try await server.signUp(person) }
      let jar = try await server.signIn(Person())
      let other = try await server.signIn(eve)
      _ = try await server.send(.post, "/api/account/delete", Self.proof, jar)
      try await server.site.purge()
      let year: Int64 = 365 * 86_400
      server.clock.leap(seconds: year)
      await #expect(throws: Problem.self) { try await server.site.purge() }
      #expect(try await server.refresh(other).code == "server_busy")
      server.clock.leap(seconds: -year)
      try await server.site.purge()
      #expect(try await server.look(Jar(try await server.refresh(other))) == 200)
      #expect(try await server.send(.post, "/api/account/keep", Self.keep).status == .noContent)
      // Behind, it would set a day for the removal that has passed once the clock is right.
      server.clock.leap(seconds: -year)
      let fresh = try await server.signIn(Person())
      let asked = try await server.send(.post, "/api/account/delete", Self.proof, fresh)
      #expect(asked.code == "server_busy")
      let store = SQLiteAccountStore(server.kept.database)
      #expect(try await store.account(email: Person().email)?.deletionAt == nil)
    }
  }

  @Test func itNeedsThePassword() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      let wrong: [String: JSONValue] = [
        "signIn": .string(Base64.encode([UInt8](repeating: 1, count: 32)))
      ]
      let answer = try await server.send(.post, "/api/account/delete", wrong, jar)
      #expect(answer.status == .forbidden)
      #expect(try await server.look(jar) == 200)
    }
  }
}
