// The words of food over time.
import Engine

struct FoodWeeksText {
  let language: Language

  var title: String { language.pick("Food over time", "Essen über die Zeit") }
  func recalls(_ count: Int) -> String {
    count == 1 ? language.pick("recall", "Rückblick") : language.pick("recalls", "Rückblicke")
  }
  var swaps: String { language.pick("swaps", "getauscht") }
  func swaps(_ count: Int) -> String { count == 1 ? language.pick("swap", "getauscht") : swaps }
  var energy: String { language.pick("traded", "getauscht weniger") }
  var energyWhy: String {
    language.pick(
      "The usual amount of the food less what you had instead, as far as the table knows.",
      "Die übliche Menge des Essens weniger das, was du stattdessen hattest, soweit die Tabelle "
        + "es weiß.")
  }
  var streak: String { language.pick("in a row", "in Folge") }
  var swapsTitle: String { language.pick("Swaps by week", "Getauscht nach Wochen") }
  func swapsSentence(_ count: String, _ weeks: Int) -> String {
    let swaps =
      switch count {
      case "0": language.pick("No swap", "Kein Tausch")
      case "1": language.pick("1 swap", "1 Tausch")
      default: language.pickLazily("\(count) swaps", "\(count)-mal getauscht")
      }
    return weeks == 1
      ? language.pickLazily("\(swaps) this week.", "\(swaps) diese Woche.")
      : language.pickLazily("\(swaps) in \(weeks) weeks.", "\(swaps) in \(weeks) Wochen.")
  }
  func foodSentence(_ name: String, _ days: String, _ weeks: Int) -> String {
    language.pickLazily(
      weeks == 1
        ? "\(name): \(days) of those recalled this week."
        : "\(name): \(days) of those recalled in \(weeks) weeks.",
      weeks == 1
        ? "\(name): \(days) der erinnerten diese Woche."
        : "\(name): \(days) der erinnerten in \(weeks) Wochen.")
  }
  var week: String { language.pick("Week from", "Woche ab") }
  var days: String { language.pick("days", "Tage") }
  var asTable: String { language.pick("As a table", "Als Tabelle") }
  var byWeek: String { language.pick("Week by week", "Woche für Woche") }
  func recalled(_ count: Int) -> String {
    switch count {
    case 0: language.pick("no recall", "kein Rückblick")
    case 1: language.pick("1 recall", "1 Rückblick")
    default: language.pickLazily("\(count) recalls", "\(count) Rückblicke")
    }
  }
  func used(_ count: Int) -> String {
    switch count {
    case 0: language.pick("no swap", "kein Tausch")
    case 1: language.pick("1 swap", "1 Tausch")
    default: language.pickLazily("\(count) swaps", "\(count)-mal getauscht")
    }
  }
  func traded(_ energy: String) -> String {
    language.pickLazily("\(energy) kcal traded", "\(energy) kcal getauscht")
  }
  func inARow(_ days: String) -> String {
    language.pickLazily("\(days) in a row", "\(days) in Folge")
  }
  var emptyTitle: String { language.pick("Weeks will stand here", "Hier stehen dann Wochen") }
  var emptyText: String {
    language.pick(
      "With a recall or a swap the first week begins.",
      "Mit einem Rückblick oder einem Tausch beginnt die erste Woche.")
  }
}
