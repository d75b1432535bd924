// What happens again and again gets some lines in the audit log and then a number, so that nobody
// fills the disk with it.

import Engine

/// Counts what has no line of its own, for a bounded number of names.
struct AuditRepeats {
  /// One kind of event, of one account and from one source.
  struct Name: Hashable {
    let event: AuditLog.Event
    let account: Identifier?
    let source: String?

    var mostLines: Int64 {
      event == .limited ? ServerLimits.auditLinesOfLimited : ServerLimits.auditLinesOfName
    }
  }

  private struct Window {
    let since: Instant
    var lines: Int64 = 0
    var untold: Int64 = 0
  }

  private var windows: [Name: Window] = [:]

  /// The name under which it is counted and whether it gets a line; `earlier` is what the hour
  /// before left without one.
  mutating func happened(
    _ name: Name, now: Instant
  ) -> (name: Name, earlier: Int64, hasLine: Bool) {
    let isKnown = windows[name] != nil || windows.count < ServerLimits.auditNames
    let name = isKnown ? name : Name(event: name.event, account: nil, source: nil)
    var window = windows[name] ?? Window(since: now)
    let earlier = isOver(window, now) ? window.untold : 0
    if isOver(window, now) { window = Window(since: now) }
    let hasLine = window.lines < name.mostLines
    if hasLine { window.lines += 1 } else { window.untold += 1 }
    windows[name] = window
    return (name, earlier, hasLine)
  }

  /// Forgets the windows whose hour is over, or all of them; those that hold something untold, with
  /// its number.
  mutating func end(all: Bool, now: Instant) -> [(name: Name, untold: Int64)] {
    let over = windows.filter { all || isOver($0.value, now) }
    for name in over.keys { windows[name] = nil }
    return over.filter { $0.value.untold > 0 }.map { ($0.key, $0.value.untold) }
  }

  private func isOver(_ window: Window, _ now: Instant) -> Bool {
    let passed = now.milliseconds(since: window.since)
    return passed < 0 || passed >= Milliseconds.hour
  }
}
