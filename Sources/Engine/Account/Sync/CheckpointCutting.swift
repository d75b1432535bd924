// How the changes of a journal are cut into parts, so that most parts of the next checkpoint are
// those of the last one, whichever device makes it.

/// The parts of a checkpoint before they are sealed.
public struct CheckpointCut: Equatable, Sendable {
  /// A run of changes: known by name to the server already, or to be sealed.
  public enum Piece: Equatable, Sendable {
    case kept(Checkpoint.Part)
    case new(pack: [UInt8], count: Int64, digest: JournalDigest)
  }

  public let sequence: Int64
  public let digest: JournalDigest
  public let pieces: [Piece]

  /// About how many changes a part has: a power of two.
  public static let usualCount: UInt64 = 8_192

  /// Cuts in the order of stamps, behind each change whose id says so: a change that comes in
  /// between moves no other border. What `last` holds already is not packed again.
  public init?(
    _ changes: [Change], sequence: Int64, last: Checkpoint?, usualCount: UInt64 = usualCount,
    mostBytes: Int = SyncLimits.partBytes - Push.sealBytes
  ) {
    guard Int64(changes.count) == sequence, sequence > 0 else { return nil }
    var cutter = Cutter(last: last, mostBytes: mostBytes)
    let ordered = changes.ordered { ($0.stamp, $0.id) < ($1.stamp, $1.id) }
    var start = 0
    for (place, change) in ordered.enumerated() {
      guard change.id.low & (usualCount - 1) == 0 || place == ordered.count - 1 else { continue }
      cutter.take(ordered[start...place])
      start = place + 1
    }
    guard cutter.pieces.count <= SyncLimits.partsInCheckpoint else { return nil }
    self.sequence = sequence
    digest = cutter.digest
    pieces = cutter.pieces
  }

  /// What is to be sealed, in order.
  public var packs: [[UInt8]] {
    var packs: [[UInt8]] = []
    for case .new(let pack, _, _) in pieces { packs.append(pack) }
    return packs
  }

  /// The checkpoint once `packs` have these names; nothing if they are not as many.
  public func named(_ names: [[UInt8]]) -> Checkpoint? {
    var left = names[...]
    var parts: [Checkpoint.Part] = []
    for piece in pieces {
      switch piece {
      case .kept(let part): parts.append(part)
      case .new(_, let count, let digest):
        guard let name = left.popFirst() else { return nil }
        parts.append(Checkpoint.Part(name: name, count: count, digest: digest))
      }
    }
    return left.isEmpty ? Checkpoint(sequence: sequence, digest: digest, parts: parts) : nil
  }
}

/// Packs one run after the other, in halves where it is too large for a part.
private struct Cutter {
  private var known: [JournalDigest: Checkpoint.Part] = [:]
  private let mostBytes: Int
  var pieces: [CheckpointCut.Piece] = []
  var digest = JournalDigest()

  init(last: Checkpoint?, mostBytes: Int) {
    for part in last?.parts ?? [] { known[part.digest] = part }
    self.mostBytes = mostBytes
  }

  mutating func take(_ run: ArraySlice<Change>) {
    for change in run { digest.add(change) }
    cut(run)
  }

  private mutating func cut(_ run: ArraySlice<Change>) {
    let changes = Array(run)
    let mark = JournalDigest(of: changes)
    if let part = known[mark], part.count == Int64(changes.count) {
      return pieces.append(.kept(part))
    }
    let pack = PackWriter.pack(changes)
    guard pack.count > mostBytes, changes.count > 1 else {
      return pieces.append(.new(pack: pack, count: Int64(changes.count), digest: mark))
    }
    let middle = run.startIndex + run.count / 2
    cut(run[..<middle])
    cut(run[middle...])
  }
}
