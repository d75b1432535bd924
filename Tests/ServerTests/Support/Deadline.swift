// Waits for what must happen, and gives up after a time that is long on any machine.

import Dispatch

enum Deadline {
  static let longest = Duration.seconds(30)

  /// Whether the condition came true before the deadline; looks a hundred times a second.
  static func met(_ condition: () -> Bool) async throws -> Bool {
    let end = ContinuousClock.now + longest
    while ContinuousClock.now < end {
      if condition() { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return condition()
  }

  /// Runs what blocks its thread away from the threads that the other tests share.
  static func blocking<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try work() }) }
    }
  }
}
