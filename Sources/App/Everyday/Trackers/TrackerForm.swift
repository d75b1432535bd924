// What is typed and picked while a tracker is made or changed.
import Engine

/// A part of the form that is typed or picked; picks come as their stored names.
public enum TrackerField: String, Sendable {
  case name, side, mode, hasLevels, goal, schedule, weekday, times, interval, group, icon
  case dayStart, heals, earnEvery, mostOnHand, inCalendar, hidesStreak
}

/// A part of one level.
public enum LevelField: Sendable { case icon, name, effect }

/// The kinds of schedule, in the order in which they are offered.
public enum ScheduleKind: String, CaseIterable, Sendable {
  case daily, weekdays, perWeek, interval
}

/// The form as it stands; bad input stays as it was typed.
public struct TrackerForm: Sendable {
  /// Nothing while the tracker is new.
  public let id: Identifier?
  public var preset = ""
  public var name = ""
  public var side = TrackerSide.good
  public var mode = TrackerMode.counter
  public var levels: [Level] = []
  public var goal = ""
  public var schedule = ScheduleKind.daily
  /// Bit 0 is Monday.
  public var weekdays = 0b001_1111
  public var times = "3"
  public var interval = "2"
  public var intervalFrom: Day?
  public var group = ""
  public var icon = ""
  /// An hour; empty for the person's own start.
  public var dayStart = ""
  public var heals = false
  public var earnEvery = ""
  public var mostOnHand = ""
  public var inCalendar = false
  public var hidesStreak = false
  public var reminder = ReminderForm(nil)
  /// How it was logged before; nothing while it is new.
  public var modeBefore: TrackerMode?
  public var showsProblems = false
  /// Two others are in the calendar already.
  public var calendarIsFull = false

  public init(id: Identifier?) { self.id = id }
}

extension TrackerForm {
  /// Whether levels are part of how it is logged.
  var hasLevels: Bool { mode == .levels || (mode == .awareness && !levels.isEmpty) }

  mutating func take(_ field: TrackerField, _ text: String) {
    switch field {
    case .name: name = text
    case .side: take(side: TrackerSide(rawValue: text))
    case .mode: take(mode: TrackerMode(rawValue: text))
    case .hasLevels: levels = levels.isEmpty ? TrackerForm.firstLevels : []
    case .goal: goal = text
    case .schedule: schedule = ScheduleKind(rawValue: text) ?? schedule
    case .weekday: weekdays ^= Int(text).map { 1 << ($0 & 7) } ?? 0
    case .times: times = text
    case .interval: interval = text
    case .group: group = text
    case .icon: icon = icon == text ? "" : text
    case .dayStart: dayStart = text
    case .heals: heals.toggle()
    case .earnEvery: earnEvery = text
    case .mostOnHand: mostOnHand = text
    case .inCalendar: inCalendar.toggle()
    case .hidesStreak: hidesStreak.toggle()
    }
  }

  /// Another side begins with its own usual way of logging.
  private mutating func take(side new: TrackerSide?) {
    guard let new, new != side else { return }
    side = new
    take(mode: new.modes[0])
  }

  private mutating func take(mode new: TrackerMode?) {
    guard let new, side.modes.contains(new) else { return }
    mode = new
    if new == .levels && levels.isEmpty { levels = TrackerForm.firstLevels }
    if new != .levels && new != .awareness { levels = [] }
  }

  static let firstLevels: [Level] = [
    Level(id: 0, icon: "", name: "", effect: .success),
    Level(id: 1, icon: "", name: "", effect: .success),
  ]

  mutating func change(level place: Int, _ field: LevelField, _ text: String) {
    guard levels.indices.contains(place) else { return }
    let old = levels[place]
    var (icon, name, key, effect) = (old.icon, old.name, old.key, old.effect)
    switch field {
    case .icon: icon = String(text.prefix(Level.longestIcon))
    case .name:
      name = String(text.prefix(Level.longestName))
      key = ""
    case .effect: effect = LevelEffect(rawValue: text) ?? effect
    }
    levels[place] = Level(id: old.id, icon: icon, name: name, key: key, effect: effect)
  }

  /// The new one takes the smallest number that is free, so that old entries keep their meaning.
  mutating func addLevel() {
    guard levels.count < Level.counts.upperBound else { return }
    var id = 0
    while levels.contains(where: { $0.id == id }) { id += 1 }
    levels.append(Level(id: id, icon: "", name: "", effect: .success))
  }

  mutating func remove(level place: Int) {
    guard levels.count > Level.counts.lowerBound, levels.indices.contains(place) else { return }
    levels.remove(at: place)
  }
}
