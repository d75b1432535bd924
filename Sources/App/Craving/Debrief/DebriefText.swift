// The words of the minute in which a slip is looked at.

struct DebriefText {
  let language: Language

  var look: String { language.debriefLook }
  var runTitle: String {
    language.debriefRunTitle
  }
  var runBody: String {
    language.debriefRunBody
  }
  var help: String { language.debriefHelp }

  var title: String { language.debriefTitle }
  func step(_ step: Int, _ count: Int) -> String {
    language.debriefStep(step: step, count: count)
  }
  var what: String { language.debriefWhat }
  var whatHint: String {
    language.debriefWhatHint
  }
  var trigger: String { language.debriefTrigger }
  var next: String {
    language.debriefNext
  }
  var nextOwn: String {
    language.debriefNextOwn
  }
  var result: String { language.debriefResult }
  var resultLead: String { language.debriefResultLead }
  var goOn: String { language.debriefGoOn }
  var skip: String { language.debriefSkip }
  var back: String { language.debriefBack }
  var keep: String { language.debriefKeep }
  var withoutPlan: String { language.debriefWithoutPlan }
  var kept: String {
    language.debriefKept
  }
  var noted: String {
    language.debriefNoted
  }
  var nothing: String {
    language.debriefNothing
  }
  var toToday: String { language.debriefToToday }
}
