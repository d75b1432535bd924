// Dated copies of the server's database, and how many of them stay.

import Engine
import Foundation
import GRDB

/// The directory `backups` in a data directory.
public struct Backups: Sendable {
  static let folder = "backups"

  let data: String
  private var folder: String { data + "/" + Backups.folder }

  /// `data` is the data directory.
  public init(data: String) { self.data = data }

  /// The paths of the copies, the oldest first.
  public var paths: [String] { names.map { folder + "/" + $0 } }

  private var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter { BackupName.moment(of: $0) != nil }.sorted()
  }

  /// Milliseconds until the next daily copy; 0 when it is time for it. A copy of the future, from a
  /// clock that was wrong, does not count.
  public func wait(now: Instant) -> Int64 {
    guard let age = age(now: now) else { return 0 }
    return max(0, StorageLimits.backupInterval - age)
  }

  /// Milliseconds since the latest copy; nothing where there is none.
  public func age(now: Instant) -> Int64? {
    let made = names.compactMap { BackupName.moment(of: $0) }.filter { $0 <= now }
    return made.last.map { now.milliseconds(since: $0) }
  }

  /// Copies the open database, proves the copy, and removes the oldest ones beyond
  /// `StorageLimits.backupsKept`. Others use the database between two slices; so does `between`.
  @discardableResult
  public func make(
    of database: SQLiteDatabase, now: Instant, between: () -> Void = {}
  ) throws(BackupError) -> String {
    try AccessLedger(data: data).tell(database, now: now)
    return try make(of: database.queue, now: now, inSlices: true, between: between)
  }

  /// Copies the database of the data directory, whether a server uses it or not.
  @discardableResult
  public func make(now: Instant) throws(BackupError) -> String {
    let path = data + "/" + SQLiteDatabase.fileName
    guard let queue = try? DatabaseCopy.reading(path) else { throw .noDatabase(path) }
    return try make(of: queue, now: now)
  }

  private func make(
    of queue: DatabaseQueue, now: Instant, inSlices: Bool = false, between: () -> Void = {}
  ) throws(BackupError) -> String {
    let path = folder + "/" + BackupName.name(at: now)
    let unfinished = path + ".unfinished"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for place in [folder] + paths { PrivateFile.tighten(place) }
      try DatabaseCopy.write(queue, to: unfinished, inSlices: inSlices, between: between)
      guard rename(unfinished, path) == 0 else { throw BackupError.cannotWrite(path) }
      try DatabaseCopy.sync(folder)
    } catch {
      DatabaseCopy.remove(unfinished)
      throw error is DatabaseFileError ? .noDatabase(data) : .cannotWrite(path)
    }
    for old in paths.dropLast(StorageLimits.backupsKept) { unlink(old) }
    return path
  }
}
