// How long whoever was asked wants to be left alone (RFC 9110, 10.2.3).

import Engine
import Foundation

/// A number of seconds, or a moment in the form that all write today.
enum RetryAfter {
  /// The seconds from `now` on, 0 for a moment that has passed; nothing where the text is neither.
  static func seconds(_ text: String, now: Instant) -> Int64? {
    if let seconds = Int64(text) { return seconds >= 0 ? seconds : nil }
    guard let date = InternetDate.format(zone: "GMT").date(from: text) else { return nil }
    // Half a second later it would be a second too soon.
    let left = date.timeIntervalSince1970 - Double(now.milliseconds) / 1000
    return Int64(exactly: max(0, left).rounded(.up))
  }
}
