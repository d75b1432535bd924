// What lies on a device's disk. A transaction replaces it as a whole.

import Engine

struct SimulatedStore {
  private(set) var changes: [Change] = []
  private(set) var places: [Identifier: Int] = [:]
  var clock: Clock
  var replica: Replica?
  /// The newest version of the vault key that the device knows, and with it all before.
  var keyVersion: Int64 = 1
  var unreadable: [[UInt8]] = []

  init(device: UInt64) { clock = Clock(device: device) }

  subscript(_ id: Identifier) -> Change? {
    guard let place = places[id] else { return nil }
    return changes[place]
  }

  mutating func add(_ change: Change) {
    places[change.id] = changes.count
    changes.append(change)
    clock.observe(change.stamp)
  }

  mutating func replace(_ change: Change) {
    guard let place = places[change.id] else { return }
    changes[place] = change
    clock.observe(change.stamp)
  }

  mutating func rewrite(_ rewritten: Rewritten) {
    rewrite(rewritten.changes)
    clock = rewritten.clock
  }

  mutating func rewrite(_ all: [Change]) {
    changes = all
    places.removeAll(keepingCapacity: true)
    for (place, change) in all.enumerated() { places[change.id] = place }
  }

  /// Everything through its bytes, as after a restart.
  var reread: SimulatedStore? {
    guard let clock = Clock(bytes: clock.bytes) else { return nil }
    var store = self
    store.clock = clock
    if let replica {
      guard let again = Replica(bytes: replica.bytes), again == replica else { return nil }
      store.replica = again
    }
    return store
  }

  func journal(without: Set<Identifier> = []) -> Journal {
    var journal = Journal()
    for change in changes where !without.contains(change.id) { journal.apply(change) }
    return journal
  }
}
