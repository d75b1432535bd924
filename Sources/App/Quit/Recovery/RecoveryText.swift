// The words around the stages of recovery.
import Engine

struct RecoveryText {
  let language: Language

  var title: String { language.recoveryTitle }
  var emptyTitle: String { language.recoveryEmptyTitle }
  var emptyText: String {
    language.recoveryEmptyText
  }
  var onceStopped: String {
    language.recoveryOnceStopped
  }
  func onceStopped(on day: String) -> String { language.recoveryOnceStoppedOn(day: day) }
  func by(_ day: String) -> String { language.recoveryBy(day: day) }
  var pause: String { language.recoveryPause }
  var pauseWhy: String { language.recoveryPauseWhy }
  func within(_ stages: String) -> String { language.recoveryWithin(stages: stages) }
  func upTo(_ time: String) -> String { language.recoveryUpTo(time: time) }
  /// After a time, as "9 days since your last cigarette".
  var sinceStop: String { language.recoverySinceStop }
  func since(_ substance: Substance?) -> String {
    switch substance {
    case .vape: language.recoverySinceVape
    case .cigarettes: language.recoverySinceCigarettes
    case .alcohol: language.recoverySinceAlcohol
    case nil: language.recoverySinceStop
    }
  }
  var inTheLongRun: String { language.recoveryInTheLongRun }
  var noData: String { language.recoveryNoData }
  var dayByDay: String { language.recoveryDayByDay }
  var passed: String { language.recoveryPassed }
  func ahead(_ time: String) -> String {
    language.recoveryAhead(time: time)
  }
  var underWay: String { language.recoveryUnderWay }
  func left(_ time: String) -> String {
    language.recoveryLeft(time: time)
  }

  func population(_ population: RecoveryStage.Population) -> String {
    switch population {
    case .smokers:
      language.recoveryPopulationSmokers
    case .dailyVapers:
      language.recoveryPopulationDailyVapers
    }
  }

  func certainty(_ certainty: RecoveryStage.Certainty) -> String {
    switch certainty {
    case .agreed: language.recoveryCertaintyAgreed
    case .stated:
      language.recoveryCertaintyStated
    case .early: language.recoveryCertaintyEarly
    }
  }

  var missingData: String {
    language.recoveryMissingData
  }
  var everybody: String {
    language.recoveryEverybody
  }
  var toWithdrawal: String {
    language.recoveryToWithdrawal
  }
  var toMilestones: String { language.recoveryToMilestones }
  var toSavings: String { language.recoveryToSavings }
  var lifeLabel: String { language.recoveryLifeLabel }
  func lifeHours(_ least: String, _ most: String) -> String {
    language.recoveryLifeHours(least: least, most: most)
  }
  var lifeWhy: String {
    language.recoveryLifeWhy
  }
}
