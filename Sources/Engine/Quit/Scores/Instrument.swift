// The questionnaires that a person may answer about dependence: which questions each one asks.

/// A published questionnaire, scored by the sum of the points of its items.
public enum Instrument: String, CaseIterable, Sendable {
  /// Heaviness of Smoking Index, 0 … 6.
  case hsi
  /// Fagerström Test for Nicotine Dependence, 0 … 10.
  case ftnd
  /// Heaviness of Vaping Index: the first two items of the next one, 0 … 10.
  case hvi
  /// Penn State Electronic Cigarette Dependence Index, 0 … 20.
  case psecdi
  /// The three questions on how much somebody drinks, 0 … 12.
  case auditC = "auditc"
  /// Alcohol Use Disorders Identification Test, 0 … 40.
  case audit

  /// In the order in which they are asked.
  public var items: [ScoreItem] {
    switch self {
    case .hsi: ScoreItem.smokingTwo
    case .ftnd: ScoreItem.smokingSix
    case .hvi: ScoreItem.vapingTwo
    case .psecdi: ScoreItem.vapingTen
    case .auditC: ScoreItem.drinkingThree
    case .audit: ScoreItem.drinkingTen
    }
  }

  /// From 0 to the sum of what every item can give.
  public var range: ClosedRange<Int> { 0...items.reduce(0) { $0 + ($1.points.max() ?? 0) } }

  /// What it is about.
  public var substance: Substance {
    switch self {
    case .hsi, .ftnd: .cigarettes
    case .hvi, .psecdi: .vape
    case .auditC, .audit: .alcohol
    }
  }

  /// The ones about a substance, the short one first.
  public static func about(_ substance: Substance) -> [Instrument] {
    Instrument.allCases.filter { $0.substance == substance }
  }
}
