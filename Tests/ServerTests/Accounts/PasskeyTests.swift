// Making passkeys and signing in with them, and all that is refused.

import Crypto
import CryptoExtras
import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("Passkeys")
struct PasskeyTests {
  private func run(_ test: @escaping @Sendable (AccountServer, Jar) async throws -> Void)
    async throws
  {
    try await AccountServer.run(AccountServer.named) { server in
      try await server.signUp(Person())
      try await test(server, try await server.signIn(Person(), device: 7))
    }
  }

  @Test func whatABrowserIsAskedNamesThisSiteAndWantsAPerson() async throws {
    try await run { server, jar in
      let made = try await server.send(.post, "/api/passkeys/options", nil, jar)
      #expect(made.status == .ok)
      #expect(made.json["rp"]?["id"] == .string("redstart.example"))
      #expect(made.json["user"]?["name"] == .string(Person().email))
      #expect(made.json["authenticatorSelection"]?["userVerification"] == .string("required"))
      #expect(made.json["authenticatorSelection"]?["residentKey"] == .string("required"))
      #expect(made.json["excludeCredentials"] == .array([]))
      #expect(made.json["extensions"]?["prf"]?["eval"]?["first"] != nil)
      let asked = try await server.send(.post, "/api/sessions/passkey/options")
      #expect(asked.text("rpId") == "redstart.example")
      #expect(asked.json["allowCredentials"] == .array([]))
      #expect(
        asked.json["extensions"]?["prf"]?["eval"] == made.json["extensions"]?["prf"]?["eval"])
      #expect(Base64.decode(asked.text("challenge"))?.count == 40)
      #expect(asked.text("challenge") != made.text("challenge"))
      #expect(try await server.send(.post, "/api/passkeys/options").status == .unauthorized)
      let known = try await server.passkey(jar)
      let again = try await server.send(.post, "/api/passkeys/options", nil, jar)
      guard case .array(let excluded)? = again.json["excludeCredentials"] else {
        throw Unexpected(again)
      }
      #expect(excluded.map { $0["id"] } == [.string(Base64.encode(known.name))])
    }
  }

  static let kinds: [SoftKey] = [
    .p256(P256.Signing.PrivateKey()), .ed25519(Curve25519.Signing.PrivateKey()),
  ]

  @Test func eachKindOfKeySignsInAndBringsItsWrap() async throws {
    let rsa = SoftKey.rsa(try _RSA.Signing.PrivateKey(keySize: .bits2048))
    try await run { server, jar in
      for (number, kind) in (Self.kinds + [rsa]).enumerated() {
        let name = [UInt8](repeating: UInt8(number), count: 16 + number)
        let key = try await server.passkey(
          jar, SoftAuthenticator(key: kind, name: name), wrap: number != 1)
        let body = try key.signIn(try await server.signInChallenge(), device: 20)
        let answer = try await server.send(.post, "/api/sessions/passkey", body)
        #expect(answer.status == .ok, "\(number) \(answer.code)")
        #expect(answer.text("email") == Person().email)
        #expect(answer.text("passwordWrap") == Person.wrap)
        #expect(answer.text("passkeyWrap") == (number == 1 ? "" : Person.wrap))
        #expect(try await server.look(Jar(answer)) == 200)
        #expect(try await server.refresh(Jar(answer)).status == .noContent)
      }
    }
  }

  @Test func theyAreListedAndCanBeRemoved() async throws {
    try await run { server, jar in
      let key = try await server.passkey(jar, wrap: true)
      _ = try await server.passkey(
        jar, SoftAuthenticator(name: [UInt8](repeating: 2, count: 1_023)))
      server.clock.advance(seconds: 5)
      let first = try await server.send(
        .post, "/api/sessions/passkey", try key.signIn(try await server.signInChallenge()))
      #expect(first.status == .ok)
      let answer = try await server.send(.get, "/api/passkeys", nil, jar)
      guard case .array(let list)? = answer.json["passkeys"], list.count == 2 else {
        throw Unexpected(answer)
      }
      let used = list.filter { $0["usedAt"] == .int(server.clock.now.milliseconds) }
      #expect(used.count == 1 && used.first?["opensVault"] == .bool(true))
      #expect(list.allSatisfy { $0["name"] == .string("Ada's key") })
      guard case .string(let id)? = used.first?["id"] else { throw Unexpected(answer) }
      let other = Person(email: "eve@example.org")
      try await server.signUp(other)
      let stranger = try await server.signIn(other)
      let path = "/api/passkeys/" + id
      #expect(try await server.send(.delete, path, nil, stranger).status == .notFound)
      #expect(try await server.send(.delete, path).status == .unauthorized)
      #expect(try await server.send(.delete, path, nil, jar).status == .noContent)
      #expect(try await server.send(.delete, path, nil, jar).status == .notFound)
      let gone = try await server.send(
        .post, "/api/sessions/passkey", try key.signIn(try await server.signInChallenge()))
      #expect(gone.status == .unauthorized)
    }
  }

  @Test func makingOneNeedsThePassword() async throws {
    try await run { server, jar in
      var body = try SoftAuthenticator().registration(try await server.passkeyChallenge(jar))
      body["signIn"] = .string(Base64.encode([UInt8](repeating: 1, count: 32)))
      #expect(try await server.send(.post, "/api/passkeys", body, jar).status == .forbidden)
      body["signIn"] = nil
      #expect(try await server.send(.post, "/api/passkeys", body, jar).status == .forbidden)
      body["signIn"] = Person().signInText
      #expect(try await server.send(.post, "/api/passkeys", body, Jar()).status == .unauthorized)
      #expect(try await server.send(.post, "/api/passkeys", body, jar).status == .ok)
      #expect(
        try await server.send(.post, "/api/passkeys", body, jar).status == .badRequest,
        "its challenge is used up")
      let again = try SoftAuthenticator().registration(try await server.passkeyChallenge(jar))
      #expect(
        try await server.send(.post, "/api/passkeys", again, jar).status == .badRequest,
        "and its name is taken")
    }
  }

  @Test func anAccountHasABoundedNumberOfThem() async throws {
    try await run { server, jar in
      var jar = jar
      for number in 0...20 {
        if number % 10 == 0 {
          server.clock.advance(seconds: 3_600)
          jar = Jar(try await server.refresh(jar))
        }
        var key = SoftAuthenticator()
        key.name[0] = UInt8(number)
        let challenge = try await server.passkeyChallenge(jar)
        let answer = try await server.send(
          .post, "/api/passkeys", try key.registration(challenge), jar)
        #expect(answer.status == (number < 20 ? .ok : .badRequest), "\(number)")
      }
    }
  }

  @Test func anAccountThatWaitsForItsRemovalSaysSoOnlyToItsPasskey() async throws {
    try await run { server, jar in
      var key = try await server.passkey(jar)
      let proof = ["signIn": Person().signInText]
      #expect(
        try await server.send(.post, "/api/account/delete", proof, jar).status == .accepted)
      let body = try key.signIn(try await server.signInChallenge())
      let told = try await server.send(.post, "/api/sessions/passkey", body)
      #expect(told.status == .gone && told.code == "account_deleted")
      key.key = .p256(P256.Signing.PrivateKey())
      let forged = try key.signIn(try await server.signInChallenge())
      let refused = try await server.send(.post, "/api/sessions/passkey", forged)
      #expect(refused.status == .unauthorized)
    }
  }

  @Test func theHostOfTheRequestCountsWhereNoAddressIsPublic() async throws {
    try await AccountServer.run { server in
      let own = try await server.send(.get, "/api/server", nil)
      #expect(own.json["passkeys"] != nil)
      #expect(own.status == .ok)
    }
  }
}
