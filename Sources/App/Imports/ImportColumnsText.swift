// The words about columns, moods, and what is wrong with a file.
import Engine

extension ImportsText {
  var columnsTitle: String {
    language.pick("What do the columns mean?", "Was bedeuten die Spalten?")
  }
  var columnsWhy: String {
    language.pick(
      "No known app writes this table. Say what is where.",
      "Keine bekannte App schreibt diese Tabelle. Sag, was wo steht.")
  }
  var sample: String { language.pick("The first rows", "Die ersten Zeilen") }
  func column(_ column: ImportsColumn) -> String {
    switch column {
    case .date: language.pick("Date", "Datum")
    case .time: language.pick("Time", "Uhrzeit")
    case .tracker: language.pick("Name of the tracker", "Name des Trackers")
    case .amount: language.pick("Amount, or yes and no", "Menge, oder ja und nein")
    case .note: language.pick("Note", "Notiz")
    }
  }
  /// What it means when no column is named.
  func none(_ column: ImportsColumn) -> String {
    switch column {
    case .date: language.pick("Not chosen", "Nicht gewählt")
    case .tracker: language.pick("All rows are one tracker", "Alle Zeilen sind ein Tracker")
    case .amount: language.pick("Each row counts one", "Jede Zeile zählt eins")
    case .time, .note: language.pick("None", "Keine")
    }
  }
  var trackerName: String { language.pick("What is it called?", "Wie heißt er?") }
  var dateForm: String {
    language.pick("How are the dates written?", "Wie ist das Datum geschrieben?")
  }
  func form(_ form: DateForm) -> String {
    switch form {
    case .yearMonthDay: language.pick("Year, month, day", "Jahr, Monat, Tag")
    case .dayMonthYear: language.pick("Day, month, year", "Tag, Monat, Jahr")
    case .monthDayYear: language.pick("Month, day, year", "Monat, Tag, Jahr")
    }
  }
  var missingDate: String {
    language.pick("Choose the column with the date.", "Wähle die Spalte mit dem Datum.")
  }
  var missingForm: String {
    language.pick(
      "These dates can be read in two ways. Choose one.",
      "Dieses Datum lässt sich auf zwei Arten lesen. Wähle eine.")
  }
  var noDates: String {
    language.pick("No dates are in this column.", "In dieser Spalte steht kein Datum.")
  }
  var missingName: String { language.pick("Give it a name.", "Gib ihm einen Namen.") }

  var mood: String { language.pick("Mood", "Stimmung") }
  var moodsTitle: String { language.pick("Your own moods", "Deine eigenen Stimmungen") }
  var moodsWhy: String {
    language.pick(
      "The file does not say how these feel. Say where they stand.",
      "Die Datei sagt nicht, wie sich diese anfühlen. Sag, wo sie stehen.")
  }

  /// What is wrong with a file as a whole.
  func problem(_ problem: ImportProblem, _ line: String) -> String {
    what(problem.kind, line) + " " + language.pick("Nothing was changed.", "Nichts wurde geändert.")
  }

  private func what(_ kind: ImportProblem.Kind, _ line: String) -> String {
    switch kind {
    case .empty: language.pick("There is nothing in the file.", "In der Datei ist nichts.")
    case .unknownKind, .header:
      language.pick(
        "This is no kind of file that can be read here.",
        "Diese Art von Datei lässt sich hier nicht lesen.")
    case .database:
      language.pick(
        "This database is damaged, or of an app that Redstart does not know.",
        "Diese Datenbank ist beschädigt oder stammt von einer App, die Redstart nicht kennt.")
    case .tooLarge, .archive(.tooLarge), .archive(.tooManyFiles):
      language.pick(
        "This is more than one import takes.", "Das ist mehr, als auf einmal geht.")
    case .archive(.encrypted):
      language.pick("The zip file has a password.", "Die Zip-Datei hat ein Passwort.")
    case .archive:
      language.pick("The zip file is damaged.", "Die Zip-Datei ist beschädigt.")
    case .table(.badUTF8):
      language.pickLazily(
        "Line \(line) has letters that are damaged. Save the table as “CSV UTF-8” and try again.",
        "In Zeile \(line) sind Buchstaben beschädigt. Speichere die Tabelle als „CSV UTF-8“ und "
          + "versuch es noch einmal.")
    default: row(ImportProblem(kind, line: 1), line)
    }
  }

  var leaveRowsOut: String {
    language.pick("Go on without such lines", "Ohne solche Zeilen weiter")
  }

  /// What the other app knew and has no place here.
  func unplaced(_ what: ImportUnplaced) -> String {
    switch what {
    case .colours:
      language.pick("Colors stay behind.", "Farben bleiben zurück.")
    case .columns:
      language.pick(
        "Some columns have no place here and stay behind.",
        "Manche Spalten haben hier keinen Platz und bleiben zurück.")
    case .reminderDays:
      language.pick(
        "Reminder times come along, their weekdays do not.",
        "Die Uhrzeiten der Erinnerungen kommen mit, ihre Wochentage nicht.")
    case .encoding:
      language.pick(
        "This is an older kind of text file. Check that letters such as é and ü look right.",
        "Das ist eine ältere Art von Textdatei. Schau nach, ob Buchstaben wie ä und ß stimmen.")
    }
  }

  /// What is wrong with one line.
  func row(_ problem: ImportProblem, _ line: String) -> String {
    language.pickLazily("Line \(line): ", "Zeile \(line): ") + inLine(problem.kind)
  }

  private func inLine(_ kind: ImportProblem.Kind) -> String {
    switch kind {
    case .date, .ambiguousDate:
      language.pick("not a date of this kind.", "kein Datum dieser Art.")
    case .time: language.pick("not a time.", "keine Uhrzeit.")
    case .value: language.pick("not an amount.", "keine Menge.")
    case .name: language.pick("no name of a tracker.", "kein Name eines Trackers.")
    case .fieldCount:
      language.pick("too few or too many columns.", "zu wenige oder zu viele Spalten.")
    default: language.pick("damaged.", "beschädigt.")
    }
  }
}
