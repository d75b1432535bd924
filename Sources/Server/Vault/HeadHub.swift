// Brings the word of a new change from a push to the open event streams of its account.

import Engine
import Synchronization

/// Who listens, by account. Only this process pushes, so nobody else needs to be asked.
final class HeadHub: Sendable {
  private let listeners = Mutex<[Identifier: [HeadListener]]>([:])

  private let places: Int

  init(_ places: Int = VaultLimits.listeners) { self.places = places }

  var count: Int { listeners.withLock { HeadHub.count($0) } }

  /// Whether one more listener has a place, or somebody has two of whom one can leave.
  func hasRoom(for account: Identifier) -> Bool {
    listeners.withLock { all in
      HeadHub.count(all) < places || all[account] != nil || all.values.contains { $0.count > 1 }
    }
  }

  /// The oldest listener of an account ends when there are too many: of this account, or of the
  /// one that has the most.
  func listen(_ account: Identifier) -> HeadListener {
    let listener = HeadListener()
    let oldest = listeners.withLock { all -> HeadListener? in
      all[account, default: []].append(listener)
      guard let greedy = greedy(all, account) else { return nil }
      return all[greedy]?.removeFirst()
    }
    oldest?.end()
    return listener
  }

  /// Who has to give one up.
  private func greedy(_ all: [Identifier: [HeadListener]], _ newest: Identifier) -> Identifier? {
    if all[newest, default: []].count > VaultLimits.listenersOfAccount { return newest }
    guard HeadHub.count(all) > places else { return nil }
    let most = all.max { $0.value.count < $1.value.count }
    return most.flatMap { $0.value.count > 1 ? $0.key : nil }
  }

  private static func count(_ all: [Identifier: [HeadListener]]) -> Int {
    all.values.reduce(0) { $0 + $1.count }
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
