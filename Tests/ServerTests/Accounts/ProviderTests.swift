// Signing in with what a provider says.

import Crypto
import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("Signing in with a provider")
struct ProviderTests {
  @Test func whoIsNewGetsAnAccountWithoutAPassword() async throws {
    try await FakeProvider.run { server, provider in
      let walk = try await ProviderWalk(server, provider)
      #expect(walk.asked["response_type"] == "code" && walk.asked["response_mode"] == nil)
      #expect(walk.asked["client_id"] == "redstart-google")
      #expect(
        walk.asked["redirect_uri"] == "https://redstart.example/api/oidc/google/callback")
      #expect(walk.asked["scope"] == "openid email")
      #expect(walk.asked["code_challenge_method"] == "S256")
      #expect(walk.setCookie.hasPrefix("__Host-redstart-oidc="))
      #expect(
        walk.setCookie.hasSuffix("; Max-Age=600; Path=/; Secure; HttpOnly; SameSite=None"))
      let ticket = try await walk.ticket()
      #expect(Base64.decode(ticket)?.count == 32)
      let new = try await walk.signIn(ticket)
      #expect(new.status == .ok && new.text("state") == "new")
      #expect(new.text("email") == Person().email && new.json["name"] == nil)
      #expect(new.headers[values: .setCookie].isEmpty)
      let made = try await walk.signUp(ticket)
      #expect(made.status == .ok && made.text("email") == Person().email)
      #expect(made.text("recoveryWrap") == Person.wrap && made.json["passwordWrap"] == nil)
      #expect(try await server.look(Jar(made)) == 200)
      let account = try await server.send(.get, "/api/account", nil, Jar(made))
      #expect(account.json["hasPassword"] == .bool(false))
      #expect(account.json["providers"] == .array([.string("google")]))
      #expect(try await walk.signIn(ticket).status == .notFound, "it is used up")
      #expect(try await walk.signUp(ticket).status == .notFound)
      let again = try await ProviderWalk(server, provider)
      let back = try await again.signIn(try await again.ticket(["email": .string("b@c.example")]))
      #expect(back.status == .ok && back.text("account") == made.text("account"))
      #expect(back.text("email") == Person().email, "the address here stays")
    }
  }

  @Test func appleSendsAFormAndANameOnceAndGetsASignedSecret() async throws {
    try await FakeProvider.run { server, provider in
      let walk = try await ProviderWalk(server, provider, "apple")
      #expect(walk.asked["response_mode"] == "form_post")
      #expect(walk.asked["scope"] == "openid email name")
      let user = "%7B%22name%22%3A%7B%22firstName%22%3A%22Ada%22%2C%22lastName%22%3A%22L%22%7D%7D"
      let relay = "x7@privaterelay.appleid.com"
      let ticket = try await walk.ticket(
        ["email": .string(relay), "email_verified": .string("true")], more: "&user=" + user)
      let new = try await walk.signIn(ticket)
      #expect(new.text("state") == "new" && new.text("name") == "Ada L")
      #expect(new.text("email") == relay)
      #expect(try await walk.signUp(ticket).status == .ok)
      let secret = try #require(provider.state.withLock { $0.asked.last?["client_secret"] })
      let parts = secret.split(separator: ".").map { Base64.decode(String($0)) ?? [] }
      try #require(parts.count == 3)
      let head = try JSONValue(parsing: parts[0])
      let claims = try JSONValue(parsing: parts[1])
      #expect(head["alg"] == .string("ES256") && head["kid"] == .string("KEY"))
      #expect(claims["iss"] == .string("TEAM") && claims["sub"] == .string("redstart-apple"))
      #expect(claims["aud"] == .string(provider.issuer))
      let signature = try P256.Signing.ECDSASignature(rawRepresentation: parts[2])
      let signed = Array(secret.utf8.prefix(secret.utf8.count - 87))
      #expect(provider.appleKey.publicKey.isValidSignature(signature, for: signed))
    }
  }

  @Test func anAddressWithAnAccountIsNotTakenOverButCanBeLinked() async throws {
    try await FakeProvider.run { server, provider in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      let walk = try await ProviderWalk(server, provider)
      let ticket = try await walk.ticket()
      let known = try await walk.signIn(ticket)
      #expect(known.text("state") == "known" && known.text("email") == Person().email)
      #expect(known.headers[values: .setCookie].isEmpty)
      #expect(try await walk.signUp(ticket).text("state") == "known")
      let proof = ["signIn": Person().signInText]
      let wrong = ["signIn": JSONValue.string(Base64.encode([UInt8](repeating: 1, count: 32)))]
      func link(_ body: [String: JSONValue], _ jar: Jar) async throws -> Int {
        try await walk.send(.post, "/api/account/oidc", ticket, body, jar).status.code
      }
      #expect(try await link(proof, Jar()) == 401)
      #expect(try await link(wrong, jar) == 403)
      #expect(try await link([:], jar) == 403)
      #expect(try await link(proof, jar) == 204)
      #expect(try await link(proof, jar) == 404)
      let again = try await ProviderWalk(server, provider)
      let back = try await again.signIn(try await again.ticket())
      #expect(back.status == .ok && back.text("passwordWrap") == Person.wrap)
      let other = try await ProviderWalk(server, provider)
      let second = try await other.ticket(["sub": .string("person 2")])
      #expect(
        try await other.send(.post, "/api/account/oidc", second, proof, jar).status == .notFound,
        "one person of a provider for one account")
      let account = try await server.send(.get, "/api/account", nil, jar)
      #expect(account.json["hasPassword"] == .bool(true))
    }
  }

  @Test func anUnconfirmedAddressMakesNoAccountAndSignsInAllTheSame() async throws {
    try await FakeProvider.run { server, provider in
      for (number, word) in [JSONValue.bool(false), .string("false"), .int(1), nil].enumerated() {
        let walk = try await ProviderWalk(server, provider)
        let ticket = try await walk.ticket(["email_verified": word])
        #expect(try await walk.signIn(ticket).status == .forbidden, "\(number)")
        #expect(try await walk.signUp(ticket).status == .forbidden)
      }
      let first = try await ProviderWalk(server, provider)
      #expect(try await first.signUp(try await first.ticket()).status == .ok)
      let walk = try await ProviderWalk(server, provider)
      #expect(try await walk.signIn(try await walk.ticket(["email": nil])).status == .ok)
    }
  }

  @Test func withoutAPasswordAFreshSignInIsTheProof() async throws {
    try await FakeProvider.run { server, provider in
      let walk = try await ProviderWalk(server, provider)
      var jar = Jar(try await walk.signUp(try await walk.ticket()))
      let salt = try await server.send(
        .post, "/api/accounts/salt", ["email": .string(Person().email)])
      #expect(salt.status == .ok && salt.json["rounds"] == .int(600_000))
      let guess = try await server.send(.post, "/api/sessions", Person().signIn())
      #expect(guess.status == .unauthorized)
      server.clock.advance(seconds: 590)
      let wrap: [String: JSONValue] = ["wrap": .string(Person.wrap)]
      let path = "/api/account/wraps/recovery"
      #expect(try await server.send(.put, path, wrap, jar).status == .noContent)
      server.clock.advance(seconds: 11)
      jar = Jar(try await server.refresh(jar))
      #expect(try await server.send(.put, path, wrap, jar).status == .forbidden)
      #expect(try await server.send(.post, "/api/account/delete", [:], jar).status == .forbidden)
      let again = try await ProviderWalk(server, provider)
      let fresh = Jar(try await again.signIn(try await again.ticket()))
      let password: [String: JSONValue] = [
        "salt": .string(Person.salt), "rounds": .int(600_000), "signIn": Person().signInText,
        "passwordWrap": .string(Person.wrap),
      ]
      let set = try await server.send(.put, "/api/account/password", password, fresh)
      #expect(set.status == .noContent)
      #expect(try await server.signIn(Person()) != Jar())
      let second = try await server.send(.put, "/api/account/password", password, fresh)
      #expect(second.status == .forbidden, "now the old one is asked for")
    }
  }

  @Test func deletionCanBeTakenBackAndThenTheProviderIsToldToForget() async throws {
    try await FakeProvider.run { server, provider in
      let walk = try await ProviderWalk(server, provider, "apple")
      let made = try await walk.signUp(try await walk.ticket(refreshToken: "first token"))
      #expect(
        try await server.send(.post, "/api/account/delete", [:], Jar(made)).status == .accepted)
      server.clock.advance(days: 10)
      let back = try await ProviderWalk(server, provider, "apple")
      let ticket = try await back.ticket(refreshToken: "second token")
      #expect(try await back.signIn(ticket).status == .gone)
      #expect(try await back.send(.post, "/api/account/keep", ticket).status == .noContent)
      let kept = try await back.signIn(ticket)
      #expect(kept.status == .ok && kept.text("account") == made.text("account"))
      #expect(
        try await server.send(.post, "/api/account/delete", [:], Jar(kept)).status == .accepted)
      server.clock.advance(days: 29)
      try await server.site.purge()
      #expect(provider.state.withLock { $0.forgotten.isEmpty })
      let files = try FileManager.default.contentsOfDirectory(atPath: server.data.path)
      for file in files where file.hasPrefix("redstart.db") {
        let data = try Data(contentsOf: URL(fileURLWithPath: server.data.path + "/" + file))
        #expect(data.range(of: Data("second token".utf8)) == nil, "\(file)")
      }
      server.clock.advance(days: 1)
      try await server.site.purge()
      let forgotten = provider.state.withLock { $0.forgotten }
      #expect(forgotten.map { $0["token"] } == ["second token"])
      #expect(forgotten.first?["client_id"] == "redstart-apple")
      #expect(forgotten.first?["client_secret"]?.isEmpty == false)
      let new = try await ProviderWalk(server, provider, "apple")
      #expect(try await new.signIn(try await new.ticket()).text("state") == "new")
    }
  }

  @Test func whoIsSignedInNamesTheAccountAndStaysInIt() async throws {
    try await FakeProvider.run { server, provider in
      let walk = try await ProviderWalk(server, provider)
      let made = try await walk.signUp(try await walk.ticket())
      let own = ["account": JSONValue.string(made.text("account"))]
      let foreign = ["account": JSONValue.string(String(repeating: "ab", count: 16))]
      let again = try await ProviderWalk(server, provider)
      let ticket = try await again.ticket()
      func enter(_ more: [String: JSONValue]) async throws -> TestResponse {
        try await again.send(
          .post, "/api/sessions/oidc", ticket, ProviderWalk.device.merging(more) { $1 })
      }
      let other = try await enter(foreign)
      #expect(other.status == .ok && other.text("state") == "other")
      #expect(other.json["email"] == nil && other.headers[values: .setCookie].isEmpty)
      #expect(try await enter(["account": .string("mine")]).status == .badRequest)
      let back = try await enter(own)
      #expect(back.status == .ok && back.text("account") == made.text("account"))
      #expect(try await enter(own).status == .notFound, "it is used up")
      let new = try await ProviderWalk(server, provider, "apple")
      let stranger = try await new.ticket(["sub": .string("person 2")])
      let met = try await new.send(
        .post, "/api/sessions/oidc", stranger, ProviderWalk.device.merging(own) { $1 })
      #expect(met.text("state") == "known" && met.text("provider") == "apple")
    }
  }

  @Test func aProviderIsUnlinkedAndToldToForgetUnlessNothingElseSignsIn() async throws {
    try await FakeProvider.run { server, provider in
      let walk = try await ProviderWalk(server, provider, "apple")
      let made = try await walk.signUp(try await walk.ticket(refreshToken: "a token"))
      let jar = Jar(made)
      func unlink(_ name: String, _ jar: Jar = jar) async throws -> TestResponse {
        try await server.send(.delete, "/api/account/oidc/" + name, nil, jar)
      }
      #expect(try await unlink("apple", Jar()).status == .unauthorized)
      for name in ["google", "x", "APPLE", "apple%20"] {
        #expect(try await unlink(name).status == .notFound, "\(name)")
      }
      let last = try await unlink("apple")
      #expect(last.status == .forbidden && last.code == "forbidden")
      #expect(last.text("message").contains("nothing else signs you in"))
      #expect(provider.state.withLock { $0.forgotten.isEmpty })
      let more = try await ProviderWalk(server, provider)
      let ticket = try await more.ticket(["sub": .string("person 2")])
      #expect(
        try await more.send(.post, "/api/account/oidc", ticket, [:], jar).status == .noContent)
      #expect(try await unlink("apple").status == .noContent)
      #expect(try await unlink("apple").status == .notFound)
      #expect(provider.state.withLock { $0.forgotten.map { $0["token"] } } == ["a token"])
      let account = try await server.send(.get, "/api/account", nil, jar)
      #expect(account.json["providers"] == .array([.string("google")]))
      #expect(try await unlink("google").status == .forbidden)
      let gone = try await ProviderWalk(server, provider, "apple")
      #expect(try await gone.signIn(try await gone.ticket()).text("state") == "known")
      let log = try String(contentsOfFile: server.data.path + "/audit.log", encoding: .utf8)
      #expect(log.split(separator: "\n").filter { $0.contains("provider_unlinked") }.count == 1)
    }
  }

  @Test func aPasskeyIsAWayInToo() async throws {
    try await FakeProvider.run { server, provider in
      let walk = try await ProviderWalk(server, provider)
      let jar = Jar(try await walk.signUp(try await walk.ticket()))
      let link = "/api/account/oidc/google"
      #expect(try await server.send(.delete, link, nil, jar).status == .forbidden)
      _ = try await server.passkey(jar)
      let answer = try await server.send(.get, "/api/passkeys", nil, jar)
      guard case .array(let list)? = answer.json["passkeys"],
        case .string(let id)? = list.first?["id"]
      else { throw Unexpected(answer) }
      #expect(try await server.send(.delete, link, nil, jar).status == .noContent)
      let path = "/api/passkeys/" + id
      #expect(try await server.send(.delete, path, nil, jar).status == .forbidden)
      let password: [String: JSONValue] = [
        "salt": .string(Person.salt), "rounds": .int(600_000), "signIn": Person().signInText,
        "passwordWrap": .string(Person.wrap),
      ]
      let set = try await server.send(.put, "/api/account/password", password, jar)
      #expect(set.status == .noContent)
      #expect(try await server.send(.delete, path, nil, jar).status == .noContent)
    }
  }

  @Test func aServerWithoutProvidersSaysSo() async throws {
    try await FakeProvider.run { server, _ in
      let answer = try await server.send(.get, "/api/server")
      #expect(answer.json["providers"] == .array([.string("apple"), .string("google")]))
      #expect(answer.json["passkeys"] == .bool(true))
    }
    try await AccountServer.run { server in
      let answer = try await server.send(.get, "/api/server")
      #expect(answer.json["providers"] == .array([]))
      for path in ["google/start", "apple/start", "google/callback?code=a&state=b", "x/start"] {
        #expect(try await server.send(.get, "/api/oidc/" + path).status == .notFound)
      }
    }
  }
}
