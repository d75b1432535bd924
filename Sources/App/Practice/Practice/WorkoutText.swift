// The words of a running workout, on the page and for the voice, and of what is asked after it.
import Engine

struct WorkoutText {
  let language: Language

  func exercise(_ number: Int, _ count: Int) -> String {
    language.workoutExercise(number: number, count: count)
  }
  var lastExercise: String { language.workoutLastExercise }
  func round(_ round: Int, _ rounds: Int) -> String {
    round == rounds
      ? language.workoutRound
      : SessionText(language: language).round(round, rounds)
  }
  func next(_ name: String) -> String {
    language.workoutNext(name: name)
  }
  var howItGoes: String { language.workoutHowItGoes }

  // Afterwards
  func band(_ band: EffortBand) -> String {
    switch band {
    case .light: language.workoutBandLight
    case .moderate: language.workoutBandModerate
    case .hard: language.workoutBandHard
    case .veryHard: language.workoutBandVeryHard
    }
  }
  func keep(_ effort: String) -> String {
    language.workoutKeep(effort: effort)
  }
  var skip: String { language.workoutSkip }
  func energy(_ kilocalories: Int64) -> String {
    language.workoutEnergy(kilocalories: Int(clamping: kilocalories))
  }
}
