// What a set of changes comes to, in any order: two devices compare it without showing a change.

/// A sum over changes, each under its id and stamp. An id names one content for ever, and the
/// stamp is all that can be other than before, so equal sums mean equal journals. It guards against
/// mistakes, not against a person: it only ever travels sealed.
public struct JournalDigest: Hashable, Sendable {
  public private(set) var high: UInt64
  public private(set) var low: UInt64

  /// The digest of nothing.
  public init() { self.init(high: 0, low: 0) }

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  public init(of changes: [Change]) {
    self.init()
    for change in changes { add(change) }
  }

  public mutating func add(_ change: Change) {
    let mark = JournalDigest(mark: change)
    high &+= mark.high
    low &+= mark.low
  }

  /// Takes out what was added before.
  public mutating func remove(_ change: Change) {
    let mark = JournalDigest(mark: change)
    high &-= mark.high
    low &-= mark.low
  }

  private init(mark change: Change) {
    let stamp = change.stamp
    var state = JournalDigest.mixed(change.id.high)
    state = JournalDigest.mixed(state ^ change.id.low)
    state = JournalDigest.mixed(state ^ UInt64(bitPattern: stamp.milliseconds))
    state = JournalDigest.mixed(state ^ UInt64(stamp.counter))
    state = JournalDigest.mixed(state ^ stamp.device)
    self.init(high: state, low: JournalDigest.mixed(state ^ change.id.high))
  }

  /// A step and the finish of SplitMix64 by Steele, Lea and Flood (OOPSLA 2014).
  static func mixed(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
