// What the coach says where all tones say the same: the first wording, and the one after it.
import Engine

extension CoachText {
  /// Nothing where each tone has words of its own, or where it tells numbers.
  @inline(never)  // Not of a first visit.
  func shared(_ subject: CoachSubject, _ isAgain: Bool) -> String? {
    switch subject {
    case .crisisNow: isAgain ? language.coachCrisisNowAgain : language.coachCrisisNowFirst
    case .crisisSoon: isAgain ? language.coachCrisisSoonAgain : language.coachCrisisSoonFirst
    case .greetingCalm: isAgain ? language.coachGreetingCalmAgain : language.coachGreetingCalmFirst
    case .aheadSilent: isAgain ? language.coachAheadSilentAgain : language.coachAheadSilentFirst
    case .night: isAgain ? language.coachNightAgain : language.coachNightFirst
    case .empty: isAgain ? language.coachEmptyAgain : language.coachEmptyFirst
    case .same: isAgain ? language.coachSameAgain : language.coachSameFirst
    case .unsaved: isAgain ? language.coachUnsavedAgain : language.coachUnsavedFirst
    case .noReason: isAgain ? language.coachNoReasonAgain : language.coachNoReasonFirst
    case .breathing: isAgain ? language.coachBreathingAgain : language.coachBreathingFirst
    case .swapSalty: isAgain ? language.coachSwapSaltyAgain : language.coachSwapSaltyFirst
    case .swapSweets: isAgain ? language.coachSwapSweetsAgain : language.coachSwapSweetsFirst
    case .swapBakery: isAgain ? language.coachSwapBakeryAgain : language.coachSwapBakeryFirst
    case .swapFrozen: isAgain ? language.coachSwapFrozenAgain : language.coachSwapFrozenFirst
    case .swapDrink: isAgain ? language.coachSwapDrinkAgain : language.coachSwapDrinkFirst
    case .swapMeal: isAgain ? language.coachSwapMealAgain : language.coachSwapMealFirst
    case .swapAlcohol: isAgain ? language.coachSwapAlcoholAgain : language.coachSwapAlcoholFirst
    case .swapOther: isAgain ? language.coachSwapOtherAgain : language.coachSwapOtherFirst
    case .plan: isAgain ? language.coachPlanAgain : language.coachPlanFirst
    case .planDrinking: isAgain ? language.coachPlanDrinkingAgain : language.coachPlanDrinkingFirst
    case .body: isAgain ? language.coachBodyAgain : language.coachBodyFirst
    case .professional: isAgain ? language.coachProfessionalAgain : language.coachProfessionalFirst
    case .nrt: isAgain ? language.coachNrtAgain : language.coachNrtFirst
    case .joke: isAgain ? language.coachJokeAgain : language.coachJokeFirst
    case .complaint: isAgain ? language.coachComplaintAgain : language.coachComplaintFirst
    case .yes: isAgain ? language.coachYesAgain : language.coachYesFirst
    case .yesOpen: isAgain ? language.coachYesOpenAgain : language.coachYesOpenFirst
    case .no: isAgain ? language.coachNoAgain : language.coachNoFirst
    case .ok: isAgain ? language.coachOkAgain : language.coachOkFirst
    case .help: isAgain ? language.coachHelpAgain : language.coachHelpFirst
    default: nil
    }
  }

  /// What a button says that does something at once.
  func action(_ action: CoachAction) -> String {
    switch action {
    case .craving: language.coachDoCraving
    case .breathing: language.coachDoBreathing
    case .techniques: language.coachDoTechniques
    case .debrief: language.coachDoDebrief
    case .plan: language.coachDoPlan
    case .ifThen: language.coachDoIfThen
    case .progress: language.coachDoProgress
    case .milestones: language.coachDoMilestones
    case .savings: language.coachDoSavings
    case .swaps: language.coachDoSwaps
    case .reflection: language.coachDoReflection
    case .practice: language.coachDoPractice
    case .withdrawal: language.coachDoWithdrawal
    case .replacement: language.coachDoReplacement
    case .today: language.coachDoToday
    case .forecast: language.coachDoForecast
    case .help: language.coachDoHelp
    }
  }
}
