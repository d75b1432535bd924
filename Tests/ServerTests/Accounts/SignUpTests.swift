// Making an account, and what a stranger can learn from that.

import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("Signing up")
struct SignUpTests {
  @Test func theServerSaysWhatItSpeaks() async throws {
    try await AccountServer.run { server in
      let answer = try await server.send(.get, "/api/server")
      #expect(answer.json["version"] == .int(SyncLimits.version))
      #expect(answer.json["oldestVersion"] == .int(SyncLimits.oldestVersion))
      #expect(answer.json["time"] == .int(server.clock.now.milliseconds))
      #expect(answer.json["mail"] == .bool(false))
    }
  }

  @Test func withoutMailAnAccountIsReadyAtOnce() async throws {
    try await AccountServer.run { server in
      let answer = try await server.signUp(Person())
      #expect(answer.status == .accepted && answer.text("state") == "ready")
      let session = try await server.send(.post, "/api/sessions", Person().signIn())
      #expect(session.status == .ok)
      #expect(Identifier(text: session.text("account")) != nil)
      #expect(session.text("email") == "ada@example.org")
      #expect(session.text("wrapName") == String(repeating: "cd", count: 16))
      #expect(session.text("passwordWrap") == Person.wrap)
      #expect(session.text("recoveryWrap") == Person.wrap)
      #expect(session.json["keyVersion"] == .int(1))
      #expect(session.json["head"] == .int(0))
      #expect(session.json["time"] == .int(server.clock.now.milliseconds))
    }
  }

  @Test func aTakenAddressGetsTheSameAnswerAndKeepsItsAccount() async throws {
    try await AccountServer.run { server in
      let first = try await server.signUp(Person())
      var thief = Person()
      thief.secret = [UInt8](repeating: 8, count: 32)
      for email in ["ada@example.org", " ADA@Example.ORG "] {
        thief.email = email
        let second = try await server.signUp(thief)
        #expect(second.status == first.status && second.body == first.body)
        let refused = try await server.send(.post, "/api/sessions", thief.signIn())
        #expect(refused.status == .unauthorized)
      }
      _ = try await server.signIn(Person())
    }
  }

  static let mistakes: [(String, JSONValue?)] = [
    ("email", .string("ada")), ("email", .string("")), ("email", nil), ("email", .int(1)),
    ("salt", .string("abc")), ("salt", .string(String(repeating: "AB", count: 16))),
    ("salt", nil), ("rounds", .int(599_999)), ("rounds", .int(10_000_001)), ("rounds", .int(-1)),
    ("rounds", .number(600_000.5)), ("rounds", .string("600000")), ("rounds", .int(.max)),
    ("signIn", .string("")), ("signIn", .string(String(repeating: "A", count: 42))),
    ("signIn", .string(String(repeating: "A", count: 44))),
    ("signIn", .string(String(repeating: "A", count: 42) + "B")),
    ("signIn", .string(String(repeating: "A", count: 42) + "=")),
    ("signIn", .string(String(repeating: "A", count: 10_000))), ("wrapName", .string("x")),
    ("passwordWrap", .string("AQ")), ("passwordWrap", nil), ("recoveryWrap", nil),
    ("passwordWrap", .string(Base64.encode([UInt8](repeating: 2, count: 61)))),
    ("recoveryWrap", .array([])), ("language", .string("fr")), ("language", .string("english")),
    ("unknown", .string("x")),
  ]

  @Test("A member that is missing, of another type or out of its range is refused")
  func refusals() async throws {
    try await AccountServer.run { server in
      for (name, value) in Self.mistakes {
        var body = Person().signUp
        body[name] = value
        let answer = try await server.send(.post, "/api/accounts", body)
        #expect(answer.status == .badRequest, "\(name) \(String(describing: value))")
        #expect(answer.code == "invalid_request")
      }
    }
  }

  @Test func theSaltOfAnAddressIsSteadyWhetherItIsKnownOrNot() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      func salt(_ email: String) async throws -> TestResponse {
        try await server.send(.post, "/api/accounts/salt", ["email": .string(email)])
      }
      let known = try await salt("ada@example.org")
      let unknown = try await salt("eve@example.org")
      let again = try await salt(" EVE@example.org")
      let other = try await salt("eva@example.org")
      #expect(known.text("salt") == Person.salt)
      #expect(unknown.body == again.body && unknown.text("salt") != other.text("salt"))
      #expect(Identifier(text: unknown.text("salt")) != nil)
      #expect(known.json["rounds"] == unknown.json["rounds"])
      expectSame(known, unknown)
    }
  }

  @Test func aWrongSecretAndAnUnknownAddressAreToldTheSame() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      var wrong = Person()
      wrong.secret[0] = 1
      var unknown = Person()
      unknown.email = "eve@example.org"
      let first = try await server.send(.post, "/api/sessions", wrong.signIn())
      let second = try await server.send(.post, "/api/sessions", unknown.signIn())
      #expect(first.status == .unauthorized && first.code == "unauthorized")
      #expect(first.text("message") == second.text("message"))
      expectSame(first, second)
      for _ in 0..<12 {
        let known = try await server.send(.post, "/api/sessions", wrong.signIn())
        let other = try await server.send(.post, "/api/sessions", unknown.signIn())
        #expect(known.status == other.status && known.code == other.code)
      }
    }
  }

  @Test func askingForAResetTellsNothing() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let known = try await server.send(
        .post, "/api/resets", ["email": .string("ada@example.org")])
      let unknown = try await server.send(
        .post, "/api/resets", ["email": .string("eve@example.org")])
      #expect(known.status == .accepted && known.body == unknown.body)
      expectSame(known, unknown)
    }
  }
}

/// Status and names of the header fields, which is what a stranger can compare.
func expectSame(_ a: TestResponse, _ b: TestResponse) {
  #expect(a.status == b.status)
  #expect(a.headers.map { $0.name.canonicalName } == b.headers.map { $0.name.canonicalName })
}
