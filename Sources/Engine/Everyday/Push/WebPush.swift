// Sealing a message for one browser: the part of RFC 8291 that is no curve and no cipher.

/// Message Encryption for Web Push (RFC 8291) with the content coding `aes128gcm` (RFC 8188), one
/// record a message. The curve and the cipher are the browser's.
public enum WebPush {
  /// Bytes of each sealed message, whatever it says.
  public static let bodyBytes = 1_280
  /// Bytes of a public key: an uncompressed point.
  public static let publicKeyBytes = 65
  /// Bytes of the secret that a subscription comes with.
  public static let authBytes = 16
  public static let saltBytes = 16
  /// The longest text of a message, in bytes.
  public static let longestPlain = bodyBytes - headerBytes - tagBytes - 1

  private static let headerBytes = saltBytes + 4 + 1 + publicKeyBytes
  private static let tagBytes = 16
  private static let recordSize: UInt32 = 4_096
  private static let keyBytes = 16
  private static let nonceBytes = 12
  /// The delimiter of the last record (RFC 8188, section 2).
  private static let lastRecord: UInt8 = 2

  /// What one message is sealed with; made for one message and no more.
  public struct Envelope: Equatable, Sendable {
    /// Stands before the sealed bytes.
    public let header: [UInt8]
    public let key: [UInt8]
    public let nonce: [UInt8]
  }

  /// `agreed` is what the curve gives, 32 bytes; `sender` is the public key that was made for this
  /// message, `receiver` and `auth` are the subscription's.
  public static func envelope(
    agreed: [UInt8], sender: [UInt8], receiver: [UInt8], auth: [UInt8], salt: [UInt8]
  ) -> Envelope {
    let secret = HKDF.key(
      from: agreed, salt: auth, info: Array("WebPush: info\0".utf8) + receiver + sender)
    let extracted = HKDF.extracted(from: secret, salt: salt)
    func drawn(_ purpose: String, _ count: Int) -> [UInt8] {
      let info = Array("Content-Encoding: \(purpose)\0".utf8)
      return HKDF.expanded(extracted, info: info, count: count)
    }
    var writer = ByteWriter()
    writer.raw(salt)
    writer.uint32(recordSize)
    writer.raw([UInt8(publicKeyBytes)])
    writer.raw(sender)
    return Envelope(
      header: writer.bytes, key: drawn("aes128gcm", keyBytes), nonce: drawn("nonce", nonceBytes))
  }

  /// What is sealed: all messages are of one length. Nothing where a text is too long.
  public static func padded(_ plain: [UInt8]) -> [UInt8]? {
    guard plain.count <= longestPlain else { return nil }
    return plain + [lastRecord] + [UInt8](repeating: 0, count: longestPlain - plain.count)
  }
}
