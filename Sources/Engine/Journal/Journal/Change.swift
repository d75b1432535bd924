// The unit of everything: one thing that one device did to one entity.

/// One change to one entity.
public struct Change: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// Makes the entity exist, with its first fields.
    case create([Field])
    /// Gives fields new values.
    case set([Field])
    case delete
    case undelete
  }

  public let id: Identifier
  /// The device that wrote it; an imported change keeps the stamp of the device that made it.
  public let device: UInt64
  /// Counts the changes that one device wrote, without a gap, from 1.
  public let number: Int64
  public let stamp: Stamp
  /// The version of the form in which the change was written.
  public let schema: Int
  public let entity: Identifier
  /// What the entity is: `entry`, `craving`, `plan` …
  public let kind: String
  public let action: Action

  /// The version that this code writes.
  public static let currentSchema = 1
  public static let mostFields = 256

  public init(
    id: Identifier, device: UInt64, number: Int64, stamp: Stamp,
    schema: Int = Change.currentSchema, entity: Identifier, kind: String, action: Action
  ) {
    self.id = id
    self.device = device
    self.number = number
    self.stamp = stamp
    self.schema = schema
    self.entity = entity
    self.kind = kind
    self.action = action
  }

}

/// A change before it has a place in the order.
public struct Draft: Hashable, Sendable {
  public let id: Identifier
  public let entity: Identifier
  public let kind: String
  public let action: Change.Action
  /// The stamp of a change that was made elsewhere and is only brought in here.
  public let madeAt: Stamp?

  public init(
    id: Identifier, entity: Identifier, kind: String, action: Change.Action, madeAt: Stamp? = nil
  ) {
    self.id = id
    self.entity = entity
    self.kind = kind
    self.action = action
    self.madeAt = madeAt
  }

  /// Makes a thing under a name of its own, which also names the change.
  public static func create(_ id: Identifier, kind: String, _ fields: [Field]) -> Draft {
    Draft(id: id, entity: id, kind: kind, action: .create(fields))
  }

  /// What a change does, to be done anew as of then: under its own name and stamp.
  public init(again change: Change) {
    self.init(
      id: change.id, entity: change.entity, kind: change.kind, action: change.action,
      madeAt: change.stamp)
  }

  /// The change, under the next stamp and number of this device.
  public func stamped(by clock: inout Clock, now: Instant) -> Change {
    let (next, number) = clock.tick(now: now)
    return Change(
      id: id, device: clock.device, number: number, stamp: madeAt ?? next, entity: entity,
      kind: kind, action: action)
  }
}
