// The tips of the coach in words, each of at most 25.
import Engine

extension CoachText {
  @inline(never)  // Not of a first visit.
  public func words(of tip: CoachTip) -> String {
    switch tip {
    case .breath: language.coachTipBreath
    case .walk: language.coachTipWalk
    case .surf: language.coachTipSurf
    case .fourDs: language.coachTipFourDs
    case .eyes: language.coachTipEyes
    case .countdown: language.coachTipCountdown
    case .senses: language.coachTipSenses
    case .hands: language.coachTipHands
    case .morning: language.coachTipMorning
    case .coffee: language.coachTipCoffee
    case .meal: language.coachTipMeal
    case .hardHour: language.coachTipHardHour
    case .outOfSight: language.coachTipOutOfSight
    case .person: language.coachTipPerson
    case .slip: language.coachTipSlip
    case .caffeine: language.coachTipCaffeine
    case .weeks: language.coachTipWeeks
    case .proof: language.coachTipProof
    case .mood: language.coachTipMood
    case .treat: language.coachTipTreat
    case .reason: language.coachTipReason
    case .night: language.coachTipNight
    case .leaflet: language.coachTipLeaflet
    case .replacementAtHand: language.coachTipReplacementAtHand
    case .rareMoment: language.coachTipRareMoment
    case .ownSentence: language.coachTipOwnSentence
    case .passOn: language.coachTipPassOn
    }
  }

  /// What it was chosen by, and where its claim comes from.
  func used(_ tip: CoachTip) -> String {
    guard let source = tip.source else { return language.coachUsedTip }
    let name = source.author + ", " + String(source.year)
    return language.coachUsedTip + " " + language.todaySource(name: name)
  }
}
