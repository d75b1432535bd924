// What all changes to one thing add up to, in whatever order and how often they arrive.

/// The state of one thing: a set of registers, each of which keeps its latest write.
public struct Entity: Hashable, Sendable {
  public let id: Identifier
  public private(set) var kind: String
  /// The latest create; nothing while only edits of it have arrived.
  public private(set) var created: Stamp?
  /// Sorted by name.
  public private(set) var fields: [Field] = []
  /// The stamps of the fields that were not last written by `created`, sorted by name.
  public private(set) var edits: [Edit] = []
  public private(set) var isDeleted = false
  public private(set) var deletionStamp: Stamp?

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
    self.kind = kind
  }

  /// A thing is seen when it was created and its deletion register does not say deleted.
  public var isVisible: Bool { created != nil && !isDeleted }

  public subscript(_ name: String) -> Value? {
    // Names are ASCII, so different lengths tell most of them apart at once.
    let length = name.utf8.count
    for field in fields where field.name.utf8.count == length && field.name == name {
      return field.value
    }
    return nil
  }

  mutating func apply(_ change: Change) {
    // Two kinds under one name cannot come from us; the smaller one wins everywhere alike.
    if change.kind < kind { kind = change.kind }
    switch change.action {
    case .create(let fields): create(fields, change.stamp)
    case .set(let fields):
      for field in fields { write(field, change.stamp) }
    case .delete: setDeleted(true, change.stamp)
    case .undelete: setDeleted(false, change.stamp)
    }
  }

  private mutating func create(_ newFields: [Field], _ stamp: Stamp) {
    if let old = created, old != stamp {
      // The later of two creates becomes the entity's; what the other one wrote keeps its stamp.
      if stamp > old {
        for field in fields where editStamp(field.name) == nil { setEdit(field.name, old) }
        created = stamp
      }
    } else {
      created = stamp
    }
    // Only now can "no stamp of its own" mean the new create.
    edits.removeAll { $0.stamp == created }
    if fields.isEmpty, created == stamp, Entity.isSorted(newFields) {
      // The usual case by far: nothing to merge with, and in order already.
      fields = newFields
      return
    }
    for field in newFields { write(field, stamp) }
  }

  /// Whether the names rise, each standing there once.
  private static func isSorted(_ fields: [Field]) -> Bool {
    for index in fields.indices.dropFirst() where fields[index - 1].name >= fields[index].name {
      return false
    }
    return true
  }

  private mutating func write(_ field: Field, _ stamp: Stamp) {
    guard let index = fields.firstIndex(where: { $0.name == field.name }) else {
      let place = fields.firstIndex { $0.name > field.name } ?? fields.count
      fields.insert(field, at: place)
      if stamp != created { setEdit(field.name, stamp) }
      return
    }
    let held = editStamp(field.name) ?? created ?? stamp
    guard stamp > held || (stamp == held && fields[index].value < field.value) else { return }
    fields[index] = field
    if stamp == created { dropEdit(field.name) } else { setEdit(field.name, stamp) }
  }

  private mutating func setDeleted(_ deleted: Bool, _ stamp: Stamp) {
    if let held = deletionStamp {
      // Of two writes with one stamp, deletion wins everywhere alike.
      guard stamp > held || (stamp == held && deleted) else { return }
    }
    deletionStamp = stamp
    isDeleted = deleted
  }

  private func editStamp(_ name: String) -> Stamp? {
    for edit in edits where edit.name == name { return edit.stamp }
    return nil
  }

  private mutating func dropEdit(_ name: String) {
    edits.removeAll { $0.name == name }
  }

  private mutating func setEdit(_ name: String, _ stamp: Stamp) {
    dropEdit(name)
    let place = edits.firstIndex { $0.name > name } ?? edits.count
    edits.insert(Edit(name: name, stamp: stamp), at: place)
  }

  /// The stamp under which a field holds its value.
  public func stamp(of name: String) -> Stamp? {
    editStamp(name) ?? (self[name] == nil ? nil : created)
  }
}
