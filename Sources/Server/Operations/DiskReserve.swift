// Keeps a part of the disk free: a disk that is really full stops more than new entries.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Refuses what makes the database larger while the disk under it has too little room. Reading,
/// signing in and removing go on.
struct DiskReserve: Sendable {
  /// Bytes that stay free.
  let bytes: Int64
  /// Bytes that this user could still write; nothing where nobody knows.
  let free: @Sendable () -> Int64?

  init(bytes: Int64, free: @escaping @Sendable () -> Int64?) {
    (self.bytes, self.free) = (bytes, free)
  }

  /// Of the disk on which the directory lies.
  init(bytes: Int64, under directory: String) {
    self.init(bytes: bytes) {
      var facts = statvfs()
      guard statvfs(directory, &facts) == 0 else { return nil }
      let (bytes, isMore) = Int64(clamping: facts.f_bavail)
        .multipliedReportingOverflow(by: Int64(clamping: facts.f_frsize))
      return isMore ? .max : bytes
    }
  }

  var isReached: Bool { free().map { $0 < bytes } ?? false }

  func check() throws(Problem) {
    guard !isReached else {
      throw Problem(
        code: .storageFull, message: "the server has no room left",
        retryAfter: ServerLimits.fullSeconds)
    }
  }
}
