// The words about the copies on this device and about saving a file.
import Engine

struct BackupsText {
  let language: Language

  var title: String { language.pick("Copies on this device", "Kopien auf diesem Gerät") }
  var why: String {
    language.pick(
      "Once a week the app keeps a sealed copy of the journal here, the last four. Press one to "
        + "see what it would bring back.",
      "Einmal in der Woche bewahrt die App hier eine versiegelte Kopie des Tagebuchs auf, die "
        + "letzten vier. Tippe eine an, um zu sehen, was sie zurückbrächte.")
  }
  var none: String {
    language.pick(
      "There is none yet. The first one comes a week after you began.",
      "Noch gibt es keine. Die erste kommt eine Woche nach deinem Anfang.")
  }
  var limit: String {
    language.pick(
      "They go when the browser's data is cleared. A file in a safe place stays.",
      "Sie verschwinden mit den Daten des Browsers. Eine Datei an sicherem Ort bleibt.")
  }
  func holds(_ number: String, _ count: Int) -> String {
    language.pickLazily(
      "\(number) \(count == 1 ? "entry" : "entries")",
      "\(number) \(count == 1 ? "Eintrag" : "Einträge")")
  }

  func sheetTitle(_ date: String) -> String {
    language.pickLazily("The copy of \(date)", "Die Kopie vom \(date)")
  }
  func held(_ entries: String) -> String {
    language.pickLazily("It holds \(entries).", "Sie enthält \(entries).")
  }
  func back(_ number: String, _ count: Int) -> String {
    language.pickLazily(
      "\(number) \(count == 1 ? "thing that is gone comes" : "things that are gone come") back.",
      "\(number) \(count == 1 ? "Gelöschtes kommt" : "gelöschte Dinge kommen") zurück.")
  }
  func changed(_ number: String, _ count: Int) -> String {
    language.pickLazily(
      "\(number) \(count == 1 ? "thing gets its" : "things get their") earlier content again.",
      "\(number) \(count == 1 ? "Ding bekommt" : "Dinge bekommen") den früheren Inhalt wieder.")
  }
  func gone(_ number: String, _ count: Int) -> String {
    language.pickLazily(
      "\(number) that had been deleted \(count == 1 ? "is" : "are") deleted again.",
      "\(number) damals \(count == 1 ? "Gelöschtes verschwindet" : "gelöschte verschwinden") "
        + "wieder.")
  }
  var stays: String {
    language.pick(
      "What you wrote since then stays. A copy of now is kept first, so you can go back.",
      "Was du seither geschrieben hast, bleibt. Vorher wird eine Kopie von jetzt aufbewahrt, so "
        + "kannst du zurück.")
  }
  var same: String {
    language.pick(
      "All of it is here as it was. There is nothing to bring back.",
      "Alles davon ist hier, wie es war. Es gibt nichts zurückzuholen.")
  }
  var bringBack: String { language.pick("Bring it back", "Zurückholen") }
  var broughtBack: String { language.pick("It is back", "Es ist zurück") }
  var close: String { language.pick("Close", "Schließen") }

  func problem(_ problem: BackupProblem) -> String {
    switch problem {
    case .unreadable:
      language.pick(
        "This copy could not be opened. Nothing was changed.",
        "Diese Kopie ließ sich nicht öffnen. Nichts wurde geändert.")
    case .full:
      language.pick(
        "There was no room for a copy of now. Nothing was changed.",
        "Für eine Kopie von jetzt war kein Platz. Nichts wurde geändert.")
    }
  }

  var cardTitle: String { language.pick("A copy for you", "Eine Kopie für dich") }
  var cardFirst: String {
    language.pick(
      "A file in a safe place keeps your journal, whatever happens to this device.",
      "Eine Datei an sicherem Ort bewahrt dein Tagebuch, was auch mit diesem Gerät geschieht.")
  }
  func cardAgain(_ date: String) -> String {
    language.pickLazily(
      "You last saved a file on \(date), and much has come since.",
      "Zuletzt hast du am \(date) eine Datei gespeichert, seither ist viel dazugekommen.")
  }
  var later: String { language.pick("Later", "Später") }
}
