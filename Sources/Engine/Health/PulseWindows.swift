// The readings of a file that lie around cravings: they are counted and go by.

/// What comes of the readings around cravings while a file is read.
struct PulseWindows: Sendable {
  private struct Mean {
    var sum: Int64 = 0
    var count: Int64 = 0

    mutating func add(_ rate: Int64) {
      sum += rate
      count += 1
    }

    var value: Int64 { count > 0 ? (sum + count / 2) / count : 0 }
  }

  private struct Window {
    let craving: Identifier
    /// Since 1970.
    let milliseconds: Int64
    var before = Mean()
    var after = Mean()
  }

  private static let length = CravingPulse.minutes * Milliseconds.minute
  /// From the earliest craving to the latest.
  private var windows: [Window] = []

  init(around cravings: [Craving] = []) {
    windows = cravings.map { Window(craving: $0.id, milliseconds: $0.at.milliseconds) }
      .ordered { ($0.milliseconds, $0.craving) < ($1.milliseconds, $1.craving) }
  }

  /// A reading of the pulse, in beats a minute.
  mutating func take(_ rate: Double, at second: Int64) {
    let now = second * Milliseconds.second
    var place = placeAmong(windows.count) {
      windows[$0].milliseconds < now - PulseWindows.length
    }
    let tenths = Int64(rate * 10 + 0.5)
    while place < windows.count, windows[place].milliseconds <= now + PulseWindows.length {
      if now < windows[place].milliseconds {
        windows[place].before.add(tenths)
      } else {
        windows[place].after.add(tenths)
      }
      place += 1
    }
  }

  /// Those cravings that have enough readings on both sides.
  var pulses: [(craving: Identifier, pulse: CravingPulse)] {
    var pulses: [(craving: Identifier, pulse: CravingPulse)] = []
    for window in windows
    where window.before.count >= CravingPulse.leastReadings
      && window.after.count >= CravingPulse.leastReadings
    {
      let pulse = CravingPulse(
        before: window.before.value, after: window.after.value,
        readingsBefore: window.before.count, readingsAfter: window.after.count)
      pulses.append((window.craving, pulse))
    }
    return pulses
  }
}
