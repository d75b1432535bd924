// The spare key: kept by choice, given only to who has proven a new password.

import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("The spare key")
struct SpareKeyTests {
  private static let key = [UInt8](repeating: 5, count: 32)
  private static let path = "/api/account/spare"

  private func keep(_ server: AccountServer, _ jar: Jar, _ person: Person) async throws -> Int {
    try await server.send(
      .put, Self.path,
      ["signIn": person.signInText, "key": .string(Base64.encode(Self.key))], jar
    ).status.code
  }

  private func has(_ server: AccountServer, _ jar: Jar) async throws -> JSONValue? {
    try await server.send(.get, "/api/account", nil, jar).json["hasSpareKey"]
  }

  @Test func itIsGivenAfterAResetAndNeverBefore() async throws {
    try await MailSink.run { server, sink in
      let person = Person()
      try await server.signUp(person)
      let opened = try await server.open(link: try await sink.mail(1).token("confirm"))
      let jar = try await server.signIn(person, opened)
      #expect(try await keep(server, jar, person) == 204)
      #expect(try await has(server, jar) == .bool(true))
      let usual = try await server.send(.post, "/api/sessions", person.signIn(device: 2))
      #expect(usual.status == .ok && usual.json["spareKey"] == nil)
      _ = try await server.send(.post, "/api/resets", ["email": .string(person.email)])
      var fresh = person
      fresh.secret = [UInt8](repeating: 8, count: 32)
      let reset = try await sink.mail(2).token("reset")
      _ = try await server.send(
        .post, "/api/resets/confirm",
        [
          "token": .string(reset), "salt": .string(Person.salt), "rounds": .int(600_000),
          "signIn": fresh.signInText,
        ])
      let answer = try await server.send(.post, "/api/sessions", fresh.signIn())
      #expect(answer.text("spareKey") == Base64.encode(Self.key))
      let before = try await server.send(.post, "/api/sessions", person.signIn())
      #expect(before.status == .unauthorized)
    }
  }

  @Test func keepingItNeedsThePasswordAndForgettingItDoesNot() async throws {
    try await AccountServer.run { server in
      let person = Person()
      try await server.signUp(person)
      let jar = try await server.signIn(person)
      var guess = person
      guess.secret = [UInt8](repeating: 1, count: 32)
      #expect(try await keep(server, jar, guess) == 403)
      #expect(try await keep(server, Jar(), person) == 401)
      #expect(try await has(server, jar) == .bool(false))
      #expect(try await keep(server, jar, person) == 204)
      for _ in 0..<2 {
        #expect(try await server.send(.delete, Self.path, nil, jar).status == .noContent)
        #expect(try await has(server, jar) == .bool(false))
      }
      #expect(try await server.send(.delete, Self.path).status == .unauthorized)
    }
  }

  @Test func theDatabaseHoldsItSealed() async throws {
    try await AccountServer.run { server in
      let person = Person()
      try await server.signUp(person)
      let jar = try await server.signIn(person)
      _ = try await keep(server, jar, person)
      for name in ["redstart.db", "redstart.db-wal"] {
        let path = server.data.path + "/" + name
        let bytes = FileManager.default.contents(atPath: path) ?? Data()
        #expect(bytes.range(of: Data(Self.key)) == nil)
      }
    }
  }
}
