// Every number that bounds how devices hear of new changes.

/// Bounds of the vault's routes.
public enum VaultLimits {
  /// Open event streams of one account; the oldest is closed for a new one.
  public static let listenersOfAccount = 16
  /// Open event streams of all accounts, so that they leave connections for everything else.
  public static let listeners = 256
  /// From one sign of life on an event stream to the next.
  public static let heartbeat = Duration.seconds(20)
  /// From one look to the next whether a copy of the database is due.
  static let backupLook = Duration.seconds(600)
}
