// What a score is called, by the bands that were published with the questionnaire.

/// A named stretch of scores.
public enum ScoreBand: String, CaseIterable, Sendable {
  case none
  case veryLow = "very-low"
  case low, medium, high
  case veryHigh = "very-high"
  /// Drinking below every cut-off.
  case lowerRisk = "lower-risk"
  case raisedRisk = "raised-risk"
  case highRisk = "high-risk"
  case possibleDependence = "possible-dependence"

  /// A total outside the instrument's range is read as its nearest end.
  init?(_ instrument: Instrument, total: Int) {
    switch instrument {
    case .hsi: self = total <= 1 ? .low : total <= 4 ? .medium : .high
    case .ftnd: self = ScoreBand.smoking(total)
    case .hvi: return nil
    case .psecdi: self = total <= 3 ? .none : total <= 8 ? .low : total <= 12 ? .medium : .high
    case .auditC: self = total < AuditCutoff.britain.rawValue ? .lowerRisk : .raisedRisk
    case .audit: self = ScoreBand.drinking(total)
    }
  }

  private static func smoking(_ total: Int) -> ScoreBand {
    switch total {
    case ...2: .veryLow
    case ...4: .low
    case 5: .medium
    case ...7: .high
    default: .veryHigh
    }
  }

  private static func drinking(_ total: Int) -> ScoreBand {
    switch total {
    case ..<8: .lowerRisk
    case ..<16: .raisedRisk
    case ..<AuditCutoff.referral: .highRisk
    default: .possibleDependence
    }
  }
}

/// From which score on the three short questions on drinking point to a raised risk.
public enum AuditCutoff: Int, CaseIterable, Sendable {
  case americanWomen = 3
  case americanMen = 4
  case britain = 5

  /// The full questionnaire from this score on: help from a specialist, and no stopping alone.
  public static let referral = 20
}
