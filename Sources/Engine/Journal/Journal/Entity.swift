// One thing in the journal. Ten years are mostly taps that nobody touched again: such a thing is a
// row of the columns in which it was stored, and nothing is made of it until somebody asks.

/// The state of one thing: a set of registers, each of which keeps its latest write.
public struct Entity: Sendable {
  public let id: Identifier
  private var body: Body

  private enum Body: Sendable {
    /// As it was made.
    case row(Columns, Int32)
    indirect case own(Registers)
  }

  /// When a field got its value, where that was not at the creation.
  public struct Edit: Hashable, Sendable {
    public let name: String
    public let stamp: Stamp

    public init(name: String, stamp: Stamp) {
      self.name = name
      self.stamp = stamp
    }
  }

  public init(id: Identifier, kind: String) {
    self.id = id
    body = .own(Registers(kind: kind))
  }

  /// What a row of `columns` makes, which makes things.
  init(_ columns: Columns, _ row: Int) {
    id = columns.entity(row)
    body = .row(columns, Int32(row))
  }

  private var registers: Registers {
    switch body {
    case .own(let own): own
    case .row(let columns, let row): columns.registers(Int(row))
    }
  }

  public var kind: String {
    switch body {
    case .own(let own): own.kind
    case .row(let columns, _): columns.head.shape.kind
    }
  }

  /// The latest create; nothing while only edits of it have arrived.
  public var created: Stamp? {
    switch body {
    case .own(let own): own.created
    case .row(let columns, let row): columns.stamp(Int(row))
    }
  }

  /// Sorted by name.
  public var fields: [Field] {
    switch body {
    case .own(let own): own.fields
    case .row(let columns, let row): columns.fields(Int(row))
    }
  }

  /// The stamps of the fields that were not last written by `created`, sorted by name.
  public var edits: [Edit] { if case .own(let own) = body { own.edits } else { [] } }

  public var isDeleted: Bool { if case .own(let own) = body { own.isDeleted } else { false } }

  public var deletionStamp: Stamp? {
    if case .own(let own) = body { own.deletionStamp } else { nil }
  }

  /// A thing is seen when it was created and its deletion register does not say deleted.
  public var isVisible: Bool {
    if case .own(let own) = body { own.created != nil && !own.isDeleted } else { true }
  }

  public subscript(_ name: String) -> Value? {
    switch body {
    case .own(let own): own[name]
    case .row(let columns, let row): columns.value(name, Int(row))
    }
  }

  mutating func apply(_ change: Change) {
    var own = registers
    own.apply(change)
    body = .own(own)
  }

  /// The stamp under which a field holds its value.
  public func stamp(of name: String) -> Stamp? {
    guard case .own(let own) = body else { return self[name] == nil ? nil : created }
    return own.editStamp(name) ?? (self[name] == nil ? nil : created)
  }
}

extension Entity: Hashable {
  public static func == (a: Entity, b: Entity) -> Bool {
    a.id == b.id && a.registers == b.registers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(registers)
  }
}
