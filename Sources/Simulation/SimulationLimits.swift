// Every number that bounds a simulation.

/// Bounds of a simulated world.
public enum SimulationLimits {
  public static let devices = 2...5
  /// Steps of one schedule, before everything heals.
  public static let steps = 60...110
  /// Everything must be quiet after so many rounds in which each device pushes and pulls.
  static let healingRounds = 24
  /// Pushes and pulls in a row before a device makes a checkpoint.
  static let restingRounds = 8
  /// Older disks that a device can be put back to.
  static let snapshots = 2
  /// Changes of the log that a device remembers one by one: few, so that most are behind them.
  static let remembered = 12
  /// Things that all devices write about: few, so that they meet.
  static let entities: UInt64 = 4
  /// A text that no vault takes: with its padding it is over the limit of a body.
  static let longText = 9_000
  /// The true time at which a world begins, in milliseconds since 1970.
  static let start: Int64 = 1_790_000_000_000
}
