// The studies behind the suggestions.

extension Citation {
  public static var lindsonHawley2016: Citation {
    Citation(
      author: "Lindson-Hawley et al.", title: "Gradual versus abrupt smoking cessation", year: 2016,
      place: "Annals of Internal Medicine")
  }

  public static var hughes2010: Citation {
    Citation(
      author: "Hughes et al.",
      title: "NRT-aided gradual vs. abrupt cessation in smokers actively trying to quit",
      year: 2010, place: "Drug and Alcohol Dependence")
  }

  public static var lindson2019: Citation {
    Citation(
      author: "Lindson et al.",
      title: "Different doses, durations and modes of delivery of nicotine replacement therapy",
      year: 2019, place: "Cochrane Library")
  }

  public static var butler2025: Citation {
    Citation(
      author: "Butler et al.", title: "Interventions for quitting vaping", year: 2025,
      place: "Cochrane Library")
  }
}

extension SuggestionRule {
  /// What the rule rests on.
  public var sources: [Citation] {
    switch self {
    case .stopDate: SuggestionRule.onDates
    case .gradual: SuggestionRule.onGradual
    case .replacementPair, .replacementSingle: SuggestionRule.onReplacement
    case .askProfessional: SuggestionRule.onAsking
    case .labelPatch: SuggestionRule.onPatches
    case .labelPiece: SuggestionRule.onPieces
    case .noLabelForVaping, .strengthLadder, .textsForVaping, .smokingStudies:
      SuggestionRule.onVaping
    case .reviews: SuggestionRule.onReviews
    case .drinkLess, .drinkTalk: SuggestionRule.onDrinking
    case .drinkHelp: SuggestionRule.onDrinkHelp
    }
  }

  private static let onDates: [Citation] = [.lindsonHawley2016, .hughes2010]
  private static let onGradual: [Citation] = [.lindsonHawley2016]
  private static let onReplacement: [Citation] = [.lindson2019]
  private static let onAsking: [Citation] = [.nicotineLabels]
  private static let onPatches: [Citation] = [.nicodermLabel, .habitrolLabel]
  private static let onPieces: [Citation] = [.gumLabel, .lozengeLabel]
  private static let onVaping: [Citation] = [.butler2025]
  private static let onReviews: [Citation] = [.hughes2007]
  private static let onDrinking: [Citation] = [.babor2001]
  private static let onDrinkHelp: [Citation] = [.babor2001, .haber2021]
}
