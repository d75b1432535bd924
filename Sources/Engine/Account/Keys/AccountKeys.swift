// Which keys an account has, and what binds each seal to its place. Docs/sync.md says why.

/// How a password becomes a root key: PBKDF2-SHA-256 with a salt and so many rounds.
public struct PasswordStretch: Equatable, Sendable {
  public static let saltBytes = 16
  public static let usualRounds: Int64 = 600_000
  /// Fewer would be quick to guess, more would lock a slow device; a server that asks for others
  /// is not believed.
  public static let rounds: ClosedRange<Int64> = 600_000...10_000_000

  public let salt: [UInt8]
  public let rounds: Int64

  /// Nothing for a salt of another length or for rounds out of range.
  public init?(salt: [UInt8], rounds: Int64) {
    guard salt.count == PasswordStretch.saltBytes, PasswordStretch.rounds.contains(rounds) else {
      return nil
    }
    self.salt = salt
    self.rounds = rounds
  }
}

/// What follows from the root key of a password.
public struct PasswordKeys: Equatable, Sendable {
  /// Lets a device in; the only one of these that leaves it.
  public let signIn: [UInt8]
  /// Opens the vault key.
  public let wrapping: [UInt8]

  /// `root` is the 32 bytes that the stretch gave.
  public init(root: [UInt8]) {
    signIn = HKDF.key(from: root, purpose: "redstart sign-in 1")
    wrapping = HKDF.key(from: root, purpose: "redstart wrap 1")
  }
}

/// The vault key under another key.
public enum KeyWrap: String, Sendable, CaseIterable {
  case password
  case recovery
  case passkey

  /// Bytes of a vault key.
  public static let keyBytes = 32
  /// Format byte, nonce, key and tag.
  public static let length = 1 + 12 + keyBytes + 16

  /// What the wrap is bound to. `name` is the account's own random name for its wraps: it is made
  /// on the device, before the server has given the account an id.
  public func associatedData(name: Identifier, keyVersion: Int64) -> [UInt8] {
    var writer = ByteWriter()
    writer.text("redstart wrap")
    writer.uint64(name.high)
    writer.uint64(name.low)
    writer.uint64(UInt64(bitPattern: keyVersion))
    writer.text(rawValue)
    return writer.bytes
  }
}
