// Checkpoints as the simulated server keeps them and hands them out.

import Engine

/// A sealed list with its parts, on their way.
struct SimulatedCheckpoint {
  let sealed: SealedCheckpoint
  let names: [[UInt8]]
  /// By name; those that are on the server already need not be here.
  var parts: [[UInt8]: [UInt8]]
}

/// The checkpoints of one history. A copy of it goes into a backup.
struct SimulatedCheckpoints {
  /// The last few that are kept.
  private static let most = 2
  private(set) var kept: [SimulatedCheckpoint] = []
  private(set) var parts: [[UInt8]: [UInt8]] = [:]

  mutating func keep(_ offer: SimulatedCheckpoint, epoch: Identifier, head: Int64) -> Bool {
    let sealed = offer.sealed
    guard sealed.epoch == epoch, sealed.sequence <= head,
      sealed.sequence > kept.last?.sealed.sequence ?? 0
    else { return false }
    for (name, body) in offer.parts { parts[name] = body }
    guard offer.names.allSatisfy({ parts[$0] != nil }) else { return false }
    kept.append(offer)
    if kept.count > SimulatedCheckpoints.most { kept.removeFirst() }
    let used = Set(kept.flatMap { $0.names })
    for name in Array(parts.keys) where !used.contains(name) { parts[name] = nil }
    return true
  }

  /// With all its parts.
  func whole(_ place: Int) -> SimulatedCheckpoint {
    var found = kept[place]
    for name in found.names { found.parts[name] = parts[name] }
    return found
  }
}
