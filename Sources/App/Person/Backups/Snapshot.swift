// A copy of the journal that this device keeps for itself, sealed, beside the pictures and voice
// notes. Its name says what it holds, so that a list of copies opens none of them.
import Engine

/// One copy of the journal on this device.
public struct Snapshot: Equatable, Sendable {
  public let at: Instant
  /// How many entries it holds, at most `mostEntries`.
  public let entries: Int

  /// "snapshot" in ASCII: no name that chance draws begins with it.
  static let mark: UInt64 = 0x736E_6170_7368_6F74
  static let entryBits: UInt64 = 20
  static let mostEntries = 1 << 20 - 1
  /// Milliseconds since 1970 of the last moment that a name can say.
  static let latest: Int64 = 1 << 44 - 1

  /// Weekly copies that are kept.
  static let most = 4
  static let week: Int64 = 7 * 24 * Milliseconds.hour
  /// A copy from a clock that was further ahead counts for nothing.
  static let aheadAtMost: Int64 = 24 * Milliseconds.hour

  public init(at: Instant, entries: Int) {
    self.at = Instant(milliseconds: min(max(0, at.milliseconds), Snapshot.latest))
    self.entries = min(entries, Snapshot.mostEntries)
  }

  public init?(_ id: Identifier) {
    guard id.high == Snapshot.mark else { return nil }
    at = Instant(milliseconds: Int64(id.low >> Snapshot.entryBits))
    entries = Int(id.low & UInt64(Snapshot.mostEntries))
  }

  /// The name of its bytes.
  public var id: Identifier {
    let time = UInt64(at.milliseconds) << Snapshot.entryBits
    return Identifier(high: Snapshot.mark, low: time | UInt64(entries))
  }
}
