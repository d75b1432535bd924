// Every place has an address after the `#`, so nothing of it reaches a server's logs.

/// A place in the app.
public enum Route: Hashable, Sendable {
  case opening
  case welcome
  case today
  case craving
  case progress
  case plan
  case history
  case milestones
  case recovery
  case savings
  case withdrawal
  case help
  case settings
  case checks
  case safety
  case programme
  case techniques
  case ifThen
  case thoughts
  case debrief
  case trackers
  /// The one that was opened last.
  case tracker
  /// What was done last, to be taken back.
  case changes
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
    case .progress: "progress"
    case .plan: "plan"
    case .history: "history"
    case .milestones: "milestones"
    case .recovery: "recovery"
    case .savings: "savings"
    case .withdrawal: "withdrawal"
    case .help: "help"
    case .settings: "settings"
    case .checks: "checks"
    case .safety: "safety"
    case .programme: "programme"
    case .techniques: "techniques"
    case .ifThen: "if-then"
    case .thoughts: "thoughts"
    case .debrief: "debrief"
    case .trackers: "trackers"
    case .tracker: "one-tracker"
    case .changes: "changes"
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
    for route in Route.all where route.path == path {
      self = route
      return
    }
    switch path {
    case "profile": self = .settings
    case "insights", "achievements": self = .progress
    case "tracker": self = .today
    default: return nil
    }
  }

  static let all: [Route] = [
    .opening, .welcome, .today, .craving, .progress, .plan, .history, .settings, .checks, .safety,
    .programme, .milestones, .recovery, .savings, .withdrawal, .help, .techniques, .ifThen,
    .thoughts, .debrief, .trackers, .tracker, .changes, .privacy, .terms, .notMedicalAdvice,
  ]
}
