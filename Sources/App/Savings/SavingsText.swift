// The words of the savings screen.
import Engine

struct SavingsText {
  let title: String
  let noPrice: String
  let toPlan: String
  let available: String
  let availableWhy: String
  let saved: String
  let savedWhy: String
  let spent: String
  let spentWhy: String
  let overdrawn: String
  let wishes: String
  let noWishes: String
  let newWish: String
  let until: (String) -> String
  let progress: String
  let enough: String
  let left: (String) -> String
  let buy: String
  let remove: String
  let removed: String
  let refused: (_ available: String) -> String
  let purchases: String
  let noPurchases: String
  let newPurchase: String
  let bought: (String) -> String
  let kept: String
  let titleLabel: String
  let titleMissing: String
  let amountLabel: (_ currency: String) -> String
  let amountProblem: String
  let untilLabel: String
  let untilProblem: String
  let categoryLabel: String
  let category: (WishCategory) -> String
  let keep: String
  let close: String

  static var en: SavingsText {
    SavingsText(
      title: "Savings",
      noPrice: "Once the plan knows your usual use and the price of a pack, savings stand here.",
      toPlan: "To the plan", available: "In the envelope",
      availableWhy: "What you saved, less what you bought from it. It never goes below zero.",
      saved: "Saved in all",
      savedWhy:
        "Each day that is over: what stayed below your usual use, times its price. Unknown days "
        + "are left out.",
      spent: "Spent", spentWhy: "What you bought from your savings.",
      overdrawn: "More was spent than the savings hold as they are counted now. The envelope "
        + "fills up from here.",
      wishes: "What you save for", noWishes: "A trip, a book, a cushion: what is it worth to you?",
      newWish: "Add a wish", until: { "by \($0)" }, progress: "From the envelope",
      enough: "It is enough", left: { "\($0) to go" }, buy: "Buy it", remove: "Remove",
      removed: "Removed.",
      refused: { "The envelope holds \($0). That does not reach yet." }, purchases: "Bought",
      noPurchases: "Nothing yet.", newPurchase: "Something bought",
      bought: { "\($0): paid from your savings." }, kept: "Wish kept.", titleLabel: "What is it?",
      titleMissing: "Give it a name.", amountLabel: { "Price (\($0))" },
      amountProblem: "A price above zero, please.", untilLabel: "By when (may stay empty)",
      untilProblem: "A date, or nothing.", categoryLabel: "Kind",
      category: {
        switch $0 {
        case .holiday: "Holiday"
        case .emergency: "Rainy days"
        case .gadget: "Gadget"
        case .health: "Health"
        case .learning: "Learning"
        case .other: "Something else"
        }
      }, keep: "Keep it", close: "Close")
  }

  static var de: SavingsText {
    SavingsText(
      title: "Erspartes",
      noPrice: "Sobald der Plan deine übliche Menge und den Preis einer Packung kennt, steht hier "
        + "dein Erspartes.",
      toPlan: "Zum Plan", available: "Im Umschlag",
      availableWhy: "Was du gespart hast, ohne das, was du davon gekauft hast. Nie unter null.",
      saved: "Insgesamt gespart",
      savedWhy:
        "Jeder vergangene Tag: was unter deiner üblichen Menge blieb, mal seinen Preis. Unbekannte "
        + "Tage zählen nicht.",
      spent: "Ausgegeben", spentWhy: "Was du von deinem Ersparten gekauft hast.",
      overdrawn: "Es wurde mehr ausgegeben, als das Ersparte nach heutiger Rechnung hergibt. Der "
        + "Umschlag füllt sich von hier an.",
      wishes: "Wofür du sparst",
      noWishes: "Eine Reise, ein Buch, ein Polster: Was ist es dir wert?",
      newWish: "Einen Wunsch anlegen", until: { "bis \($0)" }, progress: "Aus dem Umschlag",
      enough: "Es reicht", left: { "noch \($0)" }, buy: "Kaufen", remove: "Entfernen",
      removed: "Entfernt.",
      refused: { "Im Umschlag sind \($0). Das reicht noch nicht." }, purchases: "Gekauft",
      noPurchases: "Noch nichts.", newPurchase: "Etwas gekauft",
      bought: { "\($0): von deinem Ersparten bezahlt." }, kept: "Wunsch gemerkt.",
      titleLabel: "Was ist es?", titleMissing: "Gib ihm einen Namen.",
      amountLabel: { "Preis (\($0))" }, amountProblem: "Bitte ein Preis über null.",
      untilLabel: "Bis wann (darf leer bleiben)", untilProblem: "Ein Datum oder nichts.",
      categoryLabel: "Art",
      category: {
        switch $0 {
        case .holiday: "Urlaub"
        case .emergency: "Notgroschen"
        case .gadget: "Gerät"
        case .health: "Gesundheit"
        case .learning: "Lernen"
        case .other: "Etwas anderes"
        }
      }, keep: "Merken", close: "Schließen")
  }
}
