// How much memory the process holds.

import Foundation

enum ProcessMemory {
  /// The resident size, after proc(5); nothing where the system does not tell it in this way.
  static var bytes: Int64? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let numbers = text.split(separator: " ")
    guard numbers.count > 1, let pages = Int64(numbers[1]) else { return nil }
    return pages * Int64(sysconf(Int32(_SC_PAGESIZE)))
  }
}
