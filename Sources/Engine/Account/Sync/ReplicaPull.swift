// Taking in: a run of the log becomes changes for the store, together with the new cursor.

/// What a device asks for.
public struct PullRequest: Equatable, Sendable {
  public let epoch: Identifier?
  public let from: Int64

  public init(epoch: Identifier?, from: Int64) {
    self.epoch = epoch
    self.from = from
  }
}

/// What an answer to a pull is for the device.
public enum PullOutcome: Equatable, Sendable {
  /// The answer is about something that is over.
  case ignored
  /// Take a new device name and renumber the store, then pull again.
  case renumber(Renumbering.Extent)
  /// Stamp again what waits (`Restamping`), then pull again.
  case restamp(notAfter: Instant)
  /// Open the changes in `toOpen`, then `opened`.
  case open(PullRun)
}

/// A run of the log on its way into the store.
public struct PullRun: Equatable, Sendable {
  public let epoch: Identifier
  public let from: Int64
  public let to: Int64
  /// The sequence number of the latest change of the account.
  public let head: Int64
  let time: Instant
  let changes: [SealedChange]
  /// Places in `changes`.
  let unknown: [Int]

  /// The version of the key that sealed all of `toOpen`; nothing where there is nothing to open.
  public var keyVersion: Int64? { unknown.first.map { changes[$0].keyVersion } }

  /// What the device does not have, or has under another stamp.
  public var toOpen: [SealedChange] { unknown.map { changes[$0] } }
}

/// What goes to the disk in one transaction with the replica.
public struct Pulled: Equatable, Sendable {
  /// New to the device.
  public var changes: [Change] = []
  /// To replace those with the same ids: the log has them under other stamps, and the log's count.
  /// When there are any, the journal is built anew from the store.
  public var replacements: [Change] = []
  /// To be kept to the byte for a version or a key that can read them.
  public var unreadable: [[UInt8]] = []
}

extension Replica {
  public var nextPull: PullRequest { PullRequest(epoch: epoch, from: cursor) }

  /// Looks what is new in a run. `holding` finds a change of the store by its id; it must know all
  /// own changes, and spares opening the others that it knows. The run ends before a change that
  /// another version of the key sealed than the ones to open before it.
  public func took(
    _ answer: PullAnswer, for request: PullRequest, holding: (Identifier) -> Change?
  ) -> PullOutcome {
    guard request.epoch == epoch else { return .ignored }
    if epoch != nil, answer.epoch != epoch { return .renumber(.all(epoch: answer.epoch)) }
    guard answer.from == cursor else { return .ignored }
    if isAheadAtFirst { return .restamp(notAfter: max(heard, answer.time)) }
    guard knowsTime else { return .ignored }
    var unknown: [Int] = []
    var count = answer.changes.count
    for (place, sealed) in answer.changes.enumerated() {
      let held = holding(sealed.id)
      // Another device goes by this name: this one was copied, or put back from a backup.
      if held == nil, sealed.device == device { return .renumber(.unacknowledged) }
      if let held, held.stamp == sealed.stamp { continue }
      if let first = unknown.first, answer.changes[first].keyVersion != sealed.keyVersion {
        count = place
        break
      }
      unknown.append(place)
    }
    return .open(
      PullRun(
        epoch: answer.epoch, from: answer.from, to: answer.from + Int64(count),
        head: answer.head, time: answer.time, changes: Array(answer.changes.prefix(count)),
        unknown: unknown))
  }

  /// The server said that its history is another one than the request's.
  public func tookOtherEpoch(_ other: Identifier?, for request: PullRequest) -> SyncOutcome {
    guard request.epoch == epoch else { return .ignored }
    return .renumber(.all(epoch: other))
  }

  /// Moves the cursor behind a run. `plaintexts` are for `toOpen`, in its order; nothing for what
  /// could not be opened. Nothing comes back, and nothing changes, when the run is not the next
  /// one any more or the store has changed under it: then pull again.
  public mutating func opened(
    _ run: PullRun, _ plaintexts: [[UInt8]?], holding: (Identifier) -> Change?
  ) -> Pulled? {
    guard run.from == cursor, epoch == nil || run.epoch == epoch,
      plaintexts.count == run.unknown.count
    else { return nil }
    var next = self
    var pulled = Pulled()
    var opened = 0
    var reports: [HeardReport] = []
    for (place, sealed) in run.changes.enumerated() {
      let held = holding(sealed.id)
      let isOpened = opened < run.unknown.count && run.unknown[opened] == place
      if isOpened {
        let at = run.from + Int64(place) + 1
        if let report = next.take(sealed, plaintexts[opened], held, at: at, into: &pulled) {
          reports.append(report)
        }
        opened += 1
      } else if let held, held.stamp == sealed.stamp {
        if held.kind != LogReport.kind { next.hasNews = true }
      } else {
        return nil
      }
    }
    next.epoch = run.epoch
    next.cursor = run.to
    next.heard = run.time
    next.pulls += 1
    next.remember(run.changes, reports)
    if next.settled == nil, run.to >= run.head { next.settled = run.to }
    self = next
    return pulled
  }

  /// What another device says of the log, where that is what it is.
  private mutating func take(
    _ sealed: SealedChange, _ plaintext: [UInt8]?, _ held: Change?, at place: Int64,
    into pulled: inout Pulled
  ) -> HeardReport? {
    guard let change = Replica.change(in: sealed, plaintext) else {
      note(AttentionItem(id: sealed.id, reason: .unreadable))
      pulled.unreadable.append(Replica.kept(sealed, plaintext))
      return nil
    }
    if let held {
      if held.stamp != change.stamp {
        pulled.replacements.append(change.numbered(held.device, held.number))
      }
      return nil
    }
    pulled.changes.append(change)
    guard let report = LogReport(change) else {
      hasNews = true
      owesAnswer = true
      return nil
    }
    return HeardReport(
      report: report, place: place,
      isUnderFirstName: change.entity == LogReport.name(of: change.device))
  }

  /// The change inside, if it is the one that the envelope names.
  private static func change(in sealed: SealedChange, _ plaintext: [UInt8]?) -> Change? {
    guard let plaintext, let bytes = Padding.removed(plaintext) else { return nil }
    do throws(PackError) {
      let pack = try Pack(bytes)
      guard pack.unreadable.isEmpty, pack.changes.count == 1 else { return nil }
      let change = pack.changes[0]
      guard change.id == sealed.id, change.device == sealed.device,
        change.number == sealed.number, change.stamp == sealed.stamp
      else { return nil }
      return change
    } catch {
      return nil
    }
  }

  /// What was opened and is written in a later form, or else the sealed change as JSON.
  private static func kept(_ sealed: SealedChange, _ plaintext: [UInt8]?) -> [UInt8] {
    if let plaintext, let bytes = Padding.removed(plaintext) { return bytes }
    var writer = JSONWriter()
    writer.beginObject()
    sealed.writeMembers(to: &writer)
    writer.endObject()
    return writer.bytes
  }
}
