// What a device believes of the keys that come with a session: nothing that speaks against those
// which it has. Docs/sync.md says why.

/// How the keys of a session go with those of a device.
public enum KeyVerdict: Equatable, Sendable {
  /// The same newest one, or a later one that brings along what is known here.
  case fits
  /// Known here, and given up since: the server was put back.
  case behind
  /// Not this journal's.
  case other
}

extension AccountRecord {
  /// Whether a server that names one of the two speaks of this account.
  public func isOf(_ account: Identifier, _ wrapName: Identifier) -> Bool {
    account == replica.account || wrapName == self.wrapName
  }

  /// Whether it is this very account. Nothing vouches for `account` but that it goes with
  /// `wrapName`, which the seal of a wrap names.
  public func isExactly(_ account: Identifier, _ wrapName: Identifier) -> Bool {
    account == replica.account && wrapName == self.wrapName
  }

  /// `keys` are all versions that the session opens, from the oldest; `wrapName` is what it calls
  /// the wraps of `account`.
  public func verdict(
    on keys: [VaultKey], _ account: Identifier, _ wrapName: Identifier
  ) -> KeyVerdict {
    guard isExactly(account, wrapName), let newest = keys.last else { return .other }
    for offered in keys {
      if let known = key(offered.version), known != offered.bytes { return .other }
    }
    if newest.version < keyVersion { return key(newest.version) == nil ? .other : .behind }
    return keys.contains { $0.version == keyVersion } ? .fits : .other
  }

  /// Every version that is known here or comes with `keys`, below `newest`, in order.
  public func older(than newest: Int64, and keys: [VaultKey]) -> [VaultKey] {
    var all = allKeys.filter { $0.version < newest }
    for key in keys where key.version < newest && self.key(key.version) == nil { all.append(key) }
    return all.ordered { $0.version < $1.version }
  }

  /// What the newest key looks like: the same on all devices, in groups of four letters.
  public var fingerprint: String { VaultKey(version: keyVersion, bytes: vaultKey).fingerprint }
}

extension VaultKey {
  /// Versions that a device takes from a server; no account comes near the last one.
  public static let versions: ClosedRange<Int64> = 1...1 << 52
  /// Groups of letters in a fingerprint: 80 bits.
  private static let fingerprintGroups = 4

  /// Tells nothing of the key, and is another one for another key.
  public var fingerprint: String {
    var writer = ByteWriter()
    writer.text("redstart key fingerprint 1")
    writer.uint64(UInt64(bitPattern: version))
    writer.raw(bytes)
    let letters = RecoveryCode(bytes: SHA256.hash(writer.bytes)).groups
    return letters.prefix(VaultKey.fingerprintGroups).joined(separator: "-")
  }
}
