// Access tokens that this server did not make, or not for this.

import Crypto
import Engine
import Foundation
import HummingbirdTesting
import Testing

@Suite("Forged access tokens")
struct ForgeryTests {
  /// Made with the server's own key: what must be refused is refused for its content.
  private struct Mint {
    let key: SymmetricKey

    init(_ server: AccountServer) throws {
      let secret = try Data(contentsOf: URL(fileURLWithPath: server.data.path + "/secret"))
      key = HKDF<Crypto.SHA256>.deriveKey(
        inputKeyMaterial: SymmetricKey(data: secret),
        info: Data("redstart access tokens 1".utf8), outputByteCount: 32)
    }

    func token(_ head: String, _ claims: String) -> String {
      let text = encoded(head) + "." + encoded(claims)
      let code = HMAC<Crypto.SHA256>.authenticationCode(for: Data(text.utf8), using: key)
      return text + "." + Base64.encode(Array(code))
    }

    func encoded(_ text: String) -> String { Base64.encode(Array(text.utf8)) }
  }

  private static let head = #"{"alg":"HS256","typ":"at+jwt"}"#

  @Test func whatIsNotExactlyATokenOfThisServerIsRefused() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      let mint = try Mint(server)
      let parts = jar.access.split(separator: ".").map { String($0) }
      let claims = try #require(
        Base64.decode(parts[1]).map { String(decoding: $0, as: UTF8.self) })
      let now = server.clock.now.milliseconds / 1000
      func with(_ old: String, _ new: String) -> String {
        #expect(claims.contains(old), "\(old) in \(claims)")
        return mint.token(Self.head, claims.replacingOccurrences(of: old, with: new))
      }
      let good = mint.token(Self.head, claims)
      #expect(try await status(server, good) == 200, "the mint itself works")
      #expect(try await status(server, jar.access) == 200)
      let forgeries: [String] = [
        mint.token(#"{"alg":"none","typ":"at+jwt"}"#, claims),
        mint.encoded(#"{"alg":"none","typ":"at+jwt"}"#) + "." + parts[1] + ".",
        mint.token(#"{"alg":"HS512","typ":"at+jwt"}"#, claims),
        mint.token(#"{"alg":"hs256","typ":"at+jwt"}"#, claims),
        mint.token(#"{"alg":"RS256","typ":"at+jwt"}"#, claims),
        mint.token(#"{"alg":"HS256","typ":"JWT"}"#, claims),
        mint.token(#"{"alg":"HS256"}"#, claims),
        mint.token(#"{"alg":"HS256","typ":"at+jwt","kid":"../../dev/null"}"#, claims),
        mint.token(#"{"alg":"HS256","typ":"at+jwt","jku":"https://evil.example"}"#, claims),
        mint.token(#"{"alg":"HS256","typ":"at+jwt","jwk":{"kty":"oct","k":"AA"}}"#, claims),
        mint.token(#"{"alg":"HS256","alg":"none","typ":"at+jwt"}"#, claims),
        mint.token(#"{"alg":"HS256","typ":"at+jwt","crit":["exp"],"exp":1}"#, claims),
        with(#""exp":\#(now + 600)"#, #""exp":\#(now)"#),
        with(#""exp":\#(now + 600)"#, #""exp":\#(now + 601)"#),
        with(#""exp":\#(now + 600)"#, #""exp":"\#(now + 600)""#),
        with(#""exp":\#(now + 600)"#, #""exp":1e300"#),
        with(#""exp":\#(now + 600)"#, #""exp":1,"exp":\#(now + 600)"#),
        with(#""exp":\#(now + 600)"#, #""exp":\#(now + 600),"exp":1"#),
        with(#""iat":\#(now)"#, #""iat":\#(now + 90)"#),
        with(#""iat":\#(now)"#, #""iat":-9223372036854775808"#),
        with(#""aud":"redstart""#, #""aud":"another""#),
        with(#""aud":"redstart""#, #""aud":["redstart"]"#),
        with(#""sub":""#, #""sub":"0"#),
        with(#""device":"0000000000000001""#, #""device":"0000000000000002""#),
        parts[0] + "." + mint.encoded(claims + " ") + "." + parts[2],
        parts[0] + "." + parts[1] + "." + String(parts[2].reversed()),
        parts[0] + "." + parts[1], parts[0] + "." + parts[1] + ".", parts[1] + "." + parts[2],
        jar.access + ".", "." + jar.access, jar.access + "=", jar.access + "A", "\"\(jar.access)\"",
        String(jar.access.dropLast()), jar.refresh, "Bearer " + jar.access,
        lastDigitMoved(jar.access), parts.joined(separator: ".") + "%20", "..", "a.b.c",
        String(repeating: "A", count: 3_000),
      ]
      #expect(forgeries.count >= 20)
      #expect(!forgeries.contains(jar.access))
      for (index, forgery) in forgeries.enumerated() {
        #expect(try await status(server, forgery) == 401, "\(index): \(forgery)")
      }
    }
  }

  @Test func twoTokensAtOnceAreNone() async throws {
    try await AccountServer.run { server in
      try await server.signUp(Person())
      let jar = try await server.signIn(Person())
      let answer = try await server.send(
        .get, "/api/account", nil,
        headers: ["Cookie": jar.field + "; __Host-redstart-access=" + jar.access])
      #expect(answer.status == .unauthorized)
    }
  }

  @Test func theKeyOfAnotherServerOpensNothing() async throws {
    try await AccountServer.run { first in
      try await first.signUp(Person())
      let jar = try await first.signIn(Person())
      try await AccountServer.run { second in
        let status = try await second.look(jar)
        #expect(status == 401)
      }
    }
  }

  private func status(_ server: AccountServer, _ access: String) async throws -> Int {
    let headers = ["Cookie": "__Host-redstart-access=" + access]
    return try await server.send(.get, "/api/account", nil, headers: headers).status.code
  }

  /// The same bytes in another spelling: the last digit has two bits that mean nothing.
  private func lastDigitMoved(_ token: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    guard let last = token.last, let index = digits.firstIndex(of: last) else { return "" }
    return token.dropLast() + String(digits[index ^ 1])
  }
}
