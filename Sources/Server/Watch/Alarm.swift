// The signs that somebody is where they have no business being.

/// One kind of sign, as it stands in the audit log and in the metrics.
enum Alarm: String, CaseIterable, Sendable {
  /// Several refresh tokens came back that had been used.
  case refreshReuse = "refresh_reuse"
  /// One account or one source asked again and again for what it does not get.
  case refusedReads = "refused_reads"
  /// One session read the whole of its account many times.
  case massRead = "mass_read"
  /// Lines of the audit log were changed, or are missing.
  case auditBroken = "audit_broken"
  /// The count of a passkey went back.
  case passkeyCopied = "copied_passkey"
}
