// What a plan would mean, before it is kept: the cost of going on, and the way down.

/// A target that holds from a day until the next step.
public struct PlanStep: Hashable, Sendable {
  public let day: Day
  /// Whole units a day.
  public let target: Int
  /// mg/ml, when the plan lowers the strength too.
  public let strength: Int?

  public init(day: Day, target: Int, strength: Int? = nil) {
    self.day = day
    self.target = target
    self.strength = strength
  }
}

/// A plan in numbers that a person can look at while changing it.
public struct PlanPreview: Hashable, Sendable {
  public static let daysPerWeek: Int64 = 7
  public static let daysPerMonth: Int64 = 30
  public static let daysPerYear: Int64 = 365

  /// What the baseline costs; nothing until amount, price and pack are known.
  public struct Cost: Hashable, Sendable {
    public let day: Money
    public let week: Money
    public let month: Money
    public let year: Money
  }

  public let cost: Cost?
  /// One step a week or a day, as the plan has it, and the quit day last; empty without targets.
  public let steps: [PlanStep]

  public init(_ plan: Plan) {
    cost = PlanPreview.cost(plan)
    steps = PlanPreview.steps(plan)
  }

  /// Each period is computed from the exact amount and rounded once, so a week is not always
  /// seven rounded days.
  private static func cost(_ plan: Plan) -> Cost? {
    guard plan.baseline != nil, let unit = plan.unitPrice else { return nil }
    let amount = plan.boundedBaseline
    return Cost(
      day: unit.cost(of: amount), week: unit.cost(of: amount * daysPerWeek),
      month: unit.cost(of: amount * daysPerMonth), year: unit.cost(of: amount * daysPerYear))
  }

  private static func steps(_ plan: Plan) -> [PlanStep] {
    guard let quitDay = plan.quitDay, plan.kind != .notice else { return [] }
    var days: [Day] = []
    if let length = plan.lengthInDays, let weeks = plan.lengthInWeeks {
      switch plan.cadence {
      case .daily:
        days = (0..<min(length, StepDown.lengthsInDays.upperBound)).map(plan.start.adding)
      case .weekly:
        days = (0..<min(weeks, StepDown.lengthsInWeeks.upperBound))
          .map { plan.start.adding(days: $0 * Plan.daysPerWeek) }
      }
    }
    days.append(quitDay)
    return days.compactMap { day in
      plan.target(on: day).map {
        PlanStep(day: day, target: $0, strength: plan.strength(on: day))
      }
    }
  }
}
