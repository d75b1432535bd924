// Holds work back until the server listens: one that cannot leaves nothing behind.

import ServiceLifecycle

/// Runs a service once the port is taken, and not at all where the server ends before that.
struct OnceListening<Work: Service>: Service, CustomStringConvertible {
  let work: Work
  /// Ends when the server listens.
  let listening: AsyncStream<Void>

  /// Services are named in the log.
  var description: String { "\(Work.self)" }

  func run() async throws {
    for await _ in listening.cancelOnGracefulShutdown() {}
    guard !Task.isCancelled, !Task.isShuttingDownGracefully else { return }
    try await work.run()
  }
}
