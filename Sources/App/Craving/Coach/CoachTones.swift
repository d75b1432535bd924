// What the coach says where each tone has words of its own.
import Engine

extension CoachText {
  /// Nothing where all tones say the same.
  @inline(never)  // Not of a first visit.
  func toned(_ subject: CoachSubject, _ tone: CoachTone) -> String? {
    switch tone {
    case .empathetic: warm(subject)
    case .motivational: spark(subject)
    case .direct: plain(subject)
    }
  }

  private func warm(_ subject: CoachSubject) -> String? {
    switch subject {
    case .greeting: language.coachGreetingWarm
    case .craving: language.coachCravingWarm
    case .slipped: language.coachSlippedWarm
    case .win: language.coachWinWarm
    case .techniques: language.coachTechniquesWarm
    case .noPlan: language.coachNoPlanWarm
    case .motivation: language.coachMotivationWarm
    case .sleep: language.coachSleepWarm
    case .stress: language.coachStressWarm
    case .boredom: language.coachBoredomWarm
    case .anger: language.coachAngerWarm
    case .low: language.coachLowWarm
    case .occasion: language.coachOccasionWarm
    case .thanks: language.coachThanksWarm
    case .goodbye: language.coachGoodbyeWarm
    case .unknown: language.coachUnknownWarm
    default: nil
    }
  }

  private func spark(_ subject: CoachSubject) -> String? {
    switch subject {
    case .greeting: language.coachGreetingSpark
    case .craving: language.coachCravingSpark
    case .slipped: language.coachSlippedSpark
    case .win: language.coachWinSpark
    case .techniques: language.coachTechniquesSpark
    case .noPlan: language.coachNoPlanSpark
    case .motivation: language.coachMotivationSpark
    case .sleep: language.coachSleepSpark
    case .stress: language.coachStressSpark
    case .boredom: language.coachBoredomSpark
    case .anger: language.coachAngerSpark
    case .low: language.coachLowSpark
    case .occasion: language.coachOccasionSpark
    case .thanks: language.coachThanksSpark
    case .goodbye: language.coachGoodbyeSpark
    case .unknown: language.coachUnknownSpark
    default: nil
    }
  }

  private func plain(_ subject: CoachSubject) -> String? {
    switch subject {
    case .greeting: language.coachGreetingPlain
    case .craving: language.coachCravingPlain
    case .slipped: language.coachSlippedPlain
    case .win: language.coachWinPlain
    case .techniques: language.coachTechniquesPlain
    case .noPlan: language.coachNoPlanPlain
    case .motivation: language.coachMotivationPlain
    case .sleep: language.coachSleepPlain
    case .stress: language.coachStressPlain
    case .boredom: language.coachBoredomPlain
    case .anger: language.coachAngerPlain
    case .low: language.coachLowPlain
    case .occasion: language.coachOccasionPlain
    case .thanks: language.coachThanksPlain
    case .goodbye: language.coachGoodbyePlain
    case .unknown: language.coachUnknownPlain
    default: nil
    }
  }

  /// What is said to who has just read the first wording.
  func tonedAgain(_ subject: CoachSubject) -> String? {
    switch subject {
    case .greeting: language.coachGreetingAgain
    case .craving: language.coachCravingAgain
    case .slipped: language.coachSlippedAgain
    case .win: language.coachWinAgain
    case .techniques: language.coachTechniquesAgain
    case .noPlan: language.coachNoPlanAgain
    case .motivation: language.coachMotivationAgain
    case .sleep: language.coachSleepAgain
    case .stress: language.coachStressAgain
    case .boredom: language.coachBoredomAgain
    case .anger: language.coachAngerAgain
    case .low: language.coachLowAgain
    case .occasion: language.coachOccasionAgain
    case .thanks: language.coachThanksAgain
    case .goodbye: language.coachGoodbyeAgain
    case .unknown: language.coachUnknownAgain
    default: nil
    }
  }
}
