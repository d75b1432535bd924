// The words around the techniques of a craving.

struct TechniqueOfferText {
  let language: Language

  var heading: String { language.pick("What may help now", "Was jetzt helfen kann") }
  var byTriggers: String {
    language.pick("Sorted by what set it off.", "Nach dem geordnet, was es ausgelöst hat.")
  }
  var trial: String {
    language.pick(
      "Something you have tried little so far.",
      "Etwas, das du noch wenig probiert hast.")
  }
  func helped(_ helped: Int, _ tried: Int, _ locale: Locale) -> String {
    guard tried > 1 else {
      return helped == 1
        ? language.pick("It helped the one time you tried it.", "Beim einen Mal hat es geholfen.")
        : language.pick("Tried once so far.", "Bisher einmal probiert.")
    }
    let (part, all) = (locale.number(Int64(helped)), locale.number(Int64(tried)))
    return language.pickLazily(
      "Helped you \(part) of \(all) times.", "Half dir \(part) von \(all) Mal.")
  }
  func fell(_ mean: String, _ count: Int, _ locale: Locale) -> String {
    guard count > 1 else {
      return language.pickLazily(
        "It fell by \(mean), noted once.", "Es fiel um \(mean), einmal notiert.")
    }
    let number = locale.number(Int64(count))
    return language.pickLazily(
      "It fell by \(mean) on average, noted \(number) times.",
      "Es fiel im Mittel um \(mean), \(number)-mal notiert.")
  }
  var more: String { language.pick("More techniques", "Weitere Techniken") }
  var fewer: String { language.pick("Fewer", "Weniger") }
  var driving: String {
    language.pick(
      "Driving? Stop first, then look here.",
      "Am Steuer? Halte erst an, dann schau her.")
  }
  func step(_ step: Int, _ count: Int) -> String {
    language.pickLazily("Step \(step) of \(count)", "Schritt \(step) von \(count)")
  }
  var next: String { language.pick("Next", "Weiter") }
  var back: String { language.pick("Back", "Zurück") }
  var end: String { language.pick("Enough of this", "Genug davon") }
  var after: String { language.pick("How strong is it now?", "Wie stark ist es jetzt?") }
  var skip: String { language.pick("Skip", "Überspringen") }
  var cards: [String] {
    [
      language.pick("Sun", "Sonne"),
      language.pick("Leaf", "Blatt"),
      language.pick("Wave", "Welle"),
      language.pick("Bird", "Vogel"),
    ]
  }
  func covered(_ card: Int) -> String {
    language.pickLazily("Card \(card), covered", "Karte \(card), verdeckt")
  }
  func opened(_ card: Int, _ picture: String) -> String {
    language.pickLazily("Card \(card): \(picture)", "Karte \(card): \(picture)")
  }
  var allFound: String { language.pick("All found.", "Alle gefunden.") }
  var again: String { language.pick("Once more", "Noch einmal") }
}
