// A directory of help and the signature under which apps believe it.

import Crypto
import Engine
import Foundation

/// 64 bytes of an ECDSA signature (P-256, SHA-256, r and s) before the text that they sign.
public struct SignedDirectory: Sendable {
  static let signatureBytes = 64

  public let bytes: [UInt8]
  public let directory: HelpDirectory

  /// Signs lines as of a moment. Throws where one of them is not what a directory holds.
  public init(
    lines: [UInt8], at now: Date, by key: DirectoryKey
  ) throws(SignedDirectoryError) {
    let text = Array((now.ISO8601Format() + "\n").utf8) + lines
    guard let directory = HelpDirectory(text: text) else { throw .badLines }
    self.directory = directory
    bytes = try key.signature(of: text) + text
  }

  /// Reads what was signed. Whether the signature is right, the apps know, and who has the key.
  public init(_ bytes: [UInt8]) throws(SignedDirectoryError) {
    guard bytes.count > SignedDirectory.signatureBytes,
      let directory = HelpDirectory(text: Array(bytes.dropFirst(SignedDirectory.signatureBytes)))
    else { throw .badFile }
    self.directory = directory
    self.bytes = bytes
  }

  /// Whether this key signed it; `publicKey` is in hex, as `DirectoryKey.publicHex`.
  public func isSigned(by publicKey: String) throws(SignedDirectoryError) -> Bool {
    guard let raw = Hex.decode(publicKey),
      let key = try? P256.Signing.PublicKey(x963Representation: raw)
    else { throw .badKey }
    let parts = (
      bytes.prefix(SignedDirectory.signatureBytes), bytes.dropFirst(SignedDirectory.signatureBytes)
    )
    guard let signature = try? P256.Signing.ECDSASignature(rawRepresentation: parts.0) else {
      return false
    }
    return key.isValidSignature(signature, for: parts.1)
  }

  /// The file of the setting, under the name by which browsers ask for it; empty without one.
  static func files(_ path: String?) throws(SignedDirectoryError) -> [String: [UInt8]] {
    guard let path else { return ["help/current": []] }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw .unreadable(path)
    }
    return ["help/current": try SignedDirectory([UInt8](data)).bytes]
  }
}
