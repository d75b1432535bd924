// What became of messages to push services, in numbers.

import Synchronization

/// Counts since the start.
final class PushCounts: Sendable {
  enum Kind: String, CaseIterable {
    /// A push service took it.
    case sent
    /// A push service did not want it, or its host may not be asked.
    case refused
    /// The push service does not know the subscription any more.
    case removed
    /// Too late, in a quiet time, its slot was used, or it was taken back before it began.
    case dropped
    /// Not taken; it goes out again.
    case again
    /// It may have been taken or not.
    case unclear
  }

  private let state = Mutex<[Kind: Int64]>([:])

  subscript(kind: Kind) -> Int64 { state.withLock { $0[kind] ?? 0 } }

  func add(_ kind: Kind, _ count: Int64 = 1) {
    state.withLock { $0[kind, default: 0] += count }
  }
}
