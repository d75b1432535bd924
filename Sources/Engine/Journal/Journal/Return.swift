// The way back to an earlier state of a journal: more changes, never an erased one.

/// What it takes to bring an earlier journal back.
public struct Return: Equatable, Sendable {
  /// To be stamped as new: they win over what was written since.
  public private(set) var drafts: [Draft] = []
  /// Things that are gone now and come back.
  public private(set) var back = 0
  /// Things that get their earlier values again.
  public private(set) var changed = 0
  /// Things that had been deleted then and are deleted again.
  public private(set) var gone = 0

  /// The drafts are named after this and their place: there may be more than chance names.
  private let name: Identifier

  /// Everything that `earlier` knows becomes what it was; what was made since stays.
  public init(to earlier: Journal, from now: Journal, named name: Identifier) {
    self.name = name
    for then in earlier.sorted where then.created != nil {
      guard let here = now[then.id], here.created != nil else {
        if then.isVisible { make(then) }
        continue
      }
      let actions = Return.actions(from: here, to: then)
      guard !actions.isEmpty else { continue }
      switch (here.isDeleted, then.isDeleted) {
      case (true, false): back += 1
      case (false, true): gone += 1
      default: changed += 1
      }
      for action in actions { add(action, then) }
    }
  }

  private mutating func make(_ then: Entity) {
    back += 1
    add(.create(Array(then.fields.prefix(Change.mostFields))), then)
    let rest = Array(then.fields.dropFirst(Change.mostFields))
    for start in stride(from: 0, to: rest.count, by: Change.mostFields) {
      let end = min(rest.count, start + Change.mostFields)
      add(.set(Array(rest[start..<end])), then)
    }
  }

  private static func actions(from here: Entity, to then: Entity) -> [Change.Action] {
    guard then.isVisible else { return here.isDeleted ? [] : [.delete] }
    var actions: [Change.Action] = here.isDeleted ? [.undelete] : []
    var fields: [Field] = []
    for field in then.fields where here[field.name] != field.value { fields.append(field) }
    // A field that did not exist becomes an empty text, as where an action is taken back.
    for field in here.fields where then[field.name] == nil && field.value != .text("") {
      fields.append(Field(field.name, .text("")))
    }
    // A practice that was under way then is over.
    if then.kind == PracticeRun.kind { fields = [] }
    for start in stride(from: 0, to: fields.count, by: Change.mostFields) {
      let end = min(fields.count, start + Change.mostFields)
      actions.append(.set(Array(fields[start..<end])))
    }
    return actions
  }

  private mutating func add(_ action: Change.Action, _ then: Entity) {
    let id = Identifier(kind: "return", name.text, String(drafts.count))
    drafts.append(Draft(id: id, entity: then.id, kind: then.kind, action: action))
  }
}
