// The words of the page about the first weeks.
import Engine

struct WithdrawalText {
  let language: Language

  var title: String { language.withdrawalTitle }
  var noClock: String {
    language.withdrawalNoClock
  }
  /// Between two names.
  var and: String { language.withdrawalAnd }
  func day(_ number: Int) -> String {
    language.withdrawalDay(number: number)
  }
  /// Under the number of a day.
  func ofDays(_ count: Int) -> String { language.withdrawalOfDays(count: count) }
  var after: String {
    language.withdrawalAfter
  }
  var vaping: String {
    language.withdrawalVaping
  }
  var afterVaping: String { language.withdrawalAfterVaping }
  var check: String { language.withdrawalCheck }
  var checkLead: String {
    language.withdrawalCheckLead
  }

  func symptom(_ symptom: WithdrawalSymptom) -> String {
    switch symptom {
    case .anger: language.withdrawalSymptomAnger
    case .anxiety: language.withdrawalSymptomAnxiety
    case .lowMood: language.withdrawalSymptomLowMood
    case .concentration: language.withdrawalSymptomConcentration
    case .impatience: language.withdrawalSymptomImpatience
    case .sleep: language.withdrawalSymptomSleep
    case .restlessness: language.withdrawalSymptomRestlessness
    }
  }

  func strength(_ strength: SymptomStrength) -> String {
    switch strength {
    case .none: language.withdrawalStrengthNone
    case .slight: language.withdrawalStrengthSlight
    case .moderate: language.withdrawalStrengthModerate
    case .strong: language.withdrawalStrengthStrong
    case .veryStrong: language.withdrawalStrengthVeryStrong
    }
  }

  var hopeless: String { language.withdrawalHopeless }
  var hopelessDetail: String {
    language.withdrawalHopelessDetail
  }

  func advice(_ advice: WithdrawalAdvice) -> String {
    switch advice {
    case .emergency:
      language.withdrawalAdviceEmergency
    case .talkNow:
      language.withdrawalAdviceTalkNow
    case .lowMoodLong:
      language.withdrawalAdviceLowMoodLong
    case .strongLate:
      language.withdrawalAdviceStrongLate
    case .muchAtOnce:
      language.withdrawalAdviceMuchAtOnce
    case .usual: language.withdrawalAdviceUsual
    }
  }

  var toHelp: String { language.withdrawalToHelp }
  var alcoholTitle: String {
    language.withdrawalAlcoholTitle
  }
  var alcoholText: String {
    language.withdrawalAlcoholText
  }
  var alcoholSigns: String { language.withdrawalAlcoholSigns }

  func sign(_ sign: AlcoholSign) -> String {
    switch sign {
    case .shaking: language.withdrawalSignShaking
    case .confusion: language.withdrawalSignConfusion
    case .seizure: language.withdrawalSignSeizure
    case .hallucination:
      language.withdrawalSignHallucination
    }
  }

  var phases: String { language.withdrawalPhases }
  var peak: String { language.withdrawalPeak }
  var peakDetail: String {
    language.withdrawalPeakDetail
  }
  var easing: String { language.withdrawalEasing }
  var easingDetail: String {
    language.withdrawalEasingDetail
  }
  var over: String { language.withdrawalOver }
  var overDetail: String {
    language.withdrawalOverDetail
  }
  var chart: String { language.withdrawalChart }
  func chartSentence(_ answered: Int) -> String {
    language.withdrawalChartSentence(answered: answered)
  }

  func usual(_ phase: WithdrawalDay.Phase) -> String {
    switch phase {
    case .peak: language.withdrawalUsualPeak
    case .easing: language.withdrawalUsualEasing
    case .after: language.withdrawalUsualAfter
    }
  }

  var dayColumn: String { language.withdrawalDayColumn }
  var meanColumn: String { language.withdrawalMeanColumn }
  var usualColumn: String { language.withdrawalUsualColumn }
  var asTable: String { language.withdrawalAsTable }
  var cardTitle: String { language.withdrawalCardTitle }
  var toCheck: String { language.withdrawalToCheck }
  var putAway: String { language.withdrawalPutAway }
}
