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
  var newest: String { language.milestonesNewest }
  var coming: String { language.milestonesComing }
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
  /// "2 days to 2 weeks free"
  func way(_ left: String, _ name: String) -> String {
    language.milestonesWay(left: left, name: name)
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
    case .freeTime: time(milestone) + language.milestonesNameFreeTime
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
    case .foodDays: language.milestonesNameFoodDays(count: Int(clamping: count))
    case .swaps: language.milestonesNameSwaps(count: Int(clamping: count))
    case .saved: ""
    }
  }

  /// What a milestone counts, for where its number stands apart: "free days in a row". A first one
  /// has no number in its name.
  func words(_ milestone: Milestone) -> String {
    let count = Int(clamping: milestone.count)
    return switch milestone {
    case .freeTime: freeTime(milestone.unit, count)
    case .keptRun where count > 1: language.milestonesWordsKeptRun(count: count)
    case .freeRun where count > 1: language.milestonesWordsFreeRun(count: count)
    case .trackerRun: language.milestonesWordsTrackerRun(count: count)
    case .practiceRun(.mindful, _): language.milestonesWordsPracticeRun(count: count)
    case .practiceRun(.workout, _): language.milestonesWordsPracticeRun2(count: count)
    case .cravingsPassed where count > 1: language.milestonesWordsCravingsPassed(count: count)
    case .foodDays where count > 1: language.milestonesWordsFoodDays
    case .swaps where count > 1: language.milestonesWordsSwaps
    case .saved: language.milestonesWordsSaved
    case .keptRun, .freeRun, .cravingsPassed, .recovery, .cravingsNoted, .foodDays, .swaps:
      name(milestone)
    }
  }

  private func freeTime(_ unit: Milestone.Unit, _ count: Int) -> String {
    switch unit {
    case .year: language.milestonesWordsYears(count: count)
    case .month: language.milestonesWordsMonths(count: count)
    case .week: language.milestonesWordsWeeks(count: count)
    case .day: language.milestonesWordsDays(count: count)
    case .hour: language.milestonesWordsHours(count: count)
    case .minute: language.milestonesWordsMinutes(count: count)
    case .one: ""
    }
  }

  /// The table's seconds in the unit that people use for them.
  private func time(_ milestone: Milestone) -> String {
    let count = milestone.count
    return switch milestone.unit {
    case .year: years(count)
    case .month: months(count)
    case .week: weeks(count)
    case .day: days(count)
    case .hour: hours(count)
    case .minute, .one: minutes(count)
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
