// The words of a running workout, on the page and for the voice, and of what is asked after it.
import Engine

struct WorkoutText {
  let language: Language

  func exercise(_ number: Int, _ count: Int) -> String {
    language.pickLazily(
      "Exercise \(number) of \(count)", "Übung \(number) von \(count)")
  }
  var lastExercise: String { language.pick("Last exercise", "Letzte Übung") }
  func round(_ round: Int, _ rounds: Int) -> String {
    round == rounds
      ? language.pick("Last round", "Letzte Runde")
      : SessionText(language: language).round(round, rounds)
  }
  func next(_ name: String) -> String {
    language.pickLazily("Next: \(name)", "Als Nächstes: \(name)")
  }
  var howItGoes: String { language.pick("How it goes", "So geht es") }

  // Afterwards
  func band(_ band: EffortBand) -> String {
    switch band {
    case .light: language.pick("light", "leicht")
    case .moderate: language.pick("moderate", "mittel")
    case .hard: language.pick("hard", "anstrengend")
    case .veryHard: language.pick("very hard", "sehr anstrengend")
    }
  }
  func keep(_ effort: String) -> String {
    language.pickLazily("Note \(effort)", "Notieren: \(effort)")
  }
  var skip: String { language.pick("Skip", "Überspringen") }
  func energy(_ kilocalories: Int64) -> String {
    language.pickLazily(
      "About \(kilocalories) kcal, a rough estimate.",
      "Etwa \(kilocalories) kcal, grob geschätzt.")
  }
}
