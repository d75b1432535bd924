// Makes a copy of the database each day while the server runs.

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
        makeIfDue()
        try? await Task.sleep(for: VaultLimits.backupLook)
      }
    }
  }

  /// Trouble is told in the log and does not end the server.
  private func makeIfDue() {
    guard backups.wait(now: now()) == 0 else { return }
    do {
      try backups.make(of: database, now: now())
      logger.info("backup made")
    } catch {
      logger.error("no backup", metadata: ["cause": "\(error)"])
    }
  }
}
