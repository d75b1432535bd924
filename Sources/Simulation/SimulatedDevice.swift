// A device: a disk that outlives a crash, and a memory that does not.

import Engine

final class SimulatedDevice {
  /// Something was sent and its answer is awaited.
  struct Awaited<Sent> {
    let token: Int
    let sent: Sent
    /// The true time, in milliseconds.
    let at: Int64
  }

  let bug: PlantedBug?
  var disk: SimulatedStore
  var memory: SimulatedStore
  var journal = Journal()
  var isRunning = true
  /// Counts restarts: an answer to an earlier run of the program reaches nobody.
  var run = 0
  /// The device's clock minus the true time, in milliseconds.
  var clockError: Int64 = 0
  var snapshots: [SimulatedStore] = []
  var push: Awaited<Push>?
  var pull: Awaited<PullRequest>?
  /// A run that is being opened, and what it holds.
  var opening: (run: PullRun, changes: [SealedChange])?
  /// Under which token the latest checkpoint was asked for.
  var look: Int?
  /// The latest checkpoint that it has opened, and under which key.
  var known: (checkpoint: Checkpoint, keyVersion: Int64)?
  /// The replica that the program last had in memory.
  var witness: Replica?
  /// The newest version of the key that it has ever had.
  var newestKey: Int64
  private var arrivals: Int64 = 0

  init(_ store: SimulatedStore, bug: PlantedBug?) {
    disk = store
    memory = store
    newestKey = store.keyVersion
    self.bug = bug
  }

  /// Whether it runs and takes part in sync.
  var isSyncing: Bool { isRunning && memory.replica != nil }

  /// What the device takes for the time.
  func clockTime(_ now: Int64) -> Instant { Instant(milliseconds: max(0, now + clockError)) }

  func apply(_ change: Change) {
    guard bug == .lastArrivalWins else {
      journal.apply(change)
      return
    }
    arrivals += 1
    let stamp = Stamp(milliseconds: arrivals, counter: 0, device: 0)
    journal.apply(
      Change(
        id: change.id, device: change.device, number: change.number, stamp: stamp,
        entity: change.entity, kind: change.kind, action: change.action))
  }

  func rebuildJournal() { journal = memory.journal() }

  /// One transaction.
  func save() {
    disk = memory
    witness = memory.replica
  }

  func saveWritten() {
    let old = disk.clock
    save()
    if bug == .clockNotSaved { disk.clock = old }
  }

  func savePulled() {
    let old = disk.replica
    save()
    if bug == .cursorNotSaved { disk.replica = old }
  }

  func crash() {
    isRunning = false
    run += 1
    forgetWhatIsUnderWay()
    if bug == .outboxInMemory, let replica = disk.replica {
      disk.rewrite(
        disk.changes.filter {
          $0.device != replica.device || $0.number <= replica.acknowledged
        })
    }
  }

  func forgetWhatIsUnderWay() {
    push = nil
    pull = nil
    opening = nil
    look = nil
    known = nil
  }

  func restart() throws(Violation) {
    guard let store = disk.reread else { throw Violation(3, "a store came back otherwise") }
    if let old = witness, let new = store.replica, old.epoch == new.epoch,
      old.device == new.device, new.cursor < old.cursor
    {
      throw Violation(5, "a cursor went back with a crash")
    }
    memory = store
    if let replica = memory.replica, memory.damaged > replica.mended,
      bug != .damagedNotReadAnew
    {
      let damaged = memory.damaged
      memory.replica?.mend(damaged: damaged)
      witness = nil
    }
    disk = memory
    isRunning = true
    rebuildJournal()
    try checkNumbers()
  }

  /// Own numbers run from 1 to the clock's without a gap, apart from those before a renaming.
  func checkNumbers() throws(Violation) {
    // Where some cannot be read, the vault says that there is a gap.
    guard memory.damaged == 0 else { return }
    var used: UInt64 = 0
    var count: Int64 = 0
    for change in memory.changes where change.device == memory.clock.device {
      guard change.number > 0, change.number <= memory.clock.number else {
        throw Violation(3, "a number is ahead of the clock")
      }
      if change.number <= 64 {
        let bit: UInt64 = 1 << UInt64(change.number - 1)
        guard used & bit == 0 else { throw Violation(3, "a number is used twice") }
        used |= bit
      }
      count += 1
    }
    guard count == memory.clock.number else { throw Violation(3, "own numbers have a gap") }
  }
}
