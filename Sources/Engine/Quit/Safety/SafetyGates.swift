// What is not suggested to whom. A gate changes a suggestion; it never locks counting or help.

/// Why stopping drinking at once is not offered.
public enum AlcoholCaution: String, CaseIterable, Sendable {
  /// There were signs of withdrawal before.
  case withdrawalBefore
  /// `AuditCutoff.referral` or more in the full questionnaire.
  case highScore
  /// So much in the three short questions that the other seven come first.
  case openScore
}

/// The gates that follow from what a person said and answered.
public struct SafetyGates: Hashable, Sendable {
  /// The three short questions from this score on: dependence is possible (Public Health England).
  public static let openScoreFrom = 11

  /// Nothing means that a stop at once may be offered.
  public let alcoholCaution: AlcoholCaution?
  /// The facts because of which a professional is asked in place of a label; in their order.
  public let askAboutReplacement: [SafetyFact]
  /// Whether screens on food leave numbers out.
  public let hidesNumbers: Bool
  /// Whether any of the questions on drinking was answered.
  public let isDrinkingAnswered: Bool

  /// The totals of the latest full and short questionnaire on drinking, where there are any.
  public init(_ safety: Safety, audit: Int? = nil, auditC: Int? = nil) {
    if safety.has(.alcoholWithdrawal) {
      alcoholCaution = .withdrawalBefore
    } else if let audit {
      alcoholCaution = audit >= AuditCutoff.referral ? .highScore : nil
    } else if let auditC, auditC >= SafetyGates.openScoreFrom {
      alcoholCaution = .openScore
    } else {
      alcoholCaution = nil
    }
    askAboutReplacement = safety.facts.filter { SafetyGates.concernReplacement.contains($0) }
    hidesNumbers = safety.hidesNumbers
    isDrinkingAnswered = audit != nil || auditC != nil
  }

  private static let concernReplacement: [SafetyFact] = [
    .pregnancy, .heart, .under18, .otherMedicine,
  ]

  /// Whether "stop today" or "stop on a day" may be offered for a substance.
  public func offersStop(of substance: Substance?) -> Bool {
    substance != .alcohol || alcoholCaution == nil
  }

  /// More than so much alcohol a day, in milligrams: 15 British units, from which on NICE names
  /// assisted withdrawal.
  public static let accompaniedFrom = 15 * DrinkRegion.britain.unitMilligrams

  /// Whether a way comes with what to know first: a stop with `perDay` thousandths of a unit before
  /// it, or a reduction too fast for what is used. `plan` is what the answers make so far.
  public func warns(
    of method: Plan.Kind?, _ plan: Plan?, perDay: Int64?, of substance: Substance?,
    in region: DrinkRegion
  ) -> Bool {
    switch method {
    case .stop: warnsOfStop(of: substance, perDay: perDay, in: region)
    case .reduce: plan.map { warnsOfPace($0, of: substance, in: region) } ?? false
    case .notice, nil: false
    }
  }

  /// Whether a stop that is offered for a substance still comes with what to know first: the
  /// questions on drinking are open, or what is drunk is more than the answers let expect.
  /// `perDay` is in thousandths of a drink.
  public func warnsOfStop(
    of substance: Substance?, perDay: Int64?, in region: DrinkRegion
  ) -> Bool {
    guard substance == .alcohol, alcoholCaution == nil else { return false }
    return !isDrinkingAnswered || isMuch(perDay, in: region)
  }

  /// Whether a reduction of fewer than `PlanNotice.fastDays` comes with the same, whatever was
  /// answered: from much, a fast one is nearly a stop. `perDay` is in thousandths of a drink.
  public func warnsOfPace(_ plan: Plan, of substance: Substance?, in region: DrinkRegion) -> Bool {
    guard substance == .alcohol, plan.kind == .reduce, let days = plan.lengthInDays else {
      return false
    }
    return days < PlanNotice.fastDays && isMuch(plan.baseline, in: region)
  }

  private func isMuch(_ perDay: Int64?, in region: DrinkRegion) -> Bool {
    let largest = Int64(StepDown.starts.upperBound) * 1000
    let drinks = min(max(0, perDay ?? 0), largest)
    return drinks * region.estimatedDrink / 1000 > SafetyGates.accompaniedFrom
  }

  /// Whether labels of nicotine products may be shown.
  public var showsLabels: Bool { askAboutReplacement.isEmpty }
}

extension Citation {
  /// When signs of alcohol withdrawal come, and which of them are dangerous.
  public static var haber2021: Citation {
    Citation(
      author: "Haber and Riordan",
      title: "Guidelines for the Treatment of Alcohol Problems, chapter 8", year: 2021,
      place: "alcoholtreatmentguidelines.com.au")
  }

  /// From which amount on a stop is to be accompanied: assisted withdrawal "between 15 and 30 units
  /// of alcohol per day", in the note on its wording of October 2014.
  public static var nice2014: Citation {
    Citation(
      author: "National Institute for Health and Care Excellence",
      title: "Alcohol-use disorders: harmful drinking and dependence, CG115, update information",
      year: 2014, place: "nice.org.uk/guidance/cg115/chapter/Update-information")
  }

  public static var england2020: Citation {
    Citation(
      author: "Public Health England", title: "Alcohol use screening tests", year: 2020,
      place: "gov.uk")
  }

  /// Who is told on the pack to ask first.
  public static var nicotineLabels: Citation {
    Citation(
      author: "Haleon", title: "Drug facts of NicoDerm CQ and Nicorette", year: 2024,
      place: "dailymed.nlm.nih.gov")
  }
}
