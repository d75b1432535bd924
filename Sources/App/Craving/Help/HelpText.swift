// The words of the help screen.
import Engine

struct HelpText {
  let language: Language

  var title: String { language.helpTitle }
  var lead: String {
    language.helpLead
  }
  var country: String { language.helpCountry }
  var notChosen: String { language.helpNotChosen }

  func kind(_ kind: HelpKind) -> String {
    switch kind {
    case .emergency: language.helpKindEmergency
    case .crisis: language.helpKindCrisis
    case .quit: language.helpKindQuit
    case .alcohol: language.helpKindAlcohol
    }
  }

  func call(_ line: HelpLine) -> String {
    let service = line.service.isEmpty ? language.helpEmergencyNumber : line.service
    return language.helpCall(number: line.number, service: service)
  }
  func send(_ word: String, _ number: String, _ service: String) -> String {
    let action =
      word.isEmpty
      ? language.helpSend(number: number)
      : language.helpSend2(word: word, number: number)
    return service.isEmpty ? action : action + " · " + service
  }

  func hours(_ hours: HelpHours) -> String {
    switch hours {
    case .notStated: ""
    case .england:
      language.helpHoursEngland
    case .france: language.helpHoursFrance
    case .india: language.helpHoursIndia
    case .changing:
      language.helpHoursChanging
    case .callback: language.helpHoursCallback
    }
  }

  func spoken(_ code: String) -> String {
    switch code {
    case "es": language.helpSpokenEs
    case "zh": language.helpSpokenZh
    default: ""
    }
  }
  var noEmergency: String {
    language.helpNoEmergency
  }
  var elsewhere: String {
    language.helpElsewhere
  }
  var noQuit: String {
    language.helpNoQuit
  }
  func checked(_ month: String) -> String {
    language.helpChecked(month: month)
  }
}
