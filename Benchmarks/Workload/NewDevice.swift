// What a device does to make a checkpoint of a long journal, and what a new one does with it, apart
// from the seals and the way.

import Engine

/// A checkpoint with its opened parts.
public struct NewDevice: Sendable {
  private static let account = Identifier(high: 1, low: 1)
  private static let epoch = Identifier(high: 2, low: 2)

  private let checkpoint: Checkpoint
  private let packs: [[UInt8]]
  public var bytes: Int { packs.reduce(0) { $0 + $1.count } }
  public var parts: Int { packs.count }

  /// Cuts and packs all of it.
  public init?(_ changes: [Change]) {
    guard let cut = CheckpointCut(changes, sequence: Int64(changes.count), last: nil) else {
      return nil
    }
    packs = cut.packs
    guard let made = cut.named(packs.map { SHA256.hash($0) }) else { return nil }
    checkpoint = made
  }

  /// The journal of a new device, with what it writes to its disk; nothing if it was not taken.
  public func taken() throws(PackError) -> (records: Records, record: [UInt8])? {
    var changes: [Change] = []
    for pack in packs { changes += try Pack(pack).changes }
    var replica = Replica(account: NewDevice.account, device: 9, epoch: NewDevice.epoch)
    let outcome = replica.took(
      checkpoint, changes, epoch: NewDevice.epoch, time: TenYears.until, holding: { _ in nil })
    guard case .taken(let pulled) = outcome else { return nil }
    var records = Records()
    records.reserve(pulled.changes.count)
    for change in pulled.changes { records.apply(change) }
    return (records, PackWriter.pack(pulled.changes))
  }
}
