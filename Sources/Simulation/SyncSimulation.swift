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
  }

  /// Ends at the first violation.
  public func run() -> Result {
    var steps = 0
    var trace: UInt64 = 0
    for place in 0..<schedules {
      let worldSeed = seed &+ UInt64(place)
      let world = World(seed: Dice.mixed(worldSeed), bug: bug)
      do throws(Violation) {
        try world.run()
      } catch {
        return Result(
          schedules: place + 1, steps: steps + world.steps, trace: trace,
          found: Found(seed: worldSeed, violation: error))
      }
      steps += world.steps
      trace = Dice.mixed(trace ^ world.trace)
    }
    return Result(schedules: schedules, steps: steps, trace: trace, found: nil)
  }
}
