// What can be heard. Every sound is synthesised here, so the app ships no recording.

/// One sound of a practice.
public enum Sound: Hashable, CaseIterable, Sendable {
  /// A meditation begins.
  case gong
  /// The closing phase begins.
  case tripleGong
  /// A practice of rest is over.
  case endGong
  /// A phase of breathing begins.
  case breath(CueTheme, BreathCue)
  /// One of 3, 2, 1 before work ends.
  case tick
  /// A short rise; its end is the moment at which work begins.
  case leadIn
  /// Work begins where there was no time for a lead-in.
  case workBegins
  case restBegins
  /// A workout is over.
  case closing
  /// A loop without a seam.
  case ambience(Ambience)

  public static let allCases: [Sound] = {
    var all: [Sound] = [.gong, .tripleGong, .endGong]
    for theme in CueTheme.allCases {
      for cue in BreathCue.allCases { all.append(.breath(theme, cue)) }
    }
    all += [.tick, .leadIn, .workBegins, .restBegins, .closing]
    for ambience in Ambience.allCases { all.append(.ambience(ambience)) }
    return all
  }()

  /// What the page calls it.
  public var name: String {
    switch self {
    case .gong: "gong"
    case .tripleGong: "tripleGong"
    case .endGong: "endGong"
    case .breath(let theme, let cue): theme.rawValue + "." + cue.rawValue
    case .tick: "tick"
    case .leadIn: "leadIn"
    case .workBegins: "workBegins"
    case .restBegins: "restBegins"
    case .closing: "closing"
    case .ambience(let ambience): ambience.rawValue
    }
  }
}

/// The instrument of the cues of breathing.
public enum CueTheme: String, CaseIterable, Hashable, Sendable {
  case distinctive, marimba, harp, guitar
}

/// The phase of breathing that a cue announces.
public enum BreathCue: String, CaseIterable, Hashable, Sendable {
  case breatheIn, holdIn, breatheOut, holdOut
}

/// What may sound all through a practice of rest.
public enum Ambience: String, CaseIterable, Hashable, Sendable {
  case waves, rain, fire
}
