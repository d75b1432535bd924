// What a milestone looks like: one medal for each family.
import Engine

/// A drawing of the style.
public enum Medal: String, CaseIterable, Sendable {
  case time, long, within, money, waves, practice, move, first, notice, back, plan

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
      case .saved: .money
      }
  }
}
