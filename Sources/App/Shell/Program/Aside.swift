// What lies beside the journal in the one place that all tabs share: a visit to the made-up
// journal, the steps to take back, and a draft, one behind the other, each where there is one.
import Engine

/// The parts of what is put aside.
struct Aside: Sendable {
  var visit: DemoVisit?
  var steps: [UndoStep] = []
  var draft: [UInt8] = []

  /// No draft has one of these first bytes.
  static let stepsVersion: UInt8 = 3
  static let visitVersion: UInt8 = 12
  /// Of what was done in a visit.
  private static let mostBytes = 1 << 24

  init() {}

  /// Reads what lies there; bytes that are none of the others are a draft.
  init(_ bytes: [UInt8]) {
    var rest = bytes
    if let (visit, after) = Aside.visit(rest) { (self.visit, rest) = (visit, after) }
    if let (steps, after) = Aside.steps(rest) { (self.steps, rest) = (steps, after) }
    draft = rest
  }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    if let visit {
      writer.uint8(Aside.visitVersion)
      writer.signedVarint(visit.openedAt.milliseconds)
      writer.text(visit.language.rawValue)
      writer.counted(PackWriter.pack(visit.changes))
    }
    if !steps.isEmpty {
      writer.uint8(Aside.stepsVersion)
      writer.counted(Aside.pack(steps))
    }
    writer.raw(draft)
    return writer.bytes
  }

  private static func visit(_ bytes: [UInt8]) -> (DemoVisit, [UInt8])? {
    guard bytes.first == visitVersion else { return nil }
    var reader = ByteReader(bytes)
    do throws(BytesError) {
      _ = try reader.uint8()
      let openedAt = Instant(milliseconds: try reader.signedVarint())
      let language = Language(rawValue: try reader.text(limit: Value.Limit.textBytes))
      let changes = changes(in: try reader.counted(limit: mostBytes))
      guard let language else { return nil }
      var visit = DemoVisit(openedAt: openedAt, language: language)
      visit.changes = changes
      visit.isKept = true
      return (visit, try reader.raw(count: reader.remaining))
    } catch {
      return nil
    }
  }

  private static func steps(_ bytes: [UInt8]) -> ([UndoStep], [UInt8])? {
    guard bytes.first == stepsVersion else { return nil }
    var reader = ByteReader(bytes)
    do throws(BytesError) {
      _ = try reader.uint8()
      let steps = steps(of: changes(in: try reader.counted(limit: UndoStep.mostBytes)))
      return (steps, try reader.raw(count: reader.remaining))
    } catch {
      return nil
    }
  }

  private static func changes(in packed: [UInt8]) -> [Change] {
    do throws(PackError) { return try Pack(packed).changes } catch { return [] }
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

  private static func steps(of changes: [Change]) -> [UndoStep] {
    var steps: [UndoStep] = []
    var number: Int64 = 0
    for change in changes {
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
}
