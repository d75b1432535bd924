// Every number that bounds how devices hear of new changes.

/// Bounds of the vault's routes.
public enum VaultLimits {
  /// Open event streams of one account; the oldest is closed for a new one.
  public static let listenersOfAccount = 8
  /// Open event streams of all accounts, so that they leave connections for everything else. Where
  /// all are taken, the account with the most gives one up.
  public static let listeners = 256
  /// From one sign of life on an event stream to the next.
  public static let heartbeat = Duration.seconds(20)
  /// The clock may be behind the latest time that it showed by this, in milliseconds.
  static let clockBehind: Int64 = 60_000
  /// The clock may be off what passed since the last look by this, in milliseconds.
  static let clockLeap: Int64 = 60_000
  /// What passes while a server is off may be this, in milliseconds, a day; more is a leap.
  static let clockAway: Int64 = 86_400_000
  /// A clock that leapt ahead and then goes on is taken for right after this, in milliseconds.
  static let clockSettles: Int64 = 600_000
  /// From one note of the time on the disk to the next, in milliseconds.
  static let clockNote: Int64 = 30_000
  /// From one look to the next whether a copy of the database is due.
  static let backupLook = Duration.seconds(600)
}
