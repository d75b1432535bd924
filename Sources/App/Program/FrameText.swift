// The words around every screen.

struct FrameText {
  let places: String
  let today: String
  let progress: String
  let plan: String
  let settings: String
  let skip: String
  let back: String
  let undo: String
  let saveAgain: String
  let saveFile: String
  let rawFile: String
  let full: String
  let blocked: String
  let lost: String
  let unknown: String
  let storeBlocked: String
  let storeUnavailable: String
  let storeNewer: String
  let damaged: (Int) -> String
  let demo: String
  let leaveDemo: String
  let update: String
  let updateNow: String

  func place(_ place: Place) -> String {
    switch place {
    case .today: today
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
    }
  }

  static var en: FrameText {
    FrameText(
      places: "Places", today: "Today", progress: "Progress", plan: "Plan", settings: "Settings",
      skip: "Skip to the content", back: "Back", undo: "Undo", saveAgain: "Try again",
      saveFile: "Save as a file", rawFile: "Save the raw data",
      full: "Not saved: this device has no room left. Make some room, then try again.",
      blocked: "Not saved: another window holds the journal. Close it, then try again.",
      lost: "Not saved: the browser closed the journal. Try again, or reload the page.",
      unknown: "Not saved yet. Try again, or save everything as a file.",
      storeBlocked: "Another window still runs an older version. Close it and reload this page.",
      storeUnavailable:
        "This browser keeps no data here, as in a private window. What you enter is gone when you "
        + "close it.",
      storeNewer: "The journal was written by a newer version. Reload to get it; nothing is lost.",
      damaged: { count in
        "\(count == 1 ? "One part" : "\(count) parts") of the journal can't be read. Nothing was "
          + "changed; everything else is here."
      },
      demo: "This is a made-up journal for looking around.", leaveDemo: "Remove it",
      update: "A new version is ready.", updateNow: "Use it now")
  }

  static var de: FrameText {
    FrameText(
      places: "Orte", today: "Heute", progress: "Fortschritt", plan: "Plan",
      settings: "Einstellungen", skip: "Zum Inhalt", back: "Zurück", undo: "Rückgängig",
      saveAgain: "Noch einmal", saveFile: "Als Datei sichern", rawFile: "Rohdaten sichern",
      full:
        "Nicht gespeichert: Auf diesem Gerät ist kein Platz mehr. Schaffe Platz und versuche es "
        + "noch einmal.",
      blocked: "Nicht gespeichert: Ein anderes Fenster hält das Tagebuch. Schließe es und versuche "
        + "es noch einmal.",
      lost: "Nicht gespeichert: Der Browser hat das Tagebuch geschlossen. Versuche es noch einmal "
        + "oder lade die Seite neu.",
      unknown: "Noch nicht gespeichert. Versuche es noch einmal oder sichere alles als Datei.",
      storeBlocked: "Ein anderes Fenster läuft noch in einer älteren Version. Schließe es und lade "
        + "diese Seite neu.",
      storeUnavailable:
        "Dieser Browser behält hier keine Daten, wie in einem privaten Fenster. Was "
        + "du einträgst, ist weg, wenn du es schließt.",
      storeNewer: "Das Tagebuch stammt aus einer neueren Version. Lade die Seite neu; nichts ist "
        + "verloren.",
      damaged: { count in
        (count == 1
          ? "Ein Teil des Tagebuchs lässt" : "\(count) Teile des Tagebuchs lassen")
          + " sich nicht lesen. Nichts wurde geändert; alles andere ist da."
      },
      demo: "Das ist ein erfundenes Tagebuch zum Umsehen.", leaveDemo: "Entfernen",
      update: "Eine neue Version ist bereit.", updateNow: "Jetzt nutzen")
  }
}
