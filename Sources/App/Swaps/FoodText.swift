// The words for food as a whole: in Plan, in the settings and in the opening questions.
import Engine

struct FoodText {
  let language: Language

  var title: String { language.pick("Food", "Essen") }
  var trade: String { language.pick("Trade a food", "Ein Essen tauschen") }
  var tradeDetail: String {
    language.pick(
      "One food at a time, for something you like as well.",
      "Immer nur eins, gegen etwas, das dir auch schmeckt.")
  }
  var lead: String {
    language.pick(
      "Recall a day, pick one food, trade it a few times a week. No diet, nothing forbidden.",
      "Erinnere dich an einen Tag, wähle ein Essen, tausche es ein paarmal in der Woche. Keine "
        + "Diät, nichts ist verboten.")
  }
  var watches: String { language.pick("Show food", "Essen zeigen") }
  var watchesDetail: String {
    language.pick(
      "Cards on Today and a part of Plan. What is recorded stays either way.",
      "Karten auf Heute und ein Teil von Plan. Was erfasst ist, bleibt in jedem Fall.")
  }
  var hideNumbers: String { language.pick("Hide numbers on food", "Zahlen zum Essen verbergen") }
  var hideNumbersDetail: String {
    language.pick(
      "No energy and no grams of sugar anywhere; words in their place.",
      "Nirgends Energie und kein Gramm Zucker; Worte an ihrer Stelle.")
  }
  var hiddenForSafety: String {
    language.pick(
      "Numbers on food are hidden, as the safety page says.",
      "Zahlen zum Essen sind verborgen, wie es die Seite zur Sicherheit sagt.")
  }

  func swapped(days: Int) -> String {
    days == 1
      ? language.pick("day with a swap", "Tag mit Tausch")
      : language.pick("days with a swap", "Tage mit Tausch")
  }
  func recalled(days: Int) -> String {
    days == 1
      ? language.pick("day recalled", "erinnerter Tag")
      : language.pick("days recalled", "erinnerte Tage")
  }

  var firstTitle: String {
    language.pick("Which food first?", "Welches Essen zuerst?")
  }
  var firstHint: String {
    language.pick(
      "One that you have often. You can change it any day.",
      "Eins, das du oft hast. Du kannst es jeden Tag ändern.")
  }
  var another: String { language.pick("Another one", "Ein anderes") }
  var anotherDetail: String {
    language.pick("You look for it in a moment.", "Du suchst es gleich.")
  }
  var howTitle: String { language.pick("How trading works", "So geht das Tauschen") }
  func title(_ step: FoodStep) -> String {
    switch step {
    case .recall: language.pick("1. Recall", "1. Erinnern")
    case .insight: language.pick("2. Insight", "2. Erkennen")
    case .swap: language.pick("3. Swap", "3. Tauschen")
    }
  }
  func line(_ step: FoodStep) -> String {
    switch step {
    case .recall:
      language.pick(
        "Write down yesterday in a few minutes. Nobody else sees it.",
        "Schreib in ein paar Minuten auf, was es gestern gab. Niemand sonst sieht es.")
    case .insight:
      language.pick(
        "See which food turns up often and is worth a trade.",
        "Sieh, welches Essen oft vorkommt und einen Tausch lohnt.")
    case .swap:
      language.pick(
        "Pick one thing to have instead, and tap each time you do.",
        "Such dir eins aus, das du stattdessen nimmst, und tippe jedes Mal darauf.")
    }
  }
}

/// What trading a food is made of, in its order.
enum FoodStep: String, CaseIterable { case recall, insight, swap }
