// Exercises with their sides: 43 names, and ids that are read with a side and without.

import Engine
import Testing

struct SidedExerciseTests {
  @Test("36 exercises, seven of them on two sides, make 43")
  func count() {
    #expect(Exercise.allCases.count == 36)
    #expect(SidedExercise.all.count == 43)
    #expect(Set(SidedExercise.all.map { $0.id }).count == 43)
  }

  @Test("Every id is read back as what it was")
  func ids() {
    for sided in SidedExercise.all { #expect(SidedExercise(id: sided.id) == sided) }
    for exercise in Exercise.allCases {
      #expect(SidedExercise(id: exercise.rawValue) == SidedExercise(exercise))
    }
    #expect(SidedExercise(id: "legSwings-right") == SidedExercise(.legSwings, .right))
  }

  @Test(
    "What is not of the library is no exercise",
    arguments: [
      "", "-", "-left", "Plank", "plank-", "plank-Left", "plank-left-left", "plank left", " plank",
      "planks", "left", "my own words",
    ])
  func foreign(id: String) {
    #expect(SidedExercise(id: id) == nil)
  }
}
