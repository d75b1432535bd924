// Changing the password, the wraps and the address of an account without mail.

import Engine
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("An account")
struct AccountTests {
  private static let wrap = Base64.encode([1] + [UInt8](repeating: 3, count: 60))
  private static let secret = Base64.encode([UInt8](repeating: 8, count: 32))

  private func change(old: JSONValue) -> [String: JSONValue] {
    [
      "oldSignIn": old, "salt": .string(String(repeating: "ef", count: 16)),
      "rounds": .int(700_000), "signIn": .string(Self.secret),
      "passwordWrap": .string(Self.wrap),
    ]
  }

  @Test func itShowsWhatItHolds() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      let answer = try await server.send(.get, "/api/account", nil, jar)
      #expect(answer.text("email") == "ada@example.org")
      #expect(answer.json["createdAt"] == .int(server.clock.now.milliseconds))
      #expect(answer.json["changes"] == .int(0) && answer.json["bytes"] == .int(0))
      #expect(answer.json["roomBytes"] == .int(SyncLimits.accountBytes))
    }
  }

  @Test func aNewPasswordEndsTheOtherSessions() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      let other = try await server.signIn(Person(), device: 2)
      let wrong = try await server.send(
        .put, "/api/account/password", change(old: .string(Self.secret)), jar)
      #expect(wrong.status == .forbidden)
      let answer = try await server.send(
        .put, "/api/account/password", change(old: Person().signInText), jar)
      #expect(answer.status == .noContent)
      #expect(try await server.look(jar) == 200)
      #expect(try await server.look(other) == 401)
      let old = try await server.send(.post, "/api/sessions", Person().signIn())
      #expect(old.status == .unauthorized)
      var fresh = Person()
      fresh.secret = [UInt8](repeating: 8, count: 32)
      let new = try await server.send(.post, "/api/sessions", fresh.signIn())
      #expect(new.text("passwordWrap") == Self.wrap)
      let salt = try await server.send(
        .post, "/api/accounts/salt", ["email": .string(fresh.email)])
      #expect(salt.text("salt") == String(repeating: "ef", count: 16))
      #expect(salt.json["rounds"] == .int(700_000))
    }
  }

  @Test func aWrapIsReplacedByWhoKnowsThePassword() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      func set(_ kind: String, _ secret: JSONValue, _ jar: Jar) async throws -> Int {
        try await server.send(
          .put, "/api/account/wraps/" + kind,
          ["signIn": secret, "wrap": .string(Self.wrap)], jar
        ).status.code
      }
      #expect(try await set("recovery", .string(Self.secret), jar) == 403)
      #expect(try await set("spare", Person().signInText, jar) == 404)
      #expect(try await set("recovery", Person().signInText, Jar()) == 401)
      #expect(try await set("recovery", Person().signInText, jar) == 204)
      let answer = try await server.send(.post, "/api/sessions", Person().signIn())
      #expect(answer.text("recoveryWrap") == Self.wrap)
      #expect(answer.text("passwordWrap") == Person.wrap)
    }
  }

  @Test func withoutMailTheAddressChangesAtOnceUnlessItIsTaken() async throws {
    try await AccountServer.run { server in
      var eve = Person()
      eve.email = "eve@example.org"
      try await server.signUp(Person())
      try await server.signUp(eve)
      let jar = try await server.signIn(Person())
      func set(_ email: String) async throws -> TestResponse {
        try await server.send(
          .post, "/api/account/email",
          ["signIn": Person().signInText, "email": .string(email)], jar)
      }
      #expect(try await set("eve@example.org").status == .badRequest)
      #expect(try await set("no address").status == .badRequest)
      let answer = try await set("Countess@example.org")
      #expect(answer.status == .accepted && answer.text("state") == "ready")
      var renamed = Person()
      renamed.email = "countess@example.org"
      _ = try await server.signIn(renamed)
    }
  }

  @Test("Without a session nothing of an account is shown or changed")
  func anonymous() async throws {
    try await AccountServer.run { server in
      for (method, path) in [
        (HTTPRequest.Method.get, "/api/account"), (.get, "/api/devices"),
        (.put, "/api/account/password"), (.put, "/api/account/wraps/password"),
        (.post, "/api/account/email"), (.post, "/api/account/delete"),
        (.delete, "/api/sessions"), (.delete, "/api/sessions/current"),
        (.put, "/api/sessions/device"), (.delete, "/api/devices/a"),
      ] {
        let answer = try await server.send(method, path, method == .get ? nil : [:])
        #expect(answer.status == .unauthorized && answer.code == "unauthorized", "\(path)")
      }
    }
  }
}
