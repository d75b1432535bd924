// What a device must remember about sync. It is a value: every step gives the next one, which the
// shell writes to the disk in one transaction with the changes that belong to it.

/// The state of sync on one device for one account. The changes themselves are the store's.
public struct Replica: Equatable, Sendable {
  public let account: Identifier
  /// Under which name changes are offered; the same as the clock's.
  public internal(set) var device: UInt64
  /// The history of the server that everything below is about; nothing before it was heard of.
  public internal(set) var epoch: Identifier?
  /// The last sequence number that was taken in.
  public internal(set) var cursor: Int64
  /// The highest number of an own change on which the vault's verdict is known.
  public internal(set) var acknowledged: Int64
  /// Up to this own number, changes were in the journal before the device offered them under its
  /// present name.
  public internal(set) var offered: Int64
  /// The server's clock minus the device's, in milliseconds, as far as it is believed.
  public internal(set) var offset: Int64?
  /// The same where it is too much to be believed without the vault's refusing a stamp.
  public internal(set) var doubted: Int64?
  /// The server's clock in the latest answer that was taken.
  public internal(set) var heard: Instant
  /// Runs of the log that were taken in since the digest was last compared.
  public internal(set) var pulls: Int64
  /// The place of the checkpoint that was compared last.
  public internal(set) var compared: Int64
  /// The log up to the cursor.
  var memory: LogMemory
  /// Where the cursor first was at the head in this epoch.
  var settled: Int64?
  /// Own changes that the vault has, behind the cursor.
  var expected: [ExpectedChange]
  /// The place up to which this device has told the others what it saw, and when it did.
  var reported: Int64
  public internal(set) var reportedAt: Instant
  /// Something was written since, here or elsewhere.
  var hasNews: Bool
  /// It came from another device, which does not know yet that it arrived. The next push says so.
  public internal(set) var owesAnswer: Bool
  /// What waits was stamped again since the device has its name.
  var hasStampedBack: Bool
  /// As many damaged records as were there when the log was last read anew for them.
  public internal(set) var mended: Int64
  /// What a person has to be told of, in the order in which it was found.
  public internal(set) var attention: [AttentionItem]

  /// The state after signing in. A journal that was there before is renumbered for it
  /// (`Renumbering`, all of it), and has `changes` changes then.
  public init(
    account: Identifier, device: UInt64, epoch: Identifier? = nil, changes: Int64 = 0,
    remembering limit: Int = LogReport.remembered
  ) {
    self.account = account
    self.device = device
    self.epoch = epoch
    cursor = 0
    acknowledged = 0
    offered = changes
    offset = nil
    doubted = nil
    heard = Instant(milliseconds: 0)
    pulls = 0
    compared = 0
    memory = LogMemory(from: 0, limit: limit)
    settled = nil
    expected = []
    reported = 0
    reportedAt = Instant(milliseconds: 0)
    hasNews = false
    owesAnswer = false
    hasStampedBack = false
    mended = 0
    attention = []
  }

  /// Whether a journal that was there before is still on its way to the vault.
  public var isOffering: Bool { acknowledged < offered }

  /// The device's time, put right by what the server's clock was; changes are stamped with it.
  public func corrected(_ now: Instant) -> Instant { now.adding(milliseconds: offset ?? 0) }

  /// A round trip longer than this teaches nothing about the server's clock, in milliseconds.
  public static let longestRoundTrip: Int64 = 5000

  /// The two clocks may differ by this before one of them is taken for wrong, in milliseconds.
  public static let mostCorrection: Int64 = 10 * 60_000

  /// Learns from an answer that came at `now` after `roundTrip` milliseconds of a clock that
  /// nobody sets; the server looked at its own clock about half way. Which of two clocks is wrong
  /// cannot be told, and a stamp far ahead would win over all that is written later: so the device
  /// goes by its own one, until the vault refuses what it stamped.
  public mutating func hear(_ time: Instant, at now: Instant, roundTrip: Int64) {
    guard (0...Replica.longestRoundTrip).contains(roundTrip) else {
      return hearSlowly(time.milliseconds(since: now), roundTrip)
    }
    let found = time.adding(milliseconds: roundTrip / 2).milliseconds(since: now)
    let isNear = Replica.isNear(found)
    if isNear { offset = found }
    doubted = isNear ? nil : found
  }

  /// An answer too slow to tell by how much the clocks differ, which is at least by `least`. It may
  /// still tell that they are about the same, or that the device's own is behind.
  private mutating func hearSlowly(_ least: Int64, _ roundTrip: Int64) {
    if isAheadAtFirst { doubted = nil }
    guard !knowsTime, roundTrip > 0 else { return }
    let isShort = roundTrip <= 2 * Replica.mostCorrection
    if isShort, Replica.isNear(least), Replica.isNear(least + roundTrip) { offset = 0 }
    if least > Replica.mostCorrection { doubted = least }
  }

  private static func isNear(_ difference: Int64) -> Bool {
    (-mostCorrection...mostCorrection).contains(difference)
  }

  /// Whether it is known by which clock to stamp; nothing is offered or taken in before.
  public var knowsTime: Bool { offset != nil || doubted ?? 0 > 0 || doubted != nil && hasBegun }

  /// Something was taken in, or was judged.
  private var hasBegun: Bool { cursor > 0 || acknowledged > 0 }

  /// Whether the first that is heard of the server's clock is that the device's own is far ahead
  /// of it. Nothing was offered before, so whatever waits can be stamped back (`Restamping`) before
  /// anything is taken in. Which of the two clocks is wrong makes no difference, as long as all
  /// devices go by the same one.
  public var isAheadAtFirst: Bool { offset == nil && doubted ?? 0 < 0 && !hasBegun }

  /// The vault refuses a stamp, or would: where the device's clock is far ahead, it is set back. A
  /// stamp is never below what the device knows, so nothing written later can lose by it.
  public mutating func stampBack() {
    hasStampedBack = true
    guard let doubted, doubted < 0 else { return }
    offset = doubted
  }

  /// What the vault has not judged yet, of all changes on the device, in the order of offering.
  public func outbox(of changes: [Change]) -> [Change] {
    changes.filter { isWaiting($0) }.ordered { $0.number < $1.number }
  }

  /// Whether the vault has still to judge it.
  func isWaiting(_ change: Change) -> Bool {
    change.device == device && change.number > acknowledged
  }

  /// The state once the store's changes are renumbered to that extent under a new name.
  public mutating func renumber(_ extent: Renumbering.Extent, as clock: Clock) {
    device = clock.device
    acknowledged = 0
    hasStampedBack = false
    guard case .all(let now) = extent else {
      offered = min(offered, clock.number)
      return
    }
    epoch = now
    settled = nil
    cursor = 0
    pulls = 0
    compared = 0
    expected = []
    reported = 0
    forgetLog()
    offered = clock.number
  }

  /// The person has seen what needed a look.
  public mutating func forgetAttention() { attention = [] }

  mutating func note(_ item: AttentionItem) {
    if !attention.contains(item) { attention.append(item) }
  }
}

/// A change that did not travel.
public struct AttentionItem: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The vault never takes it; it stays on this device.
    case refused(Verdict.Refusal)
    /// Another device's change which this one could not open or read; kept as it came.
    case unreadable
    /// The journal was not what a checkpoint says of it, and is being read anew.
    case differs
    /// Another device saw a log that is not the one which was shown here, or what the vault took
    /// does not stand where it said.
    case withheld
  }

  public let id: Identifier
  public let reason: Reason

  public init(id: Identifier, reason: Reason) {
    self.id = id
    self.reason = reason
  }
}
