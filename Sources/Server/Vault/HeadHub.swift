// Brings the word of a new change from a push to the open event streams of its account.

import Engine
import Synchronization

/// Who listens, by account. Only this process pushes, so nobody else needs to be asked.
final class HeadHub: Sendable {
  private let listeners = Mutex<[Identifier: [HeadListener]]>([:])

  var count: Int { listeners.withLock { $0.values.reduce(0) { $0 + $1.count } } }

  /// The oldest listener of an account ends when there are too many.
  func listen(_ account: Identifier) -> HeadListener {
    let listener = HeadListener()
    let oldest = listeners.withLock { all -> HeadListener? in
      all[account, default: []].append(listener)
      guard all[account, default: []].count > VaultLimits.listenersOfAccount else { return nil }
      return all[account]?.removeFirst()
    }
    oldest?.end()
    return listener
  }

  func leave(_ account: Identifier, _ listener: HeadListener) {
    listeners.withLock { all in
      all[account]?.removeAll { $0 === listener }
      if all[account]?.isEmpty == true { all[account] = nil }
    }
  }

  /// Ends every stream of an account: each device asks anew, and hears whether it is still let in.
  func end(_ account: Identifier) {
    for listener in listeners.withLock({ $0[account] ?? [] }) { listener.end() }
  }

  func tellApproval(_ account: Identifier) {
    for listener in listeners.withLock({ $0[account] ?? [] }) { listener.tellApproval() }
  }

  func tell(_ account: Identifier, head: Int64) {
    for listener in listeners.withLock({ $0[account] ?? [] }) { listener.tell(head) }
  }
}
