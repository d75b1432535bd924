// What the browser says about a signature: for whom, where, and of which challenge.

import Crypto
import Engine

/// Web Authentication, section 5.8.1; it is signed as its hash.
struct ClientData: Sendable {
  static let bytes = 1...4_096

  enum Purpose: String {
    case register = "webauthn.create"
    case signIn = "webauthn.get"
  }

  let challenge: [UInt8]
  let hash: [UInt8]

  /// Refuses another purpose, another origin, and a page within a page of another site.
  init(
    _ bytes: [UInt8], for purpose: Purpose, at party: RelyingParty
  ) throws(PasskeyError) {
    guard let value = try? JSONValue(parsing: bytes), value["type"] == .string(purpose.rawValue),
      value["crossOrigin"] ?? .bool(false) == .bool(false), value["topOrigin"] == nil,
      case .string(let text)? = value["challenge"], let challenge = Base64.decode(text)
    else { throw .clientData }
    guard case .string(let origin)? = value["origin"], party.origins.contains(origin) else {
      throw .origin
    }
    self.challenge = challenge
    hash = Array(Crypto.SHA256.hash(data: bytes))
  }
}
