// A device, its changes and a vault's answers, for the tests of sync.

import Engine

enum SyncCases {
  static let account = Identifier(high: 0xACC0, low: 1)
  static let epoch = Identifier(high: 0xE90C, low: 1)
  static let otherEpoch = Identifier(high: 0xE90C, low: 2)
  static let device: UInt64 = 0xDE
  static let now = Instant(milliseconds: 1_790_000_000_000)

  static func id(_ number: Int64) -> Identifier { Identifier(high: 1, low: UInt64(number)) }

  /// A change of the device, made `ahead` milliseconds after `now`.
  static func change(
    _ number: Int64, by author: UInt64 = device, ahead: Int64? = nil, counter: UInt16 = 0,
    note: String = "calm"
  ) -> Change {
    Change(
      id: author == device ? id(number) : Identifier(high: author, low: UInt64(number)),
      device: author, number: number,
      stamp: Stamp(
        milliseconds: now.milliseconds + (ahead ?? number), counter: counter, device: author),
      entity: Identifier(high: 7, low: 7), kind: "entry",
      action: .set([Field("note", .text(note))]))
  }

  static func changes(_ numbers: ClosedRange<Int64>) -> [Change] { numbers.map { change($0) } }

  /// A replica that has `acknowledged` of its changes taken by the vault.
  static func replica(acknowledged: Int64 = 0) -> Replica {
    var replica = Replica(account: account, device: device, epoch: epoch)
    replica.hear(now, at: now, roundTrip: 0)
    guard acknowledged > 0 else { return replica }
    let outbox = changes(1...acknowledged)
    if let push = replica.nextPush(outbox, keyVersion: 1) {
      // Where they stand in the log does not matter.
      let known = outbox.map {
        PushAnswer.Item(id: $0.id, verdict: .duplicate(sequence: $0.number))
      }
      let said = PushAnswer(
        epoch: epoch, head: 9, last: acknowledged, time: now, items: known, stop: nil)
      _ = replica.took(said, for: push)
    }
    return replica
  }

  static func answer(
    taken: [Change], last: Int64? = nil, stop: PushStop? = nil, epoch: Identifier = epoch,
    time: Instant = now
  ) -> PushAnswer {
    let items = taken.map {
      PushAnswer.Item(id: $0.id, verdict: .accepted(sequence: $0.number))
    }
    return PushAnswer(
      epoch: epoch, head: 9, last: last ?? taken.last?.number ?? 0, time: time, items: items,
      stop: stop)
  }

  /// Sealed by doing nothing: the body is the padded change.
  static func sealed(_ change: Change, as envelope: Change? = nil) -> SealedChange {
    let envelope = envelope ?? change
    return SealedChange(
      id: envelope.id, device: envelope.device, number: envelope.number, stamp: envelope.stamp,
      keyVersion: 1, body: Padding.padded(PackWriter.pack([change])))
  }

  static func run(
    _ changes: [SealedChange], from: Int64 = 0, epoch: Identifier = epoch
  ) -> PullAnswer {
    PullAnswer(
      epoch: epoch, from: from, head: from + Int64(changes.count), time: now, changes: changes)
  }

  /// Takes a run in, opening every body; `texts` replaces what opening gives.
  static func take(
    _ answer: PullAnswer, into replica: inout Replica, holding: [Change] = [],
    texts: [[UInt8]?]? = nil
  ) -> Pulled? {
    let find = { (id: Identifier) in holding.first { $0.id == id } }
    let outcome = replica.took(answer, for: replica.nextPull, holding: find)
    guard case .open(let run) = outcome else { return nil }
    return replica.opened(run, texts ?? run.toOpen.map { $0.body }, holding: find)
  }
}
