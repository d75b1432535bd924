// One sign-in at a provider, from leaving for it to coming back.

import Crypto
import Engine

/// All its secrets follow from one random value, which the browser keeps in a cookie: the server
/// remembers nothing, and whoever comes back without the cookie comes back from nowhere.
struct ProviderFlow: Sendable {
  static let cookie = "__Host-redstart-oidc"

  let challenge: [UInt8]
  private let challenges: Challenges

  /// Leaves now.
  init(_ challenges: Challenges, _ provider: SignInProvider.Name, until end: Instant) {
    self.challenges = challenges
    challenge = challenges.make(ProviderFlow.purpose(provider), until: end)
  }

  /// Comes back; nothing for a cookie that was not made here for this provider, or is too old.
  init?(
    _ challenges: Challenges, _ provider: SignInProvider.Name, cookie: String?, now: Instant
  ) {
    guard let cookie, cookie.utf8.count < 128, let challenge = Base64.decode(cookie),
      challenges.isOpen(challenge, ProviderFlow.purpose(provider), now: now)
    else { return nil }
    self.challenges = challenges
    self.challenge = challenge
  }

  var state: String { secret("state") }
  var nonce: String { secret("nonce") }
  var codeVerifier: String { secret("verifier") }
  var codeChallenge: String {
    Base64.encode(Array(Crypto.SHA256.hash(data: Array(codeVerifier.utf8))))
  }

  /// The name under which the ticket is kept: it is good in this browser only.
  static func ticketHash(_ ticket: OneTimeToken, cookie: String) -> [UInt8] {
    Array(Crypto.SHA256.hash(data: ticket.bytes + Array(cookie.utf8)))
  }

  private static func purpose(_ provider: SignInProvider.Name) -> String {
    "sign in by " + provider.rawValue
  }

  private func secret(_ name: String) -> String {
    Base64.encode(challenges.secret(of: challenge, "provider " + name))
  }
}
