// A device that asks the others for the vault key.

import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("Approval by another device")
struct ApprovalTests {
  private static let path = "/api/account/approvals"
  private static let sealed = JSONValue.string(
    Base64.encode([UInt8](repeating: 9, count: Approval.sealedBytes)))

  private static let nonce = JSONValue.string(
    Base64.encode([UInt8](repeating: 7, count: Approval.nonceBytes)))
  private static let answer = JSONValue.string(
    Base64.encode([UInt8](repeating: 8, count: Approval.nonceBytes)))
  private static let reveal = ["publicKey": KeyTests.publicKey, "nonce": nonce]

  private func bytes(_ value: JSONValue) -> [UInt8] {
    if case .string(let text) = value { Base64.decode(text) ?? [] } else { [] }
  }

  private func commitment(_ server: AccountServer, _ jar: Jar) async throws -> JSONValue {
    let account = try await server.send(.get, "/api/account", nil, jar).text("account")
    let said = Approval.commitment(
      account: try #require(Identifier(text: account)), publicKey: bytes(KeyTests.publicKey),
      nonce: bytes(Self.nonce))
    return .string(Base64.encode(said))
  }

  /// The name of a new question, which must be taken.
  private func ask(_ server: AccountServer, _ jar: Jar) async throws -> String {
    let body = ["commitment": try await commitment(server, jar)]
    let answer = try await server.send(.post, Self.path, body, jar)
    guard answer.status == .ok else { throw Unexpected(answer) }
    return Self.path + "/" + answer.text("id")
  }

  /// Both sides have said what they say before the key.
  private func talk(
    _ server: AccountServer, _ path: String, _ old: Jar, _ new: Jar
  ) async throws {
    let met = try await server.send(.put, path + "/nonce", ["nonce": Self.answer], old)
    let revealed = try await server.send(.put, path + "/reveal", Self.reveal, new)
    guard met.status == .noContent else { throw Unexpected(met) }
    guard revealed.status == .noContent else { throw Unexpected(revealed) }
  }

  private func waiting(_ server: AccountServer, _ jar: Jar) async throws -> [JSONValue] {
    let answer = try await server.send(.get, Self.path, nil, jar)
    guard case .array(let items)? = answer.json["approvals"] else { return [] }
    return items
  }

  /// An account with two devices; the second one asks.
  private func run(
    _ test: @escaping @Sendable (AccountServer, _ old: Jar, _ new: Jar) async throws -> Void
  ) async throws {
    try await AccountServer.run { server in
      let person = Person()
      try await server.signUp(person)
      try await test(
        server, try await server.signIn(person), try await server.signIn(person, device: 2))
    }
  }

