// What a device offers to the vault and what it hears back, as JSON.

/// Changes of one device in the order of their numbers.
public struct PushRequest: Equatable, Sendable {
  public let version: Int64
  /// The history that the device knows; nothing before it heard of one.
  public let epoch: Identifier?
  public let device: UInt64
  public let changes: [SealedChange]

  public init(
    version: Int64 = SyncLimits.version, epoch: Identifier?, device: UInt64,
    changes: [SealedChange]
  ) {
    self.version = version
    self.epoch = epoch
    self.device = device
    self.changes = changes
  }

  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("version")
    writer.int64(version)
    if let epoch {
      writer.key("epoch")
      writer.string(epoch.text)
    }
    writer.key("device")
    writer.string(DeviceName.text(device))
    writer.key("changes")
    writer.beginArray()
    for change in changes {
      writer.beginObject()
      change.writeMembers(to: &writer)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  /// Nothing for anything but a request of this form, with changes of the one device only.
  public init?(json: JSONValue) {
    guard case .int(let version)? = json["version"],
      case .string(let device)? = json["device"], let device = DeviceName.value(device),
      case .array(let items)? = json["changes"], items.count <= SyncLimits.changesInPush
    else { return nil }
    var epoch: Identifier?
    if let given = json["epoch"] {
      guard case .string(let text) = given, let known = Identifier(text: text) else { return nil }
      epoch = known
    }
    var changes: [SealedChange] = []
    for item in items {
      guard let change = SealedChange(json: item), change.device == device else { return nil }
      changes.append(change)
    }
    self.init(version: version, epoch: epoch, device: device, changes: changes)
  }
}

/// What the vault did with a push.
public struct PushAnswer: Equatable, Sendable {
  public struct Item: Equatable, Sendable {
    public let id: Identifier
    public let verdict: Verdict

    public init(id: Identifier, verdict: Verdict) {
      self.id = id
      self.verdict = verdict
    }
  }

  public let epoch: Identifier
  /// The sequence number of the latest change of the account.
  public let head: Int64
  /// The number of the device's latest judged change.
  public let last: Int64
  /// The server's clock.
  public let time: Instant
  /// One for each change that was judged, in the order of the push.
  public let items: [Item]
  public let stop: PushStop?

  public init(
    epoch: Identifier, head: Int64, last: Int64, time: Instant, items: [Item], stop: PushStop?
  ) {
    self.epoch = epoch
    self.head = head
    self.last = last
    self.time = time
    self.items = items
    self.stop = stop
  }

  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("epoch")
    writer.string(epoch.text)
    writer.key("head")
    writer.int64(head)
    writer.key("last")
    writer.int64(last)
    writer.key("time")
    writer.int64(time.milliseconds)
    writer.key("verdicts")
    writer.beginArray()
    for item in items { item.write(to: &writer) }
    writer.endArray()
    if let stop {
      writer.key("stop")
      writer.string(stop.rawValue)
    }
    writer.endObject()
    return writer.bytes
  }

  /// Nothing for anything but an answer of this form.
  public init?(json: JSONValue) {
    guard case .string(let epoch)? = json["epoch"], let epoch = Identifier(text: epoch),
      case .int(let head)? = json["head"], case .int(let last)? = json["last"],
      case .int(let time)? = json["time"], case .array(let verdicts)? = json["verdicts"],
      (0...Stamp.largestMilliseconds).contains(time)
    else { return nil }
    var items: [Item] = []
    for verdict in verdicts {
      guard let item = Item(json: verdict) else { return nil }
      items.append(item)
    }
    var stop: PushStop?
    if case .string(let text)? = json["stop"] {
      guard let known = PushStop(rawValue: text) else { return nil }
      stop = known
    }
    self.init(
      epoch: epoch, head: head, last: last, time: Instant(milliseconds: time), items: items,
      stop: stop)
  }
}

extension PushAnswer.Item {
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.string(id.text)
    writer.key("verdict")
    switch verdict {
    case .accepted(let sequence):
      writer.string("accepted")
      writer.key("sequence")
      writer.int64(sequence)
    case .duplicate(let sequence):
      writer.string("duplicate")
      writer.key("sequence")
      writer.int64(sequence)
    case .rejected(let refusal):
      writer.string("rejected")
      writer.key("code")
      writer.string(refusal.rawValue)
    }
    writer.endObject()
  }

  init?(json: JSONValue) {
    guard case .string(let id)? = json["id"], let id = Identifier(text: id),
      case .string(let verdict)? = json["verdict"]
    else { return nil }
    switch (verdict, json["sequence"], json["code"]) {
    case ("accepted", .int(let sequence)?, _):
      self.init(id: id, verdict: .accepted(sequence: sequence))
    case ("duplicate", .int(let sequence)?, _):
      self.init(id: id, verdict: .duplicate(sequence: sequence))
    case ("rejected", _, .string(let code)?):
      guard let refusal = Verdict.Refusal(rawValue: code) else { return nil }
      self.init(id: id, verdict: .rejected(refusal))
    default: return nil
    }
  }
}
