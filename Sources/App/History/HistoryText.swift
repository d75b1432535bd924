// The words of the history.
import Engine

struct HistoryText {
  let language: Language

  var title: String { language.pick("History", "Verlauf") }
  var add: String { language.pick("Add something earlier", "Etwas Früheres eintragen") }
  var addTitle: String { language.pick("Something earlier", "Etwas Früheres") }
  var filterLabel: String { language.pick("What for", "Wovon") }
  var all: String { language.pick("Everything", "Alles") }
  var more: String { language.pick("Show ten more days", "Zehn weitere Tage zeigen") }
  var emptyTitle: String { language.pick("Nothing here yet", "Hier ist noch nichts") }
  var emptyText: String {
    language.pick(
      "What you record stands here, day by day. You can change each line.",
      "Was du einträgst, steht hier, Tag für Tag. Du kannst jede Zeile ändern.")
  }
  var today: String { language.pick("Today", "Heute") }
  var yesterday: String { language.pick("Yesterday", "Gestern") }
  var entry: String { language.pick("Entry", "Eintrag") }
  var craving: String { language.pick("Craving", "Verlangen") }
  func cravings(_ number: String, _ isOne: Bool) -> String {
    isOne
      ? language.pick("1 craving", "1 Verlangen")
      : language.pickLazily("\(number) cravings", "\(number)-mal Verlangen")
  }
  var total: String { language.pick("the whole day as one number", "der ganze Tag als eine Zahl") }
  var skipped: String { language.pick("Skipped", "Ausgelassen") }
  var inTotal: String {
    language.pick("the day's number counts instead", "es zählt die Zahl des Tages")
  }
  var totalHint: String {
    language.pick(
      "One number stands for this day, in place of its single entries.",
      "Für diesen Tag steht eine Zahl anstelle der einzelnen Einträge.")
  }
  var hiddenByTotal: String {
    language.pick(
      "This day has one number for all of it. That number stays as it is.",
      "Dieser Tag hat eine Zahl für alles. Sie bleibt, wie sie ist.")
  }
  var amount: String { language.pick("How many", "Wie viel") }
  var date: String { language.pick("Date", "Datum") }
  var time: String { language.pick("Time", "Uhrzeit") }
  var note: String { language.pick("Note", "Notiz") }
  var minutes: String {
    language.pick("How long did it last, in minutes?", "Wie lange, in Minuten?")
  }
  func lasted(_ minutes: Int) -> String { "\(minutes) min" }
  var strength: String { language.pick("Strength in mg/ml", "Stärke in mg/ml") }
  func strength(_ strength: Int) -> String { "\(strength) mg/ml" }
  func countsFor(_ day: String) -> String {
    language.pickLazily("Counts for \(day).", "Zählt zu \(day).")
  }
  var whichDay: String {
    language.pick("Which day does it belong to?", "Zu welchem Tag gehört es?")
  }
  var intensity: String { language.pick("How strong?", "Wie stark?") }
  func intensityOf(_ value: Int) -> String {
    language.pickLazily("\(value) of 10", "\(value) von 10")
  }
  func intensityAfter(_ value: Int) -> String {
    language.pickLazily("then \(value)", "dann \(value)")
  }
  var intensityLow: String { language.pick("light", "leicht") }
  var intensityHigh: String { language.pick("very strong", "sehr stark") }
  var noIntensity: String { language.pick("Leave it open", "Offen lassen") }
  var triggers: String { language.pick("What set it off?", "Was hat es ausgelöst?") }
  var outcomeLabel: String { language.pick("How did it end?", "Wie ging es aus?") }

  func outcome(_ outcome: CravingOutcome?) -> String {
    switch outcome {
    case .passed: language.pick("It passed", "Vorbeigegangen")
    case .used: language.pick("I used", "Ich habe konsumiert")
    case nil: language.pick("Open", "Offen")
    }
  }

  var save: String { language.pick("Save", "Speichern") }
  var delete: String { language.pick("Delete", "Löschen") }
  var close: String { language.pick("Close", "Schließen") }
  var added: String { language.pick("Added.", "Eingetragen.") }
  var changed: String { language.pick("Changed.", "Geändert.") }
  var deleted: String { language.pick("Deleted.", "Gelöscht.") }
  var deletedTotal: String {
    language.pick(
      "Deleted. The single entries of that day count again.",
      "Gelöscht. Die einzelnen Einträge des Tages zählen wieder.")
  }

  func problem(_ problem: HistoryProblem) -> String {
    switch problem {
    case .amount:
      language.pick(
        "A number above zero and up to 100,000, such as 1 or 2.5.",
        "Eine Zahl über null und bis 100.000, zum Beispiel 1 oder 2,5.")
    case .totalAmount: language.pick("A number from 0 to 100,000.", "Eine Zahl von 0 bis 100.000.")
    case .date: language.pick("A date from 1900 on.", "Ein Datum ab 1900.")
    case .time: language.pick("A time, such as 21:30.", "Eine Uhrzeit, zum Beispiel 21:30.")
    case .future:
      language.pick(
        "This is still to come. Pick a time up to now.",
        "Das liegt noch vor dir. Wähle eine Zeit bis jetzt.")
    case .minutes:
      language.pick("Whole minutes from 1 to 720.", "Ganze Minuten von 1 bis 720.")
    case .strength:
      language.pick("A whole number from 0 to 100.", "Eine ganze Zahl von 0 bis 100.")
    case .note:
      language.pick(
        "This note is longer than 500 characters. Make it shorter to save it.",
        "Die Notiz ist länger als 500 Zeichen. Kürze sie, um sie zu speichern.")
    }
  }
}
