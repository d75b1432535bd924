// The words of the progress screen.

struct ProgressText {
  let language: Language

  var title: String { language.progressTitle }
  var trackerLabel: String { language.progressTrackerLabel }
  var periodLabel: String { language.progressPeriodLabel }
  func period(_ days: Int) -> String {
    days == 365
      ? language.progressPeriod
      : language.progressPeriod2(days: days)
  }
  var noTrackerTitle: String { language.progressNoTrackerTitle }
  var noTrackerText: String {
    language.progressNoTrackerText
  }
  var toPlan: String { language.progressToPlan }
  var emptyTitle: String {
    language.progressEmptyTitle
  }
  var emptyText: String {
    language.progressEmptyText
  }
  var toToday: String { language.progressToToday }
  var fewer: String { language.progressFewer }
  var more: String { language.progressMore }
  var same: String { language.progressSame }
  var none: String {
    language.progressNone
  }
  func notEnough(_ known: Int, _ needed: Int) -> String {
    language.progressNotEnough(known: known, needed: needed)
  }
  var noBaseline: String {
    language.progressNoBaseline
  }
  func comparisonWhy(_ days: String) -> String {
    language.progressComparisonWhy(days: days)
  }
  var dailyTitle: String { language.progressDailyTitle }
  var weeklyTitle: String {
    language.progressWeeklyTitle
  }
  var weeklySentence: String {
    language.progressWeeklySentence
  }
  func used(_ amount: String, _ days: String, _ mean: String) -> String {
    language.progressUsed(amount: amount, days: days, mean: mean)
  }
  func unknownDays(_ count: Int) -> String {
    count == 1
      ? language.progressUnknownDays
      : language.progressUnknownDays2(count: count)
  }
  var nothingKnown: String {
    language.progressNothingKnown
  }
  var day: String { language.progressDay }
  var week: String { language.progressWeek }
  var target: String { language.progressTarget }
  var today: String { language.progressToday }
  var open: String { language.progressOpen }
  var unknown: String { "?" }
  var asTable: String { language.progressAsTable }
  func of(_ part: String, _ whole: String) -> String {
    language.progressOf(part: part, whole: whole)
  }
  var dayUnit: String { language.progressDayUnit }
  var daysUnit: String { language.progressDaysUnit }
  var kept: String {
    language.progressKept
  }
  var keptWhy: String {
    language.progressKeptWhy
  }
  var keptRun: String {
    language.progressKeptRun
  }
  var keptRunWhy: String {
    language.progressKeptRunWhy
  }
  var bestKept: String {
    language.progressBestKept
  }
  var bestKeptWhy: String {
    language.progressBestKeptWhy
  }
  var keptInAll: String {
    language.progressKeptInAll
  }
  var keptInAllWhy: String {
    language.progressKeptInAllWhy
  }
  var freeRun: String { language.progressFreeRun }
  var freeRunWhy: String {
    language.progressFreeRunWhy
  }
  var bestFree: String {
    language.progressBestFree
  }
  var bestFreeWhy: String {
    language.progressBestFreeWhy
  }
  var freeDays: String { language.progressFreeDays }
  var freeDaysWhy: String {
    language.progressFreeDaysWhy
  }
  var saved: String { language.progressSaved }
  var savedBelow: String {
    language.progressSavedBelow
  }
  var notUsedBelow: String {
    language.progressNotUsedBelow
  }
  var savedInAll: String {
    language.progressSavedInAll
  }
  var savedWhy: String {
    language.progressSavedWhy
  }
  var notUsed: String {
    language.progressNotUsed
  }
  var notUsedInAll: String {
    language.progressNotUsedInAll
  }
  var notUsedWhy: String {
    language.progressNotUsedWhy
  }
  var noPrice: String {
    language.progressNoPrice
  }
  var passed: String {
    language.progressPassed
  }
  var passedInAll: String {
    language.progressPassedInAll
  }
  var passedWhy: String {
    language.progressPassedWhy
  }
  var freeNow: String { language.progressFreeNow }
  var freeNowWhy: String {
    language.progressFreeNowWhy
  }
  var freeBest: String { language.progressFreeBest }
  var freeBestWhy: String {
    language.progressFreeBestWhy
  }
  var freeTotal: String {
    language.progressFreeTotal
  }
  var freeTotalWhy: String {
    language.progressFreeTotalWhy
  }
  var sinceLast: String { language.progressSinceLast }
  var sinceLastWhy: String {
    language.progressSinceLastWhy
  }
  var curveTitle: String { language.progressCurveTitle }
  func curveSentence(_ date: String) -> String { language.progressCurveSentence(date: date) }
  func stopsOn(_ date: String) -> String {
    language.progressStopsOn(date: date)
  }
}
