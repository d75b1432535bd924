// What exercises are called, how words of a person's own find one, and what the editor suggests.

import App
import Engine
import Testing

struct ExerciseNamesTests {
  private let english = ExerciseText(language: .english)
  private let german = ExerciseText(language: .german)

  @Test("43 names, no two the same, in each language", arguments: Language.allCases)
  func names(language: Language) {
    let text = ExerciseText(language: language)
    let names = SidedExercise.all.map { text.name($0) }
    #expect(Set(names).count == 43)
    #expect(!names.contains(""))
    #expect(Set(Exercise.Category.allCases.map { text.name($0) }).count == 8)
  }

  @Test("A side stands behind the name, also where the library has both in one")
  func sides() {
    #expect(english.name(SidedExercise(.sidePlank, .left)) == "Side plank, left")
    #expect(german.name(SidedExercise(.sidePlank, .right)) == "Seitstütz, rechts")
    #expect(german.name(SidedExercise(.legSwings, .left)) == "Beinpendeln, links")
    #expect(english.name(ofPart: "plank", nil) == "Plank")
    #expect(english.name(ofPart: "calfStretch", .right) == "Calf stretch, right")
    #expect(english.name(ofPart: "calfStretch-right", nil) == "Calf stretch, right")
    #expect(german.name(ofPart: "Handstand", nil) == "Handstand")
    #expect(german.name(ofPart: "Handstand", .left) == "Handstand, links")
  }

  @Test(
    "Every name leads back to its exercise, with a side and without", arguments: Language.allCases)
  func back(language: Language) {
    let text = ExerciseText(language: language)
    for exercise in Exercise.allCases {
      #expect(ExerciseText.found(text.name(exercise)) == exercise)
      for side in Side.allCases {
        #expect(ExerciseText.found(text.name(SidedExercise(exercise, side))) == exercise)
      }
    }
  }

  @Test(
    "Own words find an exercise, whatever their capitals, blanks and sides",
    arguments: [
      ("plank", Exercise.plank), ("  SIDE PLANK L ", .sidePlank), ("Side plank left", .sidePlank),
      ("seitstütz, RECHTS", .sidePlank), ("Hüftkreisen r", .hipCircles), ("burpees", .burpees),
    ])
  func found(words: String, exercise: Exercise) {
    #expect(ExerciseText.found(words) == exercise)
  }

  @Test(
    "Words that mean no exercise of the library find none",
    arguments: [
      "", " ", "left", "l", ", left", "planks", "my plank", "plank left left", "Pull-ups",
    ])
  func notFound(words: String) {
    #expect(ExerciseText.found(words) == nil)
  }

  @Test("Whatever the built-in programs are made of has a name and a page")
  func programs() {
    for program in PracticeProgram.builtIn {
      for part in program.parts {
        #expect(SidedExercise(id: part.exercise) != nil, "\(part.exercise)")
        #expect(english.name(ofPart: part.exercise, part.side) != part.exercise)
      }
    }
  }

  @Test("The editor suggests some sixty more names, in both languages, none of the library")
  func suggestions() {
    let english = ExerciseSuggestionText(language: .english).names
    let german = ExerciseSuggestionText(language: .german).names
    #expect(english.count == 62 && german.count == 62)
    for names in [english, german] {
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { $0.unicodeScalars.count <= ProgramPart.longestExercise })
      for name in names { #expect(ExerciseText.found(name) == nil, "\(name)") }
    }
  }
}
