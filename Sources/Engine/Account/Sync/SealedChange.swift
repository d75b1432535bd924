// A change as the vault keeps it: in the clear stands only what puts it in order.

/// A change under the vault key, with its envelope.
public struct SealedChange: Hashable, Sendable {
  public let id: Identifier
  /// The device that offers it; the same as in the sealed change.
  public let device: UInt64
  /// Counts the changes that a device offers, from 1 and without a gap.
  public let number: Int64
  public let stamp: Stamp
  /// The version of the vault key, from 1.
  public let keyVersion: Int64
  /// A format byte, a nonce of 12 bytes, and AES-256-GCM of the padded change with its tag.
  public let body: [UInt8]

  public init(
    id: Identifier, device: UInt64, number: Int64, stamp: Stamp, keyVersion: Int64, body: [UInt8]
  ) {
    self.id = id
    self.device = device
    self.number = number
    self.stamp = stamp
    self.keyVersion = keyVersion
    self.body = body
  }

  /// What the seal is bound to, so that nobody can move a body to another place: account, key
  /// version, change, device, number, stamp.
  public static func associatedData(
    account: Identifier, keyVersion: Int64, id: Identifier, device: UInt64, number: Int64,
    stamp: Stamp
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.text("redstart change")
    writer.uint64(account.high)
    writer.uint64(account.low)
    writer.uint64(UInt64(bitPattern: keyVersion))
    writer.uint64(id.high)
    writer.uint64(id.low)
    writer.uint64(device)
    writer.uint64(UInt64(bitPattern: number))
    writer.uint64(UInt64(bitPattern: stamp.milliseconds))
    writer.uint16(stamp.counter)
    writer.uint64(stamp.device)
    return writer.bytes
  }

  public func associatedData(account: Identifier) -> [UInt8] {
    SealedChange.associatedData(
      account: account, keyVersion: keyVersion, id: id, device: device, number: number,
      stamp: stamp)
  }

  /// Members of the object that the caller has begun.
  func writeMembers(to writer: inout JSONWriter) {
    writer.key("id")
    writer.string(id.text)
    writer.key("device")
    writer.string(DeviceName.text(device))
    writer.key("number")
    writer.int64(number)
    writer.key("stamp")
    writer.string(stamp.text)
    writer.key("key")
    writer.int64(keyVersion)
    writer.key("body")
    writer.string(Base64.encode(body))
  }

  /// Nothing where a member is missing, of another type or out of its range.
  init?(json: JSONValue) {
    guard case .string(let id)? = json["id"], let id = Identifier(text: id),
      case .string(let device)? = json["device"], let device = DeviceName.value(device),
      case .int(let number)? = json["number"], number > 0,
      case .string(let stamp)? = json["stamp"], let stamp = Stamp(text: stamp),
      case .int(let key)? = json["key"], key > 0,
      case .string(let body)? = json["body"], let body = Base64.decode(body)
    else { return nil }
    self.init(
      id: id, device: device, number: number, stamp: stamp, keyVersion: key, body: body)
  }
}

/// How a device is written: sixteen lower-case hexadecimal digits.
public enum DeviceName {
  public static func text(_ device: UInt64) -> String { hexadecimal(device) }

  /// Nothing for any other text.
  public static func value(_ text: String) -> UInt64? {
    let digits = Array(text.utf8)
    return digits.count == 16 ? hexadecimalValue(digits[...]) : nil
  }
}
