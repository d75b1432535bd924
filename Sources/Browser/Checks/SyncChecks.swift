// Sync in the browser: the same bytes as natively, and the same answers to what happens.

import Engine

enum SyncChecks {
  static var all: [Check] {
    [
      Check("A push has the bytes that it always had", finds: pushed) {
        String(decoding: request.bytes, as: UTF8.self)
      },
      Check("A push and a run of the log are read again as they were written") {
        guard let push = try? JSONValue(parsing: request.bytes), PushRequest(json: push) == request
        else { return "a push changed" }
        guard let pull = try? JSONValue(parsing: run.bytes), PullAnswer(json: pull) == run else {
          return "a run changed"
        }
        return nil
      },
      Check("A seal is bound to the bytes that it always was", finds: bound) {
        Hex.encode(sealed.associatedData(account: account))
      },
      Check("Padded lengths are those of the scale", finds: "128 128 256 512 8192 16384") {
        var sizes: [String] = []
        for count in lengths {
          let bytes = [UInt8](repeating: 1, count: count)
          let padded = Padding.padded(bytes)
          sizes.append(Padding.removed(padded) == bytes ? String(padded.count) : "lost")
        }
        return sizes.joined(separator: " ")
      },
      Check("A replica has the bytes that it always had", finds: remembered) {
        Hex.encode(replica.bytes)
      },
      Check("Damaged replicas are read or refused") {
        var bits = CheckBits(seed: 77)
        for _ in 0..<2000 {
          var bytes = replica.bytes
          bytes[Int(bits.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: bits.next())
          // A record of the form before is read too, and written in this one.
          guard bytes[0] == replica.bytes[0] else { continue }
          if let again = Replica(bytes: bytes), again.bytes != bytes { return "a replica changed" }
        }
        return nil
      },
      Check("A checkpoint is cut alike everywhere, and comes back", finds: checkpointed) {
        checkpoint()
      },
      Check("A device that was copied, restored and set wrong finds its way", finds: story) {
        told()
      },
    ]
  }

  private static let lengths = [0, 124, 125, 253, 8188, 8189]
  private static let account = Identifier(high: 0xACC0, low: 1)
  private static let epoch = Identifier(high: 0xE90C, low: 1)
  private static let device: UInt64 = 0xDEAD_BEEF
  private static let now = Instant(milliseconds: 1_790_000_000_000)

  private static func change(_ number: Int64, ahead: Int64 = 0) -> Change {
    Change(
      id: Identifier(high: 1, low: UInt64(number)), device: device, number: number,
      stamp: Stamp(
        milliseconds: now.milliseconds + ahead, counter: UInt16(number), device: device),
      entity: Identifier(high: 7, low: 7), kind: "entry",
      action: .set([Field("note", .text("calm"))]))
  }

  private static let sealed = SealedChange(
    id: Identifier(high: 1, low: 5), device: device, number: 5, stamp: change(5).stamp,
    keyVersion: 2, body: [1, 2, 255])
  private static let request = PushRequest(epoch: epoch, device: device, changes: [sealed])
  private static let run = PullAnswer(
    epoch: epoch, from: 6, head: 9, time: now, changes: [sealed])

  private static func answer(
    _ taken: [Change], _ stop: PushStop? = nil, refused: Change? = nil
  ) -> PushAnswer {
    var items: [PushAnswer.Item] = []
    for change in taken {
      items.append(
        PushAnswer.Item(id: change.id, verdict: .accepted(sequence: change.number)))
    }
    if let refused {
      items.append(PushAnswer.Item(id: refused.id, verdict: .rejected(.tooLarge)))
    }
    return PushAnswer(epoch: epoch, head: 9, last: 9, time: now, items: items, stop: stop)
  }

  /// Two changes taken, a third one refused, the server's clock heard.
  private static var replica: Replica {
    var replica = Replica(account: account, device: device)
    replica.hear(now, at: now.adding(seconds: 90), roundTrip: 40)
    let changes = [change(1), change(2), change(3)]
    if let push = replica.nextPush(changes, keyVersion: 1) {
      _ = replica.took(answer([changes[0], changes[1]], refused: changes[2]), for: push)
    }
    return replica
  }

  /// What a device answers to a fork, a wrong clock and another history, one line each.
  private static func told() -> String {
    var replica = replica
    var changes = [change(1), change(2), change(3), change(4), change(5, ahead: 90_000)]
    var clock = Clock(device: device, milliseconds: now.milliseconds, counter: 9, number: 5)
    var lines: [String] = []
    for stop in [PushStop.forked, .clockSkew, .gap] {
      let outbox = replica.outbox(of: changes)
      guard let push = replica.nextPush(outbox, keyVersion: 1) else { return "nothing to offer" }
      switch replica.took(answer([], stop), for: push) {
      case .renumber(let extent):
        let rewritten = Renumbering.renumbered(
          changes, extent, acknowledged: replica.acknowledged, clock, as: clock.device + 1)
        changes = rewritten.changes
        clock = rewritten.clock
        replica.renumber(extent, as: clock)
      case .restamp(let limit):
        let rewritten = Restamping.restamped(changes, replica, clock, notAfter: limit)
        changes = rewritten.changes
        clock = rewritten.clock
      case .ignored, .taken, .full: return "no consequence"
      }
      lines.append(line(replica, changes))
    }
    return lines.joined(separator: "\n")
  }

  /// Where the borders are, and what a new device takes.
  private static func checkpoint() -> String {
    var changes: [Change] = []
    for number in Int64(1)...40 { changes.append(change(number)) }
    guard let cut = CheckpointCut(changes, sequence: 40, last: nil, usualCount: 8) else {
      return "not cut"
    }
    var names: [[UInt8]] = []
    for pack in cut.packs { names.append(SHA256.hash(pack)) }
    guard let made = cut.named(names), let read = Checkpoint(bytes: made.bytes), read == made
    else { return "not read again" }
    var replica = Replica(account: account, device: 1, epoch: epoch)
    replica.hear(now, at: now, roundTrip: 0)
    let outcome = replica.took(
      read, changes, epoch: epoch, time: now, holding: { (_: Identifier) -> Change? in nil })
    guard case .taken(let pulled) = outcome else { return "not taken" }
    return "\(names.count) parts, \(pulled.changes.count) changes, cursor \(replica.cursor)"
  }

  private static func line(_ replica: Replica, _ changes: [Change]) -> String {
    var text = "\(replica.acknowledged) \(replica.cursor)"
    text += replica.isOffering ? " offering" : " done"
    for change in changes {
      let ahead = change.stamp.milliseconds - now.milliseconds
      text += " \(change.id.low):\(change.device == device ? "" : "new ")\(change.number)"
      text += "@\(ahead).\(change.stamp.counter)"
    }
    return text
  }

  private static let pushed = #"""
    {"version":1,"epoch":"000000000000e90c0000000000000001","device":"00000000deadbeef",\#
    "changes":[{"id":"00000000000000010000000000000005","device":"00000000deadbeef","number":5,\#
    "stamp":"01a0c4506c00-0005-00000000deadbeef","key":2,"body":"AQL_"}]}
    """#

  private static let bound =
    "0f7265647374617274206368616e6765000000000000acc00000000000000001000000000000000200000000"
    + "00000001000000000000000500000000deadbeef0000000000000005000001a0c4506c00000500000000dead"
    + "beef"

  private static let remembered =
    "05000000000000acc0000000000000000100000000deadbeef01000000000000e90c000000000000000100"
    + "060001f7fd0a80b083c5986800000000020200000000000000010000000000000001040000000000000001"
    + "00000000000000020000000000000000000000000000000000000000000000000001000000000000000100"
    + "0000000000000301"

  private static let checkpointed = "5 parts, 40 changes, cursor 40"

  private static let story = """
    0 0 done 1:1@0.1 2:2@0.2 3:3@0.3 4:new 1@0.4 5:new 2@90000.5
    0 0 done 1:1@0.1 2:2@0.2 3:3@0.3 4:new 1@0.4 5:new 2@0.5
    0 0 offering 1:new 1@0.1 2:new 2@0.2 3:new 3@0.3 4:new 4@0.4 5:new 5@0.5
    """
}
