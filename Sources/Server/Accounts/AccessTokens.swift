// Short-lived proofs of being signed in: JWT with HS256, and nothing else that calls itself one.

import Crypto
import Engine
import JWTKit
import Storage

/// What an access token says.
struct AccessClaims: JWTPayload, Equatable {
  let sub: String
  let device: String
  let session: String
  let aud: String
  /// Seconds since 1970.
  let iat: Int64
  let exp: Int64

  /// The times are compared by `AccessTokens`, which has the server's clock.
  func verify(using algorithm: some JWTAlgorithm) {}
}

/// Makes access tokens and reads them strictly.
struct AccessTokens: Sendable {
  static let audience = "redstart"
  private static let type = "at+jwt"

  private let keys: JWTKeyCollection

  init(key: SymmetricKey) async {
    keys = await JWTKeyCollection().add(hmac: HMACKey(key: key), digestAlgorithm: .sha256)
  }

  func token(for session: Session, now: Instant) async throws -> String {
    let seconds = now.milliseconds / 1000
    let claims = AccessClaims(
      sub: session.account.text, device: DeviceName.text(session.device),
      session: session.id.text, aud: AccessTokens.audience, iat: seconds,
      exp: seconds + ServerLimits.accessSeconds)
    var header = JWTHeader()
    header.typ = AccessTokens.type
    return try await keys.sign(claims, header: header)
  }

  /// Nothing for a token that this server did not make, or whose time is not now.
  func claims(of token: String, now: Instant) async -> AccessClaims? {
    guard AccessTokens.isPlain(token),
      let claims = try? await keys.verify(token, as: AccessClaims.self)
    else { return nil }
    let seconds = now.milliseconds / 1000
    guard claims.aud == AccessTokens.audience, claims.exp > seconds,
      (0...seconds + ServerLimits.clockSlackSeconds).contains(claims.iat),
      claims.exp == claims.iat + ServerLimits.accessSeconds
    else { return nil }
    return claims
  }

  /// Three parts, each in its one spelling, under the only head that is ever written here; claims
  /// in which nothing stands twice.
  private static func isPlain(_ token: String) -> Bool {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard token.utf8.count <= ServerLimits.accessTokenBytes, parts.count == 3,
      let head = Base64.decode(String(parts[0])), let claims = Base64.decode(String(parts[1])),
      (try? JSONValue(parsing: claims)) != nil,
      Base64.decode(String(parts[2]))?.count == 32,
      let value = try? JSONValue(parsing: head), case .object(let members) = value
    else { return false }
    return members.count == 2 && value["alg"] == .string("HS256") && value["typ"] == .string(type)
  }
}