  @Test func oneAsksAnotherGivesAndTheFirstFetchesIt() async throws {
    try await run { server, old, new in
      let path = try await ask(server, new)
      let seen = try await waiting(server, old)
      #expect(seen.count == 1 && seen.first?["name"] == .string("Phone 2"))
      #expect(seen.first?["commitment"] == (try await commitment(server, new)))
      #expect(seen.first?["publicKey"] == nil && seen.first?["nonce"] == nil)
      #expect(try await waiting(server, new).isEmpty, "nobody sees the own question there")
      #expect(try await server.send(.get, path, nil, new).text("state") == "waiting")
      try await talk(server, path, old, new)
      let revealed = try await waiting(server, old)
      #expect(revealed.first?["publicKey"] == KeyTests.publicKey)
      #expect(revealed.first?["nonce"] == Self.nonce)
      #expect(try await server.send(.put, path, ["sealed": Self.sealed], new).status == .notFound)
      #expect(try await server.send(.put, path, ["sealed": Self.sealed], old).status == .noContent)
      let outcome = try await server.send(.get, path, nil, new)
      #expect(outcome.text("state") == "approved" && outcome.json["sealed"] == Self.sealed)
      #expect(outcome.json["nonce"] == Self.answer)
      #expect(try await waiting(server, old).isEmpty)
      #expect(try await server.send(.get, path, nil, old).status == .notFound)
      #expect(
        try await server.send(.put, path, ["sealed": Self.sealed], old).status == .notFound,
        "what was given stays what it is")
    }
  }

  @Test func eachStepComesAfterTheOneBeforeAndOnce() async throws {
    try await run { server, old, new in
      let path = try await ask(server, new)
      func put(_ step: String, _ body: [String: JSONValue], _ jar: Jar) async throws -> Int {
        try await server.send(.put, path + step, body, jar).status.code
      }
      #expect(try await put("/reveal", Self.reveal, new) == 404, "nobody has answered yet")
      #expect(try await put("", ["sealed": Self.sealed], old) == 404, "nothing is revealed yet")
      #expect(try await put("/nonce", ["nonce": Self.answer], new) == 404, "not by oneself")
      #expect(try await put("/nonce", ["nonce": .string("AQ")], old) == 400)
      #expect(try await put("/nonce", ["nonce": Self.answer], old) == 204)
      #expect(try await put("/nonce", ["nonce": Self.answer], old) == 204, "said again")
      #expect(try await put("/nonce", ["nonce": Self.nonce], old) == 404, "never another one")
      let met = try await server.send(.get, path, nil, new)
      #expect(met.text("state") == "met" && met.json["nonce"] == Self.answer)
      #expect(try await put("", ["sealed": Self.sealed], old) == 404)
      var other = Self.reveal
      other["nonce"] = Self.answer
      #expect(try await put("/reveal", other, new) == 400, "not what was committed to")
      #expect(try await put("/reveal", Self.reveal, old) == 404, "for who asks alone")
      #expect(try await put("/reveal", Self.reveal, new) == 204)
      #expect(try await put("/reveal", Self.reveal, new) == 204, "said again")
      #expect(try await server.send(.get, path, nil, new).text("state") == "revealed")
      #expect(try await put("", ["sealed": Self.sealed], old) == 204)
      #expect(try await put("/nonce", ["nonce": Self.answer], old) == 404)
      #expect(try await put("/reveal", Self.reveal, new) == 404)
    }
  }

  @Test func whatOneDeviceMetIsNoQuestionForAThird() async throws {
    try await AccountServer.run { server in
      let person = Person()
      try await server.signUp(person)
      let old = try await server.signIn(person)
      let new = try await server.signIn(person, device: 2)
      let third = try await server.signIn(person, device: 3)
      let path = try await ask(server, new)
      #expect(try await waiting(server, third).count == 1)
      try await talk(server, path, old, new)
      #expect(try await waiting(server, third).isEmpty)
      let body = ["nonce": Self.nonce]
      #expect(try await server.send(.put, path + "/nonce", body, third).status == .notFound)
      #expect(
        try await server.send(.put, path, ["sealed": Self.sealed], third).status == .notFound)
      #expect(try await server.send(.delete, path, nil, third).status == .noContent)
      #expect(try await server.send(.get, path, nil, new).text("state") == "denied")
    }
  }

  @Test func aNoIsToldAndATakenBackQuestionIsGone() async throws {
    try await run { server, old, new in
      let denied = try await ask(server, new)
      #expect(try await server.send(.delete, denied, nil, old).status == .noContent)
      #expect(try await server.send(.get, denied, nil, new).text("state") == "denied")
      #expect(
        try await server.send(.put, denied, ["sealed": Self.sealed], old).status == .notFound)
      let back = try await ask(server, new)
      #expect(try await server.send(.get, denied, nil, new).status == .notFound, "one at a time")
      #expect(try await server.send(.delete, back, nil, new).status == .noContent)
      #expect(try await waiting(server, old).isEmpty)
      #expect(try await server.send(.get, back, nil, new).status == .notFound)
    }
  }

  @Test func afterTenMinutesItIsOver() async throws {
    try await run { server, old, new in
      let path = try await ask(server, new)
      server.clock.advance(seconds: 599)
      #expect(try await waiting(server, old).count == 1)
      server.clock.advance(seconds: 1)
      let (old, new) = (Jar(try await server.refresh(old)), Jar(try await server.refresh(new)))
      #expect(try await waiting(server, old).isEmpty)
      #expect(try await server.send(.put, path, ["sealed": Self.sealed], old).status == .notFound)
      #expect(try await server.send(.delete, path, nil, old).status == .notFound)
      #expect(try await server.send(.get, path, nil, new).status == .notFound)
    }
  }

  @Test func aQuestionGoesWithItsSessionAndReachesNobodyElse() async throws {
    try await run { server, old, new in
      let path = try await ask(server, new)
      var other = Person()
      other.email = "grace@example.org"
      try await server.signUp(other)
      let stranger = try await server.signIn(other, device: 3)
      #expect(try await waiting(server, stranger).isEmpty)
      for method in [HTTPRequest.Method.get, .delete] {
        #expect(try await server.send(method, path, nil, stranger).status == .notFound)
      }
      #expect(
        try await server.send(.put, path, ["sealed": Self.sealed], stranger).status == .notFound)
      let short = try await server.send(.put, path, ["sealed": .string("AQ")], old)
      #expect(short.status == .badRequest)
      _ = try await server.send(.delete, "/api/sessions/current", nil, new)
      #expect(try await waiting(server, old).isEmpty)
    }
  }

  @Test func askingIsBounded() async throws {
    try await run { server, old, new in
      for _ in 0..<20 { _ = try await ask(server, new) }
      let body = ["commitment": try await commitment(server, new)]
      let answer = try await server.send(.post, Self.path, body, new)
      #expect(answer.status == .tooManyRequests)
      #expect(try await waiting(server, old).count == 1)
      server.clock.advance(seconds: 3600)
      let later = Jar(try await server.refresh(new))
      #expect(try await server.send(.post, Self.path, body, later).status == .ok)
    }
  }
}
