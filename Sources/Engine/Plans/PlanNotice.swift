// Remarks on a plan that is allowed but worth a second look.

/// Something to mention while a plan is made; it never stops anybody.
public enum PlanNotice: Hashable, CaseIterable, Sendable {
  /// Longer than `longDays`.
  case long
  /// A reduction shorter than `fastDays`; three to six months tend to work better.
  case fast
  /// An average below `lowAverage`: a good starting point.
  case lowUse

  public static let longDays = 90
  public static let fastDays = 30
  /// Thousandths a day.
  public static let lowAverage: Int64 = 5_000
}

extension Plan {
  /// The remarks that fit, in a fixed order.
  public var notices: [PlanNotice] {
    var notices: [PlanNotice] = []
    if let lengthInDays {
      if lengthInDays > PlanNotice.longDays { notices.append(.long) }
      if lengthInDays < PlanNotice.fastDays { notices.append(.fast) }
    }
    if let baseline, baseline < PlanNotice.lowAverage { notices.append(.lowUse) }
    return notices
  }
}
