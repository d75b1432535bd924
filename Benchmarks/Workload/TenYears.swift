// The journal that all measurements share.

import Engine

/// Ten years with 50,000 entries, always the same ones.
public enum TenYears {
  private static let years = 10
  private static let entries = 50_000
  private static let seed: UInt64 = 1

  /// The last millisecond of 2026-03-29 in UTC.
  public static let until = Instant(milliseconds: 1_774_828_799_999)

  /// The records as they are in memory once an app has started.
  public static func records() -> Records {
    let changes = changes()
    var records = Records()
    records.reserve(changes.count)
    for change in changes { records.apply(change) }
    return records
  }

  /// The changes that they come from, in order.
  public static func changes() -> [Change] {
    let drafts = Demo.drafts(
      years: years, entries: entries, seed: seed, until: until, zone: Zone.fixed(.utc))
    var clock = Clock(device: 0)
    return drafts.map { $0.stamped(by: &clock, now: $0.instant) }
  }
}

extension Draft {
  fileprivate var instant: Instant { Instant(milliseconds: madeAt?.milliseconds ?? 0) }
}
