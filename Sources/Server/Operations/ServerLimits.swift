// Every number that bounds what one process holds, waits for or accepts.

import NIOCore

/// Bounds of the server; sizes are in bytes.
public enum ServerLimits {
  /// More files than this in the web directory mean that the wrong directory was named.
  public static let assetFiles = 2_000
  public static let assetFileBytes = 32 * 1024 * 1024
  public static let assetTotalBytes = 256 * 1024 * 1024

  /// One field of a request's head, name and value together.
  static let headerFieldBytes = 8 * 1024
  static let headerListBytes = 16 * 1024
  static let headerFieldCount = 64

  /// No route takes a body; this much is read past before the connection is closed.
  static let requestBodyBytes = 8 * 1024

  /// Further ones wait in the backlog. Stays below the 1,024 open files that a process may have on
  /// most systems, as running out of those would end the server.
  static let connections = 512
  static let connectionBacklog = 256

  /// The longest time to send one answer: 1 MB to a phone with 30 kbit/s.
  static let answerTime = TimeAmount.minutes(5)

  /// Seconds that a stop waits for answers which are being sent.
  static let drainSeconds = 10

  static let requestSeconds = 1...600
  static let configurationFileBytes = 64 * 1024
}
