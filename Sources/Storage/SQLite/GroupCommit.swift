// Lets writers that wait at the same time wait for the disk together.

import GRDB
import Synchronization

/// Runs each piece of work whole or not at all, and several of them in one transaction.
final class GroupCommit<Value: Sendable>: Sendable {
  typealias Work = @Sendable (Database) throws -> Value

  private struct Writer: Sendable {
    let work: Work
    let waiting: CheckedContinuation<Result<Value, VaultError>, Never>
  }

  private struct Line: Sendable {
    var writers: [Writer] = []
    var isMoving = false
  }

  private let queue: DatabaseQueue
  private let line = Mutex(Line())

  init(_ queue: DatabaseQueue) { self.queue = queue }

  /// Returns when the work is on the disk. It goes on when the task that asked is cancelled.
  func commit(_ work: @escaping Work) async throws(VaultError) -> Value {
    let result = await withCheckedContinuation { waiting in
      let isFirst = line.withLock { line in
        line.writers.append(Writer(work: work, waiting: waiting))
        defer { line.isMoving = true }
        return !line.isMoving
      }
      if isFirst { Task { await move() } }
    }
    return try result.get()
  }

  private func move() async {
    while true {
      let writers = next()
      if writers.isEmpty { return }
      let results = await results(writers)
      for (writer, result) in zip(writers, results) { writer.waiting.resume(returning: result) }
    }
  }

  private func next() -> [Writer] {
    line.withLock { line in
      let writers = Array(line.writers.prefix(StorageLimits.commitsTogether))
      line.writers.removeFirst(writers.count)
      if writers.isEmpty { line.isMoving = false }
      return writers
    }
  }

  private func results(_ writers: [Writer]) async -> [Result<Value, VaultError>] {
    do {
      return try await queue.write { database in
        try writers.map { try GroupCommit.result(of: $0.work, in: database) }
      }
    } catch {
      let trouble = VaultError(error)
      return writers.map { _ in .failure(trouble) }
    }
  }

  /// Throws what concerns the others, too: after an error of the disk SQLite may have given up the
  /// whole transaction.
  private static func result(
    of work: Work, in database: Database
  ) throws -> Result<Value, VaultError> {
    do {
      var value: Value?
      try database.inSavepoint {
        value = try work(database)
        return .commit
      }
      return value.map { .success($0) } ?? .failure(.unavailable(cause: "no answer"))
    } catch {
      let trouble = VaultError(error)
      guard trouble == .noAccount else { throw trouble }
      return .failure(trouble)
    }
  }
}
