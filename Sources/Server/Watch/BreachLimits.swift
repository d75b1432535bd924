// Every number that says what looks like a breach, and how often the operator hears of it.

/// Bounds of the watch; times are in milliseconds.
enum BreachLimits {
  /// Used refresh tokens that came back, on the whole server.
  static let reuses: Int64 = 3
  static let reuseTime: Int64 = 600_000
  /// Refused reads of one account or one source.
  static let refusedReads: Int64 = 20
  static let refusedTime: Int64 = 60_000
  /// How often one session may read the whole log of its account. A new device does it once.
  static let wholeReads: Int64 = 5
  /// A shorter log counts as if it had this many changes.
  static let leastLog: Int64 = 200
  /// Reads of attachments which the same session has read before; a device reads each once.
  static let repeatedReads: Int64 = 100
  /// Attachments of all sessions that are remembered for this.
  static let attachments = 20_000
  static let readTime: Int64 = 3_600_000

  /// From one mail about one kind of sign to the next.
  static let mailPause: Int64 = 600_000
  /// Lines about one kind of sign in the audit log and in the server's log, within the pause.
  static let linesInPause: Int64 = 20
  /// From one look to the next whether mails are due or the audit log was touched.
  static let look = Duration.seconds(15)
  /// From one reading of the whole audit log to the next, when nothing seems to have touched it.
  static let auditTime: Int64 = 3_600_000
  /// Names that one tally remembers.
  static let names = 5_000
}
