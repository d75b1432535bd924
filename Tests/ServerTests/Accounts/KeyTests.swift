// The key pair of an account, and another vault key in the place of the one before.

import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("Keys of an account")
struct KeyTests {
  static let publicKey = JSONValue.string(Base64.encode([4] + [UInt8](repeating: 3, count: 64)))
  private static let privateKey = JSONValue.string(
    Base64.encode([UInt8](repeating: 6, count: 167)))
  private static let ring = JSONValue.string(Base64.encode([UInt8](repeating: 2, count: 69)))
  private static let newWrap = JSONValue.string(
    Base64.encode([1] + [UInt8](repeating: 8, count: 60)))

  private func pair(version: Int64 = 1) -> [String: JSONValue] {
    [
      "keyVersion": .int(version), "publicKey": Self.publicKey, "privateKey": Self.privateKey,
    ]
  }

  private func change(_ person: Person, version: Int64 = 2) -> [String: JSONValue] {
    [
      "signIn": person.signInText, "keyVersion": .int(version), "passwordWrap": Self.newWrap,
      "recoveryWrap": Self.newWrap, "keyRing": Self.ring,
    ]
  }

  @Test func aKeyPairIsKeptForTheVersionOfTheVaultKeyThatSealedIt() async throws {
    try await AccountServer.run { server in
      let person = Person()
      try await server.signUp(person)
      let jar = try await server.signIn(person)
      let path = "/api/account/keys"
      let before = try await server.send(.get, path, nil, jar)
      #expect(before.json["keyVersion"] == .int(1) && before.json["publicKey"] == nil)
      #expect(
        try await server.send(.put, path + "/pair", pair(version: 2), jar).code
          == "invalid_request")
      #expect(try await server.send(.put, path + "/pair", pair(), jar).status == .noContent)
      let after = try await server.send(.get, path, nil, jar)
      #expect(after.json["publicKey"] == Self.publicKey)
      #expect(after.json["privateKey"] == Self.privateKey)
      #expect(try await server.send(.get, path).status == .unauthorized)
    }
  }

  @Test func whatIsNoPairIsRefused() async throws {
    try await AccountServer.run { server in
      let person = Person()
      try await server.signUp(person)
      let jar = try await server.signIn(person)
      let wrong: [(String, JSONValue)] = [
        ("publicKey", .string(Base64.encode([2] + [UInt8](repeating: 3, count: 64)))),
        ("publicKey", .string(Base64.encode([4] + [UInt8](repeating: 3, count: 32)))),
        ("privateKey", .string(Base64.encode([UInt8](repeating: 3, count: 60)))),
        ("privateKey", .string(Base64.encode([UInt8](repeating: 3, count: 513)))),
        ("keyVersion", .int(0)), ("keyVersion", .string("1")), ("more", .int(1)),
      ]
      for (member, value) in wrong {
        var body = pair()
        body[member] = value
        let answer = try await server.send(.put, "/api/account/keys/pair", body, jar)
        #expect(answer.status == .badRequest, "\(member)")
      }
    }
  }

  @Test func anotherVaultKeyEndsTheOtherSessionsAndDropsWhatOpenedTheOneBefore() async throws {
    try await AccountServer.run { server in
      let person = Person()
      try await server.signUp(person)
      let jar = try await server.signIn(person)
      let other = try await server.signIn(person, device: 2)
      let spare: [String: JSONValue] = [
        "signIn": person.signInText,
        "key": .string(Base64.encode([UInt8](repeating: 5, count: 32))),
      ]
      _ = try await server.send(.put, "/api/account/spare", spare, jar)
      _ = try await server.send(.put, "/api/account/keys/pair", pair(), jar)
      let answer = try await server.send(
        .put, "/api/account/keys/vault", change(person), jar)
      #expect(answer.status == .noContent)
      #expect(try await server.look(jar) == 200)
      #expect(try await server.look(other) == 401)
      let account = try await server.send(.get, "/api/account", nil, jar).json
      #expect(account["hasSpareKey"] == .bool(false) && account["keyVersion"] == .int(2))
      let keys = try await server.send(.get, "/api/account/keys", nil, jar).json
      #expect(keys["keyVersion"] == .int(2) && keys["publicKey"] == nil)
      let session = try await server.send(.post, "/api/sessions", person.signIn(device: 2)).json
      #expect(session["keyVersion"] == .int(2) && session["keyRing"] == Self.ring)
      #expect(session["passwordWrap"] == Self.newWrap && session["recoveryWrap"] == Self.newWrap)
    }
  }

  @Test func itNeedsThePasswordAndALaterVersion() async throws {
    try await AccountServer.run { server in
      let person = Person()
      try await server.signUp(person)
      let jar = try await server.signIn(person)
      let other = try await server.signIn(person, device: 2)
      var guess = person
      guess.secret = [UInt8](repeating: 1, count: 32)
      let path = "/api/account/keys/vault"
      #expect(try await server.send(.put, path, change(guess), jar).status == .forbidden)
      #expect(try await server.send(.put, path, change(person)).status == .unauthorized)
      for version in [Int64(0), 1, 101] {
        let answer = try await server.send(.put, path, change(person, version: version), jar)
        #expect(answer.status == .badRequest, "\(version)")
      }
      var bare = change(person)
      bare["passwordWrap"] = nil
      #expect(try await server.send(.put, path, bare, jar).status == .badRequest)
      #expect(try await server.look(other) == 200, "nothing has happened")
      #expect(try await server.send(.put, path, change(person), jar).status == .noContent)
      #expect(
        try await server.send(.put, path, change(person), jar).status == .badRequest,
        "whoever comes second begins anew")
    }
  }
}
