// What the server asks of the place where it keeps the latest time that it has seen.

import Engine

/// Remembers the time over a restart.
public protocol ClockStore: Sendable {
  /// Nothing before the first time was kept.
  func latestTime() async throws(VaultError) -> Instant?

  /// An earlier time than the one that is kept changes nothing.
  func keep(latestTime: Instant) async throws(VaultError)

  /// For an operator who knows that the clock was wrong when it showed it.
  func forgetLatestTime() async throws(VaultError)
}
