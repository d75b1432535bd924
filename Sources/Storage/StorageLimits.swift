// Every number that bounds the storage.

/// Bounds of the storage.
public enum StorageLimits {
  /// Seconds that a writer waits for another one.
  static let busySeconds = 5.0
}
