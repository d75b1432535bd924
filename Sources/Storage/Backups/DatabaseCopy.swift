// Copies a database page by page while it is in use, and proves the copy.

import Foundation
import GRDB

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

enum DatabaseCopy {
  /// A single file without a log of its own; what stood at `path` before is replaced. With slices,
  /// whoever else uses `source` is let in between, as `between` is.
  static func write(
    _ source: DatabaseQueue, to path: String, inSlices: Bool = false, between: () -> Void = {}
  ) throws {
    remove(path)
    PrivateFile.make(path)
    let copy = try DatabaseQueue(path: path)
    var slices = 0
    try copy.writeWithoutTransaction { target in
      // The file is nobody's before it is whole; it reaches the disk part by part, so that the
      // end of the copy holds up no commit of the server.
      try target.execute(sql: "PRAGMA synchronous = OFF")
      let pages = inSlices ? StorageLimits.copiedPages : -1
      try PageCopy.run(source, to: target, pages: pages) {
        slices += 1
        if slices.isMultiple(of: StorageLimits.copiedSlices) { try sync(path) }
        between()
      }
    }
    try copy.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA journal_mode = DELETE")
      let answer = try String.fetchOne(database, sql: "PRAGMA integrity_check(1)")
      guard answer == "ok" else { throw DatabaseFileError.damaged(path) }
    }
    try copy.close()
    try sync(path)
  }

  /// Opens without ever writing to the file.
  static func reading(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(StorageLimits.busySeconds)
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// A database is its file and the two that SQLite puts beside it.
  static let sidecars = ["", "-wal", "-shm"]

  static func remove(_ path: String) {
    for sidecar in sidecars + ["-journal"] { unlink(path + sidecar) }
  }

  /// Waits until the disk has the file, or the names in a directory.
  static func sync(_ path: String) throws {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw CocoaError(.fileReadUnknown) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
