// The words of the programme page.
import Engine

struct ProgrammeText {
  let language: Language

  var title: String { language.programmeTitle }
  var intro: String {
    language.programmeIntro
  }
  var main: String { language.programmeMain }
  var addOns: String { language.programmeAddOns }
  var toChecks: String { language.programmeToChecks }
  var toSafety: String { language.programmeToSafety }
  var yourChoice: String {
    language.programmeYourChoice
  }
  func makePlan(_ tracker: String) -> String {
    language.programmeMakePlan(tracker: tracker)
  }
  func suggestion(_ tracker: String) -> String {
    language.programmeSuggestion(tracker: tracker)
  }

  func name(_ module: Module) -> String {
    switch module {
    case .abrupt: language.programmeNameAbrupt
    case .gradual: language.programmeNameGradual
    case .coldTurkey: language.programmeNameColdTurkey
    case .replacement: language.programmeNameReplacement
    case .triggers: language.programmeNameTriggers
    case .badges: language.programmeNameBadges
    }
  }

  func detail(_ module: Module) -> String {
    switch module {
    case .abrupt:
      language.programmeDetailAbrupt
    case .gradual:
      language.programmeDetailGradual
    case .coldTurkey:
      language.programmeDetailColdTurkey
    case .replacement:
      language.programmeDetailReplacement
    case .triggers:
      language.programmeDetailTriggers
    case .badges:
      language.programmeDetailBadges
    }
  }

  /// With whether it goes well with the main way.
  func detail(_ module: Module, beside main: Module?) -> String {
    guard let main else { return detail(module) }
    if main.suggested.contains(module) {
      return detail(module) + " " + language.programmeGoesWell(main: name(main))
    }
    if main.optional.contains(module) {
      return detail(module) + " " + language.programmeCanBeAdded(main: name(main))
    }
    return detail(module)
  }

  var changed: String { language.programmeChanged }
  var prepareDone: String { language.programmePrepareDone }

  func step(_ step: PreparationStep, _ substance: Substance?) -> String {
    switch step {
    case .tellSomeone: language.programmeStepTellSomeone
    case .clearAway: clearAway(substance)
    case .buyReplacement:
      language.programmeStepBuyReplacement
    case .firstMorning:
      language.programmeStepFirstMorning
    case .hardestHour:
      language.programmeStepHardestHour
    case .handsAndMouth:
      language.programmeStepHandsAndMouth
    }
  }

  private func clearAway(_ substance: Substance?) -> String {
    switch substance {
    case .cigarettes:
      language.programmeClearAwayCigarettes
    case .alcohol:
      language.programmeClearAwayAlcohol
    case .vape, nil:
      language.programmeClearAwayVape
    }
  }
}
