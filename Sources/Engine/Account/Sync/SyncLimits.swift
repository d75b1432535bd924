// Every number that bounds what devices and the vault say to each other.

/// Bounds of the sync protocol; sizes are in bytes.
public enum SyncLimits {
  /// The version of the protocol that this code speaks.
  public static let version: Int64 = 1
  /// The oldest version that is still answered.
  public static let oldestVersion: Int64 = 1
  public static let changesInPush = 500
  public static let pushBytes = 256 * 1024
  /// The sealed body of one change.
  public static let bodyBytes = 16 * 1024
  public static let changesInPull = 2_000
  /// No log is longer: sequence numbers up to here are exact in any JSON.
  public static let longestLog: Int64 = 1 << 52
  /// The bodies in one answer to a pull, all together; one change always fits.
  public static let pullBytes = 1024 * 1024
  /// A stamp may be ahead of the server's clock by this, in milliseconds.
  public static let stampAhead: Int64 = 60_000
  /// A stamp may be later than the latest one in the log by this, in milliseconds, however far that
  /// is ahead: what was written after it must come after it.
  public static let stampPastLatest: Int64 = 1_000
  /// The smallest padded body; larger ones are this times a power of two.
  public static let smallestBody = 128
  /// One sealed photo or voice note.
  public static let attachmentBytes = 528 * 1024
  /// Attachments are padded to a multiple of this.
  public static let attachmentStep = 16 * 1024
  /// One sealed part of a checkpoint.
  public static let partBytes = 1024 * 1024
  public static let partsInCheckpoint = 1_000
  /// The sealed list of a checkpoint's parts.
  public static let checkpointBytes = 96 * 1024
  /// Attachments of one account.
  public static let attachments = 5_000
  /// What one account may keep in the log and beside it.
  public static let accountBytes: Int64 = 256 * 1024 * 1024
  /// Records under one version of the vault key, fewer than this: a random nonce of 96 bits is then
  /// drawn twice with less than 2^-36. An account has no room for as many, so no device has to ask.
  public static let recordsPerKey: Int64 = 1 << 30
}
