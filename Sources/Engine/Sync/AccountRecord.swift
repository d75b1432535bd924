// What a device knows of the account that it is signed in to; lies sealed beside the journal.

/// The account on this device.
public struct AccountRecord: Equatable, Sendable {
  public static let longestAddress = 254
  private static let version: UInt8 = 1

  public var email: String
  /// The account's own name for the wraps of its key.
  public let wrapName: Identifier
  public let vaultKey: [UInt8]
  public let keyVersion: Int64
  /// The device for which the server takes changes in this session.
  public var sessionDevice: UInt64
  /// The person's switch: off keeps everything here and sends nothing.
  public var isOn: Bool
  /// False once the server let the session go; the journal stays as it is.
  public var isSignedIn: Bool
  public var replica: Replica

  public init(
    email: String, wrapName: Identifier, vaultKey: [UInt8], keyVersion: Int64, replica: Replica
  ) {
    self.email = email
    self.wrapName = wrapName
    self.vaultKey = vaultKey
    self.keyVersion = keyVersion
    self.replica = replica
    sessionDevice = replica.device
    isOn = true
    isSignedIn = true
  }

  public var bytes: [UInt8] {
    var writer = ByteWriter(version: AccountRecord.version)
    writer.text(email)
    writer.uint64(wrapName.high)
    writer.uint64(wrapName.low)
    writer.counted(vaultKey)
    writer.signedVarint(keyVersion)
    writer.uint64(sessionDevice)
    writer.uint8(isOn ? 1 : 0)
    writer.uint8(isSignedIn ? 1 : 0)
    writer.raw(replica.bytes)
    return writer.bytes
  }

  /// Reads the form of `bytes` and nothing else.
  public init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    do throws(BytesError) {
      _ = try reader.version(in: AccountRecord.version...AccountRecord.version)
      email = try reader.text(limit: AccountRecord.longestAddress)
      wrapName = Identifier(high: try reader.uint64(), low: try reader.uint64())
      vaultKey = try reader.counted(limit: KeyWrap.keyBytes)
      keyVersion = try reader.signedVarint()
      sessionDevice = try reader.uint64()
      isOn = try reader.uint8() == 1
      isSignedIn = try reader.uint8() == 1
      guard vaultKey.count == KeyWrap.keyBytes,
        let replica = Replica(bytes: try reader.raw(count: reader.remaining))
      else { return nil }
      self.replica = replica
    } catch {
      return nil
    }
  }
}
