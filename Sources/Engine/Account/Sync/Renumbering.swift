// A device gives changes to itself anew: under another name and numbers from 1. Ids and stamps
// stay, so the vault knows again what it has, and the journal stays what it is.

/// The store's changes after they were rewritten, with the clock that goes on from there.
public struct Rewritten: Equatable, Sendable {
  /// All changes of the store, not only those that are other than before.
  public let changes: [Change]
  public let clock: Clock
}

public enum Renumbering {
  /// Which changes are to be offered again.
  public enum Extent: Equatable, Sendable {
    /// What the vault has not judged: another device goes by the same name.
    case unacknowledged
    /// Whatever the device has, its own or not: the vault's history is another one now.
    case all(epoch: Identifier?)
  }

  /// `device` is 64 new random bits. For a journal without sync, `acknowledged` is 0.
  public static func renumbered(
    _ changes: [Change], _ extent: Extent, acknowledged: Int64, _ clock: Clock, as device: UInt64
  ) -> Rewritten {
    var rewritten: [Change] = []
    var number: Int64 = 0
    for change in changes.ordered(by: { isBefore($0, $1, own: clock.device) }) {
      let isOwn = change.device == clock.device && change.number > acknowledged
      if extent == .unacknowledged && !isOwn {
        rewritten.append(change)
      } else {
        number += 1
        rewritten.append(change.numbered(device, number))
      }
    }
    return Rewritten(
      changes: rewritten,
      clock: Clock(
        device: device, milliseconds: clock.milliseconds, counter: clock.counter, number: number))
  }

  /// Each device's in the order of its numbers; this device's come last, as they were made last.
  private static func isBefore(_ a: Change, _ b: Change, own device: UInt64) -> Bool {
    if (a.device == device) != (b.device == device) { return b.device == device }
    return (a.device, a.number, a.id) < (b.device, b.number, b.id)
  }
}

extension Change {
  /// The same change, offered under another name and number.
  func numbered(_ device: UInt64, _ number: Int64) -> Change {
    Change(
      id: id, device: device, number: number, stamp: stamp, schema: schema, entity: entity,
      kind: kind, action: action)
  }

  func stamped(_ stamp: Stamp) -> Change {
    Change(
      id: id, device: device, number: number, stamp: stamp, schema: schema, entity: entity,
      kind: kind, action: action)
  }
}
