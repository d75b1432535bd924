// The directory for the server's own data, held by one process at a time.

import Foundation
import Storage

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Why the data directory cannot be used; each is one line that names the cure.
public enum DataDirectoryError: Error, CustomStringConvertible, Equatable {
  case cannotCreate(String)
  case notWritable(String)
  case inUse(String)

  public var description: String {
    switch self {
    case .cannotCreate(let path):
      "cannot create the data directory \(path); name a place that this user may write with --data"
    case .notWritable(let path):
      "cannot write in the data directory \(path); give this user the right, or choose another "
        + "with --data"
    case .inUse(let path):
      "another redstart uses the data directory \(path); stop it, or choose another with --data"
    }
  }
}

/// Holds the lock of the data directory as long as it lives. The system frees the lock when the
/// process ends, however it ends.
public final class DataDirectory: Sendable {
  public let path: String
  private let lock: CInt

  /// Creates the directory when it is missing; for its owner only, as is what lies in it.
  public init(_ path: String) throws(DataDirectoryError) {
    self.path = path
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .cannotCreate(path)
    }
    for name in ["", "/secret", "/audit.log", "/audit.head", "/backups"] {
      PrivateFile.tighten(path + name)
    }
    let file = open(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw .notWritable(path) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      throw .inUse(path)
    }
    lock = file
  }

  deinit { close(lock) }
}
