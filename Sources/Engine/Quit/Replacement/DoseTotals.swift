// What was taken as a replacement, day by day. Kinds stay apart: only milligrams on packs of
// replacement products are added up, never with smoke or vapour.

/// Sums over the doses of a person.
public struct DoseTotals: Hashable, Sendable {
  /// Oldest first.
  private let doses: [Dose]

  /// In any order.
  public init(_ doses: [Dose]) {
    self.doses = doses.ordered { ($0.at, $0.id) < ($1.at, $1.id) }
  }

  /// Milligrams on the packs of all doses of a day.
  public func milligrams(on day: Day) -> Int {
    doses.reduce(0) { $0 + ($1.day == day ? $1.strength : 0) }
  }

  /// Milligrams on the packs of all doses from one day through another.
  public func milligrams(from first: Day, through last: Day) -> Int {
    doses.reduce(0) { $0 + ($1.day >= first && $1.day <= last ? $1.strength : 0) }
  }

  public func count(on day: Day) -> Int { doses.reduce(0) { $0 + ($1.day == day ? 1 : 0) } }

  /// The doses of a day, oldest first.
  public func doses(on day: Day) -> [Dose] { doses.filter { $0.day == day } }

  public var last: Dose? { doses.last }
  public var firstDay: Day? { doses.first?.day }

  /// A pause longer than this many days starts the count of patch weeks anew.
  public static let longestPause = 14

  /// The week of wearing patches in which a day lies, counted from 1; nothing without a patch in
  /// the days before.
  public func patchWeek(on day: Day) -> Int? {
    var start: Day?
    var last: Day?
    for dose in doses where dose.product == .patch && dose.day <= day {
      if let last, dose.day.days(since: last) <= DoseTotals.longestPause {
      } else {
        start = dose.day
      }
      last = dose.day
    }
    guard let start, let last, day.days(since: last) <= DoseTotals.longestPause else { return nil }
    return day.days(since: start) / Plan.daysPerWeek + 1
  }
}

extension DoseStep {
  /// What a person set for a day: the latest step of each product that had begun by then, in the
  /// order of the products; a product that ended is left out.
  public static func current(_ steps: [DoseStep], on day: Day) -> [DoseStep] {
    var found: [DoseStep] = []
    for product in DoseProduct.allCases {
      var latest: DoseStep?
      for step in steps where step.product == product && step.day <= day {
        if latest.map({ ($0.day, $0.id) < (step.day, step.id) }) ?? true { latest = step }
      }
      if let latest, latest.strength > 0 { found.append(latest) }
    }
    return found
  }
}
