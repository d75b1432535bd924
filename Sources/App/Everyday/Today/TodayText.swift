// The words of Today.
import Engine

struct TodayText {
  let language: Language

  var title: String { language.todayTitle }

  func greeting(_ hour: Int, _ name: String) -> String {
    let words =
      switch PartOfDay(hour: hour) {
      case .morning: language.todayGreeting5
      case .afternoon: language.todayGreeting12
      case .evening: language.todayGreeting17
      case .night: language.todayGreeting17n2
      }
    return name.isEmpty ? words : words + ", " + name
  }

  func of(_ target: String) -> String {
    language.todayOf(target: target)
  }
  func unitsToday(_ unit: String) -> String {
    language.todayUnitsToday(unit: unit)
  }
  var reached: String { language.todayReached }
  func last(_ ago: String) -> String {
    language.todayLast(ago: ago)
  }
  var justNow: String { language.todayJustNow }
  var noneYet: String { language.todayNoneYet }
  var untilStop: String { language.todayUntilStop }
  var sinceStop: String { language.todaySinceStop }
  var sinceLast: String { language.todaySinceLast }
  var freeInAll: String { language.todayFreeInAll }
  func free(_ time: String) -> String {
    language.todayFree(time: time)
  }
  func thisRun(_ time: String) -> String {
    language.todayThisRun(time: time)
  }
  func bestRun(_ time: String) -> String {
    language.todayBestRun(time: time)
  }
  func timeUnits(days: Int) -> [String] {
    [language.todayTimeUnits(count: days), "h", "min", "s"]
  }
  /// `days` with their unit.
  func timeSentence(_ days: String, _ hours: Int, _ minutes: Int, _ label: String) -> String {
    let hour = language.todayTimeSentence(hours: hours)
    let minute = language.todayTimeSentence2(minutes: minutes)
    return language.todayTimeSentence3(days: days, hour: hour, minute: minute, label: label)
  }
  func log(_ amount: String) -> String {
    "+ \(amount)"
  }
  var moreWays: String { language.todayMoreWays }
  var undoLast: String { language.todayUndoLast }
  var earlier: String { language.todayEarlier }
  func leftOf(_ target: String) -> String { language.todayLeftOf(target: target) }
  func over(_ target: String) -> String { language.todayOver(target: target) }
  var total: String { language.todayTotal }
  func totalTitle(_ day: String) -> String {
    language.todayTotalTitle(day: day)
  }
  func totalLabel(_ unit: String) -> String {
    language.todayTotalLabel(unit: unit)
  }
  var totalHint: String {
    language.todayTotalHint
  }
  var totalProblem: String {
    language.todayTotalProblem
  }
  var save: String { language.todaySave }
  var close: String { language.todayClose }
  func noted(_ amount: String) -> String {
    language.todayNoted(amount: amount)
  }
  var notedNone: String { language.todayNotedNone }
  var undo: String { language.todayUndo }
  var craving: String { language.todayCraving }
  var entries: String { language.todayEntries }
  /// "2 more for today"
  func moreCards(_ count: String) -> String { language.todayMoreCards(count: count) }
  /// "Done today · 3"
  func done(_ count: String) -> String { language.todayDone(count: count) }
  func passed(_ count: Int) -> String { language.todayPassed(count: count) }
  var saved: String { language.todaySaved }
  /// "puffs not used"
  func notUsed(_ unit: String) -> String { language.todayNotUsed(unit: unit) }
  var allEntries: String { language.todayAllEntries }
  var reading: String { language.todayReading }
  var yesterday: String { language.todayYesterday }
  func yesterdayQuestion(_ tracker: String) -> String {
    language.todayYesterdayQuestion(tracker: tracker)
  }
  var none: String { language.todayNone }
  var add: String { language.todayAdd }
  var later: String { language.todayLater }
  var slip: String { language.todaySlip }
  func slipBody(_ tracker: String) -> String {
    language.todaySlipBody(tracker: tracker)
  }
  var goOn: String { language.todayGoOn }
  var adjust: String { language.todayAdjust }
  var prepare: String { language.todayPrepare }
  var installTitle: String { language.todayInstallTitle }
  var installBody: String {
    language.todayInstallBody
  }
  var install: String { language.todayInstall }
  var backup: String { language.todayBackup }
  var putAway: String { language.todayPutAway }
  var insight: String { language.todayInsight }
  func insightPassed(_ passed: String, _ all: String, isOne: Bool) -> String {
    language.todayInsightPassed(passed: passed, all: all, count: isOne ? 1 : 2)
  }
  func insightTrigger(_ trigger: String, _ count: String, _ all: String) -> String {
    language.todayInsightTrigger(trigger: trigger, count: count, all: all)
  }
  func insightMean(_ now: String, _ days: Int, _ before: String) -> String {
    language.todayInsightMean(now: now, days: days, before: before)
  }
  var tip: String { language.todayTip }
  func source(_ name: String) -> String {
    language.todaySource(name: name)
  }
  var emptyTitle: String {
    language.todayEmptyTitle
  }
  var emptyBody: String {
    language.todayEmptyBody
  }
  var emptyAction: String { language.todayEmptyAction }
  var plain: String { language.todayPlain }
}
