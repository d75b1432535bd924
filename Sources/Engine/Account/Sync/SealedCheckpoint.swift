// A checkpoint on the wire: its list of parts sealed, and in the clear what the server needs.

/// The sealed list of a checkpoint with its place.
public struct SealedCheckpoint: Equatable, Sendable {
  public let epoch: Identifier
  public let sequence: Int64
  public let keyVersion: Int64
  /// A format byte, a nonce of 12 bytes, and AES-256-GCM of `Checkpoint.bytes` with its tag.
  public let body: [UInt8]

  public init(epoch: Identifier, sequence: Int64, keyVersion: Int64, body: [UInt8]) {
    self.epoch = epoch
    self.sequence = sequence
    self.keyVersion = keyVersion
    self.body = body
  }

  /// What the seal is bound to: account, key version, epoch, sequence number.
  public static func associatedData(
    account: Identifier, keyVersion: Int64, epoch: Identifier, sequence: Int64
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.text("redstart checkpoint")
    writer.uint64(account.high)
    writer.uint64(account.low)
    writer.uint64(UInt64(bitPattern: keyVersion))
    writer.uint64(epoch.high)
    writer.uint64(epoch.low)
    writer.uint64(UInt64(bitPattern: sequence))
    return writer.bytes
  }

  public func associatedData(account: Identifier) -> [UInt8] {
    SealedCheckpoint.associatedData(
      account: account, keyVersion: keyVersion, epoch: epoch, sequence: sequence)
  }

  /// Members of the object that the caller has begun, without the epoch.
  func writeMembers(to writer: inout JSONWriter) {
    writer.key("sequence")
    writer.int64(sequence)
    writer.key("key")
    writer.int64(keyVersion)
    writer.key("body")
    writer.string(Base64.encode(body))
  }

  /// Nothing where a member is missing, of another type or out of its range.
  init?(epoch: Identifier, json: JSONValue) {
    guard case .int(let sequence)? = json["sequence"], sequence > 0,
      case .int(let keyVersion)? = json["key"], keyVersion > 0,
      case .string(let text)? = json["body"],
      let body = Base64.decode(text), !body.isEmpty, body.count <= SyncLimits.checkpointBytes
    else { return nil }
    self.init(epoch: epoch, sequence: sequence, keyVersion: keyVersion, body: body)
  }
}

/// What a device puts behind parts that are on the server already.
public struct CheckpointOffer: Equatable, Sendable {
  public let sealed: SealedCheckpoint
  /// SHA-256 of each sealed part.
  public let parts: [[UInt8]]

  public init(_ sealed: SealedCheckpoint, parts: [[UInt8]]) {
    self.sealed = sealed
    self.parts = parts
  }

  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("epoch")
    writer.string(sealed.epoch.text)
    sealed.writeMembers(to: &writer)
    writer.key("parts")
    writer.beginArray()
    for part in parts { writer.string(Hex.encode(part)) }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  /// Nothing for anything but an offer of this form, which names each part once.
  public init?(json: JSONValue) {
    guard case .string(let name)? = json["epoch"], let epoch = Identifier(text: name),
      let sealed = SealedCheckpoint(epoch: epoch, json: json),
      case .array(let items)? = json["parts"],
      (1...SyncLimits.partsInCheckpoint).contains(items.count)
    else { return nil }
    var parts: [[UInt8]] = []
    var known = Set<[UInt8]>()
    for item in items {
      guard case .string(let text) = item, let part = CheckpointPart.name(text),
        known.insert(part).inserted
      else { return nil }
      parts.append(part)
    }
    self.init(sealed, parts: parts)
  }
}

/// What a device hears when it asks for the latest checkpoint.
public struct CheckpointAnswer: Equatable, Sendable {
  public let epoch: Identifier
  /// The sequence number of the latest change of the account.
  public let head: Int64
  /// The server's clock.
  public let time: Instant
  public let latest: SealedCheckpoint?

  public init(epoch: Identifier, head: Int64, time: Instant, latest: SealedCheckpoint?) {
    self.epoch = epoch
    self.head = head
    self.time = time
    self.latest = latest
  }

  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("epoch")
    writer.string(epoch.text)
    writer.key("head")
    writer.int64(head)
    writer.key("time")
    writer.int64(time.milliseconds)
    if let latest {
      writer.key("checkpoint")
      writer.beginObject()
      latest.writeMembers(to: &writer)
      writer.endObject()
    }
    writer.endObject()
    return writer.bytes
  }

  /// Nothing for anything but an answer of this form.
  public init?(json: JSONValue) {
    guard case .string(let name)? = json["epoch"], let epoch = Identifier(text: name),
      case .int(let head)? = json["head"], head >= 0, case .int(let time)? = json["time"]
    else { return nil }
    var latest: SealedCheckpoint?
    if let given = json["checkpoint"] {
      guard let sealed = SealedCheckpoint(epoch: epoch, json: given), sealed.sequence <= head
      else { return nil }
      latest = sealed
    }
    self.init(
      epoch: epoch, head: head, time: Instant(milliseconds: time), latest: latest)
  }
}

/// One sealed part on the wire, under its name.
public enum CheckpointPart {
  /// 64 lower-case hexadecimal digits; nothing for any other text.
  public static func name(_ text: String) -> [UInt8]? {
    guard let name = Hex.decode(text), name.count == SHA256.digestLength else { return nil }
    return name
  }

  public static func json(_ body: [UInt8]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("body")
    writer.string(Base64.encode(body))
    writer.endObject()
    return writer.bytes
  }

  /// Nothing for anything but a body within its bounds.
  public static func body(_ json: JSONValue) -> [UInt8]? {
    guard case .string(let text)? = json["body"], let body = Base64.decode(text), !body.isEmpty,
      body.count <= SyncLimits.partBytes
    else { return nil }
    return body
  }
}
