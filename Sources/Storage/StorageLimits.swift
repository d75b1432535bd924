// Every number that bounds the storage.

/// Bounds of the storage.
public enum StorageLimits {
  /// Seconds that a writer waits for another one.
  static let busySeconds = 5.0
  /// Open sessions of one account; the least recently seen makes room.
  static let sessions = 50
  /// A used refresh token gives the same successor again for this long.
  static let graceMilliseconds: Int64 = 30_000
  /// A session ends when it was not seen for this long, 30 days.
  public static let idleMilliseconds: Int64 = 30 * 86_400_000
  /// A session ends after this in any case, 90 days.
  public static let sessionMilliseconds: Int64 = 90 * 86_400_000
}
