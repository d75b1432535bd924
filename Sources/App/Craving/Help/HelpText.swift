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

  func cost(_ cost: HelpCost) -> String {
    switch cost {
    case .notStated: ""
    case .free: language.helpCostFree
    case .ordinary: language.helpCostOrdinary
    }
  }

  /// "Monday–Friday 09:00–20:00, Saturday–Sunday 11:00–16:00"
  func hours(_ hours: HelpHours, _ locale: Locale) -> String {
    var parts: [String] = []
    for span in hours.spans {
      var days = locale.weekday(span.first)
      if span.last != span.first { days += "–" + locale.weekday(span.last) }
      parts.append(days + " " + locale.time(span.opens) + "–" + locale.time(span.closes))
    }
    switch hours.remark {
    case .none: break
    case .always: parts.append(language.helpHoursAlways)
    case .changing: parts.append(language.helpHoursChanging)
    case .callback: parts.append(language.helpHoursCallback)
    }
    return parts.joined(separator: ", ")
  }

  func spoken(_ tongue: HelpTongue) -> String {
    switch tongue {
    case .own: ""
    case .spanish: language.helpSpokenEs
    case .chinese: language.helpSpokenZh
    case .english: language.helpSpokenEn
    case .french: language.helpSpokenFr
    case .german: language.helpSpokenDe
    }
  }

  func audience(_ audience: HelpAudience) -> String {
    audience == .young ? language.helpAudienceYoung : ""
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
  func old(_ month: String) -> String { language.helpOld(month: month) }
  func checked(_ month: String) -> String {
    language.helpChecked(month: month)
  }
}
