// The words around the techniques of a craving.

struct TechniqueOfferText {
  let heading: String
  let byTriggers: String
  let trial: String
  let helped: (_ helped: Int, _ tried: Int) -> String
  let fell: (_ mean: String, _ count: Int) -> String
  let more: String
  let fewer: String
  let driving: String
  let step: (_ step: Int, _ count: Int) -> String
  let next: String
  let back: String
  let end: String
  let after: String
  let skip: String
  let cards: [String]
  let covered: (_ card: Int) -> String
  let opened: (_ card: Int, _ picture: String) -> String
  let allFound: String
  let again: String

  static var en: TechniqueOfferText {
    TechniqueOfferText(
      heading: "What may help now", byTriggers: "Sorted by what set it off.",
      trial: "Something you have tried little so far.",
      helped: { "Helped you \($0) of \($1) times." },
      fell: { mean, count in "It fell by \(mean) on average, noted \(count) times." },
      more: "More techniques", fewer: "Fewer", driving: "Driving? Stop first, then look here.",
      step: { "Step \($0) of \($1)" }, next: "Next", back: "Back", end: "Enough of this",
      after: "How strong is it now?", skip: "Skip",
      cards: ["Sun", "Leaf", "Wave", "Bird"], covered: { "Card \($0), covered" },
      opened: { "Card \($0): \($1)" }, allFound: "All found.", again: "Once more")
  }

  static var de: TechniqueOfferText {
    TechniqueOfferText(
      heading: "Was jetzt helfen kann", byTriggers: "Nach dem geordnet, was es ausgelöst hat.",
      trial: "Etwas, das du noch wenig probiert hast.",
      helped: { "Half dir \($0) von \($1) Mal." },
      fell: { mean, count in "Es fiel im Mittel um \(mean), \(count)-mal notiert." },
      more: "Weitere Techniken", fewer: "Weniger",
      driving: "Am Steuer? Halte erst an, dann schau her.",
      step: { "Schritt \($0) von \($1)" }, next: "Weiter", back: "Zurück", end: "Genug davon",
      after: "Wie stark ist es jetzt?", skip: "Überspringen",
      cards: ["Sonne", "Blatt", "Welle", "Vogel"], covered: { "Karte \($0), verdeckt" },
      opened: { "Karte \($0): \($1)" }, allFound: "Alle gefunden.", again: "Noch einmal")
  }
}
