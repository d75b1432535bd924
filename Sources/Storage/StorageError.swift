// Why the storage did not do what it was asked to.

/// What went wrong, as far as the caller can act on it.
public enum StorageError: Error, Equatable, Sendable {
  /// The disk has no room.
  case full
  /// Another writer held the database for too long.
  case busy
  case broken
}
