// Answers for the names of push services that come when a test lets them come.

import Server
import Synchronization

/// Everything is on this machine.
final class HeldLookup: Sendable {
  private struct State {
    var isHeld = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var lookup: HostLookup {
    HostLookup { _ in
      await withCheckedContinuation { answer in
        let isHeld = self.state.withLock { state in
          if state.isHeld { state.waiting.append(answer) }
          return state.isHeld
        }
        if !isHeld { answer.resume() }
      }
      return ["127.0.0.1"]
    }
  }

  /// Whether somebody waits for an answer.
  var isAsked: Bool { state.withLock { !$0.waiting.isEmpty } }

  func hold() { state.withLock { $0.isHeld = true } }

  func letGo() {
    let waiting = state.withLock { state in
      defer { state = State() }
      return state.waiting
    }
    for answer in waiting { answer.resume() }
  }
}
