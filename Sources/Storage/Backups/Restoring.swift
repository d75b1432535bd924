// Puts a copy of the database back in the place of the present one.

import Engine
import Foundation
import GRDB

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What a restore did.
public struct Restored: Sendable, Equatable {
  /// Where the database is that was in its place; nothing where there was none.
  public let aside: String?
  public let replay: AccessReplay
}

/// Needs the data directory for itself: nothing may have its database open.
public enum Restoring {
  /// Checks the copy, starts a new epoch in it, ends in it what was ended since, and puts it into
  /// the place of the database, which is kept.
  @discardableResult
  public static func restore(
    _ file: String, data: String, now: Instant
  ) throws(BackupError) -> Restored {
    let target = data + "/" + SQLiteDatabase.fileName
    let staged = target + ".restoring"
    defer { DatabaseCopy.remove(staged) }
    let replay = try stage(file, at: staged, data: data)
    let aside = data + "/" + asideBeginning + now.fileText + ".db"
    let wasThere = access(target, F_OK) == 0
    if wasThere { try keep(target, as: aside) }
    guard (try? DatabaseCopy.sync(data)) != nil else { throw .cannotWrite(aside) }
    // The log of the old database belongs to nothing else.
    for sidecar in DatabaseCopy.sidecars.dropFirst() { unlink(target + sidecar) }
    guard rename(staged, target) == 0, (try? DatabaseCopy.sync(data)) != nil else {
      throw .cannotWrite(target)
    }
    return Restored(aside: wasThere ? aside : nil, replay: replay)
  }

  private static let asideBeginning = "redstart-aside-"

  /// The paths of the databases that were put aside.
  static func aside(in data: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: data)) ?? []
    return names.filter { $0.hasPrefix(asideBeginning) && $0.hasSuffix(".db") }.sorted()
      .map { data + "/" + $0 }
  }

  private static func stage(
    _ file: String, at staged: String, data: String
  ) throws(BackupError) -> AccessReplay {
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
      let done = try database.queue.write { copy in
        try VaultTables.nameHistory(in: copy)
        try CheckpointTables.empty(in: copy)
        return try replay(into: copy, of: file, data: data)
      }
      try database.queue.close()
      try DatabaseCopy.sync(staged)
      return done
    } catch let error as BackupError {
      throw error
    } catch DatabaseFileError.newer {
      throw .newer(file)
    } catch DatabaseFileError.damaged {
      throw .notABackup(file)
    } catch {
      throw .cannotWrite(staged)
    }
  }

  /// By the server's own list, and by the one that came with the copy.
  private static func replay(
    into copy: Database, of file: String, data: String
  ) throws -> AccessReplay {
    let own = AccessLedger(data: data)
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let beside = AccessLedger(path: folder.appendingPathComponent(AccessLedger.fileName).path)
    var replay = AccessReplay()
    try replay.endWhatWaits(in: copy)
    for ledger in [own, beside] where ledger.isThere {
      do {
        try ledger.reading().read { try replay.apply($0, to: copy) }
        if ledger.path == beside.path { try own.take(erasedFrom: ledger) }
      } catch {
        throw BackupError.ledger(ledger.path)
      }
    }
    return replay
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
