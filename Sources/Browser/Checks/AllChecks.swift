// The list of every check: a new file of checks adds its line here.

/// Everything that must hold natively and in the browser alike.
public enum AllChecks {
  /// In the order in which they run.
  public static var all: [Check] {
    [
      DrinkingChecks.all,
      ExchangeChecks.all,
      FoodChecks.all,
      ForecastChecks.all,
      HealthChecks.all,
      HPKEChecks.all,
      JournalChecks.all,
      NumbersChecks.all,
      PlanChecks.all,
      PracticeChecks.all,
      ProgrammeChecks.all,
      RecoveryChecks.all,
      SHA256Checks.all,
      SoundChecks.all,
      StreakChecks.all,
      SyncChecks.all,
      TechniqueChecks.all,
      TimeChecks.all,
      TrackerChecks.all,
      TranscriptChecks.all,
    ].flatMap { $0 }
  }
}
