// Zones with every kind of change of the clock, looked up quickly.

import Engine
import Foundation

/// The zones of the simulated lives.
enum NudgeZones {
  static let all: [Zone] = [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Auckland",
    "Asia/Kathmandu", "Africa/Casablanca", "Africa/Cairo", "America/Sao_Paulo",
    "Pacific/Kiritimati", "Pacific/Pago_Pago", "Pacific/Chatham", "America/St_Johns",
  ].compactMap { zone($0) }

  /// Every change from 2024 to 2031 is found once, so that each question is a short walk.
  private static func zone(_ name: String) -> Zone? {
    guard let zone = TimeZone(identifier: name) else { return nil }
    let first = Date(timeIntervalSince1970: 1_700_000_000)
    let end = Date(timeIntervalSince1970: 1_940_000_000)
    let offset = { (date: Date) in
      UTCOffset(minutes: zone.secondsFromGMT(for: date) / 60) ?? .utc
    }
    var changes = [(at: Int64.min, offset: offset(first))]
    var date = first
    while let next = zone.nextDaylightSavingTimeTransition(after: date), next < end {
      changes.append((Int64(next.timeIntervalSince1970 * 1000), offset(next.addingTimeInterval(1))))
      date = next.addingTimeInterval(1)
    }
    let known = changes
    return Zone(name: name) { instant in
      known.last { $0.at <= instant.milliseconds }?.offset ?? .utc
    }
  }
}
