// What lies on a device's disk. A transaction replaces it as a whole.

import Engine

struct SimulatedStore {
  private(set) var changes: [Change] = []
  private(set) var places: [Identifier: Int] = [:]
  var clock: Clock
  var replica: Replica?
  /// The keys that the device has; its replica is another one.
  var account: AccountRecord
  var unreadable: [[UInt8]] = []
  var attachments: [Identifier: [UInt8]] = [:]
  /// Those that it has sent once.
  var sent: Set<Identifier> = []
  /// Parts of it that cannot be read.
  var damaged: Int64 = 0
  /// The device has said that a change was withheld.
  var hasNoticed = false
  /// The server's clock minus the device's, for a device that believes whatever it hears.
  var believed: Int64 = 0

  init(device: UInt64, _ account: AccountRecord) {
    clock = Clock(device: device)
    self.account = account
  }

  /// The newest version of the vault key.
  var keyVersion: Int64 { account.keyVersion }

  func key(_ version: Int64) -> UInt64? { account.key(version).map { SimulatedKey.number($0) } }

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

  /// Loses a few changes that lie together, and says which.
  mutating func damage(from start: Int, count: Int) -> [Identifier] {
    let lost = changes[start..<min(start + count, changes.count)].map { $0.id }
    rewrite(changes.filter { !lost.contains($0.id) })
    damaged += 1
    return lost
  }

  /// Everything through its bytes, as after a restart.
  var reread: SimulatedStore? {
    guard let clock = Clock(bytes: clock.bytes) else { return nil }
    guard AccountRecord(bytes: account.bytes) == account else { return nil }
    var store = self
    store.clock = clock
    if let replica {
      let limit = SimulationLimits.remembered
      guard let again = Replica(bytes: replica.bytes, remembering: limit), again == replica else {
        return nil
      }
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
