// Makes a copy of the database each day while the server runs.

import Dispatch
import Engine
import Logging
import ServiceLifecycle
import Storage

/// Looks every few minutes whether a copy is due, so that a machine which slept makes up for it.
public struct DailyBackups: Service {
  private let database: SQLiteDatabase
  private let backups: Backups
  private let logger: Logger
  private let now: @Sendable () -> Instant

  public init(
    _ database: SQLiteDatabase, _ backups: Backups, logger: Logger,
    now: @escaping @Sendable () -> Instant
  ) {
    self.database = database
    self.backups = backups
    self.logger = logger
    self.now = now
  }

  public func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await makeIfDue()
        try? await Task.sleep(for: VaultLimits.backupLook)
      }
    }
  }

  /// Away from the threads on which requests are answered, as it waits for the disk.
  private func makeIfDue() async {
    await withCheckedContinuation { done in
      DispatchQueue.global(qos: .utility).async {
        if backups.wait(now: now()) == 0 { make() }
        done.resume()
      }
    }
  }

  /// Trouble is told in the log and does not end the server.
  private func make() {
    do {
      try backups.make(of: database, now: now())
      logger.info("backup made")
    } catch {
      logger.error("no backup", metadata: ["cause": "\(error)"])
    }
  }
}
