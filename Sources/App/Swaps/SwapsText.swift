// The words of focus and swaps.
import Engine

struct SwapsText {
  let language: Language

  var title: String { language.pick("Swaps", "Tauschen") }
  var focus: String { language.pick("Your focus", "Dein Fokus") }
  func focus(_ name: String) -> String {
    language.pickLazily("This week: \(name)", "Diese Woche: \(name)")
  }
  var ofSeven: String { language.pick("of 7", "von 7") }
  func progress(_ count: Int) -> String {
    switch count {
    case 0: language.pick("No swap this week yet.", "Diese Woche noch kein Tausch.")
    case 1: language.pick("1 swap used this week.", "1 Tausch diese Woche.")
    default:
      language.pickLazily(
        "\(count) swaps used this week.", "\(count)-mal getauscht diese Woche.")
    }
  }
  /// By how often swaps were used in the week.
  func band(_ count: Int) -> String {
    switch count {
    case 0:
      language.pick(
        "The week is open. One swap begins it.", "Die Woche ist offen. Ein Tausch macht den Anfang."
      )
    case 1, 2: language.pick("You have begun.", "Du hast angefangen.")
    case 3, 4: language.pick("It is becoming familiar.", "Es wird vertraut.")
    case 5, 6: language.pick("Almost every day.", "Fast jeden Tag.")
    default: language.pick("A full week of swaps.", "Eine volle Woche getauscht.")
    }
  }
  var goTo: String { language.pick("Your go-to swap", "Dein Lieblingstausch") }
  var used: String { language.pick("Used it", "Getauscht") }
  var useOnce: String { language.pick("Use once", "Einmal nehmen") }
  var makeGoTo: String { language.pick("Make it my go-to", "Zum Liebling machen") }
  var noGoTo: String {
    language.pick(
      "No go-to just now. Pick one of these, if you like.",
      "Gerade kein Lieblingstausch. Nimm einen von diesen, wenn du magst.")
  }
  var refuse: String { language.pick("Not for me", "Nichts für mich") }
  var takeBack: String { language.pick("For me after all", "Doch etwas für mich") }
  var refused: String { language.pick("Not for you", "Nichts für dich") }
  var yours: String { language.pick("Your own", "Dein eigener") }
  var edit: String { language.pick("Change it", "Ändern") }
  var others: String { language.pick("More swaps", "Weitere") }
  var parts: String { language.pick("What goes in", "Was hineingehört") }
  func less(_ energy: String) -> String {
    language.pickLazily("About \(energy) kcal less", "Etwa \(energy) kcal weniger")
  }
  var lighter: String { language.pick("Lighter", "Leichter") }
  var lessSweet: String { language.pick("Less added sugar", "Weniger zugesetzter Zucker") }
  var sameKind: String {
    language.pick("Lighter, of the same kind.", "Leichter, von der gleichen Art.")
  }
  var onList: String { language.pick("On my shopping list", "Auf meine Einkaufsliste") }
  var goToListed: String {
    language.pick("What it takes is on your shopping list", "Steht auf deiner Einkaufsliste")
  }
  var makeFocus: String { language.pick("Make this my focus", "Zu meinem Fokus machen") }
  func makeFocus(_ name: String) -> String {
    language.pickLazily("Make \(name) my focus", "\(name) zu meinem Fokus machen")
  }
  var change: String { language.pick("Another focus", "Ein anderer Fokus") }
  var none: String { language.pick("No focus for now", "Gerade kein Fokus") }
  var stay: String { language.pick("Keep this focus", "Bei diesem Fokus bleiben") }
  var chooseTitle: String { language.pick("Choose your focus", "Wähle deinen Fokus") }
  var chooseText: String {
    language.pick(
      "One food for this week. What you did under another one stays.",
      "Ein Essen für diese Woche. Was du unter einem anderen getan hast, bleibt.")
  }
  var frequent: String { language.pick("Often in your recalls", "Oft in deinen Rückblicken") }
  var common: String { language.pick("Often traded", "Oft getauscht") }
  var search: String { language.pick("Look for another food", "Ein anderes Essen suchen") }
  func found(_ count: Int) -> String {
    switch count {
    case 0: language.pick("Nothing found.", "Nichts gefunden.")
    case 1: language.pick("1 food", "1 Essen")
    default: language.pickLazily("\(count) foods", "\(count) Essen")
    }
  }
  var current: String { language.pick("Your focus now", "Jetzt dein Fokus") }
  var own: String { language.pick("A swap of my own", "Ein eigener Tausch") }
  var noSwaps: String {
    language.pick(
      "For this food there is nothing ready. A swap of your own stands here.",
      "Für dieses Essen liegt nichts bereit. Ein eigener Tausch steht dann hier.")
  }
  var loading: String {
    language.pick("The swaps are on their way.", "Die Vorschläge kommen gleich.")
  }
  var missing: String {
    language.pick(
      "The words of the swaps could not be loaded. Using one works all the same.",
      "Die Worte zu den Vorschlägen ließen sich nicht laden. Tauschen geht trotzdem.")
  }
  var again: String { language.pick("Try again", "Noch einmal versuchen") }
  var why: String {
    language.pick(
      "Less than what you last had of it, or than its usual amount. From the national table of "
        + "foods.",
      "Weniger als das, was du zuletzt davon hattest, oder als die übliche Menge. Nach der "
        + "nationalen Lebensmitteltabelle.")
  }
  var someFood: String { language.pick("A food", "Ein Essen") }
  var someSwap: String { language.pick("A swap", "Ein Tausch") }
  var toShopping: String { language.pick("Shopping list", "Einkaufsliste") }
  var toWeeks: String { language.pick("Food over time", "Essen über die Zeit") }
  var toInsights: String { language.pick("Food insights", "Einsichten zum Essen") }
  var staleSwaps: String {
    language.pick(
      "A recall changed since you looked. See what it says now.",
      "Ein Rückblick hat sich seitdem geändert. Sieh nach, was er jetzt sagt.")
  }

  func saidFocus(_ name: String) -> String {
    language.pickLazily("Your focus: \(name)", "Dein Fokus: \(name)")
  }
  var saidNone: String { language.pick("No focus for now.", "Gerade kein Fokus.") }
  func saidUsed(_ count: String) -> String {
    language.pickLazily("Noted. \(count) this week.", "Notiert. \(count) diese Woche.")
  }
  var saidGoTo: String { language.pick("Your go-to swap.", "Dein Lieblingstausch.") }
  func swapped(_ title: String) -> String {
    language.pickLazily("Swap: \(title)", "Getauscht: \(title)")
  }
  var share: String { language.pick("Share", "Teilen") }
  var saveCard: String { language.pick("Save as a file", "Als Datei speichern") }
  var cardFile: String { language.pick("swap.txt", "tausch.txt") }
  var whichDay: String { language.pick("Which day?", "An welchem Tag?") }
  var whichSwap: String { language.pick("Which swap?", "Welcher Tausch?") }
  func card(_ title: String, _ food: String) -> String {
    language.pickLazily("\(title) instead of \(food)", "\(title) statt \(food)")
  }
  func instead(_ name: String) -> String {
    language.pickLazily("instead of \(name)", "statt \(name)")
  }
  var delete: String { language.pick("Delete", "Löschen") }
  var recall: String { language.pick("What there was to eat", "Was es zu essen gab") }
  var saidKept: String { language.pick("Noted.", "Notiert.") }
  var saidDeleted: String { language.pick("Deleted.", "Gelöscht.") }
}

extension State {
  var swapsText: SwapsText { SwapsText(language: language) }
}
