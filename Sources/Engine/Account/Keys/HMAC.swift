// Keyed fingerprints and the keys that are drawn from one secret.

/// HMAC with SHA-256 (RFC 2104).
public enum HMAC {
  private static let blockLength = 64

  /// 32 bytes.
  public static func code(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    var block = key.count > blockLength ? SHA256.hash(key) : key
    block += [UInt8](repeating: 0, count: blockLength - block.count)
    let inner = SHA256.hash(block.map { $0 ^ 0x36 } + message)
    return SHA256.hash(block.map { $0 ^ 0x5C } + inner)
  }
}

/// HKDF with SHA-256 (RFC 5869).
public enum HKDF {
  /// The longest output, 255 digests.
  public static let longest = 255 * SHA256.digestLength

  /// `count` bytes from a secret, other ones for each `info`.
  public static func key(
    from secret: [UInt8], salt: [UInt8] = [], info: [UInt8], count: Int = 32
  ) -> [UInt8] {
    expanded(extracted(from: secret, salt: salt), info: info, count: count)
  }

  /// The first step: 32 bytes that are as random as the secret.
  static func extracted(from secret: [UInt8], salt: [UInt8] = []) -> [UInt8] {
    HMAC.code(
      secret, key: salt.isEmpty ? [UInt8](repeating: 0, count: SHA256.digestLength) : salt)
  }

  /// The second step: `count` bytes from the first step's.
  static func expanded(_ extracted: [UInt8], info: [UInt8], count: Int) -> [UInt8] {
    precondition((1...longest).contains(count), "HKDF gives 1 to 8,160 bytes")
    var output: [UInt8] = []
    var block: [UInt8] = []
    var counter: UInt8 = 0
    while output.count < count {
      counter += 1
      block = HMAC.code(block + info + [counter], key: extracted)
      output += block
    }
    return Array(output.prefix(count))
  }

  /// The same with a purpose in words.
  public static func key(from secret: [UInt8], purpose: String) -> [UInt8] {
    key(from: secret, info: Array(purpose.utf8))
  }
}
