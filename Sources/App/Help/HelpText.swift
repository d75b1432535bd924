// The words of the help screen.
import Engine

struct HelpText {
  let title: String
  let lead: String
  let country: String
  let notChosen: String
  let kind: (HelpKind) -> String
  let call: (_ number: String, _ service: String) -> String
  let send: (_ word: String, _ number: String, _ service: String) -> String
  let hours: (HelpHours) -> String
  let spoken: (String) -> String
  let noEmergency: String
  let elsewhere: String
  let noQuit: String
  let checked: (_ month: String) -> String

  static var en: HelpText {
    HelpText(
      title: "Help", lead: "People who listen and know their way. It works without a network.",
      country: "Country", notChosen: "Not chosen",
      kind: {
        switch $0 {
        case .emergency: "In danger"
        case .crisis: "Someone to talk to now"
        case .quit: "Stopping smoking or vaping"
        case .alcohol: "Alcohol and drugs"
        }
      },
      call: { "Call \($0) · \($1)" },
      send: { word, number, service in
        (word.isEmpty ? "Text \(number)" : "Text \(word) to \(number)")
          + (service.isEmpty ? "" : " · " + service)
      },
      hours: {
        switch $0 {
        case .notStated: ""
        case .england: "Monday to Friday 9 to 20, Saturday and Sunday 11 to 16."
        case .france: "Monday to Saturday 8 to 20."
        case .india: "8 to 20, closed on Monday."
        case .changing: "The hours change; the line says them."
        case .callback: "They call back."
        }
      },
      spoken: { $0 == "es" ? "In Spanish." : $0 == "zh" ? "In Chinese." : "" },
      noEmergency: "In danger, call the emergency number of where you are. In the European Union "
        + "it is 112.",
      elsewhere: "For someone to talk to, findahelpline.com lists numbers by country.",
      noQuit: "No confirmed number for stopping is known here for this country. A doctor or a "
        + "pharmacy can help, too.",
      checked: { "Numbers last checked: \($0). Numbers that were not confirmed are left out." })
  }

  static var de: HelpText {
    HelpText(
      title: "Hilfe", lead: "Menschen, die zuhören und sich auskennen. Geht auch ohne Netz.",
      country: "Land", notChosen: "Nicht gewählt",
      kind: {
        switch $0 {
        case .emergency: "In Gefahr"
        case .crisis: "Jemand zum Reden, jetzt"
        case .quit: "Aufhören mit Rauchen oder Dampfen"
        case .alcohol: "Alkohol und Drogen"
        }
      },
      call: { "\($0) anrufen · \($1)" },
      send: { word, number, service in
        (word.isEmpty ? "SMS an \(number)" : "SMS mit \(word) an \(number)")
          + (service.isEmpty ? "" : " · " + service)
      },
      hours: {
        switch $0 {
        case .notStated: ""
        case .england: "Montag bis Freitag 9 bis 20 Uhr, Samstag und Sonntag 11 bis 16 Uhr."
        case .france: "Montag bis Samstag 8 bis 20 Uhr."
        case .india: "8 bis 20 Uhr, montags geschlossen."
        case .changing: "Die Zeiten wechseln; die Ansage nennt sie."
        case .callback: "Sie rufen zurück."
        }
      },
      spoken: { $0 == "es" ? "Auf Spanisch." : $0 == "zh" ? "Auf Chinesisch." : "" },
      noEmergency: "In Gefahr: Wähle den Notruf des Landes, in dem du bist. In der Europäischen "
        + "Union ist es die 112.",
      elsewhere: "Jemanden zum Reden findest du auf findahelpline.com, nach Ländern geordnet.",
      noQuit: "Für dieses Land ist hier keine bestätigte Nummer zum Aufhören bekannt. Auch eine "
        + "Ärztin, ein Arzt oder eine Apotheke kann helfen.",
      checked: { "Zuletzt geprüft: \($0). Nummern ohne Bestätigung fehlen hier." })
  }
}
