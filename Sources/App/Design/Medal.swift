// What a milestone looks like: one medal for each family.
import Engine

/// A drawing of the style.
public enum Medal: String, CaseIterable, Sendable {
  case time, long, within, money, waves, practice, move, first, notice, back, plan, food

  private static let year = 365
  private static let secondsOfDay: Int64 = 86_400

  /// The family that a milestone belongs to.
  public init(_ milestone: Milestone) {
    self =
      switch milestone {
      case .freeTime(let seconds):
        seconds >= Int64(Medal.year) * Medal.secondsOfDay ? .long : .time
      case .freeRun(let days): days >= Medal.year ? .long : .time
      case .keptRun(let days): days == 1 ? .first : .within
      case .trackerRun: .plan
      case .practiceRun(let kind, _): kind == .workout ? .move : .practice
      case .recovery: .back
      case .cravingsNoted: .notice
      case .cravingsPassed: .waves
      case .foodDays, .swaps: .food
      case .saved: .money
      }
  }
}

extension Milestone {
  /// How far a medal has come, 1 … 3: which third of its kind's table; 0 where there is no table.
  var tier: Int {
    switch self {
    case .freeTime(let seconds):
      third(Milestone.freeSeconds.firstIndex(of: seconds), of: Milestone.freeSeconds.count)
    case .keptRun(let days), .freeRun(let days):
      third(Milestone.runDays.firstIndex(of: days), of: Milestone.runDays.count)
    case .trackerRun(let days), .practiceRun(_, let days):
      third(Milestone.streakDays.firstIndex(of: days), of: Milestone.streakDays.count)
    case .cravingsPassed(let count):
      third(Milestone.passedCounts.firstIndex(of: count), of: Milestone.passedCounts.count)
    case .saved(let units):
      third(Milestone.savedMinorUnits.firstIndex(of: units), of: Milestone.savedMinorUnits.count)
    case .foodDays(let count), .swaps(let count):
      third(Milestone.foodCounts.firstIndex(of: count), of: Milestone.foodCounts.count)
    case .recovery, .cravingsNoted: 0
    }
  }

  private func third(_ place: Int?, of count: Int) -> Int { (place ?? 0) * 3 / count + 1 }
}
