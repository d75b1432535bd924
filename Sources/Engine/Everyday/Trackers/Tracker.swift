// Something a person watches: puffs, cigarettes, or what another app called by its own name.

/// What a tracker of use counts; the unit follows from it.
public enum Substance: String, CaseIterable, Sendable {
  case vape, cigarettes, alcohol

  /// Whether it carries nicotine, for which there are replacements and first weeks without.
  public var isNicotine: Bool {
    switch self {
    case .vape, .cigarettes: true
    case .alcohol: false
    }
  }
}

/// What a person wants of a tracker.
public enum Aim: String, CaseIterable, Sendable {
  case build, reduce, quit, notice
}

/// How something is used, as older versions asked; it steers nothing.
public enum Product: String, CaseIterable, Sendable {
  case disposable, pod, mod, other, manufactured, rolled
}

/// Something that a person watches.
public struct Tracker: Hashable, Sendable {
  public static let kind = "tracker"
  /// Characters of a name that a person gives.
  public static let longestName = 80
  /// Characters of the name of a group.
  public static let longestGroup = 40
  /// The largest goal of a counter, in whole units a day.
  public static let largestGoal = 100

  public let id: Identifier
  public let aim: Aim
  /// Nothing for a tracker with a name of its own.
  public let substance: Substance?
  public let product: Product?
  /// Empty where the substance names it.
  public let name: String
  /// Place among the trackers; ties go by identifier.
  public let order: Int64
  public let isArchived: Bool
  /// When it was put away, where that was kept; it stays when it is brought back.
  public let archivedOn: Day?
  /// The last use before anything was logged, as the person remembered it.
  public let lastUseBefore: Instant?
  /// The day to which that use belongs, as it was when it was told.
  public let lastUseDay: Day?
  /// The latest day whose slip the person has answered; an earlier one asks nothing anymore.
  public let slipAnswered: Day?
  public let side: TrackerSide
  /// Nothing for use that a plan judges.
  public let mode: TrackerMode?
  /// What a counter wants of a day, in thousandths of a unit; nothing without a goal.
  public let goal: Int64?
  /// 2 to 5 of them where the tracker has levels, else none.
  public let levels: [Level]
  /// Nothing for a schedule that this version cannot read; then no day is judged.
  public let schedule: Schedule?
  public let streakRule: StreakRule
  /// What the person did not want to see counted.
  public let hidesStreak: Bool
  public let icon: String
  public let group: String
  /// One of at most two trackers in the middle of a calendar's day.
  public let isInCalendar: Bool
  /// The first day that is judged: when it was made or its mode was changed.
  public let since: Day?
  /// When its days begin, where that is not the person's own start.
  public let dayBoundary: DayBoundary?
  /// When the person would like to be reminded; nothing without a time.
  public let reminder: TrackerReminder?
  /// The key of the preset from which it was made, such as `water`; empty for one's own.
  public let preset: String

  public init?(_ entity: Entity) {
    guard let aim = Aim(rawValue: entity["aim"]?.asText ?? "") else { return nil }
    self.id = entity.id
    self.aim = aim
    self.substance = Substance(rawValue: entity["substance"]?.asText ?? "")
    self.product = Product(rawValue: entity["product"]?.asText ?? "")
    self.name = entity["name"]?.asText ?? ""
    self.order = entity["order"]?.asInt ?? 0
    self.isArchived = entity["archived"]?.asBool ?? false
    self.archivedOn = entity["archivedOn"]?.asInt.flatMap { Day(stored: $0) }
    self.lastUseBefore = entity["lastUse"]?.asInt.map { Instant(milliseconds: $0) }
    lastUseDay = entity["lastUseDay"]?.asInt.flatMap { Day(stored: $0) }
    self.slipAnswered = entity["slipAnswered"]?.asInt.flatMap { Day(stored: $0) }
    side =
      TrackerSide(rawValue: entity["side"]?.asText ?? "") ?? (aim == .build ? .good : .saboteur)
    preset = entity["preset"]?.asText ?? ""
    levels = Level.all(entity["levels"])
    mode = Tracker.mode(entity, aim, hasLevels: !levels.isEmpty)
    goal = entity["target"]?.asInt.flatMap { (1...Entry.largestAmount).contains($0) ? $0 : nil }
    schedule = Tracker.hasReadableStart(entity) ? Schedule(entity) : nil
    streakRule = StreakRule(entity, standard: substance == .alcohol ? .forgiving : .strict)
    hidesStreak = entity["hidesStreak"]?.asBool ?? false
    icon = String((entity["icon"]?.asText ?? "").prefix(Level.longestIcon))
    group = String((entity["group"]?.asText ?? "").prefix(Tracker.longestGroup))
    isInCalendar = entity["inCalendar"]?.asBool ?? false
    since = entity["since"]?.asInt.flatMap { Day(stored: $0) }
    dayBoundary = entity["cutoffHour"]?.asInt.flatMap { DayBoundary(cutoffHour: Int(clamping: $0)) }
    reminder = entity["remindAt"]?.asInt == nil ? nil : TrackerReminder(kept: entity)
    if substance == nil && name.isEmpty && preset.isEmpty { return nil }
  }

  /// What came from an earlier version or another app has no mode of its own: something to build is
  /// counted, a substance is use that a plan judges, and the rest is noticed.
  private static func mode(_ entity: Entity, _ aim: Aim, hasLevels: Bool) -> TrackerMode? {
    if let mode = TrackerMode(rawValue: entity["mode"]?.asText ?? "") {
      return mode == .levels && !hasLevels ? nil : mode
    }
    guard Substance(rawValue: entity["substance"]?.asText ?? "") == nil else { return nil }
    switch aim {
    case .build: return .counter
    case .notice: return .awareness
    case .quit: return .avoidance
    case .reduce: return nil
    }
  }

  /// A start of the day that this version cannot read is not taken for another one: then no day is
  /// judged, as with a schedule that it cannot read.
  private static func hasReadableStart(_ entity: Entity) -> Bool {
    switch entity["cutoffHour"] {
    case nil, .text("")?: true
    case .int(let hour)?: (0...23).contains(hour)
    default: false
    }
  }

  /// Whether it counts a use of nicotine; what has a name of its own says nothing of it.
  public var isNicotine: Bool { substance?.isNicotine ?? false }

  /// The name under which every device of a person keeps the tracker of a substance.
  public static func identifier(for substance: Substance) -> Identifier {
    Identifier(kind: kind, "substance", substance.rawValue)
  }
}
