// Undo survives a reload: the last steps lie beside the journal, in the one place for what is put
// aside, in front of the draft that may lie there too.
import Engine

extension State {
  /// Drafts of the craving and of the opening questions have versions 1 and 2.
  static let undoVersion: UInt8 = 3

  /// What is to be put aside: the draft alone while there is nothing to take back.
  var aside: [UInt8] {
    guard !undo.isEmpty, !isDemo else { return storage.draft }
    var writer = ByteWriter(version: State.undoVersion)
    writer.counted(undoPack)
    writer.raw(storage.draft)
    return writer.bytes
  }

  /// The steps as changes: the number says to which step one belongs, the stamp when it was done.
  private var undoPack: [UInt8] {
    var changes: [Change] = []
    for (place, step) in undo.enumerated() {
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
    var reader = ByteReader(bytes)
    do throws(BytesError) {
      _ = try reader.version(in: State.undoVersion...State.undoVersion)
      let packed = try reader.counted(limit: UndoStep.mostBytes)
      let rest = try reader.raw(count: reader.remaining)
      do throws(PackError) { takeUndo(try Pack(packed)) } catch { return rest }
      return rest
    } catch {
      return bytes
    }
  }

  private mutating func takeUndo(_ pack: Pack) {
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
    undo = steps.suffix(UndoStep.most)
  }

  /// One effect puts aside what the others wanted to, together with the steps. Steps go there once
  /// what they take back is on the disk.
  mutating func putAside(_ effects: [Effect]) -> [Effect] {
    var kept: [Effect] = []
    var isWanted = undoCount != undoKept && storage.pending.isEmpty && !isDemo
    for effect in effects {
      if case .keepDraft(let draft) = effect {
        storage.draft = draft
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
