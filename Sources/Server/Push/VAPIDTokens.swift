// Tells push services who sends: VAPID (RFC 8292), with a key that comes from the server's secret.

import Crypto
import Engine
import JWTKit

/// What the server says of itself to one push service.
private struct VAPIDClaims: JWTPayload {
  /// The origin of the push service.
  let aud: String
  /// Seconds since 1970.
  let exp: Int64
  /// Where somebody is found who runs the server.
  let sub: String?

  func verify(using algorithm: some JWTAlgorithm) {}
}

/// Makes a token for each push service, and uses it for a while.
actor VAPIDTokens {
  private struct Made {
    let token: String
    let until: Instant
  }

  private let keys: JWTKeyCollection
  private let contact: String?
  private var made: [String: Made] = [:]

  /// `contact` is an `https:` or `mailto:` address.
  init(_ key: P256.Signing.PrivateKey, contact: String?) async {
    keys = JWTKeyCollection()
    // The same number makes the same key.
    if let own = try? ES256PrivateKey(backing: key) { await keys.add(ecdsa: own) }
    self.contact = contact
  }

  /// For the push service of an origin; good for `ServerLimits.vapidSeconds` from `now` at most.
  func token(for origin: String, now: Instant) async throws -> String {
    if let found = made[origin], now < found.until { return found.token }
    if made.count >= ServerLimits.pushHostsKnown { made = [:] }
    let claims = VAPIDClaims(
      aud: origin, exp: now.milliseconds / 1000 + ServerLimits.vapidSeconds, sub: contact)
    let token = try await keys.sign(claims)
    // For half of its time, so that a push service whose clock is ahead takes it, too.
    let half = ServerLimits.vapidSeconds / 2
    made[origin] = Made(token: token, until: now.adding(seconds: half))
    return token
  }
}
