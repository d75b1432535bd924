// The key that signs directories of help. Its public half is built into the app.

import Crypto
import Engine
import Foundation

/// A private key of P-256.
public struct DirectoryKey: Sendable {
  private let key: P256.Signing.PrivateKey

  /// A new one.
  public init() { key = P256.Signing.PrivateKey() }

  /// Reads `pem`.
  public init(pem: String) throws(SignedDirectoryError) {
    guard let key = try? P256.Signing.PrivateKey(pemRepresentation: pem) else { throw .badKey }
    self.key = key
  }

  public var pem: String { key.pemRepresentation + "\n" }

  /// 65 bytes in hex: what `HELP_KEY` is for a build.
  public var publicHex: String { Hex.encode(Array(key.publicKey.x963Representation)) }

  func signature(of text: [UInt8]) throws(SignedDirectoryError) -> [UInt8] {
    guard let signature = try? key.signature(for: text) else { throw .badKey }
    return [UInt8](signature.rawRepresentation)
  }
}
