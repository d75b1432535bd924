// Names that the editor of a program suggests besides those of the library. They come without
// instructions: once taken, they are the person's own words.

/// Names of movements that the library does not have.
public struct ExerciseSuggestionText {
  public let language: Language

  public init(language: Language) { self.language = language }

  /// In the same order in each language.
  public var names: [String] { TechniqueStepsText.lines(language.exerciseSuggestionNames) }
}
