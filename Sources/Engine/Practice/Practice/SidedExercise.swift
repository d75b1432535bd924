// An exercise with the side on which it is done, as programs, addresses and speech name it.

/// A movement of the library and, where it is done on one side after the other, the side.
public struct SidedExercise: Hashable, Sendable {
  public let exercise: Exercise
  public let side: Side?

  public init(_ exercise: Exercise, _ side: Side? = nil) {
    self.exercise = exercise
    self.side = side
  }

  /// Every movement once, and twice where it has sides: left before right.
  public static var all: [SidedExercise] {
    var all: [SidedExercise] = []
    for exercise in Exercise.allCases {
      if exercise.hasSides {
        for side in Side.allCases { all.append(SidedExercise(exercise, side)) }
      } else {
        all.append(SidedExercise(exercise))
      }
    }
    return all
  }

  /// `plank`, or `sidePlank-left`.
  public var id: String {
    side.map { exercise.rawValue + "-" + $0.rawValue } ?? exercise.rawValue
  }

  /// Reads an id with or without a side; nothing for words that are not of the library.
  public init?(id: String) {
    for side in Side.allCases {
      let suffix = "-" + side.rawValue
      guard id.hasSuffix(suffix) else { continue }
      let name = String(decoding: id.utf8.dropLast(suffix.utf8.count), as: UTF8.self)
      guard let exercise = Exercise(rawValue: name) else { return nil }
      self.init(exercise, side)
      return
    }
    guard let exercise = Exercise(rawValue: id) else { return nil }
    self.init(exercise)
  }
}
