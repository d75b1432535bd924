// The moments in heads of mail (RFC 5322) and of HTTP (RFC 9110), which differ in their last word.

import Foundation

enum InternetDate {
  /// Reads and writes `Sun, 29 Mar 2026 01:00:00` in UTC, with the name that this zone has there.
  static func format(zone: String) -> DateFormatter {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss '\(zone)'"
    return format
  }
}
