// What all changes to one thing add up to, in whatever order and how often they arrive.

/// The registers of one thing, each of which keeps its latest write.
struct Registers: Hashable, Sendable {
  private(set) var kind: String
  private(set) var created: Stamp?
  /// Sorted by name.
  private(set) var fields: [Field]
  /// Sorted by name.
  private(set) var edits: [Entity.Edit] = []
  private(set) var isDeleted = false
  private(set) var deletionStamp: Stamp?

  /// Of a thing to which nothing happened yet.
  init(kind: String) {
    self.kind = kind
    fields = []
  }

  /// Of a thing that was made with these fields, sorted by name, and not touched since.
  init(kind: String, made: Stamp, _ fields: [Field]) {
    self.kind = kind
    created = made
    self.fields = fields
  }

  subscript(_ name: String) -> Value? {
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
    if fields.isEmpty, created == stamp, Registers.isSorted(newFields) {
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

  func editStamp(_ name: String) -> Stamp? {
    for edit in edits where edit.name == name { return edit.stamp }
    return nil
  }

  private mutating func dropEdit(_ name: String) {
    edits.removeAll { $0.name == name }
  }

  private mutating func setEdit(_ name: String, _ stamp: Stamp) {
    dropEdit(name)
    let place = edits.firstIndex { $0.name > name } ?? edits.count
    edits.insert(Entity.Edit(name: name, stamp: stamp), at: place)
  }
}
