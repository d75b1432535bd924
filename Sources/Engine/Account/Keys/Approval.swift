// A device that is signed in gives the vault key to one that is not yet in the vault.

/// What both devices compute of one approval.
public enum Approval {
  /// How long a device asks, in milliseconds: ten minutes.
  public static let milliseconds: Int64 = 600_000
  /// Bytes of what each device adds by chance; nobody can try that many.
  public static let nonceBytes = 16
  public static let commitmentBytes = SHA256.digestLength
  /// Bytes of what goes to the asking device: its sender's one-time public key, version, key, tag.
  public static let sealedBytes = HPKE.publicKeyBytes + 8 + KeyWrap.keyBytes + 16

  /// What the asking device says first: it fixes its key and its nonce, and tells nothing of them.
  public static func commitment(
    account: Identifier, publicKey: [UInt8], nonce: [UInt8]
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.text("redstart approval commitment 2")
    writer.uint64(account.high)
    writer.uint64(account.low)
    return SHA256.hash(writer.bytes + nonce + publicKey)
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
}
