// Remarks on a plan that is allowed but worth a second look.

/// Something to mention while a plan is made; it never stops anybody.
public enum PlanNotice: Hashable, CaseIterable, Sendable {
  /// Longer than `longDays`.
  case long
  /// A reduction shorter than `fastDays`; three to six months tend to work better.
  case fast
  /// Little: a good starting point. Of cigarettes and puffs below `lowAverage`; of drinks no more
  /// than an authority calls a low risk, and where none names a number, never.
  case lowUse

  public static let longDays = 90
  public static let fastDays = 30
  /// Thousandths of a cigarette or a puff a day.
  public static let lowAverage: Int64 = 5_000
}

extension Plan {
  /// The remarks that fit a plan for `substance`, in a fixed order; nothing stands for a name of
  /// one's own, whose unit nobody knows.
  public func notices(of substance: Substance?, in region: DrinkRegion) -> [PlanNotice] {
    var notices: [PlanNotice] = []
    if let lengthInDays {
      if lengthInDays > PlanNotice.longDays { notices.append(.long) }
      if lengthInDays < PlanNotice.fastDays { notices.append(.fast) }
    }
    if let baseline, Plan.isLittle(baseline, of: substance, region) { notices.append(.lowUse) }
    return notices
  }

  private static func isLittle(
    _ perDay: Int64, of substance: Substance?, _ region: DrinkRegion
  ) -> Bool {
    switch substance {
    case .cigarettes, .vape: perDay < PlanNotice.lowAverage
    case .alcohol: region.isLowRisk(drinksPerDay: perDay)
    case nil: false
    }
  }
}
