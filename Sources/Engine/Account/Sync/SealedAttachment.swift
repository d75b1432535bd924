// A photo or a voice note as the vault keeps it: sealed, under its own name, beside the log.

/// The bytes of one attachment, sealed for one account.
public struct SealedAttachment: Equatable, Sendable {
  public let id: Identifier
  /// The version of the vault key that sealed it.
  public let keyVersion: Int64
  public let body: [UInt8]

  public init(id: Identifier, keyVersion: Int64, body: [UInt8]) {
    self.id = id
    self.keyVersion = keyVersion
    self.body = body
  }

  /// Nothing where a member is missing, of another type or out of its range.
  public init?(id: Identifier, json: JSONValue) {
    guard case .int(let keyVersion)? = json["key"], keyVersion > 0,
      case .string(let text)? = json["body"], text.utf8.count <= SyncLimits.attachmentBytes * 3 / 2,
      let body = Base64.decode(text), !body.isEmpty, body.count <= SyncLimits.attachmentBytes
    else { return nil }
    self.init(id: id, keyVersion: keyVersion, body: body)
  }

  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("key")
    writer.int64(keyVersion)
    writer.key("body")
    writer.string(Base64.encode(body))
    writer.endObject()
    return writer.bytes
  }

  /// What the seal is bound to: account, key version, name.
  public static func associatedData(
    account: Identifier, keyVersion: Int64, id: Identifier
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.text("redstart attachment")
    writer.uint64(account.high)
    writer.uint64(account.low)
    writer.uint64(UInt64(bitPattern: keyVersion))
    writer.uint64(id.high)
    writer.uint64(id.low)
    return writer.bytes
  }
}
