// Everything a person has told the app. There is one way to write: `apply`.

/// The set of a person's changes, kept as the entities that they add up to.
///
/// Applying any permutation, repetition or split of the same changes gives the same state.
public struct Journal: Sendable {
  private var places: [Identifier: Int32] = [:]
  public private(set) var entities: [Entity] = []
  /// Records that this version cannot read, kept to the byte for a version that can.
  public private(set) var unreadable: Set<[UInt8]> = []

  public init() {}

  /// Makes room, so that loading ten years does not grow the tables step by step. Room that is
  /// asked for month by month is at least doubled: each growth copies everything.
  public mutating func reserve(_ count: Int) {
    guard count > entities.capacity else { return }
    let room = max(count, 2 * entities.capacity)
    places.reserveCapacity(room)
    entities.reserveCapacity(room)
  }

  public subscript(_ id: Identifier) -> Entity? {
    guard let place = places[id] else { return nil }
    return entities[Int(place)]
  }

  /// Applies one change and says where the entity stands in `entities`.
  @discardableResult
  public mutating func apply(_ change: Change) -> Int {
    let index: Int
    if let place = places[change.entity] {
      index = Int(place)
    } else {
      index = entities.count
      places[change.entity] = Int32(index)
      entities.append(Entity(id: change.entity, kind: change.kind))
    }
    entities[index].apply(change)
    return index
  }

  public mutating func keep(unreadable record: [UInt8]) {
    unreadable.insert(record)
  }

  /// The entities in the order of their names: the order of exports and comparisons.
  public var sorted: [Entity] {
    entities.ordered { $0.id < $1.id }
  }
}
