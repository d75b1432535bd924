// The words of programs: those that the app brings along, the pages, and the form of one's own.
import Engine

struct ProgramText {
  let language: Language

  var title: String { language.programTitle }
  var lead: String {
    language.programLead
  }
  var add: String { language.programAdd }
  var copy: String { language.programCopy }
  func copied(_ name: String) -> String {
    language.programCopied(name: name)
  }
  var change: String { language.programChange }
  var hide: String { language.programHide }
  var show: String { language.programShow }
  var hidden: String { language.programHidden }

  /// "6 exercises × 3 rounds = 14:50"
  func line(_ exercises: Int, _ rounds: Int, _ time: String) -> String {
    self.exercises(exercises) + " × " + self.rounds(rounds) + " =\u{A0}" + time
  }
  private func exercises(_ count: Int) -> String {
    language.programExercises(count: count)
  }
  private func rounds(_ count: Int) -> String {
    language.programRounds(count: count)
  }
  func work(_ work: String, rest: String?, isLast: Bool) -> String {
    guard let rest else { return work }
    if isLast {
      return language.programWork(work: work, rest: rest)
    }
    return language.programWork2(work: work, rest: rest)
  }

  /// Nothing for one that this version does not bring along.
  func name(builtIn id: String) -> String? {
    switch id {
    case "tabata": language.programNameTabata
    case "coreCircuit": language.programNameCoreCircuit
    case "fullBodyBurn": language.programNameFullBodyBurn
    case "powerIntervals": language.programNamePowerIntervals
    case "posteriorChain": language.programNamePosteriorChain
    case "joggingWarmUp": language.programNameJoggingWarmUp
    case "postRunStretching": language.programNamePostRunStretching
    case "beginnerFlow": language.programNameBeginnerFlow
    case "quickBurn": language.programNameQuickBurn
    case "upperBodyPush": language.programNameUpperBodyPush
    default: nil
    }
  }
  func about(builtIn id: String) -> String? {
    switch id {
    case "tabata":
      language.programAboutTabata
    case "coreCircuit":
      language.programAboutCoreCircuit
    case "fullBodyBurn":
      language.programAboutFullBodyBurn
    case "powerIntervals":
      language.programAboutPowerIntervals
    case "posteriorChain":
      language.programAboutPosteriorChain
    case "joggingWarmUp":
      language.programAboutJoggingWarmUp
    case "postRunStretching":
      language.programAboutPostRunStretching
    case "beginnerFlow":
      language.programAboutBeginnerFlow
    case "quickBurn":
      language.programAboutQuickBurn
    case "upperBodyPush":
      language.programAboutUpperBodyPush
    default: nil
    }
  }

  // The form
  var new: String { language.programNew }
  var name: String { language.programName }
  var icon: String { language.programIcon }
  var rounds: String { language.programRounds2 }
  var parts: String { language.programParts }
  var addPart: String { language.programAddPart }
  var save: String { language.programSave }
  var nameMissing: String { language.programNameMissing }
  var partMissing: String {
    language.programPartMissing
  }
  var orderHint: String {
    language.programOrderHint
  }
  func total(_ time: String) -> String {
    language.programTotal(time: time)
  }

  // One exercise of the form
  var part: String { language.programPart }
  var library: String { language.programLibrary }
  var own: String { language.programOwn }
  var exerciseMissing: String {
    language.programExerciseMissing
  }
  var side: String { language.programSide }
  func name(_ side: Side?) -> String {
    switch side {
    case .left: language.programNameLeft
    case .right: language.programNameRight
    case nil: language.programNameNil
    }
  }
  var work: String { language.programWork3 }
  var rest: String { language.programRest }
  var pause: String { language.programPause }
  var removePart: String { language.programRemovePart }

  // Intervals
  func name(_ field: IntervalField) -> String {
    switch field {
    case .work: work
    case .rest: language.programNameRest
    case .repeats: language.programNameRepeats
    }
  }
  /// "10 × 30 s, 10 s rest, 6:30 min"
  func detail(_ setting: IntervalSetting, _ work: String, _ rest: String, _ time: String) -> String
  {
    let start = String(setting.repeats) + " × " + work + ", "
    guard setting.rest > 0, setting.repeats > 1 else { return start + time }
    return start + rest + language.programDetail + time
  }
}
