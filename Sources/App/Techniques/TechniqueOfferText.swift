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
  func helped(_ helped: Int, _ tried: Int) -> String {
    language.pickLazily(
      "Helped you \(helped) of \(tried) times.",
      "Half dir \(helped) von \(tried) Mal.")
  }
  func fell(_ mean: String, _ count: Int) -> String {
    language.pickLazily(
      "It fell by \(mean) on average, noted \(count) times.",
      "Es fiel im Mittel um \(mean), \(count)-mal notiert.")
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
