// Everything that can happen in the app. Messages are facts in the past tense.
import Engine

/// One thing that happened.
public enum Message: Sendable {
  case arrived(Arrival)
  case opening(OpeningMessage)
  case welcome(WelcomeMessage)
  case today(TodayMessage)
  case craving(CravingMessage)
  case progress(ProgressMessage)
  case plan(PlanMessage)
  case history(HistoryMessage)
  case milestones(MilestonesMessage)
  case share(ShareMessage)
  case doctorSheet(DoctorSheetMessage)
  case savings(SavingsMessage)
  case withdrawal(WithdrawalMessage)
  case help(HelpMessage)
  case coach(CoachMessage)
  case settings(SettingsMessage)
  case checks(ChecksMessage)
  case safety(SafetyMessage)
  case programme(ProgrammeMessage)
  case replacement(ReplacementMessage)
  case techniques(TechniquesMessage)
  case ifThen(IfThenMessage)
  case thoughts(ThoughtsMessage)
  case debrief(DebriefMessage)
  case why(WhyMessage)
  case trackers(TrackersMessage)
  case streaks(StreaksMessage)
  case excuses(ExcusesMessage)
  case calendar(CalendarMessage)
  case reflection(ReflectionMessage)
  case journey(JourneyMessage)
  case imports(ImportsMessage)
  case health(HealthMessage)
  case drinking(DrinkingMessage)
  case exercises(ExercisesMessage)
  case practice(PracticeMessage)
  case programs(ProgramsMessage)
  case sounds(SoundsMessage)
  case recalls(RecallMessage)
  case ownFoods(OwnFoodsMessage)
  case swaps(SwapsMessage)
  case account(AccountMessage)
  case backups(BackupsMessage)
  case lock(LockMessage)
  case reminders(RemindersMessage)
  case pressedUndo
  case closedToast
  case pressedSaveAgain
  case pressedDownloadRaw
  case pressedUpdate
  case went(Route)
}
