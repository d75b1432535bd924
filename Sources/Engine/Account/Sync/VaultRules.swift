// How the vault judges what a device offers. It cannot read a change, so it only orders them.

/// Why a push ended before its last change. Nothing after that point was taken.
public enum PushStop: String, Sendable, CaseIterable {
  /// A number is missing before this one.
  case gap
  /// Another change already has this number: the device was copied or put back from a backup.
  case forked
  /// The stamp is ahead of the server's clock, and of the log.
  case clockSkew = "clock_skew"
  /// The history on the server is another one.
  case epoch
  /// The account has no room left.
  case full
}

/// What became of one offered change.
public enum Verdict: Equatable, Sendable {
  /// It has this place in the log now.
  case accepted(sequence: Int64)
  /// It had this place in the log already.
  case duplicate(sequence: Int64)
  /// It can never be taken; its number is used up, so that later ones can follow.
  case rejected(Refusal)

  public enum Refusal: String, Sendable, CaseIterable {
    case tooLarge = "too_large"
  }
}

/// What the vault knows about one offered change before it judges.
public struct OfferFacts: Sendable {
  /// The number of this device's latest judged change; 0 for a device that is new.
  public let last: Int64
  /// Which change had this device's number before, where one had.
  public let holder: Identifier?
  /// Where a change with this id stands in the log already.
  public let sequence: Int64?
  /// The earlier verdict on this number, where it was a rejection.
  public let refusal: Verdict.Refusal?
  /// Bytes that the account may still add.
  public let room: Int64
  /// The milliseconds of the latest stamp in the log; 0 for an empty one.
  public let latest: Int64

  public init(
    last: Int64, holder: Identifier?, sequence: Int64?, refusal: Verdict.Refusal?, room: Int64,
    latest: Int64
  ) {
    self.last = last
    self.holder = holder
    self.sequence = sequence
    self.refusal = refusal
    self.room = room
    self.latest = latest
  }
}

/// The judgement on one change.
public enum Judgement: Equatable, Sendable {
  /// To be appended under the next sequence number; uses up its number.
  case accept
  /// Known under this sequence number. `usesNumber`: the device's count still moves on.
  case duplicate(sequence: Int64, usesNumber: Bool)
  /// Never to be taken. `usesNumber` as above; false when it was said before.
  case reject(Verdict.Refusal, usesNumber: Bool)
  case stop(PushStop)
}

public enum VaultRules {
  /// Judges one change; `now` is the server's clock.
  public static func judge(
    _ change: SealedChange, _ facts: OfferFacts, now: Instant
  ) -> Judgement {
    if change.number <= facts.last {
      guard facts.holder == change.id else { return .stop(.forked) }
      if let refusal = facts.refusal { return .reject(refusal, usesNumber: false) }
      guard let sequence = facts.sequence else { return .stop(.forked) }
      return .duplicate(sequence: sequence, usesNumber: false)
    }
    guard change.number == facts.last + 1 else { return .stop(.gap) }
    if let sequence = facts.sequence { return .duplicate(sequence: sequence, usesNumber: true) }
    guard change.stamp.milliseconds <= latestStamp(facts.latest, now) else {
      return .stop(.clockSkew)
    }
    guard change.body.count <= SyncLimits.bodyBytes else {
      return .reject(.tooLarge, usesNumber: true)
    }
    guard Int64(change.body.count) <= facts.room else { return .stop(.full) }
    return .accept
  }

  /// The milliseconds of the latest stamp that is taken. A clock that was wrong for a while may
  /// have left later ones in the log; then everything is stamped behind those, as it was written.
  static func latestStamp(_ latest: Int64, _ now: Instant) -> Int64 {
    max(now.milliseconds + SyncLimits.stampAhead, latest + SyncLimits.stampPastLatest)
  }
}
