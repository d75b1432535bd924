// The words of the form in which a tracker is made or changed.
import Engine

struct TrackerFormText {
  let language: Language

  init(_ language: Language) { self.language = language }

  var pickTitle: String { language.trackerFormPickTitle }
  var newTitle: String { language.trackerFormNewTitle }
  var changeTitle: String { language.trackerFormChangeTitle }
  var close: String { language.trackerFormClose }
  var keep: String { language.trackerFormKeep }
  var ownOne: String { language.trackerFormOwnOne }
  var name: String { language.trackerFormName }
  var side: String { language.trackerFormSide }
  func name(of side: TrackerSide) -> String {
    switch side {
    case .good: language.trackerFormNameGood
    case .saboteur: language.trackerFormNameSaboteur
    }
  }
  func detail(of side: TrackerSide) -> String {
    switch side {
    case .good: language.trackerFormDetailGood
    case .saboteur:
      language.trackerFormDetailSaboteur
    }
  }
  var mode: String { language.trackerFormMode }
  func name(of mode: TrackerMode, of side: TrackerSide) -> String {
    switch mode {
    case .counter: language.trackerFormNameCounter
    case .yesNo: language.trackerFormNameYesNo
    case .levels: language.trackerFormNameLevels
    case .awareness: language.trackerFormNameAwareness
    case .avoidance: language.trackerFormNameAvoidance
    case .feelings: language.trackerFormNameFeelings
    case .gratitude: language.trackerFormNameGratitude
    }
  }
  func detail(of mode: TrackerMode) -> String {
    switch mode {
    case .counter:
      language.trackerFormDetailCounter
    case .yesNo: language.trackerFormDetailYesNo
    case .levels: language.trackerFormDetailLevels
    case .awareness:
      language.trackerFormDetailAwareness
    case .avoidance: language.trackerFormDetailAvoidance
    case .feelings: language.trackerFormDetailFeelings
    case .gratitude: language.trackerFormDetailGratitude
    }
  }
  func modeChanges(_ before: String) -> String {
    language.trackerFormModeChanges(before: before)
  }
  var withLevels: String { language.trackerFormWithLevels }
  var withLevelsDetail: String {
    language.trackerFormWithLevelsDetail
  }
  var levels: String { language.trackerFormLevels }
  var addLevel: String { language.trackerFormAddLevel }
  var removeLevel: String { language.trackerFormRemoveLevel }
  func levelIcon(_ number: String) -> String {
    language.trackerFormLevelIcon(number: number)
  }
  func levelName(_ number: String) -> String {
    language.trackerFormLevelName(number: number)
  }
  func levelEffect(_ number: String) -> String {
    language.trackerFormLevelEffect(number: number)
  }
  func name(of effect: LevelEffect) -> String {
    switch effect {
    case .success: language.trackerFormNameSuccess
    case .needsGrace: language.trackerFormNameNeedsGrace
    case .breaks: language.trackerFormNameBreaks
    }
  }
  var goal: String { language.trackerFormGoal }
  var goalHint: String { language.trackerFormGoalHint }
  var when: String { language.trackerFormWhen }
  var schedule: String { language.trackerFormSchedule }
  func name(of kind: ScheduleKind) -> String {
    switch kind {
    case .daily: language.trackerFormNameDaily
    case .weekdays: language.trackerFormNameWeekdays
    case .perWeek: language.trackerFormNamePerWeek
    case .interval: language.trackerFormNameInterval
    }
  }
  var weekdays: String { language.trackerFormWeekdays }
  var times: String { language.trackerFormTimes }
  var interval: String {
    language.trackerFormInterval
  }
  var dayStart: String { language.trackerFormDayStart }
  var dayStartUsual: String { language.trackerFormDayStartUsual }
  var dayStartHint: String {
    language.trackerFormDayStartHint
  }
  var look: String { language.trackerFormLook }
  var icon: String { language.trackerFormIcon }
  var group: String { language.trackerFormGroup }
  var groupHint: String { language.trackerFormGroupHint }
  var knownGroups: String { language.trackerFormKnownGroups }
  var inCalendar: String { language.trackerFormInCalendar }
  var calendarIsFull: String {
    language.trackerFormCalendarIsFull
  }
  var streak: String { language.trackerFormStreak }
  var heals: String { language.trackerFormHeals }
  var healsDetail: String {
    language.trackerFormHealsDetail
  }
  var earnEvery: String {
    language.trackerFormEarnEvery
  }
  var mostOnHand: String {
    language.trackerFormMostOnHand
  }
  var hidesStreak: String { language.trackerFormHidesStreak }

  func problem(_ problem: TrackerProblem) -> String {
    switch problem {
    case .name: language.trackerFormProblemName
    case .levels:
      language.trackerFormProblemLevels
    case .goal: language.trackerFormProblemGoal
    case .weekdays: language.trackerFormProblemWeekdays
    case .times: language.trackerFormProblemTimes
    case .interval: language.trackerFormProblemInterval
    case .earnEvery:
      language.trackerFormProblemEarnEvery
    case .mostOnHand:
      language.trackerFormProblemMostOnHand
    case .remindAt: language.trackerFormProblemRemindAt
    }
  }
}
