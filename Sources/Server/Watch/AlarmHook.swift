// The program of the operator's that is told of signs of a breach, and how it knows who speaks.

import Crypto
import Foundation

/// An address and the secret that both sides have, as Standard Webhooks have them.
public struct AlarmHook: Sendable, Equatable {
  /// Bytes of a secret.
  static let keyBytes = 24...64
  private static let keyPrefix = "whsec_"

  let address: String
  private let key: [UInt8]

  /// `https://…` anywhere, or `http://` on this machine; nothing for anything else.
  static func isAddress(_ text: String) -> Bool {
    SignInProvider.isSafe(text) || SignInProvider.isHere(text)
  }

  /// Nothing where the secret is not `whsec_` and 24 to 64 bytes in Base64.
  init?(address: String, secret: String) {
    guard secret.hasPrefix(AlarmHook.keyPrefix),
      let key = Data(base64Encoded: String(secret.dropFirst(AlarmHook.keyPrefix.count))),
      AlarmHook.keyBytes.contains(key.count)
    else { return nil }
    self.address = address
    self.key = Array(key)
  }

  /// What proves that a message is ours and from when.
  func signature(id: String, seconds: Int64, body: String) -> String {
    let code = HMAC<Crypto.SHA256>.authenticationCode(
      for: Data("\(id).\(seconds).\(body)".utf8), using: SymmetricKey(data: key))
    return "v1," + Data(code).base64EncodedString()
  }
}
