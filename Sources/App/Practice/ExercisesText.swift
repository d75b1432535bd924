// The words of the library of exercises.

struct ExercisesText {
  let language: Language

  var title: String { language.pick("Exercises", "Übungen") }
  var lead: String {
    language.pick(
      "How each movement goes, step by step, with an easier way.",
      "Wie jede Bewegung geht, Schritt für Schritt, mit einer leichteren Form.")
  }
  var search: String { language.pick("Search by name", "Nach Namen suchen") }
  func nothingFound(_ search: String) -> String {
    language.pickLazily(
      "No exercise is called “\(search)”.", "Keine Übung heißt „\(search)“.")
  }
  var bothSides: String { language.pick("left and right", "links und rechts") }
  var bothSidesLong: String {
    language.pick("One side first, then the other.", "Erst die eine Seite, dann die andere.")
  }

  var muscles: String { language.pick("What works", "Was arbeitet") }
  var purpose: String { language.pick("What it is for", "Wofür es ist") }
  var steps: String { language.pick("How it goes", "So geht es") }
  var loading: String {
    language.pick("The steps are on their way.", "Die Schritte sind unterwegs.")
  }
  var missing: String {
    language.pick(
      "The steps are not on this device yet. They come with a network.",
      "Die Schritte sind noch nicht auf diesem Gerät. Mit Netz kommen sie.")
  }
  var again: String { language.pick("Load them now", "Jetzt laden") }
  var care: String {
    language.pick(
      "Stop when something hurts. With an illness or an injury, ask your doctor first.",
      "Hör auf, wenn etwas wehtut. Bei Krankheit oder Verletzung frag zuerst deine Ärztin "
        + "oder deinen Arzt.")
  }
}
