// The words about the journal itself: how it is kept, files, and deleting it.
import Engine

struct DataText {
  let language: Language

  /// One thing and several of it.
  typealias Counted = (one: String, many: String)

  var storage: String { language.pick("Kept on this device", "Auf diesem Gerät aufbewahrt") }
  func counts(_ list: String) -> String {
    language.pickLazily("Here: \(list).", "Hier: \(list).")
  }
  var noRecords: String { language.pick("nothing yet", "noch nichts") }
  var and: String { language.pick(" and ", " und ") }
  var entries: Counted {
    (language.pick("entry", "Eintrag"), language.pick("entries", "Einträge"))
  }
  var totals: Counted {
    (
      language.pick("day as a number", "Tag als Zahl"),
      language.pick("days as a number", "Tage als Zahl")
    )
  }
  var cravings: Counted {
    (
      language.pick("craving", "notiertes Verlangen"),
      language.pick("cravings", "notierte Verlangen")
    )
  }
  var plans: Counted {
    (language.pick("plan", "Plan"), language.pick("plans", "Pläne"))
  }
  var reasons: Counted {
    (language.pick("reason", "Grund"), language.pick("reasons", "Gründe"))
  }
  var trackers: Counted {
    (language.pick("tracker", "Tracker"), language.pick("trackers", "Tracker"))
  }
  var thoughts: Counted {
    (language.pick("thought", "Gedanke"), language.pick("thoughts", "Gedanken"))
  }
  var meals: Counted {
    (
      language.pick("food from a recall", "Essen aus einem Rückblick"),
      language.pick("foods from recalls", "Essen aus Rückblicken")
    )
  }
  var sessions: Counted {
    (language.pick("practice session", "Übung"), language.pick("practice sessions", "Übungen"))
  }
  var pictures: Counted {
    (
      language.pick("picture or recording", "Bild oder Aufnahme"),
      language.pick("pictures or recordings", "Bilder oder Aufnahmen")
    )
  }
  var others: Counted {
    (
      language.pick("other answer or note", "andere Antwort oder Notiz"),
      language.pick("other answers and notes", "andere Antworten und Notizen")
    )
  }
  var persisted: String {
    language.pick(
      "The browser keeps this journal, even when space is short.",
      "Der Browser behält dieses Tagebuch, auch wenn der Platz knapp wird.")
  }
  var notPersisted: String {
    language.pick(
      "The browser may clear this journal when space is short. A backup file makes you safe.",
      "Der Browser darf dieses Tagebuch löschen, wenn der Platz knapp wird. Mit einer "
        + "Sicherungsdatei bist du auf der sicheren Seite.")
  }
  var notAgreed: String {
    language.pick(
      "It was asked to keep it and has not agreed so far. Installing the app can help.",
      "Er wurde gebeten, es zu behalten, und hat noch nicht zugestimmt. Die App zu "
        + "installieren kann helfen.")
  }
  var keepStorage: String {
    language.pick("Ask the browser to keep it", "Den Browser bitten, es zu behalten")
  }
  var howKept: String { language.pick("How is it kept?", "Wie wird es aufbewahrt?") }
  var howKeptLines: [String] {
    [
      language.pick(
        "It is sealed: the bytes on the disk cannot be read without a key. The key stays in "
          + "this browser.",
        "Es ist versiegelt: Die Bytes auf dem Speicher sind ohne Schlüssel nicht lesbar. Der "
          + "Schlüssel bleibt in diesem Browser."),
      language.pick(
        "Who can open this browser can open the app, unless you set a passphrase here.",
        "Wer diesen Browser öffnen kann, kann die App öffnen, außer du legst hier ein Kennwort "
          + "fest."),
      language.pick(
        "Clearing the site's data in the browser deletes the journal.",
        "Wenn du im Browser die Daten dieser Seite löschst, ist das Tagebuch weg."),
    ]
  }

