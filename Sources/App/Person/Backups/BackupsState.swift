// The copies on this device: made once a week at a quiet moment, brought back in two taps.
import Engine

/// What is known of the copies on this device.
public struct BackupsState: Sendable {
  /// Oldest first.
  public var snapshots: [Snapshot] = []
  /// The one whose bytes are on their way.
  var reading: Identifier?
  /// The one that lies open: what it holds, and what it takes to bring it back.
  var found: FoundSnapshot?
  /// The one that is on its way to the disk.
  var keeping: Snapshot?
  /// What lies open is brought back as soon as today's copy is on the disk.
  var isReturning = false
  var problem: BackupProblem?

  public init() {}
}

/// A copy that was opened.
struct FoundSnapshot: Sendable {
  let snapshot: Snapshot
  let journal: Journal
  let way: Return
}

/// Why nothing was brought back.
enum BackupProblem: Sendable {
  /// The copy does not open, or is not there any more.
  case unreadable
  /// There was no room for a copy of today.
  case full
}

/// What can happen with the copies.
public enum BackupsMessage: Sendable {
  case pressedSnapshot(Identifier)
  case pressedBringBack
  case closed
}

extension BackupsState {
  mutating func update(_ message: BackupsMessage, _ moment: Moment, _ desk: Desk) -> [Effect] {
    switch message {
    case .pressedSnapshot(let id):
      problem = nil
      reading = id
      return [.readAttachments(token: 0, [id])]
    case .pressedBringBack: return keepToday(moment, desk)
    case .closed: found = nil
    }
    return []
  }

  /// Whether the last copy is a week old; one from a clock that was wrong does not count.
  func snapshotIsDue(_ moment: Moment, _ desk: Desk) -> Bool {
    guard desk.storage.isOpen, !desk.isDemo, desk.storage.facts.damaged == 0 else { return false }
    let latest = moment.now.milliseconds + Snapshot.aheadAtMost
    var last = desk.records.journal.entities.first?.created?.milliseconds
    for snapshot in snapshots where snapshot.at.milliseconds <= latest {
      last = snapshot.at.milliseconds
    }
    guard let last else { return false }
    return moment.now.milliseconds - last >= Snapshot.week
  }

  /// The copy of the week; nothing while the last one is younger.
  mutating func weeklySnapshot(_ moment: Moment, _ desk: Desk) -> [Effect] {
    guard snapshotIsDue(moment, desk), keeping == nil else { return [] }
    return keepSnapshot(moment, desk)
  }

  private mutating func keepSnapshot(_ moment: Moment, _ desk: Desk) -> [Effect] {
    let new = Snapshot(at: moment.now, entries: desk.overview.entryCount)
    keeping = new
    let bytes = JournalWriter.json(desk.records.journal)
    return [.keepAttachment(AttachedBytes(id: new.id, bytes: bytes))]
  }

  /// A copy is on the disk, or nothing is where there was no room for it.
  mutating func kept(_ id: Identifier?, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let new = keeping, id == nil || id == new.id else { return [] }
    let isReturning = self.isReturning
    keeping = nil
    self.isReturning = false
    guard id != nil else {
      if isReturning { problem = .full }
      if isReturning { found = nil }
      return []
    }
    let all = snapshots.filter { $0 != new } + [new]
    // Today's copy may be one more until the next week.
    let old = all.dropLast(isReturning ? Snapshot.most + 1 : Snapshot.most)
    snapshots = Array(all.dropFirst(old.count))
    let dropped = old.isEmpty ? [] : [Effect.dropAttachments(old.map { $0.id })]
    return isReturning ? dropped + bringBack(moment, &desk) : dropped
  }

  // Bringing back

  mutating func opened(snapshot attached: AttachedBytes, _ moment: Moment, _ desk: Desk) {
    guard let snapshot = Snapshot(attached.id), reading == attached.id else { return }
    do throws(JournalFileError) {
      let file = try JournalFile(attached.bytes)
      var journal = Journal()
      var clock = Clock(device: 0)
      for draft in file.drafts { journal.apply(draft.stamped(by: &clock, now: snapshot.at)) }
      found = FoundSnapshot(
        snapshot: snapshot, journal: journal, way: desk.way(to: journal, moment))
    } catch {
      problem = .unreadable
    }
  }

  /// A copy of today goes to the disk first.
  private mutating func keepToday(_ moment: Moment, _ desk: Desk) -> [Effect] {
    guard !desk.isDemo, found != nil, keeping == nil else { return [] }
    isReturning = true
    return keepSnapshot(moment, desk)
  }

  private mutating func bringBack(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let found = self.found else { return [] }
    self.found = nil
    desk.toast = BackupsText(language: desk.language).broughtBack
    return desk.write(desk.way(to: found.journal, moment).drafts, moment, undoable: true)
  }
}

extension Desk {
  fileprivate func way(to journal: Journal, _ moment: Moment) -> Return {
    return Return(to: journal, from: records.journal, named: moment.entropy.identifier())
  }
}
