// The words of a recall.
import Engine

struct RecallText {
  let language: Language

  var yesterday: String { language.pick("Yesterday's food", "Essen von gestern") }
  func title(_ day: String) -> String {
    language.pickLazily("Food on \(day)", "Essen am \(day)")
  }
  var before: String { language.pick("Day before", "Tag davor") }
  var after: String { language.pick("Day after", "Tag danach") }
  var aheadTitle: String { language.pick("Still to come", "Noch nicht da") }
  var aheadText: String {
    language.pick(
      "What you eat on this day can be told afterwards.",
      "Was du an diesem Tag isst, kannst du danach erzählen.")
  }

  // Passes

  func step(_ pass: RecallPass) -> String {
    let number = String(pass.number)
    let count = String(RecallPass.allCases.count)
    return language.pickLazily("Step \(number) of \(count)", "Schritt \(number) von \(count)")
  }
  func name(_ pass: RecallPass) -> String {
    switch pass {
    case .quickList: language.pick("What comes to mind", "Was dir einfällt")
    case .forgotten: language.pick("Easily forgotten", "Leicht vergessen")
    case .mealAndTime: language.pick("Which meal", "Welche Mahlzeit")
    case .portion: language.pick("How much", "Wie viel")
    case .lastLook: language.pick("A last look", "Ein letzter Blick")
    }
  }
  func lead(_ pass: RecallPass) -> String {
    switch pass {
    case .quickList:
      language.pick(
        "Everything you ate or drank, in any order. Details come later.",
        "Alles, was du gegessen oder getrunken hast, egal in welcher Reihenfolge. Genaueres kommt "
          + "später.")
    case .forgotten:
      language.pick(
        "A few things that slip the mind. “Nothing” is a fine answer.",
        "Ein paar Dinge, die man leicht übersieht. „Nichts“ ist eine gute Antwort.")
    case .mealAndTime:
      language.pick(
        "Pick what belongs together, then press its meal.",
        "Wähle, was zusammengehört, und drücke dann die Mahlzeit.")
    case .portion:
      language.pick(
        "The usual amount stands there already. Change what was different.",
        "Die übliche Menge steht schon da. Ändere, was anders war.")
    case .lastLook:
      language.pick(
        "Is this how the day was? Press anything to change it.",
        "War der Tag so? Drücke, was du ändern willst.")
    }
  }
  func next(_ pass: RecallPass) -> String {
    let name = name(pass)
    return language.pickLazily("Next: \(name)", "Weiter: \(name)")
  }
  func back(_ pass: RecallPass) -> String {
    let name = name(pass)
    return language.pickLazily("Back: \(name)", "Zurück: \(name)")
  }
  var finish: String { language.pick("That was the day", "Das war der Tag") }
  var done: String { language.pick("Noted.", "Notiert.") }
  var reopen: String { language.pick("Go through it again", "Noch einmal durchgehen") }
  var oneDay: String {
    language.pick(
      "One day is one day: what is usual shows over several.",
      "Ein Tag ist ein Tag: Was üblich ist, zeigt sich über mehrere.")
  }

  // The list

  var field: String { language.pick("What did you have?", "Was gab es?") }
  var example: String {
    language.pick(
      "Such as: coffee with milk, two eggs, an apple",
      "Zum Beispiel: Kaffee mit Milch, zwei Eier, ein Apfel")
  }
  var add: String { language.pick("Add", "Dazu") }
  var suggestions: String { language.pick("Foods that fit", "Passende Lebensmittel") }
  func found(_ count: Int) -> String {
    switch count {
    case 0:
      language.pick(
        "Nothing found; your words are fine.", "Nichts gefunden; deine Worte genügen.")
    case 1: language.pick("1 food", "1 Lebensmittel")
    default: language.pickLazily("\(count) foods", "\(count) Lebensmittel")
    }
  }
  var recents: String { language.pick("Had lately", "Gab es zuletzt") }
  var mealOfNext: String {
    language.pick("For which meal? (can wait)", "Zu welcher Mahlzeit? (kann warten)")
  }
  var noMeal: String { language.pick("Later", "Später") }
  func soFar(_ count: Int) -> String {
    count == 1
      ? language.pick("One thing so far", "Bisher eins")
      : language.pickLazily("\(count) things so far", "Bisher \(count)")
  }
  var emptyTitle: String { language.pick("Start with anything", "Fang irgendwo an") }
  var emptyText: String {
    language.pick(
      "Type a line such as “toast with butter, orange juice” and press Enter. Your foods gather "
        + "here.",
      "Schreib eine Zeile wie „Toast mit Butter, Orangensaft“ und drücke Enter. Hier sammelt "
        + "sich, was du gegessen hast.")
  }
  func added(_ name: String) -> String {
    language.pickLazily("Added: \(name)", "Dazu: \(name)")
  }
  func added(_ count: Int) -> String {
    language.pickLazily("Added: \(count) things", "Dazu: \(count) Dinge")
  }
  func removed(_ name: String) -> String {
    language.pickLazily("Removed: \(name)", "Entfernt: \(name)")
  }
  var unmatched: String { language.pick("Not matched yet", "Noch nicht zugeordnet") }
  func whatWas(_ text: String) -> String {
    language.pickLazily("Which food is “\(text)”?", "Was ist „\(text)“?")
  }
  var nothingFits: String {
    language.pick("Nothing close was found.", "Es fand sich nichts Ähnliches.")
  }
  var leave: String { language.pick("Leave it as it is", "So lassen") }

  // Copying and photos

  var copy: String { language.pick("Copy from another day", "Von einem anderen Tag übernehmen") }
  var copyLead: String {
    language.pick(
      "What is not here yet is added from that day, and stays there too.",
      "Was von dem Tag noch fehlt, kommt hier dazu und bleibt auch dort.")
  }
  var copyNothing: String {
    language.pick(
      "There is no other day with food yet.", "Noch gibt es keinen anderen Tag mit Essen.")
  }
  var copiedBefore: String {
    language.pick("All of that is here already.", "Das alles ist schon hier.")
  }
  func copied(_ count: Int, of all: Int) -> String {
    count == all
      ? added(count)
      : added(count) + ". "
        + language.pick("The rest was here already.", "Der Rest war schon hier.")
  }
  func things(_ count: Int) -> String {
    count == 1
      ? language.pick("1 thing", "1 Ding")
      : language.pickLazily("\(count) things", "\(count) Dinge")
  }
  var photo: String { language.pick("Add a photo", "Foto dazu") }
  var photoLabel: String { language.pick("A photo of the food", "Ein Foto vom Essen") }
  var removePhoto: String { language.pick("Remove the photo", "Foto entfernen") }
  var photoRemoved: String { language.pick("Photo removed.", "Foto entfernt.") }
  var close: String { language.pick("Close", "Schließen") }

  // Today

  var cardNew: String {
    language.pick(
      "A few minutes while it is fresh. No counting, no verdict.",
      "Ein paar Minuten, solange es frisch ist. Ohne Zählen, ohne Urteil.")
  }
  var cardOpen: String { language.pick("Tell it", "Erzählen") }
  var cardGoOn: String { language.pick("Go on", "Weitermachen") }
}