  var files: String { language.pick("Files", "Dateien") }
  var backupWhy: String {
    language.pick(
      "A backup file holds everything. Bring it to another device, too.",
      "Eine Sicherungsdatei enthält alles. Sie bringt es auch auf ein anderes Gerät.")
  }
  var saveBackup: String { language.pick("Save a backup file", "Sicherungsdatei speichern") }
  func backedUp(_ date: String) -> String {
    language.pickLazily("Last saved on \(date).", "Zuletzt gesichert am \(date).")
  }
  var neverBackedUp: String { language.pick("Not saved yet.", "Noch nicht gesichert.") }
  var saveAll: String {
    language.pick("Save everything (ZIP)", "Alles speichern (ZIP)")
  }
  var saveAllWhy: String {
    language.pick(
      "A backup and a table for each kind of thing, in one file.",
      "Eine Sicherung und eine Tabelle für jede Art von Ding, in einer Datei.")
  }
  var saveFoodTable: String {
    language.pick("Save what you ate as a table (CSV)", "Gegessenes als Tabelle speichern (CSV)")
  }
  var saveTable: String { language.pick("Save a table (CSV)", "Tabelle speichern (CSV)") }
  var tableWhy: String {
    language.pick(
      "Entries and cravings for a spreadsheet.",
      "Einträge und Verlangen für eine Tabellenkalkulation.")
  }
  var restore: String { language.pick("Restore a backup", "Sicherung einlesen") }
  var restoreWhy: String {
    language.pick(
      "What is new in the file is added. Nothing here is lost.",
      "Was in der Datei neu ist, kommt dazu. Nichts von hier geht verloren.")
  }
  /// New, changed, already here.
  func merged(_ new: String, _ changed: String?, _ already: String) -> String {
    language.pickLazily(
      "\(new) new, " + (changed.map { "\($0) updated, " } ?? "") + "\(already) already here.",
      "\(new) neu, " + (changed.map { "\($0) aktualisiert, " } ?? "")
        + "\(already) schon vorhanden.")
  }
  func nothingNew(_ already: String) -> String {
    language.pickLazily(
      "Nothing new: \(already) already here.",
      "Nichts Neues: \(already) schon vorhanden.")
  }
  func broken(_ line: String) -> String {
    language.pickLazily(
      "This file is damaged in line \(line). Nothing was changed.",
      "Diese Datei ist in Zeile \(line) beschädigt. Nichts wurde geändert.")
  }
  var notABackup: String {
    language.pick(
      "This file is not a Redstart backup. Nothing was changed.",
      "Diese Datei ist keine Redstart-Sicherung. Nichts wurde geändert.")
  }
  var later: String {
    language.pick(
      "A newer version of Redstart wrote this file. Update first. Nothing was changed.",
      "Eine neuere Version von Redstart hat diese Datei geschrieben. Aktualisiere zuerst. "
        + "Nichts wurde geändert.")
  }

  var demo: String { language.pick("Made-up journal", "Erfundenes Tagebuch") }
  var demoWhy: String {
    language.pick(
      "You are looking around in a made-up journal. Nothing of it is saved.",
      "Du siehst dich in einem erfundenen Tagebuch um. Nichts davon wird gespeichert.")
  }
  var leaveDemo: String { language.pick("Remove it", "Entfernen") }

  var wipeTitle: String { language.pick("Delete everything", "Alles löschen") }
  var wipeWhy: String {
    language.pick(
      "Removes the journal, the settings and the key from this device.",
      "Entfernt das Tagebuch, die Einstellungen und den Schlüssel von diesem Gerät.")
  }
  var wipe: String { language.pick("Delete everything …", "Alles löschen …") }
  func wipeGoes(_ list: String?) -> String {
    guard let list else {
      return language.pick(
        "Your settings go from this device. There is nothing else here yet.",
        "Deine Einstellungen verschwinden von diesem Gerät. Anderes ist noch nicht da.")
    }
    return language.pickLazily(
      "This goes from this device: \(list), and your settings.",
      "Das verschwindet von diesem Gerät: \(list), dazu deine Einstellungen.")
  }
  var wipeIsFinal: String {
    language.pick("No one can bring it back.", "Niemand kann es zurückholen.")
  }
  var wipeKeepsAccount: String {
    language.pick(
      "Your account keeps what it has; this device is signed out. To delete the account as well, "
        + "go to Account and sync first.",
      "Dein Konto behält, was es hat; dieses Gerät wird abgemeldet. Um auch das Konto zu löschen, "
        + "geh zuerst zu Konto und Abgleich.")
  }
  var saveFirst: String {
    language.pick("Save a backup file first", "Erst eine Sicherungsdatei speichern")
  }
  /// What is typed to confirm.
  var wipeWord: String { language.pick("delete", "löschen") }
  var wipeType: String {
    language.pick("Type “delete” to go on", "Tippe „löschen“, um fortzufahren")
  }
  var wipeForGood: String { language.pick("Delete for good", "Endgültig löschen") }
  var close: String { language.pick("Close", "Schließen") }

  /// What became of a file, in a sentence.
  func outcome(_ outcome: FileOutcome, _ locale: Locale) -> String {
    func count(_ number: Int) -> String { locale.number(Int64(number)) }
    switch outcome {
    case .merged(new: 0, changed: 0, let already): return nothingNew(count(already))
    case .merged(let new, let changed, let already):
      return merged(count(new), changed == 0 ? nil : count(changed), count(already))
    case .broken(let line): return broken(count(line))
    case .notABackup: return notABackup
    case .later: return later
    }
  }
}
