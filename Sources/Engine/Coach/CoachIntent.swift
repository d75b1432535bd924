// What a message to the coach is about.

/// What a person wants with a message; the name is how it is written in files.
public enum CoachIntent: String, CaseIterable, Sendable {
  /// Somebody is in danger, as the crisis check says; help answers that, no conversation.
  case crisis
  case greeting, craving, slipped, win, progress, savings, why, breathing, swap, techniques
  case plan, motivation, sleep, stress, boredom, anger, low, occasion, body, nrt
  case thanks, goodbye, joke, complaint, yes, no, ok, more, help, unknown

  /// Whether it says nothing by itself of what somebody needs.
  var isTalk: Bool {
    switch self {
    case .greeting, .thanks, .goodbye, .joke, .yes, .no, .ok, .more, .help, .unknown: true
    default: false
    }
  }
}

/// How the coach speaks.
public enum CoachTone: String, CaseIterable, Sendable { case empathetic, motivational, direct }

/// Foods for which the coach knows something else.
public enum CoachFood: String, CaseIterable, Sendable {
  case salty, sweets, bakery, frozen, drink, meal, alcohol, other
}
