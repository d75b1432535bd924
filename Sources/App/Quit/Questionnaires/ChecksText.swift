// The words around the questionnaires.
import Engine

struct ChecksText {
  let language: Language

  var title: String { language.checksTitle }
  var intro: String {
    language.checksIntro
  }
  func step(_ place: Int, _ count: Int) -> String {
    language.checksStep(place: place, count: count)
  }
  var back: String { language.checksBack }
  var leave: String { language.checksLeave }
  var nothingKept: String {
    language.checksNothingKept
  }
  var kept: String { language.checksKept }
  var begin: String { language.checksBegin }
  var showResult: String { language.checksShowResult }
  var toSafety: String { language.checksToSafety }
  var rest: String { language.checksRest }
  var whatFollows: String { language.checksWhatFollows }
  var yourChoice: String {
    language.checksYourChoice
  }
  var toList: String { language.checksToList }
  var toProgramme: String { language.checksToProgramme }
  func outOf(_ most: Int) -> String { language.checksOutOf(most: most) }
  var noBand: String {
    language.checksNoBand
  }

  /// "5 of 6: high"
  func total(_ score: Score) -> String {
    let sum = "\(score.total) " + outOf(score.instrument.range.upperBound)
    return score.band.map { sum + ": " + band($0) } ?? sum
  }

  func name(_ instrument: Instrument) -> String {
    switch instrument {
    case .hsi: language.checksNameHsi
    case .ftnd: language.checksNameFtnd
    case .hvi: language.checksNameHvi
    case .psecdi: language.checksNamePsecdi
    case .auditC: language.checksNameAuditC
    case .audit: language.checksNameAudit
    }
  }

  func about(_ instrument: Instrument) -> String {
    switch instrument {
    case .hsi:
      language.checksAboutHsi
    case .ftnd:
      language.checksAboutFtnd
    case .hvi:
      language.checksAboutHvi
    case .psecdi:
      language.checksAboutPsecdi
    case .auditC: language.checksAboutAuditC
    case .audit: language.checksAboutAudit
    }
  }

  func band(_ band: ScoreBand) -> String {
    switch band {
    case .none: language.checksBandNone
    case .veryLow: language.checksBandVeryLow
    case .low: language.checksBandLow
    case .medium: language.checksBandMedium
    case .high: language.checksBandHigh
    case .veryHigh: language.checksBandVeryHigh
    case .lowerRisk: language.checksBandLowerRisk
    case .raisedRisk: language.checksBandRaisedRisk
    case .highRisk: language.checksBandHighRisk
    case .possibleDependence: language.checksBandPossibleDependence
    }
  }

  func meaning(_ score: Score) -> String {
    switch score.instrument {
    case .hsi, .ftnd, .hvi, .psecdi:
      language.checksMeaningHsi
    case .auditC:
      language.checksMeaningAuditC
    case .audit:
      language.checksMeaningAudit
    }
  }

  func question(_ item: ScoreItem) -> String {
    CheckQuestionText.text(item, language)
  }

  func answer(_ item: ScoreItem, _ points: Int) -> String {
    CheckAnswerText.text(item, points, language)
  }
}
