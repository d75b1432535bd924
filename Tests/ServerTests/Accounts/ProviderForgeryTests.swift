// What passes for a provider's word and is none.

import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite("Words of providers that are none")
struct ProviderForgeryTests {
  @Test func whatIsNotExactlyItsWordToThisServerNowLeadsNowhere() async throws {
    try await FakeProvider.run { server, provider in
      let seconds = server.clock.now.milliseconds / 1000
      let claims: [(String, [String: JSONValue?])] = [
        ("another issuer", ["iss": .string("https://evil.example")]),
        ("a longer issuer", ["iss": .string(provider.issuer + "/")]),
        ("another audience", ["aud": .string("another")]),
        ("more audiences", ["aud": .array([.string("redstart-google"), .string("another")])]),
        ("no audience", ["aud": nil]),
        ("another nonce", ["nonce": .string("AAAA")]), ("no nonce", ["nonce": nil]),
        ("an end in the past", ["exp": .int(seconds - 61)]),
        ("an end that is a text", ["exp": .string("\(seconds + 600)")]),
        ("no end", ["exp": nil]), ("a start to come", ["iat": .int(seconds + 61)]),
        ("a start long ago", ["iat": .int(seconds - 601)]), ("no start", ["iat": nil]),
        ("no person", ["sub": nil]), ("an empty person", ["sub": .string("")]),
        ("a long person", ["sub": .string(String(repeating: "a", count: 256))]),
        ("a number as a person", ["sub": .int(1)]),
      ]
      for (what, changes) in claims {
        let walk = try await ProviderWalk(server, provider)
        #expect(try await walk.ticket(changes) == "none", "\(what)")
      }
      let good = try await ProviderWalk(server, provider)
      #expect(try await good.ticket(["aud": .array([.string("redstart-google")])]) != "none")
      let log = try String(contentsOfFile: server.data.path + "/audit.log", encoding: .utf8)
      #expect(log.components(separatedBy: "provider_refused").count == claims.count + 1)
    }
  }

  static let heads = [
    #"{"alg":"none","kid":"first"}"#, #"{"alg":"HS256","kid":"first"}"#,
    #"{"alg":"HS256","kid":"shared"}"#, #"{"alg":"ES256"}"#, #"{"alg":"ES256","kid":"rsa"}"#,
    #"{"alg":"RS256","kid":"first"}"#, #"{"alg":"ES256","kid":"unknown"}"#,
    #"{"alg":"es256","kid":"first"}"#, #"{"alg":"ES384","kid":"first"}"#, #"{"kid":"first"}"#,
    #"{"alg":"ES256","alg":"none","kid":"first"}"#,
    #"{"alg":"ES256","kid":"first","crit":["exp"]}"#,
    #"{"alg":"ES256","kid":"unknown","jwk":{"kty":"oct","k":"AA"}}"#, "{}", "[]", "",
  ]

  @Test func onlyItsOwnKeysSignInTheirOwnWay() async throws {
    try await FakeProvider.run { server, provider in
      for head in Self.heads {
        let walk = try await ProviderWalk(server, provider)
        let token = try provider.signed(head, walk.claims())
        #expect(try await walk.comeBack(walk.code(token)) == "none", "\(head)")
      }
      for twist in ["", "A", ".", "=", " "] {
        let walk = try await ProviderWalk(server, provider)
        let token = try provider.signed(ProviderWalk.head, walk.claims()) + twist
        #expect(try await walk.comeBack(walk.code(token)) == "none" || twist.isEmpty)
      }
      let stranger = try FakeProvider()
      let walk = try await ProviderWalk(server, provider)
      let forged = try stranger.signed(ProviderWalk.head, walk.claims())
      #expect(try await walk.comeBack(walk.code(forged)) == "none")
      let other = try await ProviderWalk(server, provider)
      let rsa = try provider.signed(#"{"alg":"RS256","kid":"rsa"}"#, other.claims())
      #expect(try await other.comeBack(other.code(rsa)) != "none")
    }
  }

  @Test func whoComesBackIsWhoLeftOnceAndSoon() async throws {
    try await FakeProvider.run { server, provider in
      let first = try await ProviderWalk(server, provider)
      let second = try await ProviderWalk(server, provider)
      let apple = try await ProviderWalk(server, provider, "apple")
      func code(_ walk: ProviderWalk) throws -> String {
        walk.code(try provider.signed(ProviderWalk.head, walk.claims()))
      }
      for (cookie, state) in [
        ("", nil), (second.cookie, nil), (apple.cookie, apple.asked["state"]),
        (first.cookie + "; " + first.cookie, nil), ("__Host-redstart-oidc=AAAA", nil),
        (first.cookie, second.asked["state"]), (first.cookie, ""), (first.cookie, "AAAA"),
      ] {
        #expect(
          try await first.comeBack(try code(first), state: state, cookie: cookie) == "none")
      }
      #expect(try await first.comeBack(try code(first), more: "&iss=https%3A%2F%2Fa.b") == "none")
      #expect(try await first.comeBack(try code(first), more: "&code=again") == "none")
      #expect(provider.state.withLock { $0.asked.isEmpty }, "nothing was asked for any of these")
      let code1 = try code(first)
      #expect(try await first.comeBack(code1) != "none")
      #expect(try await first.comeBack(try code(first)) == "none", "a way is walked once")
      server.clock.advance(seconds: 600)
      #expect(try await second.comeBack(try code(second)) == "none", "and not too slowly")
      let third = try await ProviderWalk(server, provider)
      #expect(try await third.comeBack("unknown") == "none")
      let fourth = try await ProviderWalk(server, provider)
      let cancelled = try await server.send(
        .get,
        "/api/oidc/google/callback?error=access_denied&state=" + (fourth.asked["state"] ?? ""),
        headers: ["Cookie": fourth.cookie])
      #expect(cancelled.headers[.location] == "/#/account/oidc/none")
    }
  }

