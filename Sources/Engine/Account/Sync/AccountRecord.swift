// What a device knows of the account that it is signed in to; lies sealed beside the journal.

/// The account on this device.
public struct AccountRecord: Equatable, Sendable {
  public static let longestAddress = 254
  /// 2 has the older versions of the key, and knows of the key pair; 3 knows of a deleted
  /// account; 4 remembers others.
  private static let version: UInt8 = 4

  public var email: String
  /// The account's own name for the wraps of its key.
  public let wrapName: Identifier
  /// The newest version of the vault key, which seals.
  public let vaultKey: [UInt8]
  public let keyVersion: Int64
  /// In the order of their versions.
  public let olderKeys: [VaultKey]
  /// The device for which the server takes changes in this session.
  public var sessionDevice: UInt64
  /// The person's switch: off keeps everything here and sends nothing.
  public var isOn: Bool
  /// False once the server let the session go; the journal stays as it is.
  public var isSignedIn: Bool
  /// The version of the vault key under which the account's key pair lies on the server; 0 where
  /// that is not known.
  public var pairVersion: Int64
  /// When the server will have removed the account, as it said; the person has not yet said what
  /// becomes of the journal here.
  public var endsAt: Instant?
  /// Accounts that this device left.
  public var remembered: [RememberedKey]
  public var replica: Replica

  public init(
    email: String, wrapName: Identifier, vaultKey: [UInt8], keyVersion: Int64,
    olderKeys: [VaultKey] = [], replica: Replica
  ) {
    self.email = email
    self.wrapName = wrapName
    self.vaultKey = vaultKey
    self.keyVersion = keyVersion
    self.olderKeys = olderKeys
    self.replica = replica
    sessionDevice = replica.device
    isOn = true
    isSignedIn = true
    pairVersion = 0
    endsAt = nil
    remembered = []
  }

  /// The key that opens what this version sealed.
  public func key(_ version: Int64) -> [UInt8]? {
    if version == keyVersion { return vaultKey }
    return olderKeys.first { $0.version == version }?.bytes
  }

  /// All versions that are known, for a ring under the next one.
  public var allKeys: [VaultKey] {
    olderKeys + [VaultKey(version: keyVersion, bytes: vaultKey)]
  }

  public var bytes: [UInt8] {
    var writer = ByteWriter(version: AccountRecord.version)
    writer.text(email)
    writer.uint64(wrapName.high)
    writer.uint64(wrapName.low)
    writer.counted(vaultKey)
    writer.signedVarint(keyVersion)
    writer.counted(KeyRing(olderKeys).bytes)
    writer.uint64(sessionDevice)
    writer.uint8(isOn ? 1 : 0)
    writer.uint8(isSignedIn ? 1 : 0)
    writer.signedVarint(pairVersion)
    writer.signedVarint(endsAt?.milliseconds ?? 0)
    writer.counted(RememberedKey.bytes(of: remembered))
    writer.raw(replica.bytes)
    return writer.bytes
  }

  /// Reads the form of `bytes`, and those before.
  public init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    do throws(BytesError) {
      let version = try reader.version(in: 1...AccountRecord.version)
      email = try reader.text(limit: AccountRecord.longestAddress)
      wrapName = Identifier(high: try reader.uint64(), low: try reader.uint64())
      vaultKey = try reader.counted(limit: KeyWrap.keyBytes)
      keyVersion = try reader.signedVarint()
      let older = version == 1 ? [] : try reader.counted(limit: KeyRing.longest)
      guard let ring = KeyRing(bytes: older, below: keyVersion) else { return nil }
      olderKeys = ring.keys
      sessionDevice = try reader.uint64()
      isOn = try reader.uint8() == 1
      isSignedIn = try reader.uint8() == 1
      pairVersion = version == 1 ? 0 : try reader.signedVarint()
      let ends = version < 3 ? 0 : try reader.signedVarint()
      endsAt = (1...Stamp.largestMilliseconds).contains(ends) ? Instant(milliseconds: ends) : nil
      let left = version < 4 ? [] : try reader.counted(limit: RememberedKey.longestList)
      guard let remembered = RememberedKey.list(bytes: left) else { return nil }
      self.remembered = remembered
      guard vaultKey.count == KeyWrap.keyBytes,
        let replica = Replica(bytes: try reader.raw(count: reader.remaining))
      else { return nil }
      self.replica = replica
    } catch {
      return nil
    }
  }
}
