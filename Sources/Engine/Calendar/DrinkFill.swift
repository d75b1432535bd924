// How a day with or without drinks looks in the calendar: one of three steps.

/// What is known of the drinking of a day.
public enum DrinkFill: String, CaseIterable, Sendable {
  case steady, easy, wild

  /// Drinks from which on a day is `easy`, and from which on `wild`.
  public static let easyFrom: Int64 = 2
  public static let wildFrom: Int64 = 6

  /// `amount` in thousandths of a drink: 0 to 1, 2 to 5, 6 and more.
  public init(amount: Int64) {
    switch amount {
    case ..<(DrinkFill.easyFrom * Entry.unit): self = .steady
    case ..<(DrinkFill.wildFrom * Entry.unit): self = .easy
    default: self = .wild
    }
  }

  /// What a level stands for in thousandths of a drink: none, four or six. Never the number of the
  /// level.
  public var stored: Int64 {
    switch self {
    case .steady: 0
    case .easy: 4 * Entry.unit
    case .wild: DrinkFill.wildFrom * Entry.unit
    }
  }

  /// By what a level means for a streak, where it has no key of these.
  public init(_ level: Level) {
    if let known = DrinkFill(rawValue: level.key) {
      self = known
    } else {
      switch level.effect {
      case .success: self = .steady
      case .needsGrace: self = .easy
      case .breaks: self = .wild
      }
    }
  }
}

extension Overview {
  /// The drinking of a day, by its level or else by its drinks; nothing where nobody said.
  public func drinks(on day: Day) -> DrinkFill? {
    for tracker in trackers where tracker.substance == .alcohol {
      if let id = levels[tracker.id]?.level(on: day) {
        for level in tracker.levels where level.id == id { return DrinkFill(level) }
      }
      if let amount = use(of: tracker.id).amount(on: day) { return DrinkFill(amount: amount) }
    }
    return nil
  }
}
