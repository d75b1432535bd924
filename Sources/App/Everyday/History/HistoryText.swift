// The words of the history.
import Engine

struct HistoryText {
  let language: Language

  var title: String { language.historyTitle }
  var add: String { language.historyAdd }
  var addTitle: String { language.historyAddTitle }
  var filterLabel: String { language.historyFilterLabel }
  var all: String { language.historyAll }
  var more: String { language.historyMore }
  var emptyTitle: String { language.historyEmptyTitle }
  var emptyText: String {
    language.historyEmptyText
  }
  var today: String { language.historyToday }
  var yesterday: String { language.historyYesterday }
  var entry: String { language.historyEntry }
  var craving: String { language.historyCraving }
  func cravings(_ number: String, _ isOne: Bool) -> String {
    isOne
      ? language.historyCravings
      : language.historyCravings2(number: number)
  }
  var total: String { language.historyTotal }
  var skipped: String { language.historySkipped }
  var inTotal: String {
    language.historyInTotal
  }
  var totalHint: String {
    language.historyTotalHint
  }
  var hiddenByTotal: String {
    language.historyHiddenByTotal
  }
  var amount: String { language.historyAmount }
  var date: String { language.historyDate }
  var time: String { language.historyTime }
  var note: String { language.historyNote }
  var minutes: String {
    language.historyMinutes
  }
  func lasted(_ minutes: Int) -> String { "\(minutes) min" }
  var strength: String { language.historyStrength }
  func strength(_ strength: Int) -> String { "\(strength) mg/ml" }
  func countsFor(_ day: String) -> String {
    language.historyCountsFor(day: day)
  }
  var whichDay: String {
    language.historyWhichDay
  }
  var intensity: String { language.historyIntensity }
  func intensityOf(_ value: Int) -> String {
    language.historyIntensityOf(value: value)
  }
  func intensityAfter(_ value: Int) -> String {
    language.historyIntensityAfter(value: value)
  }
  var intensityLow: String { language.historyIntensityLow }
  var intensityHigh: String { language.historyIntensityHigh }
  var noIntensity: String { language.historyNoIntensity }
  var triggers: String { language.historyTriggers }
  var outcomeLabel: String { language.historyOutcomeLabel }

  func outcome(_ outcome: CravingOutcome?) -> String {
    switch outcome {
    case .passed: language.historyOutcomePassed
    case .used: language.historyOutcomeUsed
    case nil: language.historyOutcomeNil
    }
  }

  var save: String { language.historySave }
  var delete: String { language.historyDelete }
  var close: String { language.historyClose }
  var added: String { language.historyAdded }
  var changed: String { language.historyChanged }
  var deleted: String { language.historyDeleted }
  var deletedTotal: String {
    language.historyDeletedTotal
  }

  func problem(_ problem: HistoryProblem) -> String {
    switch problem {
    case .amount:
      language.historyProblemAmount
    case .totalAmount: language.historyProblemTotalAmount
    case .date: language.historyProblemDate
    case .time: language.historyProblemTime
    case .future:
      language.historyProblemFuture
    case .minutes:
      language.historyProblemMinutes
    case .strength:
      language.historyProblemStrength
    case .note:
      language.historyProblemNote
    }
  }
}
