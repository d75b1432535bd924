// What a device hears when it asks the vault for changes.

/// A run of the log: everything after `from` up to `to`.
public struct PullAnswer: Equatable, Sendable {
  public let epoch: Identifier
  public let from: Int64
  public let to: Int64
  /// The sequence number of the latest change of the account.
  public let head: Int64
  /// The server's clock.
  public let time: Instant
  /// The change with sequence number `from + 1` and those after it, without a gap.
  public let changes: [SealedChange]

  public init(
    epoch: Identifier, from: Int64, head: Int64, time: Instant, changes: [SealedChange]
  ) {
    self.epoch = epoch
    self.from = from
    to = from + Int64(changes.count)
    self.head = head
    self.time = time
    self.changes = changes
  }

  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("epoch")
    writer.string(epoch.text)
    writer.key("from")
    writer.int64(from)
    writer.key("to")
    writer.int64(to)
    writer.key("head")
    writer.int64(head)
    writer.key("time")
    writer.int64(time.milliseconds)
    writer.key("changes")
    writer.beginArray()
    for (step, change) in changes.enumerated() {
      writer.beginObject()
      writer.key("sequence")
      writer.int64(from + Int64(step) + 1)
      change.writeMembers(to: &writer)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  /// Nothing for anything but a run of this form without a gap.
  public init?(json: JSONValue) {
    guard case .string(let epoch)? = json["epoch"], let epoch = Identifier(text: epoch),
      case .int(let from)? = json["from"], case .int(let to)? = json["to"],
      case .int(let head)? = json["head"], case .int(let time)? = json["time"],
      case .array(let items)? = json["changes"],
      (0...SyncLimits.longestLog).contains(from),
      (0...Stamp.largestMilliseconds).contains(time)
    else { return nil }
    var changes: [SealedChange] = []
    for item in items {
      guard let change = SealedChange(json: item),
        item["sequence"] == .int(from + Int64(changes.count) + 1)
      else { return nil }
      changes.append(change)
    }
    guard to == from + Int64(changes.count), head >= to else { return nil }
    // One that has more and tells nothing of it would be asked for ever.
    guard !changes.isEmpty || head == to else { return nil }
    self.init(
      epoch: epoch, from: from, head: head, time: Instant(milliseconds: time), changes: changes)
  }
}
