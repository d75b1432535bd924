// What was taken of one nicotine product over a period: what was noted, never what to take.

/// The days and doses of a product.
public struct DoseSummary: Hashable, Sendable {
  public let product: DoseProduct
  public let days: Int
  public let doses: Int
  /// Milligrams on the packs, from the weakest to the strongest.
  public let strengths: ClosedRange<Int>

  /// In the order of the products; those of which nothing was noted are left out.
  public static func all(_ doses: [Dose], from first: Day, through last: Day) -> [DoseSummary] {
    var all: [DoseSummary] = []
    for product in DoseProduct.allCases {
      var days: [Day] = []
      var strengths: [Int] = []
      for dose in doses where dose.product == product && dose.day >= first && dose.day <= last {
        if !days.contains(dose.day) { days.append(dose.day) }
        strengths.append(dose.strength)
      }
      guard let least = strengths.min(), let most = strengths.max() else { continue }
      all.append(
        DoseSummary(
          product: product, days: days.count, doses: strengths.count, strengths: least...most))
    }
    return all
  }
}
