// The words of the page of a day.
import Engine

struct DayText {
  let language: Language

  var before: String { language.pick("Day before", "Tag davor") }
  var after: String { language.pick("Day after", "Tag danach") }
  var whatWas: String { language.pick("What is recorded", "Was notiert ist") }
  var empty: String {
    language.pick(
      "Nothing is recorded for this day. It can be filled in below.",
      "Für diesen Tag ist nichts notiert. Unten lässt er sich nachtragen.")
  }
  var aheadTitle: String { language.pick("This day has not come yet", "Dieser Tag kommt noch") }
  var aheadText: String {
    language.pick(
      "What happens on it can be recorded then.", "Was an ihm geschieht, trägst du dann ein.")
  }
  var fillIn: String { language.pick("Fill in this day", "Diesen Tag nachtragen") }
  var fillHint: String {
    language.pick(
      "Whatever you add here belongs to this day.", "Was du hier einträgst, gehört zu diesem Tag.")
  }
  var add: String { language.pick("+ 1", "+ 1") }
  func addHint(_ name: String) -> String {
    language.pickLazily("one more: \(name)", "eins mehr: \(name)")
  }
  var total: String { language.pick("Set the day's total", "Tageszahl setzen") }
  var none: String { language.pick("None", "Nichts") }
  var done: String { language.pick("Done", "Gemacht") }
  var notDone: String { language.pick("Take it back", "Zurücknehmen") }
  var noticed: String { language.pick("Noticed", "Bemerkt") }
  var happened: String { language.pick("It happened", "Es kam vor") }
  var timed: String { language.pick("Add with a time", "Mit Uhrzeit") }
  func filled(_ name: String, _ day: String) -> String {
    language.pickLazily("Noted: \(name), \(day).", "Notiert für den \(day): \(name).")
  }
  var noteTitle: String { language.pick("Note on the day", "Notiz zum Tag") }
  var noteHint: String {
    language.pick("What was this day like for you?", "Wie war dieser Tag für dich?")
  }
  var keepNote: String { language.pick("Keep the note", "Notiz behalten") }
  var noteKept: String { language.pick("Noted.", "Notiert.") }
  var noteRemoved: String { language.pick("The note is gone.", "Die Notiz ist weg.") }
  var pledge: String { language.pick("In the morning", "Am Morgen") }
  var lookBack: String { language.pick("A look back", "Ein Blick zurück") }
  var review: String { language.pick("In the evening", "Am Abend") }
}
