// A sign-in provider on this machine, with keys of its own, which can also do everything wrong.

import Crypto
import CryptoExtras
import Engine
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Synchronization
import Testing

/// Speaks as much OpenID Connect as a provider has to.
final class FakeProvider: Sendable {
  /// What waits for a code.
  struct Grant: Sendable {
    var challenge: String
    var token: String
    var refreshToken: String?
  }

  struct State: Sendable {
    var port = 0
    var grants: [String: Grant] = [:]
    /// What was sent to the place of tokens and to that of forgetting.
    var asked: [[String: String]] = []
    var forgotten: [[String: String]] = []
    var keysAsked = 0
    var keyName = "first"
    var issuer: String?
  }

  let key = P256.Signing.PrivateKey()
  let rsa: _RSA.Signing.PrivateKey
  let appleKey = P256.Signing.PrivateKey()
  let state = Mutex(State())

  var issuer: String { state.withLock { "http://localhost:\($0.port)" } }

  init() throws { rsa = try _RSA.Signing.PrivateKey(keySize: .bits2048) }

  /// Runs a test with a server that knows this provider as Google and as Apple, and has the
  /// settings `more`.
  static func run(
    _ more: [String: String] = [:],
    _ test: @escaping @Sendable (AccountServer, FakeProvider) async throws -> Void
  ) async throws {
    let provider = try FakeProvider()
    let folder = try Folder()
    try folder.write("key.p8", provider.appleKey.pemRepresentation)
    try await Application(router: provider.router).test(.live) { client in
      provider.state.withLock { $0.port = client.port ?? 0 }
      let settings = [
        "REDSTART_PUBLIC_ADDRESS": "https://redstart.example",
        "REDSTART_OIDC_GOOGLE_CLIENT_ID": "redstart-google",
        "REDSTART_OIDC_GOOGLE_CLIENT_SECRET": "a secret & more",
        "REDSTART_OIDC_GOOGLE_ISSUER": provider.issuer,
        "REDSTART_OIDC_APPLE_CLIENT_ID": "redstart-apple",
        "REDSTART_OIDC_APPLE_TEAM_ID": "TEAM",
        "REDSTART_OIDC_APPLE_KEY_ID": "KEY",
        "REDSTART_OIDC_APPLE_KEY_FILE": folder.path + "/key.p8",
        "REDSTART_OIDC_APPLE_ISSUER": provider.issuer,
      ]
      try await AccountServer.run(settings.merging(more) { $1 }) { try await test($0, provider) }
    }
  }

  private var router: Router<BasicRequestContext> {
    let router = Router()
    router.get("/.well-known/openid-configuration") { _, _ in self.description }
    router.get("/keys") { _, _ in self.keys }
    router.post("/token") { request, _ in try await self.token(request) }
    router.post("/forget") { request, _ in
      let form = try await self.form(request)
      self.state.withLock { $0.forgotten.append(form) }
      return HTTPResponse.Status.ok
    }
    return router
  }

  private var description: String {
    let issuer = issuer
    let told = state.withLock { $0.issuer ?? issuer }
    return """
      {"issuer": "\(told)", "authorization_endpoint": "\(issuer)/authorize?x=1",
        "token_endpoint": "\(issuer)/token", "jwks_uri": "\(issuer)/keys",
        "revocation_endpoint": "\(issuer)/forget", "more": [1, 2.5, null]}
      """
  }

  private var keys: String {
    let name = state.withLock { state in
      state.keysAsked += 1
      return state.keyName
    }
    let point = Array(key.publicKey.rawRepresentation)
    let parts = try? rsa.publicKey.getKeyPrimitives()
    return """
      {"keys": [
        {"kty": "oct", "kid": "shared", "k": "AAAA", "alg": "HS256"},
        {"kty": "EC", "crv": "P-256", "kid": "\(name)", "use": "sig",
          "x": "\(Base64.encode(Array(point.prefix(32))))",
          "y": "\(Base64.encode(Array(point.suffix(32))))"},
        {"kty": "RSA", "kid": "rsa", "alg": "RS256",
          "n": "\(Base64.encode(Array(parts?.modulus ?? Data())))", "e": "AQAB"}]}
      """
  }

  /// Gives a token once, to who left with the verifier and has the secret.
  private func token(_ request: Request) async throws -> Response {
    let form = try await form(request)
    let grant = state.withLock { state in
      state.asked.append(form)
      return state.grants.removeValue(forKey: form["code"] ?? "")
    }
    let verifier = Array(Crypto.SHA256.hash(data: Array((form["code_verifier"] ?? "").utf8)))
    guard let grant, grant.challenge == Base64.encode(verifier),
      form["grant_type"] == "authorization_code",
      form["client_secret"] == "a secret & more" || form["client_id"] == "redstart-apple"
    else { throw HTTPError(.badRequest) }
    var members = [JSONMember("id_token", .string(grant.token))]
    if let token = grant.refreshToken {
      members.append(JSONMember("refresh_token", .string(token)))
    }
    return Response(
      status: .ok, body: .init(byteBuffer: ByteBuffer(bytes: JSONValue.object(members).bytes)))
  }

  private func form(_ request: Request) async throws -> [String: String] {
    let body = String(buffer: try await request.body.collect(upTo: 1 << 16))
    return FakeProvider.fields(body[...])
  }

