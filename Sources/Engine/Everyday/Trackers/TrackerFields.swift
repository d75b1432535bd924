// How a tracker is written.

extension Tracker {
  /// The field of what a person wants of it.
  public static func field(aim: Aim) -> Field { Field("aim", .text(aim.rawValue)) }

  /// The field of the substance that it counts.
  public static func field(substance: Substance) -> Field {
    Field("substance", .text(substance.rawValue))
  }

  /// The field of its place among the trackers.
  public static func field(order: Int64) -> Field { Field("order", .int(order)) }

  /// The field that says whether it is put away.
  public static func field(isArchived: Bool) -> Field { Field("archived", .bool(isArchived)) }

  /// The field of the day on which it was put away.
  public static func field(archivedOn day: Day) -> Field {
    Field("archivedOn", .int(Int64(day.number)))
  }

  /// The fields of the last use before anything was logged, and of its day.
  public static func fields(lastUse: Instant, on day: Day) -> [Field] {
    [
      Field("lastUse", .int(lastUse.milliseconds)), Field("lastUseDay", .int(Int64(day.number))),
    ]
  }

  /// The field of the latest day whose slip was answered.
  public static func field(slipAnswered day: Day) -> Field {
    Field("slipAnswered", .int(Int64(day.number)))
  }

  /// The field that hides its streak, or shows it again.
  public static func field(hidesStreak: Bool) -> Field { Field("hidesStreak", .bool(hidesStreak)) }

  /// The field of its group; an empty one takes it out.
  public static func field(group: String) -> Field { Field("group", .text(group)) }

  /// The field of the first day that is judged.
  public static func field(since day: Day) -> Field { Field("since", .int(Int64(day.number))) }

  /// The fields of all that a person can choose of a tracker of their own: without an hour its days
  /// begin as all others do, and a goal of 0 is none.
  public static func fields(
    aim: Aim, cutoffHour: Int64?, group: String, hidesStreak: Bool, icon: String,
    isInCalendar: Bool, levels: [Level], mode: TrackerMode, name: String, preset: String,
    reminder: TrackerReminder, side: TrackerSide, goal: Int64
  ) -> [Field] {
    [
      field(aim: aim), Field("cutoffHour", cutoffHour.map { .int($0) } ?? .text("")),
      field(group: group), field(hidesStreak: hidesStreak), Field("icon", .text(icon)),
      Field("inCalendar", .bool(isInCalendar)),
      Field("levels", .list(levels.map { $0.value })), Field("mode", .text(mode.rawValue)),
      Field("name", .text(name)), Field("preset", .text(preset)),
    ] + reminder.fields + [
      Field("side", .text(side.rawValue)), Field("target", .int(goal)),
    ]
  }
}
