// Sealing to somebody's public key: the part of HPKE that is no curve and no cipher.

/// HPKE (RFC 9180) in base mode with DHKEM(P-256, HKDF-SHA256), HKDF-SHA256 and AES-256-GCM. The
/// curve and the cipher are the browser's.
public enum HPKE {
  /// Bytes of a public key: an uncompressed point, as `enc` is.
  public static let publicKeyBytes = 65

  /// What one message is sealed with; made for one message and no more.
  public struct MessageKey: Equatable, Sendable {
    public let key: [UInt8]
    public let nonce: [UInt8]
  }

  private static let version = Array("HPKE-v1".utf8)
  /// DHKEM(P-256, HKDF-SHA256), from RFC 9180, section 7.1.
  private static let kem = Array("KEM".utf8) + [0x00, 0x10]
  /// The three together, from RFC 9180, section 7.
  private static let suite = Array("HPKE".utf8) + [0x00, 0x10, 0x00, 0x01, 0x00, 0x02]
  private static let baseMode: UInt8 = 0
  private static let keyBytes = 32
  private static let nonceBytes = 12

  /// The key and nonce of the first message. `agreed` is what the curve gives: the x coordinate,
  /// 32 bytes; `enc` is the sender's one-time public key, `recipient` the recipient's.
  public static func messageKey(
    agreed: [UInt8], enc: [UInt8], recipient: [UInt8], info: [UInt8]
  ) -> MessageKey {
    let shared = sharedSecret(agreed: agreed, enc: enc, recipient: recipient)
    let context =
      [baseMode] + extract([], "psk_id_hash", [], suite) + extract([], "info_hash", info, suite)
    let secret = extract(shared, "secret", [], suite)
    return MessageKey(
      key: expand(secret, "key", context, keyBytes, suite),
      nonce: expand(secret, "base_nonce", context, nonceBytes, suite))
  }

  /// `ExtractAndExpand` of RFC 9180, section 4.1.
  static func sharedSecret(agreed: [UInt8], enc: [UInt8], recipient: [UInt8]) -> [UInt8] {
    expand(
      extract([], "eae_prk", agreed, kem), "shared_secret", enc + recipient,
      SHA256.digestLength, kem)
  }

  /// `LabeledExtract` of RFC 9180, section 4.
  private static func extract(
    _ salt: [UInt8], _ label: String, _ secret: [UInt8], _ suite: [UInt8]
  ) -> [UInt8] {
    HKDF.extracted(from: version + suite + Array(label.utf8) + secret, salt: salt)
  }

  /// `LabeledExpand` of RFC 9180, section 4.
  private static func expand(
    _ extracted: [UInt8], _ label: String, _ info: [UInt8], _ count: Int, _ suite: [UInt8]
  ) -> [UInt8] {
    let length = [UInt8(count >> 8), UInt8(count & 0xff)]
    return HKDF.expanded(
      extracted, info: length + version + suite + Array(label.utf8) + info, count: count)
  }
}
