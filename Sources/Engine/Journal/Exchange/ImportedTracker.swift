// Something that another app tracked, before it becomes part of a journal.

/// A tracker of another app.
public struct ImportedTracker: Hashable, Sendable {
  /// The app that it comes from, as in `ImportSource`.
  public let source: String
  /// What names it there, and so also here: a second import finds the same tracker.
  public let key: String
  public var name: String
  public var aim = Aim.build
  public var mode = TrackerMode.yesNo
  /// Nothing where the person wrote none.
  public var note = ""
  public var question = ""
  public var icon = ""
  public var group = ""
  /// Among the trackers of the file, which come behind those that are here.
  public var order: Int64 = 0
  public var isArchived = false
  /// So many times …
  public var timesPerPeriod: Int64?
  /// … in so many days.
  public var daysPerPeriod: Int64?
  /// The weekdays on which it is due, where the other app names them: bit 0 is Monday.
  public var weekdays: Int?
  /// When it began, where the other app says so.
  public var since: Day?
  public var unit = ""
  /// Thousandths of a unit.
  public var target: Int64?
  public var levels: [Level] = []
  public var remindAt: TimeOfDay?

  /// Nobody has so many trackers of their own.
  private static let firstOrder: Int64 = 1000
  private static let mostOrder: Int64 = 1_000_000

  /// The use that it counts, where that names it.
  var substance: Substance?
  /// The tracker of the journal that it is.
  var own: Identifier?

  public init(source: ImportSource, key: String, name: String) {
    self.source = source.rawValue
    self.key = key
    self.name = name.isEmpty ? key : name
  }

  public var id: Identifier {
    own ?? substance.map { Tracker.identifier(for: $0) }
      ?? Identifier(kind: source, Tracker.kind, key)
  }

  /// When it is due; an interval counts from `first`, the first day that the file knows of it.
  func schedule(first: Day?) -> Schedule {
    if let weekdays, (1...127).contains(weekdays) {
      return weekdays == 127 ? .everyDay : .weekdays(weekdays)
    }
    return Schedule(
      times: timesPerPeriod ?? 1, inDays: daysPerPeriod ?? 1, from: since ?? first ?? .epoch)
  }

  /// `first` is the first day that the file knows of it.
  func fields(first: Day?) -> [Field] {
    // A file may say anything of its order.
    let place = ImportedTracker.firstOrder + min(max(0, order), ImportedTracker.mostOrder)
    // Nobody said what is meant to become of the use, so it is noticed.
    if let substance {
      return [
        Field("aim", .text(Aim.notice.rawValue)), Field("order", .int(place)),
        Field("source", .text(source)), Field("substance", .text(substance.rawValue)),
      ]
    }
    var fields = [
      Field("aim", .text(aim.rawValue)), Field("archived", .bool(isArchived)),
      Field("mode", .text(mode.rawValue)),
      Field("name", .text(String(name.prefix(Tracker.longestName)))),
      Field("order", .int(place)), Field("source", .text(source)),
    ]
    add("note", note, Entry.longestNote, to: &fields)
    add("question", question, Entry.longestNote, to: &fields)
    add("unit", unit, Entry.longestNote, to: &fields)
    add("icon", icon, Level.longestIcon, to: &fields)
    add("group", group, Tracker.longestGroup, to: &fields)
    add("freqNumerator", timesPerPeriod, to: &fields)
    add("freqDenominator", daysPerPeriod, to: &fields)
    add("target", target, to: &fields)
    // Without a beginning, days without an entry would be good ones since ever, or never.
    let begin = since ?? (mode == .avoidance ? first : nil)
    add("since", begin.map { Int64($0.number) }, to: &fields)
    add("remindAt", remindAt.map { Int64($0.minutes) }, to: &fields)
    if !levels.isEmpty {
      var list: [Value] = []
      for level in levels { list.append(level.value) }
      fields.append(Field("levels", .list(list)))
    }
    return fields + schedule(first: first).fields
  }

  private func add(_ name: String, _ text: String, _ longest: Int, to fields: inout [Field]) {
    if !text.isEmpty { fields.append(Field(name, .text(String(text.prefix(longest))))) }
  }

  private func add(_ name: String, _ number: Int64?, to fields: inout [Field]) {
    if let number { fields.append(Field(name, .int(number))) }
  }
}

extension Day {
  /// 1970-01-01, from which an interval counts that nothing else anchors.
  fileprivate static let epoch = Day(number: 0)
}

extension Schedule {
  /// The schedule nearest to "so many times in so many days" of other apps that never asks for
  /// more: 2 times in 3 days become 4 a week, and 2 times in 30 days every 15 days.
  init(times: Int64, inDays days: Int64, from: Day) {
    guard times >= 1, days > times, days <= 100_000 else {
      self = .everyDay
      return
    }
    let perWeek = Int(times * 7 / days)
    let interval = min(Int(days / times), Schedule.longestInterval)
    if times == 1, days != 7 {
      self = .everyDays(interval, from: from)
    } else if perWeek >= 1 {
      self = .timesPerWeek(min(perWeek, 6))
    } else {
      self = .everyDays(interval, from: from)
    }
  }
}
