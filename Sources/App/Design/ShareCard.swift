// The card that a person hands to others: what it says and how it is painted. It holds nothing
// else of anybody.

/// How a card is painted.
public enum CardLook: String, CaseIterable, Sendable {
  case paper, dusk, night
}

/// A picture of a few words.
public struct ShareCard: Equatable, Sendable {
  public var look: CardLook
  /// What stands large; empty where the words stand alone.
  public var number: String
  /// What it counts.
  public var words: String
  /// What else it tells, a line each.
  public var others: [String]
  /// What a screen reader says of it.
  public var label: String

  public init(
    _ look: CardLook, number: String = "", words: String, others: [String] = [], label: String
  ) {
    self.look = look
    self.number = number
    self.words = words
    self.others = others
    self.label = label
  }
}
