// Offering: which changes go next, and what the vault's answer means for the device.

/// What the shell has to do after an answer, besides writing the replica to the disk.
public enum SyncOutcome: Equatable, Sendable {
  /// The answer is about something that is over; nothing changed.
  case ignored
  /// Nothing else.
  case taken
  /// Take a new device name and renumber the store (`Renumbering`), then offer again.
  case renumber(Renumbering.Extent)
  /// Stamp again what was not acknowledged (`Restamping`), then offer again.
  case restamp(notAfter: Instant)
  /// The account has no room: try again later, and say so.
  case full
}

/// Changes that are offered together. One push is under way at a time.
public struct Push: Equatable, Sendable {
  public let account: Identifier
  public let epoch: Identifier?
  public let device: UInt64
  public let keyVersion: Int64
  /// In the order of their numbers.
  public let changes: [Change]
  let plaintexts: [[UInt8]]

  /// What has to be sealed outside: the bytes and what the seal is bound to. A change that no
  /// vault takes is not among them.
  public struct Job: Equatable, Sendable {
    public let associatedData: [UInt8]
    public let plaintext: [UInt8]
  }

  /// Sealing adds a format byte, a nonce of 12 bytes and a tag of 16.
  public static let sealBytes = 29
  /// About what stands around a body in the request.
  static let envelopeBytes = 256

  public var jobs: [Job] {
    var jobs: [Job] = []
    for (place, change) in changes.enumerated() where !isTooLarge(place) {
      let data = SealedChange.associatedData(
        account: account, keyVersion: keyVersion, id: change.id, device: device,
        number: change.number, stamp: change.stamp)
      jobs.append(Job(associatedData: data, plaintext: plaintexts[place]))
    }
    return jobs
  }

  private func isTooLarge(_ place: Int) -> Bool { !Push.isTaken(plaintexts[place]) }

  /// Whether a vault takes a body of this size.
  private static func isTaken(_ plaintext: [UInt8]) -> Bool {
    plaintext.count + Push.sealBytes <= SyncLimits.bodyBytes
  }

  /// Whether a vault takes the change: if not, it is nowhere in the log.
  static func isTaken(_ change: Change) -> Bool {
    isTaken(Padding.padded(PackWriter.pack([change])))
  }

  /// The request with the bodies that became of `jobs`; nothing if they are not as many.
  public func request(_ bodies: [[UInt8]]) -> PushRequest? {
    var left = bodies[...]
    var sealed: [SealedChange] = []
    for (place, change) in changes.enumerated() {
      // Zeros in place of what is too large let the vault refuse it, so that later ones follow.
      var body = [UInt8](repeating: 0, count: isTooLarge(place) ? SyncLimits.bodyBytes + 1 : 0)
      if body.isEmpty {
        guard let next = left.popFirst() else { return nil }
        body = next
      }
      sealed.append(
        SealedChange(
          id: change.id, device: device, number: change.number, stamp: change.stamp,
          keyVersion: keyVersion, body: body))
    }
    return left.isEmpty ? PushRequest(epoch: epoch, device: device, changes: sealed) : nil
  }
}

extension Replica {
  /// The first changes of the outbox, as many as fit; nothing when it is empty. `keyVersion` is
  /// that of the vault key which seals them.
  public func nextPush(_ outbox: [Change], keyVersion: Int64) -> Push? {
    var changes: [Change] = []
    var plaintexts: [[UInt8]] = []
    var room = SyncLimits.pushBytes
    for change in outbox.prefix(SyncLimits.changesInPush) {
      let plaintext = Padding.padded(PackWriter.pack([change]))
      let body = min(plaintext.count + Push.sealBytes, SyncLimits.bodyBytes + 1)
      // Base64 makes four bytes of three.
      room -= Push.envelopeBytes + (body + 2) / 3 * 4
      guard room >= 0 || changes.isEmpty else { break }
      changes.append(change)
      plaintexts.append(plaintext)
    }
    guard !changes.isEmpty else { return nil }
    return Push(
      account: account, epoch: epoch, device: device, keyVersion: keyVersion, changes: changes,
      plaintexts: plaintexts)
  }

  /// Drops from the outbox what the answer names by id, and nothing else.
  public mutating func took(_ answer: PushAnswer, for push: Push) -> SyncOutcome {
    guard push.account == account, push.device == device, push.epoch == epoch else {
      return .ignored
    }
    if answer.stop == .epoch || (epoch != nil && answer.epoch != epoch) {
      return .renumber(.all(epoch: answer.epoch))
    }
    epoch = answer.epoch
    // The answer may be older than a run that was taken meanwhile, with changes that the vault
    // could not take yet when it gave the answer.
    let latest = max(heard, answer.time)
    heard = answer.time
    var first = cursor + 1
    for (change, item) in zip(push.changes, answer.items) {
      guard change.id == item.id else { break }
      // The vault takes them in order; one between that cannot be read here was judged before.
      guard change.number > acknowledged else { continue }
      acknowledged = change.number
      switch item.verdict {
      case .rejected(let refusal):
        note(AttentionItem(id: change.id, reason: .refused(refusal)))
      case .accepted(let sequence):
        expect(change.id, at: sequence)
      case .duplicate(let sequence): first = min(first, max(1, sequence))
      }
    }
    // It stood in the log, was read there, and was stamped again: the log's stamp counts.
    if hasStampedBack, first <= cursor { goBack(before: first) }
    switch answer.stop {
    case .none: return .taken
    // The vault knows fewer of our numbers than it told us: it lost some, like a new history.
    case .gap: return .renumber(.all(epoch: answer.epoch))
    case .forked: return .renumber(.unacknowledged)
    case .epoch: return .renumber(.all(epoch: answer.epoch))
    case .clockSkew: return .restamp(notAfter: latest)
    case .full: return .full
    }
  }
}
