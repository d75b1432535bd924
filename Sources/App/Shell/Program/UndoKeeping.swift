// Undo survives a reload: the last steps lie beside the journal, in the one place for what is put
// aside, in front of the draft that may lie there too. All tabs share that place: each does to what
// lies there only what it did itself since it last looked.
import Engine

extension Desk {
  /// What is to be put aside. Of a made-up journal no step is kept, and of a visit that was left
  /// nothing.
  var aside: [UInt8] {
    var aside = Aside()
    aside.steps = isDemo ? storage.asideFound.steps : undo
    aside.draft = isOver ? storage.asideFound.draft : storage.draft
    if let visit = storage.visit {
      aside.visit = visit.isLeft ? nil : visit
    } else if !hasBegun, storage.asideFound.visit?.openedAt != storage.visitLeft {
      // Another tab looks around.
      aside.visit = storage.asideFound.visit
    }
    return aside.bytes
  }

  /// Another tab left the visit that this one still shows.
  private var isOver: Bool { storage.visit?.isLeft == true }

  /// What lies there now, under the lock: another tab may have put its steps and its draft there
  /// meanwhile. Answers with what is to lie there.
  mutating func findAside(_ bytes: [UInt8]) -> [Effect] {
    let before = storage.asideFound.draft
    var found = Aside(bytes)
    if !isDemo {
      undo = merged(found.steps)
      found.steps = undo
    }
    meet(found.visit)
    let isTyped = storage.draft != before
    // A draft that was finished here takes away none that was begun elsewhere.
    if !isTyped || (storage.draft.isEmpty && found.draft != before) { storage.draft = found.draft }
    if !isOver { found.draft = storage.draft }
    storage.asideFound = found
    return [.keepDraft(storage.draft)]
  }

  /// The steps on the disk without those that were taken back here, and with those made here, in
  /// the order in which they were done.
  private func merged(_ found: [UndoStep]) -> [UndoStep] {
    var merged: [UndoStep] = []
    for step in found where undo.contains(step) || !storage.asideFound.steps.contains(step) {
      merged.append(step)
    }
    for step in undo where !storage.asideFound.steps.contains(step) && !merged.contains(step) {
      merged.append(step)
    }
    return merged.ordered { $0.at < $1.at }.suffix(UndoStep.most)
  }
}

extension State {
  /// One effect puts aside what the others wanted to, together with the steps. Steps go there once
  /// what they take back is on the disk.
  mutating func putAside(_ effects: [Effect]) -> [Effect] {
    var kept: [Effect] = []
    var isWanted =
      desk.storage.visit?.hasNews
      ?? (desk.undoCount != desk.undoKept && desk.storage.pending.isEmpty)
    for effect in effects {
      if case .keepDraft(let draft) = effect {
        // What ends leaves the place to what is still half typed.
        desk.storage.draft = draft.isEmpty ? formDraft : draft
        isWanted = true
      } else {
        kept.append(effect)
      }
    }
    guard isWanted else { return effects }
    desk.undoKept = desk.undoCount
    desk.storage.visit?.hasNews = false
    return kept + [.keepDraft(desk.aside)]
  }
}
