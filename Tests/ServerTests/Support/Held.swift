// Connections that stay open beyond the closure which opened them.

import Synchronization

final class Held: Sendable {
  private let all = Mutex<[Connection]>([])

  var connections: [Connection] { all.withLock { $0 } }

  func keep(_ connection: Connection) { all.withLock { $0.append(connection) } }
}
