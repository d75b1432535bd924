// The words of reminders: what they are called, why they come and what they say.
import Engine

struct RemindersText {
  let language: Language

  var title: String { language.remindersTitle }
  var lead: String { language.remindersLead }
  var settings: String { language.remindersSettings }
  var level: String { language.remindersLevel }
  var budget: String { language.remindersBudget }
  var budgetWhy: String { language.remindersBudgetWhy }
  var quietFrom: String { language.remindersQuietFrom }
  var quietTo: String { language.remindersQuietTo }
  var kinds: String { language.remindersKinds }
  var own: String { language.remindersOwn }
  var ownNone: String { language.remindersOwnNone }
  var ownEmpty: String { language.remindersOwnEmpty }
  var planned: String { language.remindersPlanned }
  var plannedNone: String { language.remindersPlannedNone }
  var past: String { language.remindersPast }
  var file: String { language.remindersFile }
  var fileWhy: String { language.remindersFileWhy }
  var fileEvent: String { language.remindersFileEvent }
  var days: String { language.remindersFormDays }
  var daysHint: String { language.remindersFormDaysHint }
  var back: String { language.remindersFormBack }
  var more: String { language.remindersFormMore }
  var formHint: String { language.remindersFormHint }
  var keep: String { language.remindersFormKeep }
  var close: String { language.remindersFormClose }
  var problem: String { language.remindersFormProblem }
  var kept: String { language.remindersKept }
  var card: String { language.remindersCard }
  var notNow: String { language.remindersNotNow }
  var stop: String { language.remindersStop }
  var stopped: String { language.remindersStopped }
  var silent: String { language.remindersSilent }
  var done: String { language.remindersDoDone }
  var open: String { language.remindersDoOpen }
  var none: String { language.remindersDoNone }
  var daysDue: String { language.remindersDaysDue }

  func time(_ number: Int) -> String { language.remindersFormTime(number: String(number)) }
  func time(of kind: String) -> String { language.remindersTime(kind: kind) }
  func hours(_ hours: Int) -> String { language.remindersHours(hours: String(hours)) }
  func set(_ name: String) -> String { language.remindersSet(name: name) }
  func leftOut(_ count: Int) -> String { language.remindersLeftOut(count: count) }
  func times(_ times: String, _ days: String) -> String {
    language.remindersTimes(times: times, days: days)
  }

  func name(_ level: ReminderLevel) -> String {
    switch level {
    case .own: language.remindersLevelOwn
    case .milestones: language.remindersLevelMilestones
    case .essentials: language.remindersLevelEssentials
    case .often: language.remindersLevelOften
    }
  }

  func detail(_ level: ReminderLevel) -> String {
    switch level {
    case .own: language.remindersLevelOwnDetail
    case .milestones: language.remindersLevelMilestonesDetail
    case .essentials: language.remindersLevelEssentialsDetail
    case .often: language.remindersLevelOftenDetail
    }
  }

  func name(_ kind: ReminderKind) -> String {
    switch kind {
    case .stillWanted: language.remindersKindStillWanted
    case .tracker: language.remindersKindTracker
    case .practice: language.remindersKindPractice
    case .recall: language.remindersKindRecall
    case .focus: language.remindersKindFocus
    case .review: language.remindersKindReview
    case .risky: language.remindersKindRisky
    case .checkIn: language.remindersKindCheckIn
    case .milestone: language.remindersKindMilestone
    case .rising: language.remindersKindRising
    case .away: language.remindersKindAway
    case .better: language.remindersKindBetter
    case .morning: language.remindersKindMorning
    }
  }

  /// "because you set this time"
  func why(_ kind: ReminderKind) -> String {
    switch kind {
    case .stillWanted: language.remindersWhyStillWanted
    case .tracker: language.remindersWhyTracker
    case .practice: language.remindersWhyPractice
    case .recall: language.remindersWhyRecall
    case .focus: language.remindersWhyFocus
    case .review: language.remindersWhyReview
    case .risky: language.remindersWhyRisky
    case .checkIn: language.remindersWhyCheckIn
    case .milestone: language.remindersWhyMilestone
    case .rising: language.remindersWhyRising
    case .away: language.remindersWhyAway
    case .better: language.remindersWhyBetter
    case .morning: language.remindersWhyMorning
    }
  }

  func reason(_ kind: ReminderKind) -> String { language.remindersReason(reason: why(kind)) }

  func answer(_ answer: ReminderAnswer?) -> String {
    switch answer {
    case .done: language.remindersPastDone
    case .later: language.remindersPastLater
    case .stop: language.remindersPastStop
    case nil: language.remindersPastShown
    }
  }
}
