// The words of the library of exercises.

struct ExercisesText {
  let language: Language

  var title: String { language.exercisesTitle }
  var lead: String {
    language.exercisesLead
  }
  var search: String { language.exercisesSearch }
  func nothingFound(_ search: String) -> String {
    language.exercisesNothingFound(search: search)
  }
  var bothSides: String { language.exercisesBothSides }
  var bothSidesLong: String {
    language.exercisesBothSidesLong
  }

  var muscles: String { language.exercisesMuscles }
  var purpose: String { language.exercisesPurpose }
  var steps: String { language.exercisesSteps }
  var loading: String {
    language.exercisesLoading
  }
  var missing: String {
    language.exercisesMissing
  }
  var again: String { language.exercisesAgain }
  var care: String {
    language.exercisesCare
  }
}
