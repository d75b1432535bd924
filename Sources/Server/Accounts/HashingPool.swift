// Two threads that do nothing but bcrypt, so that signing in never slows down anything else.

import NIOPosix

/// A bounded queue of hashes; what is too much is turned away at once.
final class HashingPool: Sendable {
  private let threads = NIOThreadPool(numberOfThreads: ServerLimits.hashingThreads)
  private let room = Room(ServerLimits.hashingThreads + ServerLimits.hashingQueue)
  private let cost: UInt
  /// Of a secret that nobody has; costs as much to try as any other.
  private let nobody: String

  init(cost: UInt) {
    self.cost = cost
    let digits = cost < 10 ? "0\(cost)" : "\(cost)"
    nobody =
      "$2b$\(digits)$" + String(repeating: "a", count: 21) + "e"
      + String(repeating: ".", count: 31)
    threads.start()
  }

  deinit { threads.shutdownGracefully { _ in } }

  /// Hashes that wait for a thread.
  var waiting: Int { max(0, room.count - ServerLimits.hashingThreads) }

  func hash(_ secret: String) async throws(Problem) -> String {
    let cost = cost
    let salt = RandomBytes.make(16)
    guard let hash = try await run({ BCrypt.hash(secret, cost: cost, salt: salt) }) else {
      throw Problem(code: .internal, message: "something is wrong on the server")
    }
    return hash
  }

  /// Does the same work where there is no hash to compare with.
  func matches(_ secret: String, _ hash: String?) async throws(Problem) -> Bool {
    let known = hash ?? nobody
    return try await run { BCrypt.matches(secret, known) } && hash != nil
  }

  private func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async throws(Problem) -> Value {
    guard room.enter() else { throw .busy }
    defer { room.leave() }
    do { return try await threads.runIfActive(work) } catch { throw .busy }
  }
}
