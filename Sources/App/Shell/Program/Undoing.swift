// Taking back: the inverse of an action is one more change, never an erased one.
import Engine

extension Desk {
  mutating func rememberInverse(of drafts: [Draft], _ moment: Moment) {
    var inverses: [UndoStep.Inverse] = []
    for draft in drafts.reversed() {
      inverses.append(
        UndoStep.Inverse(entity: draft.entity, kind: draft.kind, action: inverse(of: draft)))
    }
    undo.append(UndoStep(at: moment.now, inverses: inverses))
    undoCount += 1
    if undo.count > UndoStep.most { undo.removeFirst() }
  }

  /// What is taken back is that the thing is there at all.
  mutating func rememberDeletion(of id: Identifier, kind: String, _ moment: Moment) {
    let inverse = UndoStep.Inverse(entity: id, kind: kind, action: .delete)
    undo.append(UndoStep(at: moment.now, inverses: [inverse]))
    undoCount += 1
    if undo.count > UndoStep.most { undo.removeFirst() }
  }

  private func inverse(of draft: Draft) -> Change.Action {
    let entity = records.journal[draft.entity]
    switch draft.action {
    case .create(let fields):
      // A one-a-day thing may be there already: then its values come back.
      guard let entity, entity.isVisible else { return .delete }
      return .set(old(fields, of: entity))
    case .set(let fields):
      guard let entity else { return .delete }
      return .set(old(fields, of: entity))
    case .delete: return .undelete
    case .undelete: return .delete
    }
  }

  /// The values that fields have now; a field that did not exist becomes an empty text.
  private func old(_ fields: [Field], of entity: Entity) -> [Field] {
    fields.map { Field($0.name, entity[$0.name] ?? .text("")) }
  }

  /// Whether the last step is what was done at a moment: a line about something else must not take
  /// back what came before it.
  func hasUndo(of at: Instant?) -> Bool { at != nil && undo.last?.at == at }

  /// Whether the last step is of today, so that one press cannot reach what is long out of sight.
  func hasUndoOfToday(_ moment: Moment) -> Bool {
    undo.last.map { day(of: $0.at, moment) == today(moment) } ?? false
  }

  mutating func undoLast(_ moment: Moment) -> [Effect] {
    guard let step = undo.popLast() else { return [] }
    undoCount += 1
    toast = FrameText(language: language).undone
    var drafts: [Draft] = []
    // What never reached the disk before a reload is not there to be taken back.
    for inverse in step.inverses where records.journal[inverse.entity] != nil {
      drafts.append(
        Draft(
          id: moment.entropy.identifier(), entity: inverse.entity, kind: inverse.kind,
          action: inverse.action))
    }
    return write(drafts, moment)
  }
}
