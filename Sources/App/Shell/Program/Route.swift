// Every place has an address after the `#`, so nothing of it reaches a server's logs.
import Engine

/// A place in the app.
public enum Route: Hashable, CaseIterable, Sendable {
  case opening
  case welcome
  case today
  case craving
  case cravingPage(CravingPage)
  case progress
  case plan
  case history
  case calendar
  case day(Day)
  case journey
  case weeks
  /// What was noticed in the last weeks.
  case patterns
  case milestones
  /// The card for others.
  case share
  /// The sheet for a doctor.
  case doctorSheet
  case recovery
  case savings
  case withdrawal
  /// The chance of use today.
  case forecast
  case help
  case coach
  case settings
  case imports
  /// Health data that a phone or a watch measured.
  case health
  case checks
  case safety
  case programme
  case techniques
  case ifThen
  case thoughts
  case debrief
  case trackers
  case tracker(Identifier)
  /// What was done last, to be taken back.
  case changes
  case streaks
  case excuses
  case reminders
  case exercises
  /// One movement of the library.
  case exercise(Exercise)
  case practice
  /// What runs, and afterwards what came of it.
  case session
  case breathing
  case programs
  /// How a practice sounds.
  case sounds
  /// What was eaten yesterday.
  case recall
  case recallDay(Day)
  /// Foods and recipes of the person's own.
  case ownFoods
  /// The foods that are most worth a trade.
  case insights
  case swaps
  /// Food over time.
  case foodWeeks
  case shopping
  /// The account, its devices, and how sync stands.
  case account
  case privacy
  case terms
  case notMedicalAdvice

  /// What stands after `/#/`.
  public var path: String {
    switch self {
    case .opening: "start"
    case .welcome: "welcome"
    case .today: "today"
    case .craving: "craving"
    case .cravingPage(let page): page.path
    case .progress: "progress"
    case .plan: "plan"
    case .history: "history"
    case .calendar: "calendar"
    case .day(let day): Route.dayPath + day.text
    case .journey: "journey"
    case .weeks: "weeks"
    case .patterns: "patterns"
    case .milestones: "milestones"
    case .share: "share"
    case .doctorSheet: "sheet"
    case .recovery: "recovery"
    case .savings: "savings"
    case .withdrawal: "withdrawal"
    case .forecast: "forecast"
    case .help: "help"
    case .coach: "coach"
    case .settings: "settings"
    case .imports: "bring"
    case .health: "health"
    case .checks: "checks"
    case .safety: "safety"
    case .programme: "programme"
    case .techniques: "techniques"
    case .ifThen: "if-then"
    case .thoughts: "thoughts"
    case .debrief: "debrief"
    case .trackers: "trackers"
    case .tracker(let id): Route.trackerPath + id.text
    case .changes: "changes"
    case .streaks: "streaks"
    case .excuses: "excuses"
    case .reminders: "reminders"
    case .exercises: "exercises"
    case .exercise(let exercise): Route.exercisePath + exercise.rawValue
    case .practice: "practice"
    case .session: "session"
    case .breathing: "breathing"
    case .programs: "programs"
    case .sounds: "sounds"
    case .recall: "recall"
    case .recallDay(let day): Route.recallPath + day.text
    case .ownFoods: "foods"
    case .insights: "insights"
    case .swaps: "swaps"
    case .foodWeeks: "food-weeks"
    case .shopping: "shopping"
    case .account: "account"
    case .privacy: "privacy"
    case .terms: "terms"
    case .notMedicalAdvice: "not-medical-advice"
    }
  }

  /// The address as a link inside the one document.
  public var address: String { "#/" + path }

  /// Reads an address such as `#/craving`; names that older apps used lead to the same places.
  public init?(address: String) {
    var path = Substring(address)
    if path.hasPrefix("#") { path = path.dropFirst() }
    if path.hasPrefix("/") { path = path.dropFirst() }
    if path.hasSuffix("/") { path = path.dropLast() }
    for route in Route.allCases where route.path == path {
      self = route
      return
    }
    if let day = Route.day(path, behind: Route.dayPath) {
      self = .day(day)
      return
    }
    if let day = Route.day(path, behind: Route.recallPath) {
      self = .recallDay(day)
      return
    }
    if path.hasPrefix(Route.trackerPath) {
      let text = String(path.dropFirst(Route.trackerPath.utf8.count))
      guard let id = Identifier(text: text) else { return nil }
      self = .tracker(id)
      return
    }
    if AccountLink(path: path) != nil {
      self = .account
      return
    }
    if HealthReturn(path: path) != nil {
      self = .health
      return
    }
    if path.hasPrefix(Route.exercisePath) {
      let id = String(path.dropFirst(Route.exercisePath.utf8.count))
      guard let found = SidedExercise(id: id) else { return nil }
      self = .exercise(found.exercise)
      return
    }
    switch path {
    case "profile": self = .settings
    case "achievements": self = .progress
    case "tracker": self = .today
    case "workout", "meditation", "offen", "frei": self = .practice
    case "atem": self = .breathing
    case "workouts": self = .programs
    case "chat": self = .coach
    case "resources": self = .techniques
    default: return nil
    }
  }

  /// The day that stands behind a prefix; nothing without the prefix or for no day.
  private static func day(_ path: Substring, behind prefix: String) -> Day? {
    guard path.hasPrefix(prefix), let day = Day(text: String(path.dropFirst(prefix.utf8.count))),
      day >= Day.first, day <= Day.last
    else { return nil }
    return day
  }

  /// What stands before a date in the address of a day's recall.
  private static let recallPath = "recall/"
  /// What stands before a date in the address of a day.
  private static let dayPath = "day/"
  /// What stands before the name of a tracker in the address of its page.
  private static let trackerPath = "tracker/"
  /// What stands before the id in the address of an exercise.
  private static let exercisePath = "exercise/"

  /// The places that have one address; days, trackers and exercises have one each.
  public static let allCases: [Route] =
    [
      .opening, .welcome, .today, .craving, .progress, .plan, .history, .calendar, .journey, .weeks,
      .patterns, .milestones, .share, .doctorSheet, .recovery, .savings, .withdrawal, .forecast,
      .help, .coach,
      .settings, .checks, .safety, .programme, .techniques, .ifThen, .thoughts, .debrief,
      .streaks, .excuses, .trackers, .changes,
      .reminders, .imports, .health, .exercises, .practice, .session, .breathing, .programs,
      .sounds,
      .recall, .ownFoods,
      .insights, .swaps, .foodWeeks, .shopping, .account, .privacy, .terms, .notMedicalAdvice,
    ] + CravingPage.allCases.map { .cravingPage($0) }
}
