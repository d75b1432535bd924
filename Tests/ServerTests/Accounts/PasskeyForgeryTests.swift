// What passes for a passkey and is none.

import Crypto
import Engine
import Foundation
import HTTPTypes
import HummingbirdTesting
import Synchronization
import Testing

@Suite("Passkeys that are none")
struct PasskeyForgeryTests {
  typealias Twist = @Sendable (inout SoftAuthenticator) -> Void

  private func run(_ test: @escaping @Sendable (AccountServer, Jar) async throws -> Void)
    async throws
  {
    try await AccountServer.run(AccountServer.named) { server in
      try await server.signUp(Person())
      try await test(server, try await server.signIn(Person(), device: 7))
    }
  }

  /// What is wrong wherever it is said.
  static let anywhere: [(String, Twist)] = [
    ("another site", { $0.origin = "https://evil.example" }),
    ("a part of the site's name", { $0.origin = "https://redstart.example.evil.example" }),
    ("plain http", { $0.origin = "http://redstart.example" }),
    ("another port", { $0.origin += ":8443" }),
    ("no origin", { $0.origin = "null" }),
    ("another party", { $0.party = "evil.example" }),
    ("a party above it", { $0.party = "example" }),
    ("nobody present", { $0.flags = 4 | 8 }),
    ("nobody verified", { $0.flags = 1 | 8 }),
    ("backed up but not fit for it", { $0.flags = 1 | 4 | 16 }),
    ("extensions that are told and missing", { $0.flags |= 128 }),
    ("extensions that are there and not told", { $0.extensions = CBOR.map([]) }),
    (
      "extensions that are no map",
      {
        $0.flags |= 128; $0.extensions = CBOR.int(3)
      }
    ),
    ("another purpose", { $0.type = "payment.get" }),
    ("a frame of another site", { $0.moreClientData = #","crossOrigin":true"# }),
    ("a page above", { $0.moreClientData = #","topOrigin":"https://evil.example""# }),
    ("a member twice", { $0.moreClientData = #","origin":"https://redstart.example""# }),
  ]

  static let registrations: [(String, Twist)] = [
    ("a name that is too short", { $0.name = [UInt8](repeating: 1, count: 15) }),
    ("a name that is too long", { $0.name = [UInt8](repeating: 1, count: 1_024) }),
    ("no name", { $0.name = [] }),
    ("a point off the curve", { $0.cose = SoftKey.cose(point: [UInt8](repeating: 3, count: 64)) }),
    ("a point of zeros", { $0.cose = SoftKey.cose(point: [UInt8](repeating: 0, count: 64)) }),
    ("a short point", { $0.cose = SoftKey.cose(point: [UInt8](repeating: 0, count: 63)) }),
    ("another curve", { $0.cose = changed($0.key, curve: 2) }),
    ("another algorithm", { $0.cose = changed($0.key, algorithm: -35) }),
    ("an algorithm of another kind of key", { $0.cose = changed($0.key, algorithm: -8) }),
    ("a key that is no map", { $0.cose = CBOR.int(1) }),
    ("a key with a member twice", { $0.cose = CBOR.map([one, one]) }),
    ("no credential at all", { $0.afterwards = { withoutCredential($0) } }),
    ("bytes behind it", { $0.afterwards = { $0 + [0] } }),
    ("half of it", { $0.afterwards = { Array($0.prefix($0.count / 2)) } }),
    ("nothing", { $0.afterwards = { _ in [0] } }),
    ("an unknown attestation", { $0.format = "fido-u2f" }),
    ("an attestation that says something in none", { $0.statement = CBOR.map([one]) }),
    ("an attestation of itself without a signature", { $0.format = "packed" }),
    (
      "an attestation of itself with another signature",
      {
        $0.format = "packed"
        $0.statement = CBOR.map([
          (CBOR.text("alg"), CBOR.int(-7)), (CBOR.text("sig"), CBOR.bytes([0x30, 0])),
        ])
      }
    ),
    ("a purpose of signing in", { $0.type = "webauthn.get" }),
  ]

  private static let one = (CBOR.int(1), CBOR.int(2))

  private static func changed(
    _ key: SoftKey, algorithm: Int64 = -7, curve: Int64 = 1
  ) -> [UInt8] {
    guard case .p256(let key) = key else { return [] }
    return SoftKey.cose(
      point: Array(key.publicKey.rawRepresentation), algorithm: algorithm, curve: curve)
  }

  /// An attestation object whose authenticator data has the length of an assertion.
  private static func withoutCredential(_ object: [UInt8]) -> [UInt8] {
    var key = SoftAuthenticator()
    key.flags = 1 | 4
    return CBOR.map([
      (CBOR.text("fmt"), CBOR.text("none")), (CBOR.text("attStmt"), CBOR.map([])),
      (CBOR.text("authData"), CBOR.bytes(key.data(attesting: false))),
    ])
  }

  @Test func noneOfTheseIsKept() async throws {
    try await run { server, first in
      var jar = first
      for (number, (what, twist)) in (Self.anywhere + Self.registrations).enumerated() {
        if number % 8 == 7 {
          server.clock.advance(seconds: 3_600)
          jar = Jar(try await server.refresh(jar))
        }
        var key = SoftAuthenticator()
        twist(&key)
        let body = try key.registration(try await server.passkeyChallenge(jar))
        let answer = try await server.send(.post, "/api/passkeys", body, jar)
        #expect(answer.status == .badRequest && answer.code == "invalid_request", "\(what)")
      }
      let list = try await server.send(.get, "/api/passkeys", nil, jar)
      #expect(list.json["passkeys"] == .array([]))
    }
  }

  static let signIns: [(String, Twist)] = [
    ("another key", { $0.key = .p256(P256.Signing.PrivateKey()) }),
    ("another kind of key", { $0.key = .ed25519(Curve25519.Signing.PrivateKey()) }),
    ("an unknown name", { $0.name[0] ^= 1 }),
    ("another account", { $0.userHandle[0] ^= 1 }),
    ("a purpose of making", { $0.type = "webauthn.create" }),
    ("a changed signature", { $0.afterwards = { $0.dropLast() + [$0.last.map { $0 ^ 1 } ?? 0] } }),
    ("a signature with more behind it", { $0.afterwards = { $0 + [0] } }),
    ("a signature of nothing", { $0.afterwards = { _ in [0x30, 6, 2, 1, 0, 2, 1, 0] } }),
    ("a credential that is told and missing", { $0.flags |= 64 }),
  ]

  @Test func noneOfTheseSignsInAndAllHearTheSame() async throws {
    try await run { server, jar in
      let good = try await server.passkey(jar)
      let answers = Mutex<Set<String>>([])
      for (what, twist) in Self.anywhere + Self.signIns {
        server.clock.advance(seconds: 600)
        var key = good
        twist(&key)
        let body = try key.signIn(try await server.signInChallenge())
        let answer = try await server.send(.post, "/api/sessions/passkey", body)
        #expect(answer.status == .unauthorized, "\(what)")
        #expect(answer.headers[values: .setCookie].isEmpty)
        answers.withLock { _ = $0.insert(answer.text("message")) }
      }
      #expect(answers.withLock { $0.count } == 1)
      server.clock.advance(seconds: 600)
      let body = try good.signIn(try await server.signInChallenge())
      #expect(try await server.send(.post, "/api/sessions/passkey", body).status == .ok)
    }
  }

  @Test func aChallengeIsGoodForOneUseAndFiveMinutesAndItsPurpose() async throws {
    try await run { server, jar in
      let key = try await server.passkey(jar)
      func status(_ challenge: String) async throws -> Int {
        try await server.send(
          .post, "/api/sessions/passkey", try key.signIn(challenge)
        ).status.code
      }
      let challenge = try await server.signInChallenge()
      let body = try key.signIn(challenge)
      #expect(try await server.send(.post, "/api/sessions/passkey", body).status == .ok)
      #expect(
        try await server.send(.post, "/api/sessions/passkey", body).status == .unauthorized)
      #expect(try await status(challenge) == 401)
      let late = try await server.signInChallenge()
      server.clock.advance(seconds: 299)
      let inTime = try await server.signInChallenge()
      server.clock.advance(seconds: 1)
      #expect(try await status(late) == 401)
      #expect(try await status(inTime) == 200)
      #expect(try await status(try await server.passkeyChallenge(jar)) == 401)
      #expect(try await status(Base64.encode([UInt8](repeating: 0, count: 40))) == 401)
      #expect(try await status("") == 401)
      var moved = Base64.decode(try await server.signInChallenge()) ?? []
      moved[7] ^= 1
      #expect(try await status(Base64.encode(moved)) == 401)
      let other = Person(email: "eve@example.org")
      try await server.signUp(other)
      let foreign = try await server.passkeyChallenge(try await server.signIn(other))
      let made = try SoftAuthenticator(name: [UInt8](repeating: 9, count: 32))
        .registration(foreign)
      #expect(try await server.send(.post, "/api/passkeys", made, jar).status == .badRequest)
    }
  }

  @Test func aCountThatDoesNotGoUpIsACopyAndIsWrittenDown() async throws {
    try await run { server, jar in
      var key = try await server.passkey(jar, SoftAuthenticator(counter: 5))
      for (counter, status) in [(6, 200), (6, 401), (5, 401), (0, 401), (7, 200), (4_000, 200)] {
        key.counter = UInt32(counter)
        let body = try key.signIn(try await server.signInChallenge())
        let answer = try await server.send(.post, "/api/sessions/passkey", body)
        #expect(answer.status.code == status, "\(counter)")
      }
      let log = try String(contentsOfFile: server.data.path + "/audit.log", encoding: .utf8)
      #expect(log.components(separatedBy: "passkey_copied").count == 4)
      #expect(server.kept.audit.firstProblem() == nil)
    }
  }

  @Test func onePasskeyIsTriedTenTimesAnHour() async throws {
    try await run { server, jar in
      var key = try await server.passkey(jar)
      let good = key
      key.key = .p256(P256.Signing.PrivateKey())
      for number in 0...10 {
        let body = try key.signIn(try await server.signInChallenge())
        let answer = try await server.send(.post, "/api/sessions/passkey", body)
        #expect(answer.status == (number < 10 ? .unauthorized : .tooManyRequests))
      }
      server.clock.advance(seconds: 3_600)
      let body = try good.signIn(try await server.signInChallenge())
      #expect(try await server.send(.post, "/api/sessions/passkey", body).status == .ok)
    }
  }

  @Test func noBytesBringTheServerDown() async throws {
    let seed = UInt64.random(in: 0 ... .max)
    try await run { server, first in
      var chance = SplitMix(seed)
      let whole = try #require(
        Base64.decode(
          (try SoftAuthenticator().registration("AA"))["attestation"]?.textValue ?? ""))
      var jar = first
      for round in 0..<120 {
        if round % 8 == 7 {
          server.clock.advance(seconds: 3_600)
          jar = Jar(try await server.refresh(jar))
        }
        var bytes = whole
        for _ in 0..<(1 + chance.below(3)) {
          bytes[chance.below(bytes.count)] = UInt8(chance.below(256))
        }
        if chance.below(4) == 0 { bytes = Array(bytes.prefix(1 + chance.below(bytes.count))) }
        var key = SoftAuthenticator()
        let twisted = bytes
        key.name[0] = UInt8(round)
        key.afterwards = { _ in twisted }
        let body = try key.registration(try await server.passkeyChallenge(jar))
        let answer = try await server.send(.post, "/api/passkeys", body, jar)
        #expect(
          answer.status == .badRequest || answer.status == .ok, "seed \(seed) round \(round)")
      }
    }
  }
}

extension JSONValue {
  fileprivate var textValue: String {
    if case .string(let text) = self { text } else { "" }
  }
}

/// A random number generator with a seed.
private struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(max(1, bound)))
  }
}
