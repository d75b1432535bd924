// A provider's signed word on who somebody is.

import Engine
import JWTKit

/// The claims of an ID token that was made for this server, just now, for this sign-in.
struct IDToken: Sendable, Equatable {
  let subject: String
  /// Only one that the provider has confirmed.
  let email: String?

  private static let algorithms = ["RS256", "ES256"]

  /// OpenID Connect Core 1.0, section 3.1.3.7.
  init(
    _ token: String, of provider: SignInProvider, _ directory: ProviderDirectory, nonce: String,
    now: Instant
  ) async throws(ProviderError) {
    guard token.utf8.count <= ServerLimits.idTokenBytes else { throw .badToken }
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, Base64.decode(String(parts[2])) != nil,
      let head = IDToken.object(parts[0]),
      let claims = IDToken.object(parts[1]), head["crit"] == nil,
      case .string(let algorithm)? = head["alg"], IDToken.algorithms.contains(algorithm),
      case .string(let name)? = head["kid"],
      let key = try await directory.key(name, now: now), key.algorithm == algorithm,
      (try? await key.keys.verify(token, as: AnyClaims.self)) != nil
    else { throw .badToken }
    try IDToken.check(claims, provider, nonce: nonce, seconds: now.milliseconds / 1000)
    guard case .string(let subject)? = claims["sub"],
      (1...ServerLimits.subjectBytes).contains(subject.utf8.count)
    else { throw .badToken }
    self.subject = subject
    email = IDToken.email(claims)
  }

  private static func check(
    _ claims: JSONValue, _ provider: SignInProvider, nonce: String, seconds: Int64
  ) throws(ProviderError) {
    guard claims["iss"] == .string(provider.issuer), claims["nonce"] == .string(nonce),
      isFor(provider.clientID, claims), case .int(let end)? = claims["exp"],
      end > seconds - ServerLimits.clockSlackSeconds, case .int(let start)? = claims["iat"],
      start <= seconds + ServerLimits.clockSlackSeconds,
      start > seconds - ServerLimits.idTokenSeconds
    else { throw .badToken }
  }

  /// For this server alone.
  private static func isFor(_ client: String, _ claims: JSONValue) -> Bool {
    claims["aud"] == .string(client) || claims["aud"] == .array([.string(client)])
  }

  private static func email(_ claims: JSONValue) -> String? {
    // Apple writes this as a text.
    guard case .string(let text)? = claims["email"],
      claims["email_verified"] == .bool(true) || claims["email_verified"] == .string("true")
    else { return nil }
    return EmailAddress(text)?.text
  }

  private static func object(_ part: Substring) -> JSONValue? {
    guard let bytes = Base64.decode(String(part)), let value = try? JSONValue(parsing: bytes),
      case .object = value
    else { return nil }
    return value
  }
}

/// The signature is what counts; the claims are read by hand.
private struct AnyClaims: JWTPayload {
  func verify(using algorithm: some JWTAlgorithm) {}
}
