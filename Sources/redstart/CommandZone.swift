// Time zones and moments of the command line.

import ArgumentParser
import Engine
import Foundation

extension Zone {
  /// A zone of the system by its IANA name.
  init(named name: String) throws {
    guard let timeZone = TimeZone(identifier: name) else {
      throw ValidationError("\(name) is not a time zone such as Europe/Berlin")
    }
    self.init(name: name) { instant in
      let date = Date(timeIntervalSince1970: Double(instant.milliseconds) / 1000)
      return UTCOffset(minutes: timeZone.secondsFromGMT(for: date) / 60) ?? .utc
    }
  }
}

extension Instant {
  /// By this machine's clock.
  static var present: Instant {
    Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
  }

  /// A moment as text, in one of the forms that `Instant` reads.
  init(argument: String) throws {
    guard let instant = Instant(text: argument) else {
      throw ValidationError("\(argument) is not a moment such as 2026-03-29T12:00:00Z")
    }
    self = instant
  }
}
