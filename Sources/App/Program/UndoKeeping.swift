// Undo survives a reload: the last steps lie beside the journal, in the one place for what is put
// aside, in front of the draft that may lie there too. All tabs share that place: each does to what
// lies there only what it did itself since it last looked.
import Engine

extension State {
  /// No draft has this first byte.
  static let undoVersion: UInt8 = 3

  /// What is to be put aside: the draft alone while there is nothing to take back. Of a made-up
  /// journal no step is kept.
  var aside: [UInt8] {
    let steps = isDemo ? storage.stepsFound : undo
    guard !steps.isEmpty else { return storage.draft }
    var writer = ByteWriter(version: State.undoVersion)
    writer.counted(State.pack(steps))
    writer.raw(storage.draft)
    return writer.bytes
  }

  /// The steps as changes: the number says to which step one belongs, the stamp when it was done.
  private static func pack(_ steps: [UndoStep]) -> [UInt8] {
    var changes: [Change] = []
    for (place, step) in steps.enumerated() {
      let stamp = Stamp(milliseconds: max(0, step.at.milliseconds), counter: 0, device: 0)
      for inverse in step.inverses {
        changes.append(
          Change(
            id: inverse.entity, device: 0, number: Int64(place + 1), stamp: stamp,
            entity: inverse.entity, kind: inverse.kind, action: inverse.action))
      }
    }
    return PackWriter.pack(changes)
  }

  /// Takes back what was put aside and gives the draft that lay behind it.
  mutating func restoreUndo(_ bytes: [UInt8]) -> [UInt8] {
    var steps: [UndoStep] = []
    let draft = State.read(bytes, &steps)
    undo = steps
    storage.stepsFound = steps
    return draft
  }

  /// What lies there now, under the lock: another tab may have put its steps and its draft there
  /// meanwhile. Answers with what is to lie there.
  mutating func findAside(_ bytes: [UInt8]) -> [Effect] {
    var found: [UndoStep] = []
    let draft = State.read(bytes, &found)
    if !isDemo { undo = merged(found) }
    storage.stepsFound = isDemo ? found : undo
    let isTyped = storage.draft != storage.draftFound
    // A draft that was finished here takes away none that was begun elsewhere.
    if !isTyped || (storage.draft.isEmpty && draft != storage.draftFound) { storage.draft = draft }
    storage.draftFound = storage.draft
    return [.keepDraft(storage.draft)]
  }

  /// The steps on the disk without those that were taken back here, and with those made here, in
  /// the order in which they were done.
  private func merged(_ found: [UndoStep]) -> [UndoStep] {
    var merged: [UndoStep] = []
    for step in found where undo.contains(step) || !storage.stepsFound.contains(step) {
      merged.append(step)
    }
    for step in undo where !storage.stepsFound.contains(step) && !merged.contains(step) {
      merged.append(step)
    }
    return merged.ordered { $0.at < $1.at }.suffix(UndoStep.most)
  }

  /// The steps into `steps`; gives the draft that lies behind them.
  private static func read(_ bytes: [UInt8], _ steps: inout [UndoStep]) -> [UInt8] {
    var reader = ByteReader(bytes)
    do throws(BytesError) {
      _ = try reader.version(in: State.undoVersion...State.undoVersion)
      let packed = try reader.counted(limit: UndoStep.mostBytes)
      let rest = try reader.raw(count: reader.remaining)
      do throws(PackError) { steps = State.steps(of: try Pack(packed)) } catch { return rest }
      return rest
    } catch {
      return bytes
    }
  }

  private static func steps(of pack: Pack) -> [UndoStep] {
    var steps: [UndoStep] = []
    var number: Int64 = 0
    for change in pack.changes {
      let inverse = UndoStep.Inverse(
        entity: change.entity, kind: change.kind, action: change.action)
      if change.number == number, let last = steps.popLast() {
        steps.append(UndoStep(at: last.at, inverses: last.inverses + [inverse]))
      } else {
        steps.append(
          UndoStep(
            at: Instant(milliseconds: change.stamp.milliseconds), inverses: [inverse]))
      }
      number = change.number
    }
    return steps.suffix(UndoStep.most)
  }

  /// One effect puts aside what the others wanted to, together with the steps. Steps go there once
  /// what they take back is on the disk.
  mutating func putAside(_ effects: [Effect]) -> [Effect] {
    var kept: [Effect] = []
    var isWanted = undoCount != undoKept && storage.pending.isEmpty && !isDemo
    for effect in effects {
      if case .keepDraft(let draft) = effect {
        // What ends leaves the place to what is still half typed.
        storage.draft = draft.isEmpty ? formDraft : draft
        isWanted = true
      } else {
        kept.append(effect)
      }
    }
    guard isWanted else { return effects }
    undoKept = undoCount
    return kept + [.keepDraft(aside)]
  }
}
