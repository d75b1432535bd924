// The words of the cards about the focus.
import Engine

struct FocusCardText {
  let language: Language

  var chooseTitle: String { language.pick("One food to trade", "Ein Essen zum Tauschen") }
  var chooseText: String {
    language.pick(
      "Pick one for this week, and what you would have instead.",
      "Such dir eins für diese Woche aus, und was du stattdessen nimmst.")
  }
  var choose: String { language.pick("Choose a focus", "Fokus wählen") }
  var confirmTitle: String { language.pick("A new week", "Eine neue Woche") }
  func confirm(_ name: String, _ count: Int) -> String {
    switch count {
    case 0:
      language.pickLazily(
        "Your focus was: \(name). Does it go on?",
        "Dein Fokus war: \(name). Geht es damit weiter?")
    case 1:
      language.pickLazily(
        "Your focus was: \(name), with 1 swap last week. Does it go on?",
        "Dein Fokus war: \(name), letzte Woche einmal getauscht. Geht es damit weiter?")
    default:
      language.pickLazily(
        "Your focus was: \(name), with \(count) swaps last week. Does it go on?",
        "Dein Fokus war: \(name), letzte Woche \(count)-mal getauscht. Geht es damit weiter?")
    }
  }
  var keep: String { language.pick("Keep it", "Weiter damit") }
  var another: String { language.pick("Choose another", "Einen anderen wählen") }
  func review(_ name: String) -> String {
    language.pickLazily("Your week: \(name)", "Deine Woche: \(name)")
  }
  func best(_ title: String) -> String {
    language.pickLazily("Most used: \(title)", "Am meisten genommen: \(title)")
  }
  func goTo(_ title: String) -> String {
    language.pickLazily("Instead: \(title)", "Stattdessen: \(title)")
  }
  var week: String { language.pick("Swaps this week", "Getauscht diese Woche") }
  var question: String {
    language.pick("Used a swap today?", "Heute getauscht?")
  }
  var yesterday: String { language.pick("Used a swap yesterday?", "Gestern getauscht?") }
  var notYesterday: String { language.pick("Not yesterday", "Gestern nicht") }
  var notToday: String { language.pick("Not today", "Heute nicht") }
}
