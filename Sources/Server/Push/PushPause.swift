// How long a message waits that a push service did not take.

import Engine
import Storage

enum PushPause {
  /// When it goes out again; nothing where it would be of no use any more. `chance` is below 1.
  static func end(
    after message: PushMessage, retryAfter: Int64?, now: Instant, chance: Double
  ) -> Instant? {
    guard message.tries < ServerLimits.pushTries else { return nil }
    let pauses = ServerLimits.pushPause
    let doublings = message.tries - 1
    let grown = min(pauses.lowerBound << max(0, doublings), pauses.upperBound)
    let asked = min(retryAfter ?? 0, pauses.upperBound)
    // Messages that failed together do not come back together.
    let spread = Int64(Double(grown) * 250 * chance)
    let end = now.adding(milliseconds: max(grown, asked) * Milliseconds.second + spread)
    return end < message.window.upperBound ? end : nil
  }
}
