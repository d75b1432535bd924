// Many small worlds, each from its own seed.

import Engine

/// Schedules in which devices and server are put through everything that goes wrong.
public struct SyncSimulation: Sendable {
  public let schedules: Int
  public let seed: UInt64
  public let bug: PlantedBug?

  public init(schedules: Int, seed: UInt64, bug: PlantedBug? = nil) {
    self.schedules = schedules
    self.seed = seed
    self.bug = bug
  }

  public struct Found: Equatable, Sendable {
    /// With this seed and one schedule the violation comes again.
    public let seed: UInt64
    public let violation: Violation
  }

  public struct Result: Equatable, Sendable {
    /// How many ran, up to the first violation.
    public let schedules: Int
    public let steps: Int
    /// The same for the same seed, and hardly for another one.
    public let trace: UInt64
    public let found: Found?
    /// How often each `Occurrence` was met, by its raw value.
    public let occurrences: [Int]
  }

  /// Ends at the first violation.
  public func run() -> Result {
    var steps = 0
    var trace: UInt64 = 0
    var occurrences = [Int](repeating: 0, count: Occurrence.allCases.count)
    for place in 0..<schedules {
      let worldSeed = seed &+ UInt64(place)
      let world = World(seed: Dice.mixed(worldSeed), bug: bug)
      var found: Found?
      do throws(Violation) {
        try world.run()
      } catch {
        found = Found(seed: worldSeed, violation: error)
      }
      steps += world.steps
      trace = Dice.mixed(trace ^ world.trace)
      for (kind, count) in world.occurrences.enumerated() { occurrences[kind] += count }
      if found != nil || place == schedules - 1 {
        return Result(
          schedules: place + 1, steps: steps, trace: trace, found: found, occurrences: occurrences)
      }
    }
    return Result(
      schedules: 0, steps: 0, trace: trace, found: nil, occurrences: occurrences)
  }
}
