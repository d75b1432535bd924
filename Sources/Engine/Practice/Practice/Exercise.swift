// The exercises that the app knows; programs are made of them and of the person's own words.

/// One movement of the library. Its name and its instructions belong to the app's texts.
public enum Exercise: String, CaseIterable, Hashable, Sendable {
  case mountainClimbers, highKnees, jumpingJacks, buttKicks
  case marchInPlace, legSwings, hipCircles
  case burpees, plankToDownDog
  case plank, kneePlank, sidePlank, bicycleCrunches, legRaises, russianTwists
  case squats, jumpSquats, lunges, reverseLunges, walkingLunges, gluteBridges, singleLegDeadlift
  case bulgarianSplitSquat, calfRaises, standingKneeRaises
  case pushUps, wallPushUps, diamondPushUps, widePushUps, pikePushUps
  case quadStretch, hamstringStretch, hipFlexorStretch, calfStretch, butterfly
  case childsPose

  /// What a movement is for; the library is ordered by it.
  public enum Category: String, CaseIterable, Hashable, Sendable {
    case cardio, warmUp, fullBody, core, legs, upperBody, stretching, coolDown
  }

  public var category: Category {
    switch self {
    case .mountainClimbers, .highKnees, .jumpingJacks, .buttKicks: .cardio
    case .marchInPlace, .legSwings, .hipCircles: .warmUp
    case .burpees, .plankToDownDog: .fullBody
    case .plank, .kneePlank, .sidePlank, .bicycleCrunches, .legRaises, .russianTwists: .core
    case .squats, .jumpSquats, .lunges, .reverseLunges, .walkingLunges, .gluteBridges,
      .singleLegDeadlift, .bulgarianSplitSquat, .calfRaises, .standingKneeRaises:
      .legs
    case .pushUps, .wallPushUps, .diamondPushUps, .widePushUps, .pikePushUps: .upperBody
    case .quadStretch, .hamstringStretch, .hipFlexorStretch, .calfStretch, .butterfly: .stretching
    case .childsPose: .coolDown
    }
  }

  /// Whether it is done on one side after the other, each under a name of its own.
  public var hasSides: Bool {
    switch self {
    case .sidePlank, .singleLegDeadlift, .bulgarianSplitSquat, .quadStretch, .hamstringStretch,
      .hipFlexorStretch, .calfStretch:
      true
    default: false
    }
  }
}

/// The side of the body that works.
public enum Side: String, CaseIterable, Hashable, Sendable {
  case left, right
}
