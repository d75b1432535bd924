// All that the app knows at one moment.
import Engine

/// The desk that all screens share, and what each of them holds for itself. Everything else is the
/// journal.
public struct State: Sendable {
  public var desk = Desk()

  public var opening = OpeningState()
  public var welcome = WelcomeState()
  public var today = TodayState()
  public var craving = CravingState()
  public var progress = ProgressState()
  public var plan = PlanState()
  public var history = HistoryState()
  public var milestones = MilestonesState()
  public var share = ShareState()
  public var doctorSheet = DoctorSheetState()
  public var savings = SavingsState()
  public var help = HelpState()
  public var coach = CoachState()
  public var settings = SettingsState()
  public var checks = ChecksState()
  public var replacement = ReplacementState()
  public var techniques = TechniquesState()
  public var ifThen = IfThenState()
  public var thoughts = ThoughtsState()
  public var debrief = DebriefState()
  public var why = WhyState()
  public var trackers = TrackersState()
  public var streaks = StreaksState()
  public var excuses = ExcusesState()
  public var calendar = CalendarState()
  public var reflection = ReflectionState()
  public var journey = JourneyState()
  public var imports = ImportsState()
  public var health = HealthState()
  public var drinking = DrinkingState()
  public var sounds = SoundsState()
  public var exercises = ExercisesState()
  public var practice = PracticeState()
  public var programs = ProgramsState()
  public var recalls = RecallState()
  public var ownFoods = OwnFoodsState()
  public var swaps = SwapsState()
  public var account = AccountState()
  public var backups = BackupsState()
  public var lock = LockState()
  public var reminders = RemindersState()

  public init() {}
}
