// An estimate of the time of life that cigarettes which were not smoked stand for.

/// A range of minutes; the two estimates differ in whom they counted and when.
public struct LifeRegained: Hashable, Sendable {
  /// Per cigarette: 11 by Shaw 2000 for men, up to 22 by Jackson 2024 for women.
  public static let minutesPerCigarette: ClosedRange<Int64> = 11...22

  public let leastMinutes: Int64
  public let mostMinutes: Int64

  /// `cigarettes` in thousandths; below zero counts as none. There is none for anything else than
  /// cigarettes.
  public init?(notSmoked cigarettes: Int64, of substance: Substance?) {
    guard substance == .cigarettes else { return nil }
    let bounded = min(max(0, cigarettes), LifeRegained.largestAmount)
    leastMinutes = bounded * LifeRegained.minutesPerCigarette.lowerBound / 1000
    mostMinutes = bounded * LifeRegained.minutesPerCigarette.upperBound / 1000
  }

  /// A thousand million cigarettes, in thousandths.
  private static let largestAmount: Int64 = 1_000_000_000_000

  public static var citations: [Citation] { [.shaw2000, .jackson2024] }
}
