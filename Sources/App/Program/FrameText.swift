// The words around every screen.

struct FrameText {
  let language: Language

  var places: String { language.pick("Places", "Orte") }
  var today: String { language.pick("Today", "Heute") }
  var progress: String { language.pick("Progress", "Fortschritt") }
  var plan: String { "Plan" }
  var settings: String { language.pick("Settings", "Einstellungen") }
  var skip: String { language.pick("Skip to the content", "Zum Inhalt") }
  var back: String { language.pick("Back", "Zurück") }
  var undone: String { language.pick("Taken back.", "Zurückgenommen.") }
  var undo: String { language.pick("Undo", "Rückgängig") }
  var saveAgain: String { language.pick("Try again", "Noch einmal") }
  var saveFile: String { language.pick("Save as a file", "Als Datei sichern") }
  var rawFile: String { language.pick("Save the raw data", "Rohdaten sichern") }
  var full: String {
    language.pick(
      "Not saved: this device has no room left. Make some room, then try again.",
      "Nicht gespeichert: Auf diesem Gerät ist kein Platz mehr. Schaffe Platz und versuche es "
        + "noch einmal.")
  }
  var blocked: String {
    language.pick(
      "Not saved: another window holds the journal. Close it, then try again.",
      "Nicht gespeichert: Ein anderes Fenster hält das Tagebuch. Schließe es und versuche es "
        + "noch einmal.")
  }
  var lost: String {
    language.pick(
      "Not saved: the browser closed the journal. Try again, or reload the page.",
      "Nicht gespeichert: Der Browser hat das Tagebuch geschlossen. Versuche es noch einmal "
        + "oder lade die Seite neu.")
  }
  var unknown: String {
    language.pick(
      "Not saved yet. Try again, or save everything as a file.",
      "Noch nicht gespeichert. Versuche es noch einmal oder sichere alles als Datei.")
  }
  var storeBlocked: String {
    language.pick(
      "Another window still runs an older version. Close it and reload this page.",
      "Ein anderes Fenster läuft noch in einer älteren Version. Schließe es und lade diese "
        + "Seite neu.")
  }
  var storeUnavailable: String {
    language.pick(
      "This browser keeps no data here, as in a private window. What you enter is gone when "
        + "you close it.",
      "Dieser Browser behält hier keine Daten, wie in einem privaten Fenster. Was du "
        + "einträgst, ist weg, wenn du es schließt.")
  }
  var storeNewer: String {
    language.pick(
      "The journal was written by a newer version. Reload to get it; nothing is lost.",
      "Das Tagebuch stammt aus einer neueren Version. Lade die Seite neu; nichts ist verloren.")
  }
  func damaged(_ count: Int) -> String {
    language.pickLazily(
      "\(count == 1 ? "One part" : "\(count) parts") of the journal can't be read on this device. "
        + "It is kept as it is, and everything else is here. With an account, what the server has "
        + "of it comes back by itself.",
      (count == 1
        ? "Ein Teil des Tagebuchs lässt" : "\(count) Teile des Tagebuchs lassen")
        + " sich auf diesem Gerät nicht lesen. Es bleibt, wie es ist, und alles andere ist da. Mit "
        + "einem Konto kommt von selbst zurück, was der Server davon hat.")
  }
  var demo: String {
    language.pick(
      "This is a made-up journal for looking around. It stays until you remove it.",
      "Das ist ein erfundenes Tagebuch zum Umsehen. Es bleibt, bis du es entfernst.")
  }
  var leaveDemo: String { language.pick("Remove it", "Entfernen") }
  var update: String { language.pick("A new version is ready.", "Eine neue Version ist bereit.") }
  var updateNow: String { language.pick("Use it now", "Jetzt nutzen") }

  func place(_ place: Place) -> String {
    switch place {
    case .today: today
    case .practice: PracticeText(language: language).title
    case .progress: progress
    case .plan: plan
    }
  }

  func saveProblem(_ problem: SaveProblem) -> String {
    switch problem {
    case .full: full
    case .blocked: blocked
    case .lost: lost
    case .unknown: unknown
    }
  }

  func storeProblem(_ problem: StoreFacts.Problem) -> String {
    switch problem {
    case .blocked: storeBlocked
    case .unavailable: storeUnavailable
    case .newer: storeNewer
    case .locked: LockText(language: language).lead
    }
  }
}
