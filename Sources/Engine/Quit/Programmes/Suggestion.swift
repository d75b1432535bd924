// A way to go, suggested by rule from answers. The same answers give the same lines, each line
// names its rule, and the person's choice stands above all of them.

/// A line of a suggestion: which rule spoke, and its numbers.
public enum SuggestionRule: Hashable, Sendable {
  /// A date at most `PlanLimits.stopWithinDays` ahead.
  case stopDate
  /// Going down step by step is a full way too.
  case gradual
  /// Two forms of nicotine replacement together, for medium and high dependence.
  case replacementPair
  /// One form of nicotine replacement, for low dependence.
  case replacementSingle
  /// A professional is asked before any replacement.
  case askProfessional([SafetyFact])
  /// The strength of the first patch on the labels, in milligrams.
  case labelPatch(Int)
  /// The strength of gum or lozenge on the labels, in milligrams.
  case labelPiece(Int)
  /// Where the lines above come from studies of smoking, and what is known of vaping.
  case smokingStudies
  /// Text messages, which are what helped people to stop vaping in trials.
  case textsForVaping
  /// No label exists for who only vapes.
  case noLabelForVaping
  /// Strength and number go down together.
  case strengthLadder
  /// Days after the stop on which a look back is worth it.
  case reviews([Int])
  /// Drinking: a little less is enough for now.
  case drinkLess
  /// Drinking: talk about it with a professional.
  case drinkTalk
  /// Drinking: no stop alone; help first.
  case drinkHelp(AlcoholCaution)
}

/// What the rules look at.
public struct SuggestionFacts: Hashable, Sendable {
  public var substance: Substance
  public var gates: SafetyGates
  /// The latest questionnaire on the substance, the longer one where both were answered.
  public var score: Score?
  /// Thousandths, where known.
  public var cigarettesADay: Int64?
  /// 0 on the day of the stop; nothing before it.
  public var daysSinceStop: Int?

  public init(
    substance: Substance, gates: SafetyGates, score: Score? = nil, cigarettesADay: Int64? = nil,
    daysSinceStop: Int? = nil
  ) {
    self.daysSinceStop = daysSinceStop
    self.substance = substance
    self.gates = gates
    self.score = score
    self.cigarettesADay = cigarettesADay
  }
}

/// The lines for a person, in the order in which they are read: only what is still ahead.
public enum Suggestion {
  /// Withdrawal peaks in the first week and is over after two to four: then it is worth a look.
  public static let reviewDays = [7, 14, 28]

  public static func rules(for facts: SuggestionFacts) -> [SuggestionRule] {
    if facts.substance == .alcohol { return drinking(facts) }
    var rules: [SuggestionRule] = []
    if facts.daysSinceStop == nil {
      rules.append(.stopDate)
      rules.append(.gradual)
    }
    let ahead = reviewDays.filter { $0 >= facts.daysSinceStop ?? 0 }
    guard !ahead.isEmpty else { return rules }
    if facts.substance == .cigarettes {
      rules += replacement(facts)
    } else {
      if facts.daysSinceStop == nil { rules.append(.strengthLadder) }
      rules.append(.noLabelForVaping)
      rules.append(.textsForVaping)
    }
    rules.append(.reviews(ahead))
    if facts.substance == .vape { rules.append(.smokingStudies) }
    return rules
  }

  private static func replacement(_ facts: SuggestionFacts) -> [SuggestionRule] {
    var rules: [SuggestionRule] = []
    guard facts.gates.showsLabels else {
      rules.append(.askProfessional(facts.gates.askAboutReplacement))
      return rules
    }
    switch facts.score?.band {
    case .medium, .high, .veryHigh: rules.append(.replacementPair)
    default: rules.append(.replacementSingle)
    }
    if let many = smokesMany(facts) { rules.append(.labelPatch(many ? 21 : 14)) }
    if let points = facts.score?.points(of: .firstCigarette) {
      // Two points and more are at most half an hour, which is where the labels part.
      rules.append(.labelPiece(points >= 2 ? 4 : 2))
    }
    return rules
  }

  private static func smokesMany(_ facts: SuggestionFacts) -> Bool? {
    if let points = facts.score?.points(of: .cigarettesADay) { return points > 0 }
    return facts.cigarettesADay.map { $0 > Int64(LabelSchedule.manyCigarettes) * Entry.unit }
  }

  private static func drinking(_ facts: SuggestionFacts) -> [SuggestionRule] {
    var rules: [SuggestionRule] = []
    if let caution = facts.gates.alcoholCaution {
      rules.append(.drinkHelp(caution))
      return rules
    }
    if facts.score?.band == .highRisk { rules.append(.drinkTalk) }
    if facts.daysSinceStop == nil { rules.append(.drinkLess) }
    return rules
  }
}
