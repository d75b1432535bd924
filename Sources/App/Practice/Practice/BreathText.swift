// The words of breathing: the presets that the app brings along, and the form of one's own.
import Engine

struct BreathText {
  let language: Language

  var lead: String {
    language.breathLead
  }
  var list: String { language.breathList }
  var add: String { language.breathAdd }
  var change: String { language.breathChange }
  var hide: String { language.breathHide }
  var show: String { language.breathShow }
  var hidden: String { language.breathHidden }

  /// Nothing for one that this version does not bring along.
  func name(builtIn id: String) -> String? {
    switch id {
    case "box": language.breathNameBox
    case "calming": language.breathNameCalming
    case "coherent": language.breathNameCoherent
    case "deepCalm": language.breathNameDeepCalm
    case "relaxing": language.breathNameRelaxing
    case "rhythmic": language.breathNameRhythmic
    default: nil
    }
  }
  func use(builtIn id: String) -> String? {
    switch id {
    case "box": language.breathUseBox
    case "calming": language.breathUseCalming
    case "coherent": language.breathUseCoherent
    case "deepCalm": language.breathUseDeepCalm
    case "relaxing": language.breathUseRelaxing
    case "rhythmic": language.breathUseRhythmic
    default: nil
    }
  }

  // The form
  var new: String { language.breathNew }
  func label(_ field: BreathField) -> String {
    switch field {
    case .name: language.breathLabelName
    case .breatheIn: language.breathLabelBreatheIn
    case .holdIn: language.breathLabelHoldIn
    case .breatheOut: language.breathLabelBreatheOut
    case .holdOut: language.breathLabelHoldOut
    case .rounds: language.breathLabelRounds
    }
  }
  var icon: String { language.breathIcon }
  var save: String { language.breathSave }
  var nameMissing: String { language.breathNameMissing }
  var numbersMissing: String {
    language.breathNumbersMissing
  }
  func total(_ time: String) -> String {
    language.breathTotal(time: time)
  }
}
