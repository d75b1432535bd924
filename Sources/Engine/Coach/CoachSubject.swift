// What the coach can say, and what each answer lets a person do at once.

/// What an answer is about; the name is how it is written in the journal.
public enum CoachSubject: String, CaseIterable, Sendable {
  case crisisNow, crisisSoon
  case greeting, greetingCalm, craving, night, passed, slipped, win
  case free, freeAfterSlips, target, counted, cravings, empty, same
  case aheadHarder, aheadUsual, aheadEasier, aheadSilent
  case saved, unsaved, reason, noReason, breathing, techniques, tip
  case swapSalty, swapSweets, swapBakery, swapFrozen, swapDrink, swapMeal, swapAlcohol, swapOther
  case plan, noPlan, planDrinking, motivation, sleep, stress, boredom, anger, low, occasion
  case body, professional, nrt
  case thanks, goodbye, joke, complaint, yes, yesOpen, no, ok, help, unknown

  /// Whether it is only about help.
  var isCrisis: Bool { self == .crisisNow || self == .crisisSoon }

  /// Whether each tone has words of its own for it.
  public var isToned: Bool {
    switch self {
    case .greeting, .craving, .slipped, .win, .techniques, .noPlan, .motivation, .sleep, .stress,
      .boredom, .anger, .low, .occasion, .thanks, .goodbye, .unknown:
      true
    default: false
    }
  }

  /// What can be done at once, the nearest first; never empty.
  func actions(_ facts: CoachFacts) -> [CoachAction] {
    switch self {
    case .crisisNow, .crisisSoon: few(.help)
    case .greeting, .help: few(.craving, .progress, .techniques)
    case .greetingCalm: few(.progress, .milestones, .ifThen)
    case .aheadHarder: few(.ifThen, .forecast)
    case .aheadUsual, .aheadEasier, .aheadSilent: few(.forecast, .ifThen)
    case .craving, .night, .passed: few(.craving, .breathing, .techniques)
    case .slipped: facts.hasUse ? few(.debrief, .craving) : few(.ifThen, .craving)
    case .win: few(.progress, .ifThen)
    case .free, .freeAfterSlips: few(.milestones, .progress)
    case .target, .counted: few(.progress, .plan)
    case .cravings: few(.progress, .techniques)
    case .empty: few(.today, .plan)
    case .same: few(.progress, .techniques)
    case .saved: few(.savings)
    case .unsaved, .noPlan: few(.plan)
    case .reason, .noReason: few(.plan, .craving)
    case .breathing: few(.breathing, .craving)
    case .techniques, .tip: few(.techniques, .craving)
    case .swapSalty, .swapSweets, .swapBakery, .swapFrozen, .swapDrink, .swapMeal, .swapOther:
      few(.swaps)
    case .swapAlcohol: few(.craving, .swaps)
    case .plan: few(.plan, .ifThen)
    case .planDrinking: few(.help, .plan)
    case .motivation: few(.craving, .plan)
    case .sleep: few(.breathing, .techniques)
    case .stress, .anger: few(.breathing, .techniques)
    case .boredom: few(.techniques, .practice)
    case .low: few(.reflection, .breathing, .help)
    case .occasion: few(.ifThen, .techniques)
    case .body: few(.withdrawal, .help)
    case .professional: few(.help)
    case .nrt: facts.usesReplacement ? few(.replacement, .help) : few(.help)
    case .thanks, .joke: few(.techniques)
    case .goodbye, .ok: few(.today, .progress)
    case .complaint, .unknown: few(.craving, .techniques, .help)
    case .yes, .yesOpen: few(.craving, .techniques)
    case .no: few(.breathing, .techniques, .today)
    }
  }
}

/// Something that one press does.
public enum CoachAction: String, CaseIterable, Sendable {
  /// Begins a craving and its session.
  case craving
  case breathing, techniques, debrief, plan, ifThen, progress, milestones, savings, swaps
  case reflection, practice, withdrawal, replacement, today, forecast
  /// The numbers at which people help.
  case help
}
