// The words of the sheet of one entry of a tracker.
import Engine

struct TrackerEntryText {
  let language: Language

  init(_ language: Language) { self.language = language }

  var amount: String { language.pick("How many", "Wie viel") }
  var level: String { language.pick("Which level?", "Welche Stufe?") }
  var words: String { language.pick("How do you feel?", "Wie fühlst du dich?") }
  var gratitude: String {
    language.pick("What are you grateful for?", "Wofür bist du dankbar?")
  }
  var note: String { language.pick("Note", "Notiz") }
  var date: String { language.pick("Counts for this day", "Zählt für diesen Tag") }
  var time: String { language.pick("Time", "Uhrzeit") }
  var timeHint: String {
    language.pick("Empty: only the day is known.", "Leer: nur der Tag ist bekannt.")
  }
  var around: String { language.pick("What was around it", "Was drumherum war") }
  var triggers: String { language.pick("What set it off?", "Was hat es ausgelöst?") }
  var ownTrigger: String { language.pick("Something else", "Etwas anderes") }
  var place: String { language.pick("Where?", "Wo?") }
  var ownPlace: String { language.pick("Another place", "Ein anderer Ort") }
  var keep: String { language.pick("Save", "Speichern") }
  var delete: String { language.pick("Delete", "Löschen") }
  var close: String { language.pick("Close", "Schließen") }

  func problem(_ problem: EntryProblem) -> String {
    switch problem {
    case .date: language.pick("A date from 1900 on.", "Ein Datum ab 1900.")
    case .time: language.pick("A time, such as 21:30.", "Eine Uhrzeit, zum Beispiel 21:30.")
    case .future:
      language.pick(
        "This is still to come. Pick a time up to now.",
        "Das liegt noch vor dir. Wähle eine Zeit bis jetzt.")
    case .amount:
      language.pick(
        "A number above zero and up to 100,000.", "Eine Zahl über null und bis 100.000.")
    case .level: language.pick("Pick a level.", "Wähle eine Stufe.")
    case .words: language.pick("Pick a word or more.", "Wähle mindestens ein Wort.")
    case .note:
      language.pick("A text of up to 500 characters.", "Ein Text von höchstens 500 Zeichen.")
    }
  }
}
