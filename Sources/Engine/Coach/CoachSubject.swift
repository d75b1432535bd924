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
    case .crisisNow, .crisisSoon: [.help]
    case .greeting, .help: [.craving, .progress, .techniques]
    case .greetingCalm: [.progress, .milestones, .ifThen]
    case .aheadHarder: [.ifThen, .forecast]
    case .aheadUsual, .aheadEasier, .aheadSilent: [.forecast, .ifThen]
    case .craving, .night, .passed: [.craving, .breathing, .techniques]
    case .slipped: facts.hasUse ? [.debrief, .craving] : [.ifThen, .craving]
    case .win: [.progress, .ifThen]
    case .free, .freeAfterSlips: [.milestones, .progress]
    case .target, .counted: [.progress, .plan]
    case .cravings: [.progress, .techniques]
    case .empty: [.today, .plan]
    case .same: [.progress, .techniques]
    case .saved: [.savings]
    case .unsaved, .noPlan: [.plan]
    case .reason, .noReason: [.plan, .craving]
    case .breathing: [.breathing, .craving]
    case .techniques, .tip: [.techniques, .craving]
    case .swapSalty, .swapSweets, .swapBakery, .swapFrozen, .swapDrink, .swapMeal, .swapOther:
      [.swaps]
    case .swapAlcohol: [.craving, .swaps]
    case .plan: [.plan, .ifThen]
    case .planDrinking: [.help, .plan]
    case .motivation: [.craving, .plan]
    case .sleep: [.breathing, .techniques]
    case .stress, .anger: [.breathing, .techniques]
    case .boredom: [.techniques, .practice]
    case .low: [.reflection, .breathing, .help]
    case .occasion: [.ifThen, .techniques]
    case .body: [.withdrawal, .help]
    case .professional: [.help]
    case .nrt: facts.usesReplacement ? [.replacement, .help] : [.help]
    case .thanks, .joke: [.techniques]
    case .goodbye, .ok: [.today, .progress]
    case .complaint, .unknown: [.craving, .techniques, .help]
    case .yes, .yesOpen: [.craving, .techniques]
    case .no: [.breathing, .techniques, .today]
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
