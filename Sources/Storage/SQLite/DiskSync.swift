// Waits for the disk outside of SQLite.

/// What a power cut must not take back.
public enum DiskSync {
  /// Returns when the disk has the file.
  public static func file(_ path: String) throws { try DatabaseCopy.sync(path) }
}
