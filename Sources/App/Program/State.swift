// All that the app knows at one moment.
import Engine

/// The whole state. Screens add what only they need; everything else is the journal.
public struct State: Sendable {
  public var device = Device()
  public var route = Route.today
  public var storage = Storage()
  public var records = Records()
  public var overview = Overview()
  public var clock = Clock(device: 0)
  public var undo: [UndoStep] = []
  /// Counts what was done and taken back, so that it is seen when the steps changed.
  var undoCount = 0
  /// `undoCount` when the steps were last put aside.
  var undoKept = 0
  /// Counts the changes that the journal took.
  var changesTaken = 0
  public var toast: String?
  /// When the toast came up; after `State.toastTime` it goes by itself.
  public var toastSince: Instant?

  public var opening = OpeningState()
  public var welcome = WelcomeState()
  public var today = TodayState()
  public var craving = CravingState()
  public var progress = ProgressState()
  public var plan = PlanState()
  public var history = HistoryState()
  public var milestones = MilestonesState()
  public var savings = SavingsState()
  public var help = HelpState()
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
  public var drinking = DrinkingState()
  public var sounds = SoundsState()
  public var exercises = ExercisesState()
  public var content = ContentShelf()
  public var foods = FoodShelf.unasked
  public var practice = PracticeState()
  public var programs = ProgramsState()
  public var recalls = RecallState()
  public var ownFoods = OwnFoodsState()
  public var swaps = SwapsState()
  public var sync = SyncState()
  public var account = AccountState()
  public var passwords = PasswordShelf.unasked
  public var backups = BackupsState()
  public var lock = LockState()

  public init() {}

  /// What the person chose, else what the device speaks.
  var wantedLanguage: Language {
    overview.settings.language.flatMap { Language(rawValue: $0) }
      ?? Language(preferring: device.languages)
  }

  /// The language that is shown: the wanted one as soon as its words are here.
  public var language: Language {
    let wanted = wantedLanguage
    return wanted.isHere ? wanted : Language.allCases.first { $0.isHere } ?? wanted
  }

  public var locale: Locale {
    let chosen = language
    var locale = Locale(chosen)
    // The device's signs belong to its own language; another language brings its own.
    if chosen == Language(preferring: device.languages) {
      locale.decimal = device.decimal
      locale.group = device.group
    }
    locale.uses12Hours = overview.settings.uses12Hours ?? device.uses12Hours
    return locale
  }

  public func today(_ moment: Moment) -> Day { day(of: moment.now, moment) }

  /// The person's day to which something at `instant` belongs, in the zone of the moment.
  func day(of instant: Instant, _ moment: Moment) -> Day {
    overview.settings.dayBoundary.day(of: instant, in: moment.zone)
  }
}
