// What stays on a device of an account that it left, so that no server can lead it back to a key
// that was given up.

/// Which vault key an account had last, as far as this device knew; never the key.
public struct RememberedKey: Equatable, Sendable {
  /// Accounts that a device remembers; the oldest gives way.
  public static let mostAccounts = 8
  /// Another first byte than a record of an account has.
  private static let version: UInt8 = 0x80
  private static let longestFingerprint = 32
  /// Bytes of the longest list.
  static let longestList = 1 + 10 + mostAccounts * (16 + 16 + 10 + 1 + longestFingerprint)

  public let account: Identifier
  public let wrapName: Identifier
  public let keyVersion: Int64
  public let fingerprint: String

  public init(of record: AccountRecord) {
    account = record.replica.account
    wrapName = record.wrapName
    keyVersion = record.keyVersion
    fingerprint = record.fingerprint
  }

  /// Whether a server that names one of the two speaks of this account.
  public func isOf(_ account: Identifier, _ wrapName: Identifier) -> Bool {
    account == self.account || wrapName == self.wrapName
  }

  /// `keys` are all versions that the session opens, from the oldest. A spare key is the server's
  /// word alone and has to bring the remembered one along; what the person's own secret opens need
  /// not, as two devices may have made two keys of one version over a server that was put back.
  public func verdict(
    on keys: [VaultKey], isSpare: Bool, _ account: Identifier, _ wrapName: Identifier
  ) -> KeyVerdict {
    guard account == self.account, wrapName == self.wrapName, let newest = keys.last else {
      return .other
    }
    if newest.version < keyVersion { return .behind }
    guard isSpare else { return .fits }
    return keys.contains { $0.version == keyVersion && $0.fingerprint == fingerprint }
      ? .fits : .other
  }

  /// Nothing for no accounts.
  public static func bytes(of all: [RememberedKey]) -> [UInt8] {
    if all.isEmpty { return [] }
    var writer = ByteWriter(version: version)
    writer.varint(UInt64(all.count))
    for one in all {
      for id in [one.account, one.wrapName] {
        writer.uint64(id.high)
        writer.uint64(id.low)
      }
      writer.signedVarint(one.keyVersion)
      writer.text(one.fingerprint)
    }
    return writer.bytes
  }

  /// Nothing for anything but such a list.
  public static func list(bytes: [UInt8]) -> [RememberedKey]? {
    if bytes.isEmpty { return [] }
    var reader = ByteReader(bytes)
    do throws(BytesError) {
      _ = try reader.version(in: version...version)
      var all: [RememberedKey] = []
      let count = try reader.varint()
      guard count <= UInt64(mostAccounts) else { return nil }
      for _ in 0..<count { all.append(try RememberedKey(&reader)) }
      try reader.end()
      return all
    } catch {
      return nil
    }
  }

  private init(_ reader: inout ByteReader) throws(BytesError) {
    account = Identifier(high: try reader.uint64(), low: try reader.uint64())
    wrapName = Identifier(high: try reader.uint64(), low: try reader.uint64())
    keyVersion = try reader.signedVarint()
    fingerprint = try reader.text(limit: RememberedKey.longestFingerprint)
  }
}

extension AccountRecord {
  /// What the device remembers once it leaves the account.
  public var keysToRemember: [RememberedKey] {
    let own = RememberedKey(of: self)
    let others = remembered.filter { !$0.isOf(own.account, own.wrapName) }
    return others.suffix(RememberedKey.mostAccounts - 1) + [own]
  }
}
