// A person writes on a simulated device.

import Engine

extension World {
  private static let names = ["a", "b", "c"]

  func write(_ device: SimulatedDevice) throws(Violation) {
    let wall = device.clockTime(now)
    var time = device.memory.replica?.corrected(wall) ?? wall
    if bug == .serverClockBelieved { time = wall.adding(milliseconds: device.memory.believed) }
    var written: [Change] = []
    for _ in 0...dice.below(2) {
      let change = draft(time, after: written.last)
        .stamped(by: &device.memory.clock, now: time)
      device.memory.add(change)
      device.apply(change)
      written.append(change)
    }
    if bug == .savedSaidTooEarly { owed.formUnion(written.map { $0.id }) }
    // The power goes before the transaction ends: nobody was told that it is saved.
    if plan.crashes, dice.once(in: 32) {
      count(.crash)
      return device.crash()
    }
    device.saveWritten()
    saved.formUnion(written.map { $0.id })
    owed.formUnion(written.map { $0.id })
    for change in written { note(change, on: device) }
    for change in written where change.stamp.device == change.device {
      guard isSeen(change, in: device.journal) || bug == .lastArrivalWins else {
        throw Violation(6, "a device does not see what it wrote")
      }
    }
    try device.checkNumbers()
  }

  private func draft(_ time: Instant, after last: Change?) -> Draft {
    let number = 1 + dice.next() % SimulationLimits.entities
    let entity = Identifier(high: 7, low: number)
    var action = Change.Action.set(fields())
    switch dice.below(8) {
    case 0, 1: action = .create(fields())
    case 2: action = .delete
    case 3: action = .undelete
    default: break
    }
    var madeAt: Stamp?
    if dice.once(in: 8) {
      let age = Int64(dice.below(1_000_000))
      madeAt = Stamp(
        milliseconds: time.milliseconds - age, counter: 0, device: 1 + dice.next() % 3)
    }
    var id = identifier()
    // A supply of names that was copied gives the same one again.
    if bug == .nameRepeated, let last { id = last.id }
    return Draft(id: id, entity: entity, kind: "entry", action: action, madeAt: madeAt)
  }

  private func fields() -> [Field] {
    if dice.once(in: 24) { return [Field("a", .text(World.longText))] }
    let first = dice.below(3)
    var fields = [Field(World.names[first], .int(Int64(dice.below(1000))))]
    if dice.once(in: 3) {
      fields.append(Field(World.names[(first + 1) % 3], .int(Int64(dice.below(1000)))))
    }
    return fields
  }

  private static let longText = String(repeating: "x", count: SimulationLimits.longText)

  private func isSeen(_ change: Change, in journal: Journal) -> Bool {
    guard let entity = journal[change.entity] else { return false }
    switch change.action {
    case .create(let fields):
      guard let created = entity.created, created >= change.stamp else { return false }
      return fields.allSatisfy { isSeen($0, change.stamp, entity) }
    case .set(let fields): return fields.allSatisfy { isSeen($0, change.stamp, entity) }
    case .delete, .undelete:
      guard let stamp = entity.deletionStamp else { return false }
      return stamp >= change.stamp
    }
  }

  /// A change of the same action may have written over it.
  private func isSeen(_ field: Field, _ stamp: Stamp, _ entity: Entity) -> Bool {
    guard let held = entity.stamp(of: field.name) else { return false }
    return held > stamp ? held.device == stamp.device : entity[field.name] == field.value
  }
}
