// What a person last practised of each kind, what happens on an early stop, and which built-in
// presets, programs and streaks are out of sight.

/// What becomes of a session that is stopped before its end.
public enum EarlyStop: String, CaseIterable, Sendable {
  case ask, never, always
}

/// The settings around practice; each is a field of the settings.
public struct PracticeChoices: Hashable, Sendable {
  /// Each one that is hidden has a field of its own, so two devices never undo each other.
  public static let hiddenPrefix = "hide."
  private static let lastPrefix = "last."
  private static let streakPrefix = "streak."

  public private(set) var earlyStop = EarlyStop.ask
  /// Keys of built-in presets, programs and streaks, as they come in the journal.
  public private(set) var hidden: [String] = []
  /// At most one of each kind.
  private var latest: [PracticeSetting] = []

  public init() {}

  init(_ entity: Entity) {
    earlyStop = EarlyStop(rawValue: entity["earlyStop"]?.asText ?? "") ?? .ask
    for kind in PracticeKind.allCases {
      guard let text = entity[PracticeChoices.lastPrefix + kind.rawValue]?.asText,
        let setting = PracticeSetting(kind: kind, text: text)
      else { continue }
      latest.append(setting)
    }
    for field in entity.fields where field.name.hasPrefix(PracticeChoices.hiddenPrefix) {
      guard field.value == .bool(true) else { continue }
      hidden.append(String(field.name.dropFirst(PracticeChoices.hiddenPrefix.utf8.count)))
    }
  }

  /// What was last started of a kind; nothing while nothing was.
  public func last(_ kind: PracticeKind) -> PracticeSetting? { latest.first { $0.kind == kind } }

  /// The field that remembers a practice as the last one of its kind.
  public static func field(remembering setting: PracticeSetting) -> Field {
    Field(lastPrefix + setting.kind.rawValue, .text(setting.text))
  }

  /// The field of what happens on an early stop.
  public static func field(earlyStop: EarlyStop) -> Field {
    Field("earlyStop", .text(earlyStop.rawValue))
  }

  /// The field that hides a built-in preset or program, or shows it again.
  public static func field(hiding id: String, _ isHidden: Bool) -> Field {
    Field(hiddenPrefix + id, .bool(isHidden))
  }

  /// The field that hides the streak of such minutes, or shows it again.
  public static func field(hidingStreak kind: MinuteKind, _ isHidden: Bool) -> Field {
    field(hiding: streakPrefix + kind.rawValue, isHidden)
  }

  public func hidesStreak(_ kind: MinuteKind) -> Bool {
    hidden.contains(PracticeChoices.streakPrefix + kind.rawValue)
  }
}

extension Overview {
  /// Built-in presets that are not hidden, then the person's own.
  public var breathPresets: [BreathPreset] {
    let hidden = settings.practice.hidden
    return BreathPreset.builtIn.filter { !hidden.contains($0.id) } + practice.presets
  }

  /// Built-in programs that are not hidden, then the person's own.
  public var programs: [PracticeProgram] {
    let hidden = settings.practice.hidden
    return PracticeProgram.builtIn.filter { !hidden.contains($0.id) } + practice.programs
  }
}