  static func fields(_ text: Substring) -> [String: String] {
    var fields: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1).map { String($0) }
      fields[parts[0]] = parts.count == 2 ? parts[1].removingPercentEncoding : ""
    }
    return fields
  }

  /// A token over these texts, signed as its head says, or with the key that is given.
  func signed(_ head: String, _ claims: String) throws -> String {
    let text =
      Base64.encode(Array(head.utf8)) + "." + Base64.encode(Array(claims.utf8))
    let bytes = Data(text.utf8)
    let signature: Data
    if head.contains("RS256") {
      signature = try rsa.signature(for: bytes, padding: .insecurePKCS1v1_5).rawRepresentation
    } else if head.contains("HS256") {
      let secret = SymmetricKey(data: Data(key.publicKey.pemRepresentation.utf8))
      signature = Data(HMAC<Crypto.SHA256>.authenticationCode(for: bytes, using: secret))
    } else if head.contains("none") {
      signature = Data()
    } else {
      signature = try key.signature(for: bytes).rawRepresentation
    }
    return text + "." + Base64.encode(Array(signature))
  }
}

/// A browser on its way to a provider and back.
struct ProviderWalk: Sendable {
  let name: String
  let server: AccountServer
  let provider: FakeProvider
  /// What the provider was asked.
  let asked: [String: String]
  let cookie: String
  let setCookie: String

  init(_ server: AccountServer, _ provider: FakeProvider, _ name: String = "google") async throws {
    (self.name, self.server, self.provider) = (name, server, provider)
    let answer = try await server.send(.get, "/api/oidc/\(name)/start")
    guard answer.status == .seeOther, let place = answer.headers[.location],
      place.hasPrefix(provider.issuer + "/authorize?x=1&")
    else { throw Unexpected(answer) }
    asked = FakeProvider.fields(place.drop { $0 != "?" }.dropFirst())
    setCookie = answer.headers[.setCookie] ?? ""
    cookie = String(setCookie.prefix { $0 != ";" })
  }

  /// What the provider says of a person, by default of Ada, right now.
  func claims(_ changes: [String: JSONValue?] = [:]) -> String {
    let seconds = server.clock.now.milliseconds / 1000
    var claims: [String: JSONValue] = [
      "iss": .string(provider.issuer), "aud": .string("redstart-\(name)"),
      "sub": .string("person 1"), "nonce": .string(asked["nonce"] ?? ""),
      "iat": .int(seconds), "exp": .int(seconds + 600),
      "email": .string(Person().email), "email_verified": .bool(true),
    ]
    for (name, value) in changes { claims[name] = value }
    let members = claims.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value) }
    return String(decoding: JSONValue.object(members).bytes, as: UTF8.self)
  }

  static let head = #"{"alg":"ES256","kid":"first","typ":"JWT"}"#

  /// The provider lets the person go with a code for this token.
  func code(_ token: String, refreshToken: String? = nil) -> String {
    let code = UUID().uuidString
    provider.state.withLock {
      $0.grants[code] = FakeProvider.Grant(
        challenge: asked["code_challenge"] ?? "", token: token, refreshToken: refreshToken)
    }
    return code
  }

  /// Back here; the last part of the address in the app.
  func comeBack(
    _ code: String, state: String? = nil, cookie: String? = nil, more: String = ""
  ) async throws -> String {
    let query = "code=\(code)&state=\(state ?? asked["state"] ?? "")" + more
    let answer: TestResponse
    if name == "apple" {
      answer = try await server.send(
        .post, "/api/oidc/apple/callback", bytes: Array(query.utf8),
        headers: [
          "X-Redstart": "", "Origin": "https://appleid.apple.com",
          "Content-Type": "application/x-www-form-urlencoded", "Cookie": cookie ?? self.cookie,
        ])
    } else {
      answer = try await server.send(
        .get, "/api/oidc/google/callback?" + query, headers: ["Cookie": cookie ?? self.cookie])
    }
    guard answer.status == .seeOther, let place = answer.headers[.location],
      place.hasPrefix("/#/account/oidc/")
    else { throw Unexpected(answer) }
    return String(place.split(separator: "/").last ?? "")
  }

  /// All the way, with what the provider says of the person.
  func ticket(
    _ changes: [String: JSONValue?] = [:], refreshToken: String? = nil, more: String = ""
  ) async throws -> String {
    let token = try provider.signed(Self.head, claims(changes))
    return try await comeBack(code(token, refreshToken: refreshToken), more: more)
  }

  /// A request with a ticket, from the browser that walked.
  func send(
    _ method: HTTPRequest.Method, _ path: String, _ ticket: String,
    _ more: [String: JSONValue] = [:], _ jar: Jar = Jar(), cookie: String? = nil
  ) async throws -> TestResponse {
    let cookies = [cookie ?? self.cookie, jar.field].filter { !$0.isEmpty }
    return try await server.send(
      method, path, more.merging(["ticket": .string(ticket)]) { $1 },
      headers: ["Cookie": cookies.joined(separator: "; ")])
  }

  static let device: [String: JSONValue] = [
    "device": .string(DeviceName.text(31)), "deviceName": .string("Tablet"),
  ]

  func signIn(_ ticket: String, cookie: String? = nil) async throws -> TestResponse {
    try await send(.post, "/api/sessions/oidc", ticket, Self.device, cookie: cookie)
  }

  func signUp(_ ticket: String) async throws -> TestResponse {
    let body: [String: JSONValue] = [
      "wrapName": .string(String(repeating: "cd", count: 16)),
      "recoveryWrap": .string(Person.wrap), "language": .string("de"),
    ]
    return try await send(
      .post, "/api/accounts/oidc", ticket, body.merging(Self.device) { $1 })
  }
}
