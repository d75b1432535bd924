// The words of the savings screen.
import Engine

struct SavingsText {
  let language: Language

  var title: String { language.pick("Savings", "Erspartes") }
  var noPrice: String {
    language.pick(
      "Once the plan knows your usual use and the price of a pack, savings stand here.",
      "Sobald der Plan deine übliche Menge und den Preis einer Packung kennt, steht hier dein "
        + "Erspartes.")
  }
  var toPlan: String { language.pick("To the plan", "Zum Plan") }
  var available: String { language.pick("In the envelope", "Im Umschlag") }
  var availableWhy: String {
    language.pick(
      "What you saved, less what you bought from it. It never goes below zero.",
      "Was du gespart hast, ohne das, was du davon gekauft hast. Nie unter null.")
  }
  var saved: String { language.pick("Saved in all", "Insgesamt gespart") }
  var savedWhy: String {
    language.pick(
      "Each day that is over: what stayed below your usual use, times its price. Unknown days "
        + "are left out.",
      "Jeder vergangene Tag: was unter deiner üblichen Menge blieb, mal seinen Preis. "
        + "Unbekannte Tage zählen nicht.")
  }
  var spent: String { language.pick("Spent", "Ausgegeben") }
  var spentWhy: String {
    language.pick(
      "What you bought from your savings.",
      "Was du von deinem Ersparten gekauft hast.")
  }
  var overdrawn: String {
    language.pick(
      "More was spent than the savings hold as they are counted now. The envelope fills up "
        + "from here.",
      "Es wurde mehr ausgegeben, als das Ersparte nach heutiger Rechnung hergibt. Der Umschlag "
        + "füllt sich von hier an.")
  }
  var wishes: String { language.pick("What you save for", "Wofür du sparst") }
  var noWishes: String {
    language.pick(
      "A trip, a book, a cushion: what is it worth to you?",
      "Eine Reise, ein Buch, ein Polster: Was ist es dir wert?")
  }
  var newWish: String { language.pick("Add a wish", "Einen Wunsch anlegen") }
  func until(_ date: String) -> String {
    language.pickLazily("by \(date)", "bis \(date)")
  }
  var progress: String { language.pick("From the envelope", "Aus dem Umschlag") }
  var enough: String { language.pick("It is enough", "Es reicht") }
  func left(_ amount: String) -> String {
    language.pickLazily("\(amount) to go", "noch \(amount)")
  }
  var buy: String { language.pick("Buy it", "Kaufen") }
  var remove: String { language.pick("Remove", "Entfernen") }
  var removed: String { language.pick("Removed.", "Entfernt.") }
  func refused(_ available: String) -> String {
    language.pickLazily(
      "The envelope holds \(available). That does not reach yet.",
      "Im Umschlag sind \(available). Das reicht noch nicht.")
  }
  var purchases: String { language.pick("Bought", "Gekauft") }
  var noPurchases: String { language.pick("Nothing yet.", "Noch nichts.") }
  var newPurchase: String { language.pick("Something bought", "Etwas gekauft") }
  func bought(_ title: String) -> String {
    language.pickLazily(
      "\(title): paid from your savings.",
      "\(title): von deinem Ersparten bezahlt.")
  }
  var kept: String { language.pick("Wish kept.", "Wunsch gemerkt.") }
  var titleLabel: String { language.pick("What is it?", "Was ist es?") }
  var titleMissing: String { language.pick("Give it a name.", "Gib ihm einen Namen.") }
  func amountLabel(_ currency: String) -> String {
    language.pickLazily("Price (\(currency))", "Preis (\(currency))")
  }
  var amountProblem: String {
    language.pick("A price above zero, please.", "Bitte ein Preis über null.")
  }
  var untilLabel: String {
    language.pick("By when (may stay empty)", "Bis wann (darf leer bleiben)")
  }
  var untilProblem: String { language.pick("A date, or nothing.", "Ein Datum oder nichts.") }
  var categoryLabel: String { language.pick("Kind", "Art") }

  func category(_ category: WishCategory) -> String {
    switch category {
    case .holiday: language.pick("Holiday", "Urlaub")
    case .emergency: language.pick("Rainy days", "Notgroschen")
    case .gadget: language.pick("Gadget", "Gerät")
    case .health: language.pick("Health", "Gesundheit")
    case .learning: language.pick("Learning", "Lernen")
    case .other: language.pick("Something else", "Etwas anderes")
    }
  }

  var keep: String { language.pick("Keep it", "Merken") }
  var close: String { language.pick("Close", "Schließen") }
}
