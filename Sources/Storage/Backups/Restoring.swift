// Puts a copy of the database back in the place of the present one.

import Engine
import Foundation
import GRDB

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Needs the data directory for itself: nothing may have its database open.
public enum Restoring {
  /// Checks the copy, starts a new epoch in it, and puts it into the place of the database, which
  /// is kept under the name that comes back; nothing comes back where there was none.
  @discardableResult
  public static func restore(
    _ file: String, data: String, now: Instant
  ) throws(BackupError) -> String? {
    let target = data + "/" + SQLiteDatabase.fileName
    let staged = target + ".restoring"
    defer { DatabaseCopy.remove(staged) }
    try stage(file, at: staged)
    let aside = data + "/redstart-aside-" + now.fileText + ".db"
    let wasThere = access(target, F_OK) == 0
    if wasThere { try keep(target, as: aside) }
    guard (try? DatabaseCopy.sync(data)) != nil else { throw .cannotWrite(aside) }
    // The log of the old database belongs to nothing else.
    for sidecar in DatabaseCopy.sidecars.dropFirst() { unlink(target + sidecar) }
    guard rename(staged, target) == 0, (try? DatabaseCopy.sync(data)) != nil else {
      throw .cannotWrite(target)
    }
    return wasThere ? aside : nil
  }

  private static func stage(_ file: String, at staged: String) throws(BackupError) {
    guard let source = try? DatabaseCopy.reading(file), isOurs(source) else {
      throw .notABackup(file)
    }
    do {
      try DatabaseCopy.write(source, to: staged)
    } catch {
      throw error is DatabaseFileError ? .notABackup(file) : .cannotWrite(staged)
    }
    do {
      let database = try SQLiteDatabase(path: staged)
      try database.queue.write {
        try VaultTables.nameHistory(in: $0)
        try CheckpointTables.empty(in: $0)
      }
      try database.queue.close()
      try DatabaseCopy.sync(staged)
    } catch DatabaseFileError.newer {
      throw .newer(file)
    } catch DatabaseFileError.damaged {
      throw .notABackup(file)
    } catch {
      throw .cannotWrite(staged)
    }
  }

  /// Whether the steps that make the tables were taken in it: those of another program were not.
  private static func isOurs(_ queue: DatabaseQueue) -> Bool {
    let steps = try? queue.read { try SQLiteDatabase.migrator.appliedIdentifiers($0) }
    return steps?.contains(VaultTables.firstStep) == true
  }

  /// A second name for each file, so that the first may go in the same moment as another comes.
  private static func keep(_ target: String, as aside: String) throws(BackupError) {
    for sidecar in DatabaseCopy.sidecars where access(target + sidecar, F_OK) == 0 {
      guard link(target + sidecar, aside + sidecar) == 0 else { throw .cannotWrite(aside) }
    }
  }
}
