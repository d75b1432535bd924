// Files for the eyes of their owner only, whatever the process lets others see of a new file.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What the server keeps on disk.
public enum PrivateFile {
  /// Makes an empty file where there is none, so that what SQLite puts beside it is private, too.
  static func make(_ path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if file >= 0 { close(file) }
    tighten(path)
  }

  /// Takes the rights of everybody else from a file or a directory that has them. Never opens it:
  /// closing a database's file once more would free the locks on it.
  public static func tighten(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR, status.st_mode & 0o077 != 0 else { return }
    chmod(path, status.st_mode & 0o700)
  }
}
