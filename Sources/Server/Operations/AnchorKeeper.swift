// Brings the end of the audit log into the database, behind the answers.

import Dispatch
import Storage
import Synchronization

/// Keeps the newest end only, and only once the disk has the lines themselves: after a power cut
/// the database never knows of more than the log.
final class AnchorKeeper: Sendable {
  private struct State {
    var newest: AuditAnchor?
    var isMoving = false
  }

  private let path: String
  private let database: SQLiteDatabase
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "redstart.audit", qos: .utility)

  /// `path` is the log.
  init(_ path: String, _ database: SQLiteDatabase) {
    (self.path, self.database) = (path, database)
  }

  func keep(_ anchor: AuditAnchor) {
    let isFirst = state.withLock { state in
      state.newest = anchor
      defer { state.isMoving = true }
      return !state.isMoving
    }
    if isFirst { queue.async { self.move() } }
  }

  /// Waits until all that was handed in is kept.
  func settle() { queue.sync {} }

  private func move() {
    while let anchor = next() {
      guard (try? DiskSync.file(path)) != nil else { continue }
      try? database.keep(anchor)
    }
  }

  private func next() -> AuditAnchor? {
    state.withLock { state in
      defer { state.newest = nil }
      if state.newest == nil { state.isMoving = false }
      return state.newest
    }
  }
}
