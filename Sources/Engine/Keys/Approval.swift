// A device that is signed in gives the vault key to one that is not yet in the vault.

/// What both devices compute of one approval.
public enum Approval {
  /// How long a device asks, in milliseconds: ten minutes.
  public static let milliseconds: Int64 = 600_000
  /// Bytes of what goes to the asking device: its sender's one-time public key, version, key, tag.
  public static let sealedBytes = HPKE.publicKeyBytes + 8 + KeyWrap.keyBytes + 16

  /// Six digits of the asking device's public key: both devices show them, so that a key which was
  /// swapped on the way is noticed.
  public static func check(of publicKey: [UInt8]) -> String { digits(SHA256.hash(publicKey)) }

  /// Six digits that only who has the vault key can know; both devices show them once it was given,
  /// so that a key which somebody else sent is noticed before it is used.
  public static func proof(of vaultKey: [UInt8], to publicKey: [UInt8]) -> String {
    digits(HMAC.code(Array("redstart approval proof 1".utf8) + publicKey, key: vaultKey))
  }

  /// What the message is bound to.
  public static func info(account: Identifier, publicKey: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.text("redstart approval 1")
    writer.uint64(account.high)
    writer.uint64(account.low)
    writer.text(check(of: publicKey))
    return writer.bytes
  }

  public static func message(_ key: VaultKey) -> [UInt8] { KeyRing([key]).bytes }

  /// The key of that version, and nothing else.
  public static func key(in message: [UInt8], version: Int64) -> [UInt8]? {
    guard version > 0, version < .max else { return nil }
    guard let ring = KeyRing(bytes: message, below: version + 1), ring.keys.count == 1,
      ring.keys[0].version == version
    else { return nil }
    return ring.keys[0].bytes
  }

  private static func digits(_ hash: [UInt8]) -> String {
    var value: UInt64 = 0
    for byte in hash.prefix(8) { value = value << 8 | UInt64(byte) }
    let text = String(value % 1_000_000)
    return String(repeating: "0", count: 6 - text.utf8.count) + text
  }
}
