// The words of the history.
import Engine

struct HistoryText {
  let title: String
  let add: String
  let addTitle: String
  let filterLabel: String
  let all: String
  let more: String
  let emptyTitle: String
  let emptyText: String
  let today: String
  let yesterday: String
  let entry: String
  let craving: String
  let cravings: (String, Bool) -> String
  let total: String
  let inTotal: String
  let totalHint: String
  let hiddenByTotal: String
  let amount: String
  let date: String
  let time: String
  let note: String
  let countsFor: (String) -> String
  let whichDay: String
  let intensity: String
  let intensityOf: (Int) -> String
  let intensityAfter: (Int) -> String
  let intensityLow: String
  let intensityHigh: String
  let noIntensity: String
  let triggers: String
  let outcomeLabel: String
  let outcome: (CravingOutcome?) -> String
  let save: String
  let delete: String
  let close: String
  let added: String
  let changed: String
  let deleted: String
  let deletedTotal: String
  let problem: (HistoryProblem) -> String

}

extension HistoryText {
  static var en: HistoryText {
    HistoryText(
      title: "History", add: "Add something earlier", addTitle: "Something earlier",
      filterLabel: "What for", all: "Everything", more: "Show ten more days",
      emptyTitle: "Nothing here yet",
      emptyText: "What you record stands here, day by day. You can change each line.",
      today: "Today", yesterday: "Yesterday", entry: "Entry", craving: "Craving",
      cravings: { number, isOne in isOne ? "1 craving" : "\(number) cravings" },
      total: "the whole day as one number", inTotal: "the day's number counts instead",
      totalHint: "One number stands for this day, in place of its single entries.",
      hiddenByTotal: "This day has one number for all of it. That number stays as it is.",
      amount: "How many", date: "Date", time: "Time", note: "Note",
      countsFor: { "Counts for \($0)." }, whichDay: "Which day does it belong to?",
      intensity: "How strong?", intensityOf: { "\($0) of 10" }, intensityAfter: { "then \($0)" },
      intensityLow: "light",
      intensityHigh: "very strong", noIntensity: "Leave it open", triggers: "What set it off?",
      outcomeLabel: "How did it end?",
      outcome: { outcome in
        switch outcome {
        case .passed: "It passed"
        case .used: "I used"
        case nil: "Open"
        }
      },
      save: "Save", delete: "Delete", close: "Close", added: "Added.", changed: "Changed.",
      deleted: "Deleted.", deletedTotal: "Deleted. The single entries of that day count again.",
      problem: { problem in
        switch problem {
        case .amount: "A number above zero and up to 100,000, such as 1 or 2.5."
        case .totalAmount: "A number from 0 to 100,000."
        case .date: "A date from 1900 on."
        case .time: "A time, such as 21:30."
        case .future: "This is still to come. Pick a time up to now."
        case .note: "This note is longer than 500 characters. Make it shorter to save it."
        }
      })
  }

  static var de: HistoryText {
    HistoryText(
      title: "Verlauf", add: "Etwas Früheres eintragen", addTitle: "Etwas Früheres",
      filterLabel: "Wovon", all: "Alles", more: "Zehn weitere Tage zeigen",
      emptyTitle: "Hier ist noch nichts",
      emptyText: "Was du einträgst, steht hier, Tag für Tag. Du kannst jede Zeile ändern.",
      today: "Heute", yesterday: "Gestern", entry: "Eintrag", craving: "Verlangen",
      cravings: { number, isOne in isOne ? "1 Verlangen" : "\(number)-mal Verlangen" },
      total: "der ganze Tag als eine Zahl", inTotal: "es zählt die Zahl des Tages",
      totalHint: "Für diesen Tag steht eine Zahl anstelle der einzelnen Einträge.",
      hiddenByTotal: "Dieser Tag hat eine Zahl für alles. Sie bleibt, wie sie ist.",
      amount: "Wie viel", date: "Datum", time: "Uhrzeit", note: "Notiz",
      countsFor: { "Zählt zu \($0)." }, whichDay: "Zu welchem Tag gehört es?",
      intensity: "Wie stark?", intensityOf: { "\($0) von 10" }, intensityAfter: { "dann \($0)" },
      intensityLow: "leicht",
      intensityHigh: "sehr stark", noIntensity: "Offen lassen", triggers: "Was hat es ausgelöst?",
      outcomeLabel: "Wie ging es aus?",
      outcome: { outcome in
        switch outcome {
        case .passed: "Vorbeigegangen"
        case .used: "Ich habe konsumiert"
        case nil: "Offen"
        }
      },
      save: "Speichern", delete: "Löschen", close: "Schließen", added: "Eingetragen.",
      changed: "Geändert.", deleted: "Gelöscht.",
      deletedTotal: "Gelöscht. Die einzelnen Einträge des Tages zählen wieder.",
      problem: { problem in
        switch problem {
        case .amount: "Eine Zahl über null und bis 100.000, zum Beispiel 1 oder 2,5."
        case .totalAmount: "Eine Zahl von 0 bis 100.000."
        case .date: "Ein Datum ab 1900."
        case .time: "Eine Uhrzeit, zum Beispiel 21:30."
        case .future: "Das liegt noch vor dir. Wähle eine Zeit bis jetzt."
        case .note: "Die Notiz ist länger als 500 Zeichen. Kürze sie, um sie zu speichern."
        }
      })
  }
}
