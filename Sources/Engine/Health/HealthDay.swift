// One day of health data: what is kept of all its records.

/// The totals of a day; nothing where there was no record.
public struct HealthDay: Equatable, Sendable {
  /// The lowest, the mean and the highest, in beats a minute.
  public struct Spread: Equatable, Sendable {
    public let lowest: Double
    public let mean: Double
    public let highest: Double
  }

  /// Sleep that ended on this day, in seconds.
  public struct Sleep: Equatable, Sendable {
    public internal(set) var asleep: Int64 = 0
    /// Asleep, awake and merely in bed.
    public internal(set) var inBed: Int64 = 0
    /// Of the source that told most of the night's stages; nothing where none did.
    public internal(set) var stages: Stages?
  }

  /// Seconds of each stage.
  public struct Stages: Equatable, Sendable {
    public internal(set) var core: Int64 = 0
    public internal(set) var deep: Int64 = 0
    public internal(set) var rem: Int64 = 0
    public internal(set) var awake: Int64 = 0
  }

  /// Sessions of training.
  public struct Workouts: Equatable, Sendable {
    public internal(set) var count = 0
    public internal(set) var seconds: Int64 = 0
  }

  public let day: Day
  public internal(set) var sleep: Sleep?
  public internal(set) var steps: Double?
  /// Metres, walked and run.
  public internal(set) var distance: Double?
  /// Kilocalories.
  public internal(set) var activeEnergy: Double?
  /// Beats a minute.
  public internal(set) var restingHeartRate: Double?
  public internal(set) var heartRate: Spread?
  /// Seconds.
  public internal(set) var mindful: Int64?
  public internal(set) var workouts: Workouts?
  /// Millilitres.
  public internal(set) var water: Double?
  /// Milligrams.
  public internal(set) var caffeine: Double?
  /// As many as the person noted, of the size that their phone means.
  public internal(set) var alcoholicDrinks: Double?

  init(_ day: Day) {
    self.day = day
  }
}
