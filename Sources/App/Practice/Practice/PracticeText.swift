// The words of the practice place.
import Engine

struct PracticeText {
  let language: Language

  var title: String { language.practiceTitle }
  var start: String { language.practiceStart }
  func start(_ name: String) -> String {
    language.practiceStart2(name: name)
  }
  var close: String { language.practiceClose }
  var delete: String { language.practiceDelete }
  var less: String { language.practiceLess }
  var more: String { language.practiceMore }
  func range(_ low: Int, _ high: Int) -> String {
    language.practiceRange(low: low, high: high)
  }
  var kinds: String { language.practiceKinds }
  var recent: String { language.practiceRecent }
  var emptyTitle: String { language.practiceEmptyTitle }
  var emptyText: String {
    language.practiceEmptyText
  }
  func emptyAction(_ name: String) -> String {
    language.practiceEmptyAction(name: name)
  }
  var mindful: String { language.practiceMindful }
  var workout: String { language.practiceWorkout }
  func of(_ minutes: Int64, _ aim: Int) -> String {
    language.practiceOf(minutes: Int(clamping: minutes), aim: aim)
  }
  func today(_ kind: MinuteKind, _ minutes: Int64) -> String {
    switch kind {
    case .mindful:
      return language.practiceTodayMindful(minutes: Int(clamping: minutes))
    case .workout:
      return language.practiceTodayWorkout(minutes: Int(clamping: minutes))
    }
  }
  func inARow(_ days: String) -> String {
    language.practiceInARow(days: days)
  }
  func noted(_ name: String) -> String {
    language.practiceNoted(name: name)
  }
  var gone: String { language.practiceGone }
  var deleted: String { language.practiceDeleted }
  var clockStep: String {
    language.practiceClockStep
  }
  func effort(_ effort: Int) -> String {
    language.practiceEffort(effort: effort)
  }

  func name(_ kind: PracticeKind) -> String {
    switch kind {
    case .meditation: language.practiceNameMeditation
    case .breathing: language.practiceNameBreathing
    case .open: language.practiceNameOpen
    case .intervals: language.practiceNameIntervals
    case .program: language.practiceNameProgram
    case .guided: language.practiceNameGuided
    }
  }

  // Meditation
  var openEnded: String { language.practiceOpenEnded }
  var openEndedDetail: String {
    language.practiceOpenEndedDetail
  }
  func name(_ field: MeditationField) -> String {
    switch field {
    case .minutes: language.practiceNameMinutes
    case .closing: language.practiceNameClosing
    case .countdown: language.practiceNameCountdown
    }
  }
  func unit(_ field: MeditationField) -> String {
    field == .countdown ? seconds : language.practiceUnit
  }
  var seconds: String { language.practiceSeconds }
  func detail(_ setting: MeditationSetting) -> String {
    if setting.isOpenEnded { return openEnded }
    let minutes = String(setting.minutes) + " min"
    guard setting.closing > 0 else { return minutes }
    return language.practiceDetail(minutes: minutes, closing: setting.closing)
  }

  // Stopping early
  var earlyStop: String { language.practiceEarlyStop }
  func name(_ stop: EarlyStop) -> String {
    switch stop {
    case .ask: language.practiceNameAsk
    case .never: language.practiceNameNever
    case .always: language.practiceNameAlways
    }
  }
}
