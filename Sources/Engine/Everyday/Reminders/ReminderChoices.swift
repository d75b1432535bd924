// What a person chose about reminders. Each answer is a register of one entity, so two devices that
// change different ones both win.

/// The choices around reminders.
public struct ReminderChoices: Hashable, Sendable {
  public static let kind = "reminders"
  public static let identifier = Identifier(kind: kind, "", "")
  /// Reminders a local day, over everything.
  public static let budgets = 0...5
  /// Until the person chooses.
  public static let usualBudget = 2
  private static let onPrefix = "on."
  private static let timePrefix = "time."

  public var level = ReminderLevel.own
  public var budget = usualBudget
  public var quiet = QuietHours.standard
  /// When the app was last opened, as far as anything reminds.
  public var openedOn: Day?
  /// After a week away nothing comes until the person said whether it is still wanted.
  public var asksWhetherWanted = false
  /// Switched on or off by hand; what is missing follows the level.
  public var switched: [ReminderKind: Bool] = [:]
  private var times: [ReminderKind: TimeOfDay] = [:]

  public init() {}

  public init(_ entity: Entity) {
    level = ReminderLevel(rawValue: entity["level"]?.asText ?? "") ?? .own
    let number = Int(clamping: entity["budget"]?.asInt ?? -1)
    if ReminderChoices.budgets.contains(number) { budget = number }
    let read = { (name: String) in
      entity[name]?.asInt.flatMap { TimeOfDay(minutes: Int(clamping: $0)) }
    }
    quiet = QuietHours(from: read("quietFrom") ?? quiet.from, to: read("quietTo") ?? quiet.to)
    openedOn = entity["openedOn"]?.asInt.flatMap { Day(stored: $0) }
    asksWhetherWanted = entity["asks"]?.asBool ?? false
    for kind in ReminderKind.allCases {
      if let isOn = entity[ReminderChoices.onPrefix + kind.rawValue]?.asBool {
        switched[kind] = isOn
      }
      if let time = read(ReminderChoices.timePrefix + kind.rawValue) { times[kind] = time }
    }
  }

  /// Whether such a reminder is wanted; a tracker's is wanted where it has a time.
  public func isOn(_ kind: ReminderKind) -> Bool {
    switch kind {
    case .stillWanted: true
    case .tracker: switched[kind] ?? true
    default: switched[kind] ?? level.has(kind)
    }
  }

  /// When it comes, moved out of the quiet hours; nothing where something else decides.
  public func time(of kind: ReminderKind) -> TimeOfDay? {
    guard let usual = kind.usualMinutes.flatMap({ TimeOfDay(minutes: $0) }) else { return nil }
    let time = times[kind] ?? usual
    guard quiet.contains(time) else { return time }
    guard kind == .checkIn else { return quiet.to }
    // An evening is over before the night begins.
    let early = TimeOfDay(minutes: (quiet.from.minutes + 1440 - 60) % 1440) ?? quiet.to
    return quiet.contains(early) ? quiet.to : early
  }

  /// The field of the level.
  public static func field(level: ReminderLevel) -> Field { Field("level", .text(level.rawValue)) }

  /// The field of how many come a day.
  public static func field(budget: Int) -> Field { Field("budget", .int(Int64(budget))) }

  /// The field of when it gets quiet.
  public static func field(quietFrom time: TimeOfDay) -> Field {
    Field("quietFrom", .int(Int64(time.minutes)))
  }

  /// The field of when it is no longer quiet.
  public static func field(quietTo time: TimeOfDay) -> Field {
    Field("quietTo", .int(Int64(time.minutes)))
  }

  /// The field that switches a kind; nothing leaves it to the level.
  public static func field(_ kind: ReminderKind, isOn: Bool?) -> Field {
    Field(onPrefix + kind.rawValue, isOn.map { .bool($0) } ?? .text(""))
  }

  /// The field of the time of a kind.
  public static func field(_ kind: ReminderKind, at time: TimeOfDay) -> Field {
    Field(timePrefix + kind.rawValue, .int(Int64(time.minutes)))
  }

  /// The fields of a day on which the app was opened, and whether that was after a week away.
  public static func fields(openedOn day: Day, asks: Bool) -> [Field] {
    [field(asks: asks), Field("openedOn", .int(Int64(day.number)))]
  }

  /// The field that says whether the app has to ask before it reminds again.
  public static func field(asks: Bool) -> Field { Field("asks", .bool(asks)) }
}
