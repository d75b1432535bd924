// When a device makes a checkpoint, when it begins with one, and when it compares.

/// What a checkpoint is for the device.
public enum CheckpointOutcome: Equatable, Sendable {
  /// It does not help, or is not what it says: the log is read instead.
  case ignored
  /// Take a new device name and renumber the store, then look again.
  case renumber(Renumbering.Extent)
  /// To be written like a run of the log.
  case taken(Pulled)
}

extension Replica {
  /// New changes since the last checkpoint before another one is made.
  public static let changesBetweenCheckpoints: Int64 = 2_000
  /// Fewer changes than this are read from the log: it is one answer.
  public static let changesWorthTaking = Int64(SyncLimits.changesInPull)
  /// Runs of the log that are taken in before the digest is compared.
  public static let pullsBetweenComparisons: Int64 = 50

  /// Whether another checkpoint is due, if `last` is where the latest one stands.
  public func isCheckpointDue(last: Int64) -> Bool {
    cursor - last >= Replica.changesBetweenCheckpoints
  }

  public var isComparisonDue: Bool { pulls >= Replica.pullsBetweenComparisons }

  /// Whether a checkpoint at `sequence` spares this device much. Most of it has to be new here, and
  /// it has to be a later one than that which the journal differed from.
  public func isWorthTaking(_ sequence: Int64) -> Bool {
    let missing = sequence - cursor
    return sequence > compared && missing >= Replica.changesWorthTaking
      && missing >= sequence / 2
  }

  /// The changes that the log has, of all on this device: one that no vault takes never gets there.
  /// Nothing unless it is the whole log up to its `head`, nothing waits, and every change of it
  /// could be read.
  public func logged(
    _ changes: [Change], head: Int64, hasUnreadable: Bool
  ) -> [Change]? {
    guard cursor == head, !hasUnreadable, Int64(changes.count) >= cursor,
      outbox(of: changes).isEmpty
    else { return nil }
    if Int64(changes.count) == cursor { return changes }
    let fitting = changes.filter { Push.isTaken($0) }
    return Int64(fitting.count) == cursor ? fitting : nil
  }

  /// Looks whether the parts are what the checkpoint says, and what of them is new. `holding` is as
  /// for a run of the log.
  public mutating func took(
    _ checkpoint: Checkpoint, _ changes: [Change], epoch answered: Identifier, time: Instant,
    holding: (Identifier) -> Change?
  ) -> CheckpointOutcome {
    guard knowsTime, checkpoint.sequence > cursor, epoch ?? answered == answered,
      Replica.areAll(changes, of: checkpoint)
    else { return .ignored }
    var pulled = Pulled()
    for change in changes {
      guard let held = holding(change.id) else {
        // Another device goes by this name: this one was copied, or put back from a backup.
        if change.device == device { return .renumber(.unacknowledged) }
        pulled.changes.append(change)
        continue
      }
      if held.stamp != change.stamp {
        pulled.replacements.append(change.numbered(held.device, held.number))
      }
    }
    epoch = answered
    cursor = checkpoint.sequence
    heard = time
    forgetLog()
    return .taken(pulled)
  }

  /// Whether these are the log up to the checkpoint's place: as many, each once, with one digest.
  private static func areAll(_ changes: [Change], of checkpoint: Checkpoint) -> Bool {
    guard Int64(changes.count) == checkpoint.sequence else { return false }
    var known = Set<Identifier>(minimumCapacity: changes.count)
    for change in changes where !known.insert(change.id).inserted { return false }
    return JournalDigest(of: changes) == checkpoint.digest
  }

  /// Compares the journal with the latest checkpoint. `logged` is what the device has of the log,
  /// `later` the changes that the log has behind the checkpoint's place. Where it differs, the
  /// person is told, nothing is adopted, and the log is read anew from its beginning; the cursor
  /// goes back for this alone. Nothing comes back where the two cannot be compared.
  public mutating func compared(
    with checkpoint: Checkpoint, _ logged: [Change], later: [Identifier]
  ) -> Bool? {
    guard checkpoint.sequence <= cursor, checkpoint.sequence > compared,
      cursor - checkpoint.sequence == Int64(later.count)
    else { return nil }
    let behind = Set(later)
    var digest = JournalDigest()
    for change in logged where !behind.contains(change.id) { digest.add(change) }
    pulls = 0
    compared = checkpoint.sequence
    guard digest != checkpoint.digest else { return true }
    note(AttentionItem(id: Identifier(high: 0, low: 0), reason: .differs))
    cursor = 0
    forgetLog()
    return false
  }

  /// There was nothing to compare with: the next time is as far off as ever.
  public mutating func skipComparison() { pulls = 0 }
}
