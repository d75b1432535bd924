// Puts a file in the place of another one: whole, on the disk, with the mode it had, one at a time.

import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// One file that a command makes or replaces; nobody else who uses this type does so meanwhile.
struct FileReplacement {
  /// What new files may: their owner reads and writes, nobody else does anything.
  static let newMode: mode_t = 0o600

  let path: String
  private let target: String
  private let folder: String
  private let lock: FileDescriptor

  /// Waits until no other command writes in the folder of `path`. The lock is the folder's, since a
  /// file that is replaced takes a lock of its own along.
  init(_ path: String) throws {
    self.path = path
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    target = url.path
    folder = url.deletingLastPathComponent().path
    guard let lock = FileDescriptor(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
      throw CommandProblem("\(path): cannot be written: \(systemProblem())")
    }
    self.lock = lock
    while flock(lock.number, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw CommandProblem("\(path): cannot be locked: \(systemProblem())")
      }
    }
  }

  /// An empty file holds nothing that could be lost, so it counts as none.
  var isThere: Bool {
    var found = stat()
    guard stat(target, &found) == 0 else { return false }
    return found.st_size > 0 || (found.st_mode & S_IFMT) != S_IFREG
  }

  func write(_ bytes: [UInt8]) throws {
    try replace { file, _ in
      guard writeAll(bytes, to: file.number) else { throw unwritable() }
    }
  }

  /// `fill` gets an empty file, open and by its path. Whoever reads meanwhile, or finds the disk
  /// after a power cut, has the old file or the new.
  func replace(_ fill: (_ file: FileDescriptor, _ path: String) throws -> Void) throws {
    var draft = Array((folder + "/.redstart-XXXXXX").utf8CString)
    guard let file = FileDescriptor(mkstemp(&draft)) else { throw unwritable() }
    let name = draft.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    do {
      try fill(file, name)
      try keepMode(of: file)
      guard fsync(file.number) == 0, rename(name, target) == 0 else { throw unwritable() }
    } catch {
      unlink(name)
      throw error
    }
    guard fsync(lock.number) == 0 else { throw unwritable() }
  }

  /// A file that is replaced keeps who may read it; whose it is, where the system allows that.
  private func keepMode(of draft: FileDescriptor) throws {
    var found = stat()
    let isNew = stat(target, &found) != 0
    if !isNew { _ = fchown(draft.number, found.st_uid, found.st_gid) }
    let mode = isNew ? FileReplacement.newMode : found.st_mode & 0o777
    guard fchmod(draft.number, mode) == 0 else { throw unwritable() }
  }

  private func unwritable() -> CommandProblem {
    CommandProblem("\(path): cannot be written: \(systemProblem())")
  }
}

/// An open file that is closed with its last holder.
final class FileDescriptor {
  let number: Int32

  /// Nothing for what `open` answers where it could not.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }
}

/// Writes every byte or says that it could not, in `errno`.
func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 {
        guard errno == EINTR else { return false }
        continue
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// What the system says of its last refusal, as "No space left on device".
func systemProblem() -> String { String(cString: strerror(errno)) }
