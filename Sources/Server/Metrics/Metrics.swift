// What the server counts of its own work. Nothing in it is about a person.

import Engine
import HTTPTypes
import Synchronization

/// Counts since the start. Every name in it comes from the program, none from a request.
final class Metrics: Sendable {
  /// Requests that are counted together.
  struct Kind: Hashable {
    let method: String
    /// A route's pattern, or a kind of path.
    let route: String
    /// As `2xx`.
    let status: String
  }

  struct Counts {
    var requests: [Kind: Int64] = [:]
    var times: [String: Histogram] = [:]
    var pushes: Int64 = 0
    var pulls: Int64 = 0
    var changes: Int64 = 0
  }

  private let state = Mutex(Counts())

  var counts: Counts { state.withLock { $0 } }

  func answered(
    _ method: HTTPRequest.Method, _ route: String, _ status: HTTPResponse.Status, in time: Duration
  ) {
    let kind = Kind(
      method: RequestLog.known(method), route: route, status: "\(status.code / 100)xx")
    let seconds = time / .seconds(1)
    state.withLock { state in
      state.requests[kind, default: 0] += 1
      state.times[route, default: Histogram()].add(seconds)
    }
  }

  func pushed(_ answer: PushAnswer) {
    var accepted: Int64 = 0
    for item in answer.items {
      if case .accepted = item.verdict { accepted += 1 }
    }
    state.withLock { [accepted] state in
      state.pushes += 1
      state.changes += accepted
    }
  }

  func pulled() { state.withLock { $0.pulls += 1 } }
}
