// The words of a craving: few, short, for somebody whose hands shake.

struct CravingText {
  let language: Language

  var title: String { language.cravingTitle }
  /// On a locked screen, which others see, too: it tells nothing.
  var tile: String { language.cravingTile }
  var noted: String { language.cravingNoted }
  var startTitle: String { language.cravingStartTitle }
  var startBody: String {
    language.cravingStartBody
  }
  var start: String { language.cravingStart }
  var breathSentence: String {
    language.cravingBreathSentence
  }
  var left: String { language.cravingLeft }
  var skipBreath: String { language.cravingSkipBreath }
  var whatHelps: String { language.cravingWhatHelps }
  var questions: String { language.cravingQuestions }
  var next: String { language.techniqueOfferNext }
  var skip: String { language.techniqueOfferSkip }
  var done: String { language.cravingDone }
  func step(_ step: Int, _ count: Int) -> String {
    language.techniqueOfferStep(step: step, count: count)
  }
  /// What a slider says while nobody moved it.
  var unsaid: String { language.cravingUnsaid }
  var placeTitle: String { language.cravingPlaceTitle }
  var timeUp: String {
    language.cravingTimeUp
  }
  var lengths: String { language.cravingLengths }
  func minutes(_ count: Int64) -> String {
    "\(count) min"
  }
  var passed: String { language.cravingPassed }
  var used: String { language.cravingUsed }
  var longer: String { language.cravingLonger }
  var leave: String { language.cravingLeave }
  var intensity: String { language.cravingIntensity }
  var intensityLow: String { language.cravingIntensityLow }
  var intensityHigh: String { language.cravingIntensityHigh }
  var triggers: String { language.cravingTriggers }
  var youDrank: String { language.cravingYouDrank }
  var moreTriggers: String {
    language.cravingMoreTriggers
  }
  var ownTrigger: String { language.cravingOwnTrigger }
  var addTrigger: String { language.cravingAddTrigger }
  var place: String { language.cravingPlace }
  var ownPlace: String { language.cravingOwnPlace }
  var addPlace: String { language.cravingAddPlace }
  var company: String { language.cravingCompany }
  var what: String { language.cravingWhat }
  var note: String { language.cravingNote }
  var noteHint: String { language.cravingNoteHint }
  var more: String { language.cravingMore }
  var why: String { language.cravingWhy }
  var endPassed: String { language.cravingEndPassed }
  /// What stands under the number of all that passed.
  func endPassedCount(_ count: Int) -> String {
    count == 1 ? language.cravingEndPassedCount : language.cravingEndPassedCount2
  }
  var endUsed: String { language.cravingEndUsed }
  var endUsedBody: String {
    language.cravingEndUsedBody
  }
  var toToday: String { language.cravingToToday }
  var lookBack: String { language.cravingLookBack }
  var writeThought: String { language.cravingWriteThought }
  var makePlan: String { language.cravingMakePlan }
}
