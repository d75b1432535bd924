// The tips of the coach: short ideas, each for certain moments. What claims an effect names its
// source; no tip speaks of amounts.

/// One idea of the coach; the name is how it is written in the journal.
public enum CoachTip: String, CaseIterable, Sendable {
  /// For a craving.
  case breath, walk, surf, fourDs, eyes, countdown, senses, hands
  /// Before one.
  case morning, coffee, meal, hardHour, outOfSight, person
  /// After a slip.
  case slip
  /// For the first weeks without.
  case caffeine, weeks
  /// For longer ones.
  case proof, mood, treat, reason
  /// For nights.
  case night
  /// For who uses a replacement.
  case leaflet, replacementAtHand
  /// For the time after two months.
  case rareMoment, ownSentence, passOn

  /// Whether it is for a person at all.
  func isAllowed(_ moment: TipMoment) -> Bool {
    switch self {
    case .leaflet, .replacementAtHand: moment.usesReplacement
    case .caffeine, .mood: moment.isOfSmoking
    case .reason: moment.hasReason
    default: true
    }
  }

  /// Whether the moment asks for it.
  func fits(_ moment: TipMoment) -> Bool {
    switch self {
    case .breath: moment.isUrge || moment.isRecent
    case .walk: moment.isUrge || moment.isAfterMeal || moment.isRisky
    case .surf: moment.isUrge || moment.isRisky
    case .fourDs: moment.isUrge || moment.isRecent
    case .eyes: moment.isUrge || moment.isCommute
    case .countdown: moment.isUrge || moment.isCommute
    case .senses: moment.isRecent || moment.isNight
    case .hands: moment.isAfterMeal || moment.isRisky
    case .morning: moment.isMorning
    case .coffee: moment.isMorning || moment.isCommute
    case .meal: moment.isAfterMeal
    case .hardHour: moment.isRisky
    case .outOfSight: moment.isAfterSlip || moment.isFirstWeeks
    case .person: moment.isAfterSlip || moment.isRisky
    case .slip: moment.isAfterSlip
    case .caffeine, .weeks: moment.isFirstWeeks
    case .proof, .treat: moment.isOnStreak
    case .mood: moment.isAfterSixWeeks
    case .reason: moment.isAfterSlip || moment.isOnStreak
    case .night: moment.isNight
    case .leaflet: moment.isFirstWeeks
    case .replacementAtHand: moment.isMorning || moment.isCommute
    case .rareMoment, .ownSentence, .passOn: moment.isCalm
    }
  }

  /// Where nothing fits: a breath, and something that carries on.
  var isForAnyTime: Bool {
    switch self {
    case .breath, .fourDs, .hands, .reason, .senses, .countdown: true
    default: false
    }
  }

  /// The one thing to press.
  var action: CoachAction {
    switch self {
    case .breath, .night: .breathing
    case .walk, .eyes, .countdown, .senses: .techniques
    case .surf, .fourDs: .craving
    case .hands: .practice
    case .morning, .coffee, .meal, .hardHour, .outOfSight, .rareMoment: .ifThen
    case .person: .help
    case .slip: .debrief
    case .caffeine, .weeks: .withdrawal
    case .proof, .mood: .milestones
    case .treat: .savings
    case .reason: .plan
    case .leaflet, .replacementAtHand: .replacement
    case .ownSentence, .passOn: .reflection
    }
  }

  /// That thing, and all ideas.
  var actions: [CoachAction] {
    var all: [CoachAction] = []
    all.append(action)
    if action != .techniques { all.append(.techniques) }
    return all
  }

  /// What supports it; nothing where it is passed on as practice only.
  public var source: Citation? {
    switch self {
    case .breath: .mcClernon2004
    case .walk: .haasova2013
    case .surf: .bowen2009
    case .fourDs, .person: .quitNow
    case .eyes: .skorkaBrown2015
    case .meal, .hardHour: .gollwitzer2006
    case .caffeine: .swanson1997
    case .weeks: .hughes2007
    case .mood: .taylor2014
    case .countdown, .senses, .hands, .morning, .coffee, .outOfSight, .slip, .proof, .treat,
      .reason, .night, .leaflet, .replacementAtHand, .rareMoment, .ownSentence, .passOn:
      nil
    }
  }
}
