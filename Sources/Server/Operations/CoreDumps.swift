// What a process holds in memory must not end in a file when it crashes.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

enum CoreDumps {
  /// Nobody raises the limit again: an address or a key in a dump would outlive the database.
  static func forbid() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
    _ = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
    _ = setrlimit(RLIMIT_CORE, &none)
    #endif
  }
}
