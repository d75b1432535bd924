// The words of the help screen.
import Engine

struct HelpText {
  let language: Language

  var title: String { language.pick("Help", "Hilfe") }
  var lead: String {
    language.pick(
      "People who listen and know their way. It works without a network.",
      "Menschen, die zuhören und sich auskennen. Geht auch ohne Netz.")
  }
  var country: String { language.pick("Country", "Land") }
  var notChosen: String { language.pick("Not chosen", "Nicht gewählt") }

  func kind(_ kind: HelpKind) -> String {
    switch kind {
    case .emergency: language.pick("In danger", "In Gefahr")
    case .crisis: language.pick("Someone to talk to now", "Jemand zum Reden, jetzt")
    case .quit: language.pick("Stopping smoking or vaping", "Aufhören mit Rauchen oder Dampfen")
    case .alcohol: language.pick("Alcohol and drugs", "Alkohol und Drogen")
    }
  }

  func call(_ number: String, _ service: String) -> String {
    language.pickLazily("Call \(number) · \(service)", "\(number) anrufen · \(service)")
  }
  func send(_ word: String, _ number: String, _ service: String) -> String {
    language.pickLazily(
      (word.isEmpty ? "Text \(number)" : "Text \(word) to \(number)")
        + (service.isEmpty ? "" : " · " + service),
      (word.isEmpty ? "SMS an \(number)" : "SMS mit \(word) an \(number)")
        + (service.isEmpty ? "" : " · " + service))
  }

  func hours(_ hours: HelpHours) -> String {
    switch hours {
    case .notStated: ""
    case .england:
      language.pick(
        "Monday to Friday 9 to 20, Saturday and Sunday 11 to 16.",
        "Montag bis Freitag 9 bis 20 Uhr, Samstag und Sonntag 11 bis 16 Uhr.")
    case .france: language.pick("Monday to Saturday 8 to 20.", "Montag bis Samstag 8 bis 20 Uhr.")
    case .india: language.pick("8 to 20, closed on Monday.", "8 bis 20 Uhr, montags geschlossen.")
    case .changing:
      language.pick(
        "The hours change; the line says them.",
        "Die Zeiten wechseln; die Ansage nennt sie.")
    case .callback: language.pick("They call back.", "Sie rufen zurück.")
    }
  }

  func spoken(_ code: String) -> String {
    switch code {
    case "es": language.pick("In Spanish.", "Auf Spanisch.")
    case "zh": language.pick("In Chinese.", "Auf Chinesisch.")
    default: ""
    }
  }
  var noEmergency: String {
    language.pick(
      "In danger, call the emergency number of where you are. In the European Union it is 112.",
      "In Gefahr: Wähle den Notruf des Landes, in dem du bist. In der Europäischen Union ist "
        + "es die 112.")
  }
  var elsewhere: String {
    language.pick(
      "For someone to talk to, findahelpline.com lists numbers by country.",
      "Jemanden zum Reden findest du auf findahelpline.com, nach Ländern geordnet.")
  }
  var noQuit: String {
    language.pick(
      "No confirmed number for stopping is known here for this country. A doctor or a pharmacy "
        + "can help, too.",
      "Für dieses Land ist hier keine bestätigte Nummer zum Aufhören bekannt. Auch eine "
        + "Ärztin, ein Arzt oder eine Apotheke kann helfen.")
  }
  func checked(_ month: String) -> String {
    language.pickLazily(
      "Numbers last checked: \(month). Numbers that were not confirmed are left out.",
      "Zuletzt geprüft: \(month). Nummern ohne Bestätigung fehlen hier.")
  }
}
