// Many changes of one shape, part by part. Ten years are mostly taps that say the same few things:
// side by side their numbers are short, their texts stand once, and nothing is made of a tap that
// nobody asks for.

/// Changes of one device and one shape, a row each. Whatever a row holds was checked on reading.
public final class Columns: Sendable {
  /// What all rows have in common.
  struct Head: Sendable {
    let shape: PackShape
    let device: UInt64
    let stampDevice: UInt64
  }

  /// One part of all rows.
  enum Column: Sendable {
    case same(Value)
    case ints([Int64])
    /// Each text once, and for each row the place of its own.
    case texts([String], [Int32])
    case values([Value])
  }

  let head: Head
  let ids: [Identifier]
  /// Empty where each change names its entity.
  let entities: [Identifier]
  let numbers: [Int64]
  let milliseconds: [Int64]
  /// Empty where all are 0.
  let counters: [Int64]
  /// By the names of the shape.
  let fields: [Column]

  init(
    _ head: Head, ids: [Identifier], entities: [Identifier], numbers: [Int64],
    milliseconds: [Int64], counters: [Int64], fields: [Column]
  ) {
    self.head = head
    self.ids = ids
    self.entities = entities
    self.numbers = numbers
    self.milliseconds = milliseconds
    self.counters = counters
    self.fields = fields
  }

  /// How many rows there are, at least 1.
  public var count: Int { ids.count }

  /// The change of a row, as it was written.
  public func change(_ row: Int) -> Change {
    let shape = head.shape
    var all: [Field] = []
    all.reserveCapacity(fields.count)
    for (name, column) in zip(shape.names, fields) { all.append(Field(name, column[row])) }
    let counter = counters.isEmpty ? 0 : UInt16(truncatingIfNeeded: counters[row])
    return Change(
      id: ids[row], device: head.device, number: numbers[row],
      stamp: Stamp(milliseconds: milliseconds[row], counter: counter, device: head.stampDevice),
      schema: shape.schema, entity: entities.isEmpty ? ids[row] : entities[row], kind: shape.kind,
      action: Change.Action(code: shape.action, fields: all) ?? .delete)
  }

  /// All of them, row by row.
  public var changes: [Change] {
    var all: [Change] = []
    all.reserveCapacity(count)
    for row in 0..<count { all.append(change(row)) }
    return all
  }
}

extension Columns: Equatable {
  public static func == (a: Columns, b: Columns) -> Bool { a.changes == b.changes }
}

extension Columns.Column {
  subscript(row: Int) -> Value {
    switch self {
    case .same(let value): value
    case .ints(let values): .int(values[row])
    case .texts(let texts, let places): .text(texts[Int(places[row])])
    case .values(let values): values[row]
    }
  }
}
