// The words of the milestones.
import Engine

struct MilestonesText {
  let language: Language

  var title: String { language.milestonesTitle }
  var hidden: String {
    language.milestonesHidden
  }
  var toSettings: String { language.milestonesToSettings }
  var emptyTitle: String {
    language.milestonesEmptyTitle
  }
  var emptyText: String {
    language.milestonesEmptyText
  }
  /// "and 4 more"
  func moreNext(_ count: String) -> String { language.milestonesMoreNext(count: count) }
  var next: String { language.milestonesNext }
  var reached: String { language.milestonesReached }
  var noneReached: String {
    language.milestonesNoneReached
  }
  var stays: String { language.milestonesStays }
  var units: String {
    language.milestonesUnits
  }
  var open: String { language.milestonesOpen }
  func left(_ amount: String) -> String {
    language.milestonesLeft(amount: amount)
  }
  func saved(_ amount: String) -> String {
    language.milestonesSaved(amount: amount)
  }
  var cardTitle: String { language.milestonesCardTitle }
  /// "Also reached: 2 weeks free, €50 saved"
  func also(_ names: String) -> String { language.milestonesAlso(names: names) }
  /// "On the way there: 12"
  func earlier(_ count: String) -> String { language.milestonesEarlier(count: count) }
  var seen: String { language.milestonesSeen }
  var settings: String { language.milestonesSettings }
  var show: String { language.milestonesShow }
  var showDetail: String {
    language.milestonesShowDetail
  }
  var showLife: String { language.milestonesShowLife }
  var showLifeDetail: String {
    language.milestonesShowLifeDetail
  }
  var help: String { language.milestonesHelp }
}

extension MilestonesText {
  /// The name of each milestone; what is saved gets its amount from the locale.
  func name(_ milestone: Milestone) -> String {
    let count = milestone.threshold
    return switch milestone {
    case .freeTime: time(count) + language.milestonesNameFreeTime
    case .keptRun:
      count == 1
        ? language.milestonesNameKeptRun
        : language.milestonesNameKeptRun2(count: Int(clamping: count))
    case .freeRun:
      count == 1
        ? language.milestonesNameFreeRun
        : language.milestonesNameFreeRun2(count: Int(clamping: count))
    case .trackerRun:
      language.milestonesNameTrackerRun(count: Int(clamping: count))
    case .practiceRun(.mindful, _):
      language.milestonesNamePracticeRun(count: Int(clamping: count))
    case .practiceRun(.workout, _):
      language.milestonesNamePracticeRun2(count: Int(clamping: count))
    case .recovery(let stage):
      language.milestonesNameRecovery + RecoveryContent.title(stage, language)
    case .cravingsNoted: language.milestonesNameCravingsNoted
    case .cravingsPassed:
      count == 1
        ? language.milestonesNameCravingsPassed
        : language.milestonesNameCravingsPassed2(count: Int(clamping: count))
    case .saved: ""
    }
  }

  /// The table's seconds in the unit that people use for them. English adds an s to several;
  /// German words ending in e take an n, the others an e.
  private func time(_ seconds: Int64) -> String {
    let days = seconds / 86_400
    switch days {
    case 365...: return years(days / 365)
    case 90...: return months(days / 30)
    case 7, 14: return weeks(days / 7)
    case 1...: return self.days(days)
    default: return seconds < 3600 ? minutes(seconds / 60) : hours(seconds / 3600)
    }
  }

  private func years(_ count: Int64) -> String {
    language.milestonesYears(count: Int(clamping: count))
  }
  private func months(_ count: Int64) -> String {
    language.milestonesMonths(count: Int(clamping: count))
  }
  private func weeks(_ count: Int64) -> String {
    language.milestonesWeeks(count: Int(clamping: count))
  }
  private func days(_ count: Int64) -> String {
    language.milestonesDays(count: Int(clamping: count))
  }
  private func minutes(_ count: Int64) -> String {
    language.milestonesMinutes(count: Int(clamping: count))
  }
  private func hours(_ count: Int64) -> String {
    language.milestonesHours(count: Int(clamping: count))
  }
}
