// The words of breathing: the presets that the app brings along, and the form of one's own.
import Engine

struct BreathText {
  let language: Language

  var lead: String {
    language.pick(
      "Follow the figure. It grows as you breathe in and shrinks as you breathe out.",
      "Folge der Figur. Sie wächst beim Einatmen und schrumpft beim Ausatmen.")
  }
  var list: String { language.pick("Rhythms", "Rhythmen") }
  var add: String { language.pick("Make your own", "Eigenen Rhythmus machen") }
  var change: String { language.pick("Change", "Ändern") }
  var hide: String { language.pick("Hide", "Ausblenden") }
  var show: String { language.pick("Show", "Einblenden") }
  var hidden: String { language.pick("Hidden rhythms", "Ausgeblendete Rhythmen") }

  /// Nothing for one that this version does not bring along.
  func name(builtIn id: String) -> String? {
    switch id {
    case "box": language.pick("Box breathing", "Box-Atmung")
    case "calming": language.pick("Calming breath", "Beruhigender Atem")
    case "coherent": language.pick("Coherent breathing", "Gleichmäßiger Atem")
    case "deepCalm": language.pick("Deep calm", "Tiefe Ruhe")
    case "relaxing": language.pick("Relaxing breath (4-7-8)", "Entspannender Atem (4-7-8)")
    case "rhythmic": language.pick("Rhythmic breath", "Rhythmischer Atem")
    default: nil
    }
  }
  func use(builtIn id: String) -> String? {
    switch id {
    case "box": language.pick("acute stress, focus", "akuter Stress, Konzentration")
    case "calming": language.pick("winding down, evening", "Runterkommen, Abend")
    case "coherent": language.pick("daily, morning or midday", "täglich, morgens oder mittags")
    case "deepCalm": language.pick("restlessness", "innere Unruhe")
    case "relaxing": language.pick("before sleep", "vor dem Schlafen")
    case "rhythmic": language.pick("any time", "jederzeit")
    default: nil
    }
  }

  // The form
  var new: String { language.pick("A rhythm of your own", "Ein eigener Rhythmus") }
  func label(_ field: BreathField) -> String {
    switch field {
    case .name: language.pick("Name", "Name")
    case .breatheIn: language.pick("Breathe in", "Einatmen")
    case .holdIn: language.pick("Hold", "Halten")
    case .breatheOut: language.pick("Breathe out", "Ausatmen")
    case .holdOut: language.pick("Hold after breathing out", "Halten nach dem Ausatmen")
    case .rounds: language.pick("Rounds", "Runden")
    }
  }
  var icon: String { language.pick("Picture", "Bild") }
  var save: String { language.pick("Keep", "Behalten") }
  var nameMissing: String { language.pick("Give it a name.", "Gib ihm einen Namen.") }
  var numbersMissing: String {
    language.pick(
      "Phases take 0 to 60 seconds, one of them at least 1. Rounds: 1 to 99.",
      "Phasen dauern 0 bis 60 Sekunden, eine davon mindestens 1. Runden: 1 bis 99.")
  }
  func total(_ time: String) -> String {
    language.pickLazily("Takes \(time) in all.", "Dauert insgesamt \(time).")
  }
}
