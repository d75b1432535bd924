// The public half of a passkey, from its COSE form (RFC 9052, section 7; RFC 8230 for RSA).

import Crypto
import CryptoExtras
import Foundation

/// A key of one of the three kinds that authenticators make.
enum PasskeyPublicKey: Sendable {
  case p256(P256.Signing.PublicKey)
  case ed25519(Curve25519.Signing.PublicKey)
  case rsa(_RSA.Signing.PublicKey)

  /// COSE names of the algorithms, best first: ES256, EdDSA, RS256.
  static let algorithms: [Int64] = [-7, -8, -257]

  static let bytes = 1...1_024
  private static let coordinateBytes = 32
  private static let modulusBytes = 256...512
  private static let exponentBytes = 1...4

  /// Of a passkey that nobody has; costs as much to try as any other.
  static let nobody: [UInt8] = {
    let point = P256.Signing.PrivateKey().publicKey.rawRepresentation
    return [0xA5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]
      + Array(point.prefix(coordinateBytes)) + [0x22, 0x58, 0x20]
      + Array(point.suffix(coordinateBytes))
  }()

  init(cose: [UInt8]) throws(PasskeyError) {
    guard PasskeyPublicKey.bytes.contains(cose.count),
      let key = try? CBORReader.value(cose)
    else { throw .publicKey }
    try self.init(key)
  }

  init(_ key: CBORValue) throws(PasskeyError) {
    guard case .int(let kind)? = key[1], case .int(let algorithm)? = key[3] else {
      throw .publicKey
    }
    let made: PasskeyPublicKey? =
      switch (kind, algorithm) {
      case (2, -7): PasskeyPublicKey.p256(key)
      case (1, -8): PasskeyPublicKey.ed25519(key)
      case (3, -257): PasskeyPublicKey.rsa(key)
      default: nil
      }
    guard let made else { throw .publicKey }
    self = made
  }

  var algorithm: Int64 {
    switch self {
    case .p256: -7
    case .ed25519: -8
    case .rsa: -257
    }
  }

  func isValid(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
    switch self {
    case .p256(let key):
      guard let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature) else {
        return false
      }
      return key.isValidSignature(signature, for: bytes)
    case .ed25519(let key): return key.isValidSignature(signature, for: bytes)
    case .rsa(let key):
      return key.isValidSignature(
        _RSA.Signing.RSASignature(rawRepresentation: signature), for: Data(bytes),
        padding: .insecurePKCS1v1_5)
    }
  }

  /// Nothing for a point that is not on the curve.
  private static func p256(_ key: CBORValue) -> PasskeyPublicKey? {
    guard key[-1] == .int(1), let x = key[-2]?.byteString, let y = key[-3]?.byteString,
      x.count == coordinateBytes, y.count == coordinateBytes
    else { return nil }
    return (try? P256.Signing.PublicKey(x963Representation: [4] + x + y)).map { .p256($0) }
  }

  private static func ed25519(_ key: CBORValue) -> PasskeyPublicKey? {
    guard key[-1] == .int(6), let x = key[-2]?.byteString, x.count == coordinateBytes else {
      return nil
    }
    return (try? Curve25519.Signing.PublicKey(rawRepresentation: x)).map { .ed25519($0) }
  }

  private static func rsa(_ key: CBORValue) -> PasskeyPublicKey? {
    guard let n = key[-1]?.byteString, let e = key[-2]?.byteString,
      modulusBytes.contains(n.count), exponentBytes.contains(e.count), n.first != 0
    else { return nil }
    return (try? _RSA.Signing.PublicKey(n: n, e: e)).map { .rsa($0) }
  }
}
