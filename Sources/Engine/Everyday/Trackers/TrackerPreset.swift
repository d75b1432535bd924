// Trackers that can be taken as they are: what they are called is up to the language.

/// A tracker that a person can start from; every part of it can be changed afterwards.
public enum TrackerPreset: String, CaseIterable, Sendable {
  case mood, feelings, gratitude, water, energy
  /// Their counters count minutes, which fill the rings of the calendar.
  case meditation, workout
  case stretching, reading, journaling, walking
  case doomscrolling, snacking, procrastination, rumination, phoneInConversations, nailBiting

  public var side: TrackerSide {
    switch self {
    case .mood, .feelings, .gratitude, .water, .energy, .meditation, .workout, .stretching,
      .reading, .journaling, .walking:
      .good
    default: .saboteur
    }
  }

  public var mode: TrackerMode {
    switch self {
    case .mood, .energy: .levels
    case .feelings: .feelings
    case .gratitude: .gratitude
    case .water, .meditation, .workout: .counter
    case .stretching, .reading, .journaling, .walking: .yesNo
    default: .awareness
    }
  }

  /// What a day wants, in whole units; nothing without a goal.
  public var goal: Int64? { self == .water ? 8 : nil }

  /// None where it is not logged by levels.
  public var levels: [Level] {
    switch self {
    case .mood: Level.moods
    case .energy: Level.energies
    default: []
    }
  }

  public var icon: String {
    switch self {
    case .mood: "😊"
    case .feelings: "💭"
    case .gratitude: "🙏"
    case .water: "💧"
    case .energy: "⚡️"
    case .meditation: "🧘"
    case .workout: "🏃"
    case .stretching: "🤸"
    case .reading: "📖"
    case .journaling: "✍️"
    case .walking: "🚶"
    case .doomscrolling: "📱"
    case .snacking: "🍫"
    case .procrastination: "🛋️"
    case .rumination: "🌀"
    case .phoneInConversations: "📵"
    case .nailBiting: "💅"
    }
  }
}

extension Level {
  /// Mood in words: no day of it is worth less than another.
  static let moods: [Level] = [
    Level(id: 0, icon: "😢", name: "", key: "awful", effect: .success),
    Level(id: 1, icon: "😕", name: "", key: "gloomy", effect: .success),
    Level(id: 2, icon: "😐", name: "", key: "okay", effect: .success),
    Level(id: 3, icon: "🙂", name: "", key: "good", effect: .success),
    Level(id: 4, icon: "😊", name: "", key: "great", effect: .success),
  ]

  static let energies: [Level] = [
    Level(id: 0, icon: "🪫", name: "", key: "low", effect: .success),
    Level(id: 1, icon: "🔋", name: "", key: "medium", effect: .success),
    Level(id: 2, icon: "⚡️", name: "", key: "high", effect: .success),
  ]
}

/// A word of the list of feelings.
public enum Feeling: String, CaseIterable, Sendable {
  case love, joy, gratitude, connection, fear, anger, sadness, disappointment
}

/// The pictures that are offered; a journal may hold others.
public enum TrackerIcon {
  public static let all: [String] = [
    "⭐️", "💧", "🏃", "🚶", "🤸", "🧘", "📖", "✍️", "🎨", "🎵", "🥗", "🍎", "😴", "💊", "🪥", "🧹", "🌱",
    "🤝", "📱", "🍫", "🍷", "🛋️", "🌀", "💬",
  ]
  public static let levels: [String] = [
    "😢", "😕", "😐", "🙂", "😊", "🌧️", "⛅️", "☀️", "💧", "✨", "💥", "🪫", "🔋", "⚡️", "🌱",
  ]
}
