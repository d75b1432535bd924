// Every number that bounds the storage.

/// Bounds of the storage; sizes are in bytes.
public enum StorageLimits {
  /// Seconds that a writer waits for another one.
  static let busySeconds = 5.0
  /// What a row costs an account besides its body: keys, indexes and the page's own needs.
  public static let rowBytes: Int64 = 200
  /// What an account may use above its room for numbers that were used up without a change, so that
  /// a device of a full account can still hear which of its changes are known.
  public static let numberBytes: Int64 = 16 * 1024 * 1024
  /// Checkpoints of one account that stay.
  static let checkpoints = 2
  /// Checkpoints leave this part of an account's room to changes: a quarter.
  static let changesShare: Int64 = 4
  /// A part of a checkpoint that none uses stays for a day: the list that names it may come yet.
  public static let unusedPartMilliseconds: Int64 = 86_400_000
  /// Pushes that wait for the disk together.
  static let commitsTogether = 64
  /// Pages of the database that are copied in one go while a server uses it: 256 KiB.
  static let copiedPages: Int32 = 64
  /// Slices of a copy from one wait for the disk to the next: 16 MiB.
  static let copiedSlices = 64
  /// Microseconds until the next try where the database is held by somebody else.
  static let copyPause: UInt32 = 10_000
  /// Rows of an account that is removed which go in one transaction: 8 MiB of changes at most.
  static let erasedRows = 512
  /// The same of what may be large, attachments and parts of checkpoints: 8 MiB at most.
  static let erasedBodies = 8
  /// Dated copies of the database that stay.
  public static let backupsKept = 14
  /// Milliseconds from one dated copy to the next.
  public static let backupInterval: Int64 = 24 * 60 * 60 * 1000
  /// Open sessions of one account; the least recently seen makes room.
  static let sessions = 50
  /// Passkeys of one account.
  public static let passkeys = 20
  /// A refresh token gives the same successor again for this long after that was used, too.
  static let graceMilliseconds: Int64 = 30_000
  /// Refused sign-ins are counted from the first one on for this long, 24 hours.
  public static let refusalMilliseconds: Int64 = 86_400_000
  /// A session ends when it was not seen for this long, 30 days.
  public static let idleMilliseconds: Int64 = 30 * 86_400_000
  /// A session ends after this in any case, 90 days.
  public static let sessionMilliseconds: Int64 = 90 * 86_400_000
  /// Boxes of the whole server.
  public static let pushBoxes = 100_000
  /// Subscriptions of one box.
  public static let pushSubscriptions = 16
  /// Deliveries that the server remembers of one box, planned and past ones.
  static let pushRecords = 2_048
  /// How large the boxes' database becomes.
  public static let pushBytes: Int64 = 8 << 30
  /// A box goes when no device was there for this long, 30 days.
  public static let pushIdleMilliseconds: Int64 = 30 * 86_400_000
  /// What was sent, and its slot, are remembered for this long, 15 days.
  public static let pushMemoryMilliseconds: Int64 = 15 * 86_400_000
}
