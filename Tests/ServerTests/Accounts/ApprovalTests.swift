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

  /// The name of a new question, which must be taken.
  private func ask(_ server: AccountServer, _ jar: Jar) async throws -> String {
    let answer = try await server.send(.post, Self.path, ["publicKey": KeyTests.publicKey], jar)
    guard answer.status == .ok else { throw Unexpected(answer) }
    return Self.path + "/" + answer.text("id")
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
      #expect(seen.first?["publicKey"] == KeyTests.publicKey)
      #expect(try await waiting(server, new).isEmpty, "nobody sees the own question there")
      #expect(try await server.send(.get, path, nil, new).text("state") == "waiting")
      #expect(try await server.send(.put, path, ["sealed": Self.sealed], new).status == .notFound)
      #expect(try await server.send(.put, path, ["sealed": Self.sealed], old).status == .noContent)
      let outcome = try await server.send(.get, path, nil, new)
      #expect(outcome.text("state") == "approved" && outcome.json["sealed"] == Self.sealed)
      #expect(try await waiting(server, old).isEmpty)
      #expect(try await server.send(.get, path, nil, old).status == .notFound)
      #expect(
        try await server.send(.put, path, ["sealed": Self.sealed], old).status == .notFound,
        "what was given stays what it is")
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
      let body = ["publicKey": KeyTests.publicKey]
      let answer = try await server.send(.post, Self.path, body, new)
      #expect(answer.status == .tooManyRequests)
      #expect(try await waiting(server, old).count == 1)
      server.clock.advance(seconds: 3600)
      let later = Jar(try await server.refresh(new))
      #expect(try await server.send(.post, Self.path, body, later).status == .ok)
    }
  }
}
