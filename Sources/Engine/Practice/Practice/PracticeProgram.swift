// A program: exercises one after the other, each with its rest, in rounds.

/// One exercise of a program, each number within its range.
public struct ProgramPart: Hashable, Sendable {
  public static let workRange = 1...600
  public static let restRange = 0...600
  /// Characters of an exercise in the person's own words.
  public static let longestExercise = 60

  /// A raw value of `Exercise`, or the person's own words.
  public let exercise: String
  public let side: Side?
  /// Seconds.
  public let work: Int
  /// Seconds after the work; after the last part, the pause between rounds.
  public let rest: Int

  /// Numbers outside their range become its nearest end; a new part has 30 and 15 seconds.
  public init(_ exercise: String, side: Side? = nil, work: Int = 30, rest: Int = 15) {
    self.exercise = String(exercise.unicodeScalars.prefix(ProgramPart.longestExercise))
    self.side = side
    self.work = bounded(work, in: ProgramPart.workRange)
    self.rest = bounded(rest, in: ProgramPart.restRange)
  }

  func resting(_ seconds: Int) -> ProgramPart {
    ProgramPart(exercise, side: side, work: work, rest: seconds)
  }
}

/// A program of exercises.
public struct PracticeProgram: Hashable, Sendable {
  public static let kind = "program"
  public static let roundRange = 1...99
  public static let mostParts = 40
  /// Characters of a name.
  public static let longestName = 60
  /// Rounds of a new program.
  public static let usualRounds = 3
  /// Seconds between rounds, where a program gets a second one.
  public static let usualPause = 10

  /// The key of a built-in program, or the name of the entity that holds the person's own.
  public let id: String
  /// Empty for a built-in program, whose name belongs to the language.
  public let name: String
  /// A picture made of characters.
  public let icon: String
  public let rounds: Int
  /// At least one, at most `mostParts`.
  public let parts: [ProgramPart]

  /// Nothing without a part; numbers outside their range become its nearest end.
  public init?(id: String, name: String = "", icon: String, rounds: Int, parts: [ProgramPart]) {
    guard !parts.isEmpty else { return nil }
    self.init(
      id, String(name.unicodeScalars.prefix(PracticeProgram.longestName)),
      String(icon.unicodeScalars.prefix(BreathPreset.longestIcon)),
      bounded(rounds, in: PracticeProgram.roundRange),
      Array(parts.prefix(PracticeProgram.mostParts)))
  }

  init(_ id: String, _ name: String, _ icon: String, _ rounds: Int, _ parts: [ProgramPart]) {
    self.id = id
    self.name = name
    self.icon = icon
    self.rounds = rounds
    self.parts = parts
  }

  /// Without a lead-in. A rest follows each work but the very last one.
  public var schedule: PhaseSchedule {
    var phases: [Phase] = []
    for round in 1...rounds {
      for (place, part) in parts.enumerated() {
        phases.append(phase(.work, part, round, place))
        if round < rounds || place < parts.count - 1 {
          phases.append(phase(.rest, part, round, place))
        }
      }
    }
    return PhaseSchedule(phases)
  }

  private func phase(_ role: PhaseRole, _ part: ProgramPart, _ round: Int, _ place: Int) -> Phase {
    Phase(
      role, seconds: role == .work ? part.work : part.rest, round: round, place: place,
      exercise: part.exercise, side: part.side)
  }

  /// The same program with other rounds. A second round brings a pause between rounds where there
  /// was none; back at one round that pause goes.
  public func with(rounds changed: Int) -> PracticeProgram {
    let count = bounded(changed, in: PracticeProgram.roundRange)
    var parts = parts
    if rounds == 1, count > 1 {
      parts[parts.count - 1] = parts[parts.count - 1].resting(PracticeProgram.usualPause)
    } else if rounds > 1, count == 1 {
      parts[parts.count - 1] = parts[parts.count - 1].resting(0)
    }
    return PracticeProgram(id, name, icon, count, parts)
  }

  /// Whether it has what an own program needs: a name, and words for every part.
  public var isComplete: Bool {
    if name.isEmpty { return false }
    for part in parts where part.exercise.isEmpty { return false }
    return true
  }
}
