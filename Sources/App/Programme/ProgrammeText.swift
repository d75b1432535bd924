// The words of the programme page.
import Engine

struct ProgrammeText {
  let language: Language

  var title: String { language.pick("Your way", "Dein Weg") }
  var intro: String {
    language.pick(
      "One main way, and what you add to it. What is off is not shown.",
      "Ein Hauptweg und was du dazunimmst. Was aus ist, wird nicht gezeigt.")
  }
  var main: String { language.pick("The main way", "Der Hauptweg") }
  var addOns: String { language.pick("Add to it", "Dazunehmen") }
  var toChecks: String { language.pick("Questionnaires", "Fragebögen") }
  var toSafety: String { language.pick("Safety", "Sicherheit") }
  var yourChoice: String {
    language.pick(
      "Suggested by rule from your answers. What you choose counts more.",
      "Nach Regeln aus deinen Antworten vorgeschlagen. Was du wählst, zählt mehr.")
  }
  func makePlan(_ tracker: String) -> String {
    language.pickLazily("Make the plan: \(tracker)", "Plan anlegen: \(tracker)")
  }
  func suggestion(_ tracker: String) -> String {
    language.pickLazily("Suggested for \(tracker)", "Vorschlag für \(tracker)")
  }

  func name(_ module: Module) -> String {
    switch module {
    case .abrupt: language.pick("Stop on a day", "An einem Tag aufhören")
    case .gradual: language.pick("Less, step by step", "Schritt für Schritt weniger")
    case .coldTurkey: language.pick("Stop at once, without anything", "Sofort und ohne Ersatz")
    case .replacement: language.pick("Nicotine replacement", "Nikotinersatz")
    case .triggers: language.pick("See what sets it off", "Auslöser erkennen")
    case .badges: language.pick("Milestones", "Meilensteine")
    }
  }

  func detail(_ module: Module) -> String {
    switch module {
    case .abrupt:
      language.pick(
        "A date within two weeks, a list to prepare, and help added as you like.",
        "Ein Tag in den nächsten zwei Wochen, eine Liste davor und Hilfe nach Wunsch.")
    case .gradual:
      language.pick(
        "A number that gets smaller until it is zero.", "Eine Zahl, die kleiner wird bis null.")
    case .coldTurkey:
      language.pick(
        "From now on none, and nothing in its place.", "Ab jetzt keine, auch kein Ersatz.")
    case .replacement:
      language.pick(
        "Note patch, gum and others, and see what the labels say.",
        "Pflaster, Kaugummi und anderes notieren und sehen, was auf Packungen steht.")
    case .triggers:
      language.pick(
        "What came before a craving, summed up.", "Was vor einem Verlangen war, zusammengefasst.")
    case .badges:
      language.pick("Points reached, that stay reached.", "Erreichtes, das erreicht bleibt.")
    }
  }

  var changed: String { language.pick("Changed.", "Geändert.") }
  var prepareDone: String { language.pick("All of it is prepared.", "Alles ist vorbereitet.") }

  func step(_ step: PreparationStep, _ substance: Substance?) -> String {
    switch step {
    case .tellSomeone: language.pick("Tell one person.", "Sag es einem Menschen.")
    case .clearAway: clearAway(substance)
    case .buyReplacement:
      language.pick("Have your nicotine replacement at home.", "Hab deinen Nikotinersatz daheim.")
    case .firstMorning:
      language.pick(
        "Plan the first morning: what comes first after getting up?",
        "Plane den ersten Morgen: Was kommt gleich nach dem Aufstehen?")
    case .hardestHour:
      language.pick(
        "Think of your hardest hour and what you do in it instead.",
        "Denk an deine schwerste Stunde und was du dann stattdessen tust.")
    case .handsAndMouth:
      language.pick(
        "Have something ready for hands and mouth: water, gum, a pen.",
        "Leg etwas für Hände und Mund bereit: Wasser, Kaugummi, einen Stift.")
    }
  }

  private func clearAway(_ substance: Substance?) -> String {
    switch substance {
    case .cigarettes:
      language.pick(
        "Put away cigarettes, lighters and ashtrays.",
        "Räum Zigaretten, Feuerzeuge, Aschenbecher weg.")
    case .alcohol:
      language.pick("Clear the house of drinks.", "Räum Alkohol aus der Wohnung.")
    case .vape, nil:
      language.pick(
        "Put away what you use, and the spare one.", "Räum weg, was du benutzt, auch den Ersatz.")
    }
  }
}
