// What the labels of nicotine products say, as data. It is shown as "the label says" and is never
// a prescription; a label exists for people who smoke, and none for people who only vape.

/// One stretch of a label's schedule.
public struct LabelPhase: Hashable, Sendable {
  /// Counted from 1.
  public let weeks: ClosedRange<Int>
  /// Milligrams of a patch; nothing for what is taken piece by piece.
  public let strength: Int?
  /// Hours between two pieces; nothing for a patch.
  public let hours: ClosedRange<Int>?

  init(_ weeks: ClosedRange<Int>, strength: Int) {
    self.weeks = weeks
    self.strength = strength
    hours = nil
  }

  init(_ weeks: ClosedRange<Int>, every hours: ClosedRange<Int>) {
    self.weeks = weeks
    strength = nil
    self.hours = hours
  }
}

/// The schedule on the label of a product, for the people whom it names.
public struct LabelSchedule: Hashable, Sendable {
  /// Whom a schedule is for.
  public enum Reader: Hashable, Sendable {
    /// More than `LabelSchedule.manyCigarettes` a day, or that many and fewer.
    case manyCigarettes, fewCigarettes
    /// Whenever the first cigarette comes.
    case everybody
  }

  public let product: DoseProduct
  /// Brands whose label says this.
  public let brand: String
  /// ISO 3166.
  public let country: String
  public let reader: Reader
  public let phases: [LabelPhase]
  /// Pieces a day, where the label names a number.
  public let mostADay: Int?
  /// Pieces in six hours, where the label names a number.
  public let mostInSixHours: Int?
  public let source: Citation

  /// The number of cigarettes a day at which patch labels part.
  public static let manyCigarettes = 10
  /// Minutes from waking to the first cigarette at which gum and lozenge labels part.
  public static let earlyCigarette = 30

  /// The strength of gum or lozenge that the label names, in milligrams.
  public static func pieceStrength(minutesToFirst: Int) -> Int {
    minutesToFirst <= earlyCigarette ? 4 : 2
  }

  /// The phase of a week counted from 1; nothing after the last one.
  public func phase(inWeek week: Int) -> LabelPhase? {
    for phase in phases where phase.weeks.contains(week) { return phase }
    return nil
  }

  /// What the labels say to somebody who smokes so much; nothing for a product without a label.
  public static func all(of product: DoseProduct, cigarettesADay: Int64?) -> [LabelSchedule] {
    all.filter { schedule in
      guard schedule.product == product else { return false }
      guard let cigarettesADay else { return true }
      switch schedule.reader {
      case .everybody: return true
      case .manyCigarettes: return cigarettesADay > Int64(manyCigarettes) * Entry.unit
      case .fewCigarettes: return cigarettesADay <= Int64(manyCigarettes) * Entry.unit
      }
    }
  }
}
