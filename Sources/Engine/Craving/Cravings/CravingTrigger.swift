// What sets a craving off: one catalogue for every substance, of which each shows its own part.

/// What can set a craving off; the keys are stored, the words belong to the language.
public enum CravingTrigger: String, CaseIterable, Sendable {
  case stress, boredom, habit, coffee, alcohol, afterMeal, company, phone, driving, work
  case sadness, anger, celebration, tiredness, smell
  case anxiety, morning, afternoon, evening, night, meeting, deadline, screen, party, friends
  case alone

  /// The ones that are shown at once; the rest stands behind "more".
  public static let usualCount = 15
  /// Those that a craving asks for first, the likeliest.
  public static let likelyCount = 6

  /// What can set off a wish for something of this kind, by the stored name of the substance.
  public static func choices(forSubstance code: String?) -> [CravingTrigger] {
    allCases.filter { !$0.isOdd(for: code) }
  }

  /// A drink does not set off the wish for a drink: it is one already.
  private func isOdd(for code: String?) -> Bool {
    switch code {
    case "alcohol": self == .alcohol || self == .driving || self == .coffee
    case "vape": self == .smell
    default: false
    }
  }
}

/// Where a craving came.
public enum CravingPlace: String, CaseIterable, Sendable {
  case home, work, onTheWay, out, other
}

/// Who was there when it came.
public enum CravingCompany: String, CaseIterable, Sendable {
  case alone, partner, family, friends, colleagues, others
}
