// The words of the trackers' pages and rows.
import Engine

struct TrackersText {
  let language: Language

  init(_ language: Language) { self.language = language }

  var title: String { language.pick("Trackers", "Tracker") }
  /// The page of one.
  var one: String { "Tracker" }
  var unknown: String {
    language.pick(
      "That tracker is not here any more. These are.",
      "Diesen Tracker gibt es hier nicht mehr. Diese schon.")
  }
  var all: String { language.pick("All trackers", "Alle Tracker") }
  var emptyTitle: String { language.pick("Nothing here yet", "Hier ist noch nichts") }
  var emptyText: String {
    language.pick(
      "What would you like more of, or like to see through? One tap each is enough.",
      "Wovon möchtest du mehr, oder was möchtest du durchschauen? Je ein Tippen genügt.")
  }
  var somethingElse: String { language.pick("Something else", "Etwas anderes") }
  var somethingElseDetail: String {
    language.pick("My own trackers", "Meine eigenen Tracker")
  }
  var new: String { language.pick("New tracker", "Neuer Tracker") }
  var order: String { language.pick("Change the order", "Reihenfolge ändern") }
  var orderDone: String { language.pick("Done", "Fertig") }
  var orderHint: String {
    language.pick(
      "Drag a row, or use the buttons. Today follows this order.",
      "Ziehe eine Zeile oder nutze die Knöpfe. „Heute“ folgt dieser Reihenfolge.")
  }
  var moved: String { language.pick("Moved.", "Verschoben.") }
  var up: String { language.pick("Up", "Nach oben") }
  var down: String { language.pick("Down", "Nach unten") }
  var noGroup: String { language.pick("Without a group", "Ohne Gruppe") }
  var hidden: String { language.pick("Hidden", "Ausgeblendet") }
  var hiddenText: String {
    language.pick("Their entries are all kept.", "Ihre Einträge sind alle noch da.")
  }
  var putAway: String {
    language.pick(
      "Hidden. Its entries are all kept.", "Ausgeblendet. Die Einträge sind alle noch da.")
  }
  var bringBack: String { language.pick("Bring back", "Zurückholen") }
  var hide: String { language.pick("Hide", "Ausblenden") }
  var delete: String { language.pick("Delete …", "Löschen …") }
  var edit: String { language.pick("Edit", "Bearbeiten") }
  var close: String { language.pick("Close", "Schließen") }
  var made: String { language.pick("Added.", "Hinzugefügt.") }
  var kept: String { language.pick("Changed.", "Geändert.") }

  func deleteTitle(_ name: String) -> String {
    language.pickLazily("Delete \(name)?", "\(name) löschen?")
  }
  func deleteText(_ count: String, isOne: Bool) -> String {
    language.pickLazily(
      isOne ? "Its one entry goes along." : "Its \(count) entries go along.",
      isOne ? "Der eine Eintrag geht mit." : "\(count) Einträge gehen mit.")
  }
  var deleteInstead: String {
    language.pick(
      "Hiding keeps everything. Right after deleting you can undo it.",
      "Ausblenden behält alles. Direkt nach dem Löschen kannst du es rückgängig machen.")
  }
  var deleteForGood: String { language.pick("Delete", "Löschen") }
  func deleted(_ name: String) -> String {
    language.pickLazily("Deleted: \(name).", "Gelöscht: \(name).")
  }

  func noted(_ name: String, _ value: String) -> String {
    language.pickLazily("Noted: \(name), \(value).", "Notiert: \(name), \(value).")
  }
  var takenBack: String { language.pick("Taken back.", "Zurückgenommen.") }
  var details: String { language.pick("Add details", "Mehr dazu") }
  var done: String { language.pick("Done", "Erledigt") }
  var notYet: String { "–" }
  var takeBack: String { language.pick("Take it back", "Zurücknehmen") }
  var noticed: String { language.pick("Noticed", "Bemerkt") }
  var happened: String { language.pick("It happened", "Es ist passiert") }
  var onlyNote: String { language.pick("A note", "Eine Notiz") }
  var slipNoted: String { language.pick("A slip, noted", "Ein Ausrutscher, notiert") }
  var noneToday: String { language.pick("None so far", "Bisher nicht") }
  var chooseWords: String { language.pick("Choose words", "Wörter wählen") }
  var write: String { language.pick("Write", "Aufschreiben") }
  func times(_ number: String) -> String { number + "×" }
  func noticedTimes(_ number: String) -> String {
    language.pickLazily("\(number)× noticed", "\(number)× bemerkt")
  }

  var today: String { language.pick("Today", "Heute") }
  var yesterday: String { language.pick("Yesterday", "Gestern") }
  var addOther: String { language.pick("For another day", "Für einen anderen Tag") }
  var history: String { language.pick("History", "Verlauf") }
  var manage: String { language.pick("This tracker", "Dieser Tracker") }
  var nothingYet: String { language.pick("Nothing in these days.", "Nichts in diesen Tagen.") }
  var showAll: String { language.pick("Show everything", "Alles zeigen") }
  var wholeDay: String { language.pick("the whole day", "der ganze Tag") }
  var modeChanged: String {
    language.pick("From here on logged in another way", "Ab hier anders erfasst")
  }
  func until(_ mode: String) -> String {
    language.pickLazily("Before: \(mode)", "Vorher: \(mode)")
  }
  var entryKept: String { language.pick("Saved.", "Gespeichert.") }
  var entryDeleted: String { language.pick("Deleted.", "Gelöscht.") }
}