  @Test func aTicketIsGoodOnceInOneBrowserForTenMinutes() async throws {
    try await FakeProvider.run { server, provider in
      let walk = try await ProviderWalk(server, provider)
      let ticket = try await walk.ticket()
      let other = try await ProviderWalk(server, provider)
      #expect(try await walk.signIn(ticket, cookie: "").status == .notFound)
      #expect(try await walk.signIn(ticket, cookie: other.cookie).status == .notFound)
      let guess = Base64.encode([UInt8](repeating: 0, count: 32))
      #expect(try await walk.signIn(guess).status == .notFound)
      #expect(try await walk.signIn("none").status == .badRequest)
      server.clock.advance(seconds: 599)
      #expect(try await walk.signIn(ticket).status == .ok)
      server.clock.advance(seconds: 1)
      #expect(try await walk.signUp(ticket).status == .notFound)
      try await server.site.purge()
    }
  }

  @Test func onlyTheFormOfAppleMayComeFromElsewhere() async throws {
    try await FakeProvider.run { server, _ in
      let foreign = ["Origin": "https://appleid.apple.com", "X-Redstart": ""]
      let form = foreign.merging(["Content-Type": "application/x-www-form-urlencoded"]) { $1 }
      let bytes = Array("code=a&state=b".utf8)
      let path = "/api/oidc/apple/callback"
      let taken = try await server.send(.post, path, bytes: bytes, headers: form)
      #expect(taken.headers[.location] == "/#/account/oidc/none")
      let json = try await server.send(.post, path, bytes: Array("{}".utf8), headers: foreign)
      #expect(json.status == .badRequest)
      let bad = try await server.send(.post, path, bytes: [0xFF, 0xFE], headers: form)
      #expect(bad.status == .badRequest)
      for path in ["/api/sessions/oidc", "/api/accounts/oidc", "/api/sessions/passkey"] {
        #expect(
          try await server.send(.post, path, bytes: bytes, headers: form).status == .forbidden)
        let own = ["Content-Type": "application/x-www-form-urlencoded"]
        #expect(
          try await server.send(.post, path, bytes: bytes, headers: own).status == .badRequest)
      }
      #expect(try await server.send(.get, "/api/oidc/apple/callback?code=a").status == .notFound)
      let google = try await server.send(
        .post, "/api/oidc/google/callback", bytes: bytes, headers: form)
      #expect(google.status == .methodNotAllowed)
    }
  }

  @Test func newKeysAreFoundAndAnUnknownOneIsNotAskedForAllTheTime() async throws {
    try await FakeProvider.run { server, provider in
      let first = try await ProviderWalk(server, provider)
      #expect(try await first.ticket() != "none")
      provider.state.withLock { $0.keyName = "second" }
      let head = #"{"alg":"ES256","kid":"second"}"#
      func ticket() async throws -> String {
        let walk = try await ProviderWalk(server, provider)
        return try await walk.comeBack(walk.code(try provider.signed(head, walk.claims())))
      }
      #expect(try await ticket() == "none")
      #expect(provider.state.withLock { $0.keysAsked } == 1)
      server.clock.advance(seconds: 60)
      #expect(try await ticket() != "none")
      #expect(try await ticket() != "none")
      #expect(provider.state.withLock { $0.keysAsked } == 2)
    }
  }

  @Test func aProviderThatSaysItIsAnotherOneIsNotAsked() async throws {
    try await FakeProvider.run { server, provider in
      provider.state.withLock { $0.issuer = "https://evil.example" }
      let answer = try await server.send(.get, "/api/oidc/google/start")
      #expect(answer.headers[.location] == "/#/account/oidc/none")
      provider.state.withLock { $0.issuer = nil }
      _ = try await ProviderWalk(server, provider)
    }
  }
}
