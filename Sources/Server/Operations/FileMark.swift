// Tells whether somebody wrote to a file.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What a file looks like from outside; anybody who writes to it changes this, unless they also set
/// its times.
struct FileMark: Equatable {
  private let number: UInt64
  let bytes: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Nothing where there is no file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (number, bytes) = (UInt64(status.st_ino), Int64(status.st_size))
    #if canImport(Darwin)
    (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }
}
