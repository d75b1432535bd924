// The keys that the server derives from its own secret, one for each purpose.

import Crypto
import Engine
import Foundation

/// HKDF-SHA-256 of the secret; a key of one purpose says nothing about another.
struct ServerSecrets: Sendable, CustomStringConvertible {
  let description = "secrets"
  let accessTokens: SymmetricKey
  private let refreshTokens: SymmetricKey
  private let salts: SymmetricKey
  private let names: SymmetricKey
  let spareKeys: SymmetricKey
  private let providerTokens: SymmetricKey
  let devices: SymmetricKey
  /// Says to push services who sends.
  let pushKey: P256.Signing.PrivateKey

  init(_ secret: [UInt8]) {
    func key(_ purpose: String) -> SymmetricKey {
      HKDF<Crypto.SHA256>.deriveKey(
        inputKeyMaterial: SymmetricKey(data: secret), info: Data("redstart \(purpose) 1".utf8),
        outputByteCount: 32)
    }
    accessTokens = key("access tokens")
    refreshTokens = key("refresh tokens")
    salts = key("salts")
    names = key("names")
    spareKeys = key("spare keys")
    providerTokens = key("provider tokens")
    devices = key("devices")
    // Of all numbers of 32 bytes one in four billion is no key; then the next one is taken.
    var (number, pushKey) = (1, P256.Signing.PrivateKey?.none)
    while pushKey == nil {
      let bytes = key("push \(number)").withUnsafeBytes { Array($0) }
      pushKey = try? P256.Signing.PrivateKey(rawRepresentation: bytes)
      number += 1
    }
    self.pushKey = pushKey ?? P256.Signing.PrivateKey()
  }

  /// What a provider gave, as it may lie in the database.
  func sealed(_ token: String, for provider: String) -> [UInt8] {
    let box = try? AES.GCM.seal(
      Array(token.utf8), using: providerTokens, authenticating: Array(provider.utf8))
    return Array(box?.combined ?? Data())
  }

  func opened(_ sealed: [UInt8], for provider: String) -> String? {
    guard let box = try? AES.GCM.SealedBox(combined: sealed),
      let bytes = try? AES.GCM.open(
        box, using: providerTokens, authenticating: Array(provider.utf8))
    else { return nil }
    return UTF8Text.text(Array(bytes))
  }

  /// The one token that follows a refresh token.
  func successor(of token: [UInt8]) -> [UInt8] { code(token, refreshTokens) }

  /// A salt for an address without an account, the same each time.
  func madeUpSalt(for address: EmailAddress) -> [UInt8] {
    Array(code(Array(address.text.utf8), salts).prefix(16))
  }

  /// Stands for an address or a network source where it must be recognised but not known.
  func name(of text: String) -> [UInt8] { code(Array(text.utf8), names) }

  private func code(_ bytes: [UInt8], _ key: SymmetricKey) -> [UInt8] {
    Array(HMAC<Crypto.SHA256>.authenticationCode(for: bytes, using: key))
  }
}

/// A secret that goes out once, in a cookie or a link; kept here as its SHA-256 only.
struct OneTimeToken: Sendable {
  static let count = 32

  let bytes: [UInt8]

  init(_ bytes: [UInt8] = RandomBytes.make(count)) { self.bytes = bytes }

  /// Nothing for anything but base64url of 32 bytes.
  init?(text: String) {
    guard text.utf8.count < 64, let bytes = Base64.decode(text), bytes.count == OneTimeToken.count
    else { return nil }
    self.bytes = bytes
  }

  var text: String { Base64.encode(bytes) }
  var hash: [UInt8] { Array(Crypto.SHA256.hash(data: bytes)) }
}
