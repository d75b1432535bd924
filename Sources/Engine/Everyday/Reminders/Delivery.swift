// A reminder that is planned: what it says, when, until when that is still true, and why it comes.

/// One planned reminder. Its words belong to the app.
public struct Delivery: Hashable, Sendable {
  public let occurrence: ReminderOccurrence
  public let at: Instant
  /// From then on it would no longer be true, or the night begins.
  public let until: Instant
  /// Its place in the budget of its day, from 1.
  public var slot = 0
  /// The trackers that it is about.
  public let about: [Identifier]
  /// The seconds of a milestone, or the minutes on the clock of a risky hour.
  public let number: Int64

  public init(
    _ occurrence: ReminderOccurrence, at: Instant, until: Instant, about: [Identifier] = [],
    number: Int64 = 0
  ) {
    self.occurrence = occurrence
    self.at = at
    self.until = until
    self.about = about
    self.number = number
  }

  public var kind: ReminderKind { occurrence.kind }
}
