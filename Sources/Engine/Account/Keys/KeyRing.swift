// The versions of a vault key: the newest one seals, the older ones still open what they sealed.

/// One version of the vault key, counted from 1.
public struct VaultKey: Equatable, Sendable {
  public let version: Int64
  public let bytes: [UInt8]

  public init(version: Int64, bytes: [UInt8]) {
    self.version = version
    self.bytes = bytes
  }
}

/// The older versions, which lie on the server under the newest one.
public struct KeyRing: Equatable, Sendable {
  /// Versions of one account's key; a device changes it no further.
  public static let mostKeys = 100
  /// Bytes of the longest sealed ring: format byte, nonce, keys and tag.
  public static let longest = 1 + 12 + mostKeys * keyBytes + 16
  private static let keyBytes = 8 + KeyWrap.keyBytes

  /// In the order of their versions.
  public let keys: [VaultKey]

  public init(_ keys: [VaultKey]) { self.keys = keys }

  public var bytes: [UInt8] {
    var writer = ByteWriter()
    for key in keys {
      writer.uint64(UInt64(bitPattern: key.version))
      writer.raw(key.bytes)
    }
    return writer.bytes
  }

  /// Nothing for anything but whole keys of versions from 1 that rise, all below `newest`.
  public init?(bytes: [UInt8], below newest: Int64) {
    guard bytes.count % KeyRing.keyBytes == 0, bytes.count / KeyRing.keyBytes <= KeyRing.mostKeys
    else { return nil }
    var reader = ByteReader(bytes)
    var keys: [VaultKey] = []
    do throws(BytesError) {
      while !reader.isAtEnd {
        let version = Int64(bitPattern: try reader.uint64())
        guard version > keys.last?.version ?? 0, version < newest else { return nil }
        keys.append(VaultKey(version: version, bytes: try reader.raw(count: KeyWrap.keyBytes)))
      }
    } catch {
      return nil
    }
    self.keys = keys
  }

  /// What the seal is bound to; `name` is the account's name for its wraps, `keyVersion` that of
  /// the key which seals.
  public static func associatedData(name: Identifier, keyVersion: Int64) -> [UInt8] {
    KeyPlace.bytes("redstart key ring", name, keyVersion)
  }
}

/// The account's own key pair: others seal to its public half, its private half lies on the server
/// under the vault key.
public enum KeyPair {
  /// What the private half's seal is bound to, the public half among it.
  public static func associatedData(
    name: Identifier, keyVersion: Int64, publicKey: [UInt8]
  ) -> [UInt8] {
    KeyPlace.bytes("redstart key pair", name, keyVersion) + publicKey
  }

  /// Bytes of a sealed private half; browsers write about 138 bytes of PKCS #8.
  public static let sealedBytes = 61...512
}

enum KeyPlace {
  static func bytes(_ purpose: String, _ name: Identifier, _ keyVersion: Int64) -> [UInt8] {
    var writer = ByteWriter()
    writer.text(purpose)
    writer.uint64(name.high)
    writer.uint64(name.low)
    writer.uint64(UInt64(bitPattern: keyVersion))
    return writer.bytes
  }
}
