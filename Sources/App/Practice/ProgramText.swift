// The words of programs: those that the app brings along, the pages, and the form of one's own.
import Engine

struct ProgramText {
  let language: Language

  var title: String { language.pick("Programs", "Programme") }
  var lead: String {
    language.pick(
      "Exercises one after the other, with rests. The voice of the device can say what comes next.",
      "Übungen nacheinander, mit Pausen. Die Stimme des Geräts kann sagen, was als Nächstes kommt.")
  }
  var add: String { language.pick("Make your own", "Eigenes Programm machen") }
  var copy: String { language.pick("Make my own copy", "Eigene Kopie machen") }
  func copied(_ name: String) -> String {
    language.pickLazily("\(name), my way", "\(name), auf meine Art")
  }
  var change: String { language.pick("Change", "Ändern") }
  var hide: String { language.pick("Hide", "Ausblenden") }
  var show: String { language.pick("Show", "Einblenden") }
  var hidden: String { language.pick("Hidden programs", "Ausgeblendete Programme") }

  /// "6 exercises × 3 rounds = 14:50"
  func line(_ exercises: Int, _ rounds: Int, _ time: String) -> String {
    count(exercises, "exercise", "exercises", "Übung", "Übungen") + " × "
      + count(rounds, "round", "rounds", "Runde", "Runden") + " =\u{A0}" + time
  }
  private func count(
    _ number: Int, _ one: String, _ more: String, _ eins: String, _ mehr: String
  ) -> String {
    String(number) + " " + (number == 1 ? language.pick(one, eins) : language.pick(more, mehr))
  }
  func work(_ work: String, rest: String?, isLast: Bool) -> String {
    guard let rest else { return work }
    if isLast {
      return language.pickLazily(
        "\(work), then \(rest) between rounds", "\(work), dann \(rest) zwischen den Runden")
    }
    return language.pickLazily("\(work), then \(rest) rest", "\(work), dann \(rest) Pause")
  }

  /// Nothing for one that this version does not bring along.
  func name(builtIn id: String) -> String? {
    switch id {
    case "tabata": language.pick("Tabata Classic", "Tabata klassisch")
    case "coreCircuit": language.pick("Core Circuit", "Rumpf-Zirkel")
    case "fullBodyBurn": language.pick("Full Body Burn", "Ganzer Körper")
    case "powerIntervals": language.pick("Power Intervals", "Kraftvolle Intervalle")
    case "posteriorChain": language.pick("Posterior Chain", "Starke Rückseite")
    case "joggingWarmUp": language.pick("Jogging Warm-up", "Aufwärmen vor dem Laufen")
    case "postRunStretching": language.pick("Post-Run Stretching", "Dehnen nach dem Laufen")
    case "beginnerFlow": language.pick("Beginner Flow", "Sanfter Einstieg")
    case "quickBurn": language.pick("Quick Burn", "Kurz und kräftig")
    case "upperBodyPush": language.pick("Upper Body Push", "Liegestütz-Runden")
    default: nil
    }
  }
  func about(builtIn id: String) -> String? {
    switch id {
    case "tabata":
      language.pick(
        "One exercise, short and hard, with short rests.",
        "Eine Übung, kurz und hart, mit kurzen Pausen.")
    case "coreCircuit":
      language.pick(
        "Belly, back and sides, on the floor.", "Bauch, Rücken und Seiten, am Boden.")
    case "fullBodyBurn":
      language.pick(
        "Arms, legs and trunk in turn; the heart works along.",
        "Arme, Beine und Rumpf im Wechsel; das Herz arbeitet mit.")
    case "powerIntervals":
      language.pick(
        "Jumps and quick steps, with a rest after each.",
        "Sprünge und schnelle Schritte, nach jedem eine Pause.")
    case "posteriorChain":
      language.pick(
        "Seat, back of the thighs and calves, for who sits a lot.",
        "Gesäß, hintere Oberschenkel und Waden, für alle, die viel sitzen.")
    case "joggingWarmUp":
      language.pick(
        "Loosens hips and legs before a run.", "Lockert Hüfte und Beine vor dem Laufen.")
    case "postRunStretching":
      language.pick(
        "Calm stretches for the legs, one side after the other.",
        "Ruhige Dehnungen für die Beine, eine Seite nach der anderen.")
    case "beginnerFlow":
      language.pick(
        "Gentle on the joints, nothing jumps.", "Schont die Gelenke, nichts springt.")
    case "quickBurn":
      language.pick(
        "Four exercises without equipment, for little time.",
        "Vier Übungen ohne Geräte, für wenig Zeit.")
    case "upperBodyPush":
      language.pick(
        "Push-ups in several ways, for chest, shoulders and arms.",
        "Liegestütze auf mehrere Arten, für Brust, Schultern und Arme.")
    default: nil
    }
  }

  // The form
  var new: String { language.pick("A program of your own", "Ein eigenes Programm") }
  var name: String { language.pick("Name", "Name") }
  var icon: String { language.pick("Picture", "Bild") }
  var rounds: String { language.pick("Rounds", "Runden") }
  var parts: String { language.pick("Exercises", "Übungen") }
  var addPart: String { language.pick("Add an exercise", "Übung hinzufügen") }
  var save: String { language.pick("Keep", "Behalten") }
  var nameMissing: String { language.pick("Give it a name.", "Gib ihm einen Namen.") }
  var partMissing: String {
    language.pick("Add at least one exercise.", "Füge mindestens eine Übung hinzu.")
  }
  var orderHint: String {
    language.pick(
      "Press an exercise to change it. Drag it, or move it with the buttons.",
      "Drück auf eine Übung, um sie zu ändern. Zieh sie oder verschieb sie mit den Knöpfen.")
  }
  func total(_ time: String) -> String {
    language.pickLazily("Takes \(time) in all.", "Dauert insgesamt \(time).")
  }

  // One exercise of the form
  var part: String { language.pick("Exercise", "Übung") }
  var library: String { language.pick("Pick one", "Eine aussuchen") }
  var own: String { language.pick("In your own words", "In eigenen Worten") }
  var exerciseMissing: String {
    language.pick("Say which exercise.", "Sag, welche Übung.")
  }
  var side: String { language.pick("Side", "Seite") }
  func name(_ side: Side?) -> String {
    switch side {
    case .left: language.pick("Left", "Links")
    case .right: language.pick("Right", "Rechts")
    case nil: language.pick("Both", "Beide")
    }
  }
  var work: String { language.pick("Work", "Belastung") }
  var rest: String { language.pick("Rest after it", "Pause danach") }
  var pause: String { language.pick("Rest before the next round", "Pause vor der nächsten Runde") }
  var removePart: String { language.pick("Take it out", "Herausnehmen") }

  // Intervals
  func name(_ field: IntervalField) -> String {
    switch field {
    case .work: work
    case .rest: language.pick("Rest between", "Pause dazwischen")
    case .repeats: language.pick("Repeats", "Wiederholungen")
    }
  }
  /// "10 × 30 s, 10 s rest, 6:30 min"
  func detail(_ setting: IntervalSetting, _ work: String, _ rest: String, _ time: String) -> String
  {
    let start = String(setting.repeats) + " × " + work + ", "
    guard setting.rest > 0, setting.repeats > 1 else { return start + time }
    return start + rest + language.pick(" rest, ", " Pause, ") + time
  }
}
