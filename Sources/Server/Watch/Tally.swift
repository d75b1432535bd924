// How much of something each name did within the last while.

import Engine

/// Sums over a window that slides in sixty steps, for a bounded number of names.
struct Tally {
  private struct Entry {
    let step: Int64
    var amount: Int64
  }

  private static let steps: Int64 = 60

  private let stepMilliseconds: Int64
  private let names: Int
  private var entries: [String: [Entry]] = [:]

  init(_ milliseconds: Int64, names: Int = BreachLimits.names) {
    stepMilliseconds = milliseconds / Tally.steps
    self.names = names
  }

  /// What the name has come to with this.
  mutating func add(_ name: String, _ amount: Int64 = 1, now: Instant) -> Int64 {
    let step = now.milliseconds / stepMilliseconds
    if entries[name] == nil, entries.count >= names { makeRoom(step) }
    var own = entries(of: name, at: step)
    if own.last?.step == step {
      own[own.count - 1].amount += amount
    } else {
      own.append(Entry(step: step, amount: amount))
    }
    entries[name] = own
    return own.reduce(0) { $0 + $1.amount }
  }

  /// What the name has come to.
  func sum(_ name: String, now: Instant) -> Int64 {
    entries(of: name, at: now.milliseconds / stepMilliseconds).reduce(0) { $0 + $1.amount }
  }

  private func entries(of name: String, at step: Int64) -> [Entry] {
    (entries[name] ?? []).filter { $0.step > step - Tally.steps }
  }

  /// Begins anew for the name.
  mutating func clear(_ name: String) { entries[name] = nil }

  /// Forgets whose time is over; with none of those, the half that did something longest ago.
  private mutating func makeRoom(_ step: Int64) {
    entries = entries.filter { ($0.value.last?.step ?? 0) > step - Tally.steps }
    guard entries.count >= names else { return }
    let order = entries.values.map { $0.last?.step ?? 0 }.sorted()
    let middle = order[order.count / 2]
    entries = entries.filter { ($0.value.last?.step ?? 0) > middle }
  }
}
