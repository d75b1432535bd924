// The server's own secret on disk, from which all its keys are derived.

import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Why the secret cannot be used; each is one line that names the cure.
public enum SecretsFileError: Error, CustomStringConvertible, Equatable {
  case unreadable(String)
  case damaged(String)
  case cannotWrite(String)

  public var description: String {
    switch self {
    case .unreadable(let path):
      "cannot read the secret \(path); give this user the right to read it"
    case .damaged(let path):
      "the secret \(path) is not \(SecretsFile.bytes) bytes long; put it back from a backup, or "
        + "remove it, which ends all sessions"
    case .cannotWrite(let path):
      "cannot write the secret \(path); give this user the right to write in its directory"
    }
  }
}

/// 32 random bytes, made at the first start, for the owner's eyes only.
enum SecretsFile {
  static let bytes = 32

  static func load(_ path: String) throws(SecretsFileError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    if file < 0 {
      guard errno == ENOENT else { throw .unreadable(path) }
      return try make(path)
    }
    defer { close(file) }
    var secret = [UInt8](repeating: 0, count: bytes + 1)
    let count = read(file, &secret, bytes + 1)
    guard count >= 0 else { throw .unreadable(path) }
    guard count == bytes else { throw .damaged(path) }
    return Array(secret.prefix(bytes))
  }

  /// Under another name first, so that a power cut leaves the whole file or none.
  private static func make(_ path: String) throws(SecretsFileError) -> [UInt8] {
    let secret = RandomBytes.make(bytes)
    let draft = path + ".new"
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw .cannotWrite(path) }
    let isWritten = write(file, secret, bytes) == bytes && fsync(file) == 0
    close(file)
    guard isWritten, rename(draft, path) == 0 else { throw .cannotWrite(path) }
    return secret
  }
}
