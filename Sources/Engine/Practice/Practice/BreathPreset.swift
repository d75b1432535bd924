// A pattern of breathing: in, hold, out, hold, over and over.

/// A pattern of breathing, each number within its range.
public struct BreathPreset: Hashable, Sendable {
  public static let kind = "breathPreset"
  public static let phaseRange = 0...60
  public static let roundRange = 1...99
  /// Characters of a name.
  public static let longestName = 60
  /// Characters of an icon; one picture can be made of several.
  public static let longestIcon = 8

  /// The key of a built-in preset, or the name of the entity that holds the person's own.
  public let id: String
  /// Empty for a built-in preset, whose name belongs to the language.
  public let name: String
  /// A picture made of characters.
  public let icon: String
  /// Seconds; at least one of the four is above 0.
  public let breatheIn: Int
  public let holdIn: Int
  public let breatheOut: Int
  public let holdOut: Int
  public let rounds: Int

  /// Numbers outside their range become its nearest end; with all four at 0 the breath in takes
  /// a second, as a session needs a length.
  public init(
    id: String, name: String = "", icon: String, breatheIn: Int, holdIn: Int, breatheOut: Int,
    holdOut: Int, rounds: Int
  ) {
    self.id = id
    self.name = String(name.unicodeScalars.prefix(BreathPreset.longestName))
    self.icon = String(icon.unicodeScalars.prefix(BreathPreset.longestIcon))
    let range = BreathPreset.phaseRange
    self.holdIn = bounded(holdIn, in: range)
    self.breatheOut = bounded(breatheOut, in: range)
    self.holdOut = bounded(holdOut, in: range)
    let isEmpty = self.holdIn + self.breatheOut + self.holdOut == 0
    self.breatheIn = max(bounded(breatheIn, in: range), isEmpty ? 1 : 0)
    self.rounds = bounded(rounds, in: BreathPreset.roundRange)
  }

  /// Seconds of one round, at least 1.
  public var roundSeconds: Int { breatheIn + holdIn + breatheOut + holdOut }

  public var schedule: PhaseSchedule {
    var phases: [Phase] = []
    for round in 1...rounds {
      phases.append(Phase(.breatheIn, seconds: breatheIn, round: round, place: 0))
      phases.append(Phase(.holdIn, seconds: holdIn, round: round, place: 1))
      phases.append(Phase(.breatheOut, seconds: breatheOut, round: round, place: 2))
      phases.append(Phase(.holdOut, seconds: holdOut, round: round, place: 3))
    }
    return PhaseSchedule(phases)
  }
}

extension BreathPreset {
  /// Those that the app brings along. Their keys never change: a name can mean two patterns.
  public static let builtIn: [BreathPreset] = [
    make("box", "🧘", 4, 4, 4, 4, 10),
    make("calming", "🌬️", 4, 0, 6, 0, 10),
    make("coherent", "💠", 5, 0, 5, 0, 12),
    make("deepCalm", "🪷", 7, 0, 5, 0, 8),
    make("relaxing", "🌿", 4, 7, 8, 0, 10),
    make("rhythmic", "🫁", 6, 3, 6, 3, 8),
  ]

  /// What a new one of the person's own starts with.
  public static func new(id: String, icon: String) -> BreathPreset {
    make(id, icon, 4, 0, 4, 0, 10)
  }

  @inline(never)
  private static func make(
    _ id: String, _ icon: String, _ into: Int, _ full: Int, _ out: Int, _ empty: Int,
    _ rounds: Int
  ) -> BreathPreset {
    BreathPreset(
      id: id, icon: icon, breatheIn: into, holdIn: full, breatheOut: out, holdOut: empty,
      rounds: rounds)
  }
}
