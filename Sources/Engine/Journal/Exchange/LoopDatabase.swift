// The database of Loop Habit Tracker. `LoopRows.swift` reads its rows; what they mean is decided
// here.

/// A row of the table `Habits`; what a schema does not have yet keeps its default.
public struct LoopHabit: Sendable {
  public let id: Int64
  public let name: String
  /// From schema 24 on.
  public var uuid = ""
  public var description = ""
  /// From schema 23 on; before, the description was the question.
  public var question = ""
  /// 1 for a habit that is measured, from schema 16 on.
  public var type: Int64 = 0
  /// 1 for a limit instead of a goal.
  public var targetType: Int64 = 0
  /// Whole units.
  public var target: Double = 0
  public var unit = ""
  public var times: Int64?
  public var days: Int64?
  public var position: Int64 = 0
  public var isArchived = false
  public var remindAt: TimeOfDay?

  public init(id: Int64, name: String) {
    self.id = id
    self.name = name
  }

  var isNumerical: Bool { type == 1 }
}

/// A row of the table `Repetitions`.
public struct LoopRepetition: Sendable {
  public let habit: Int64
  /// Milliseconds of midnight UTC of the local day.
  public let timestamp: Int64
  /// 2 is yes; thousandths of a unit where the habit is measured.
  public let value: Int64
  public let notes: String

  public init(habit: Int64, timestamp: Int64, value: Int64 = 2, notes: String = "") {
    self.habit = habit
    self.timestamp = timestamp
    self.value = value
    self.notes = notes
  }
}

/// Reads the rows of a Loop database.
public enum LoopDatabase {
  /// Repetitions of a habit that is not in the list, or of a day that nobody lives to see, are
  /// skipped.
  public static func read(_ habits: [LoopHabit], _ repetitions: [LoopRepetition]) -> Imported {
    var imported = Imported()
    var places: [Int64: (tracker: Int, isNumerical: Bool)] = [:]
    for habit in habits.ordered(by: { ($0.position, $0.id) < ($1.position, $1.id) }) {
      places[habit.id] = (imported.place(of: tracker(of: habit)), habit.isNumerical)
    }
    for repetition in repetitions {
      let number = flooredDivision(repetition.timestamp, LocalDay.milliseconds).quotient
      guard let place = places[repetition.habit] else {
        imported.skip(.ownerless)
        continue
      }
      guard let day = Day(stored: number) else {
        imported.skip(.outOfRange)
        continue
      }
      var entry = ImportedEntry(tracker: place.tracker, day: day)
      entry.note = repetition.notes
      let value = LoopValue(number: repetition.value)
      imported.add(value, as: entry, isNumerical: place.isNumerical)
    }
    return imported
  }

  private static func tracker(of habit: LoopHabit) -> ImportedTracker {
    let key = habit.uuid.isEmpty ? "\(habit.id)|\(habit.name)" : habit.uuid
    var tracker = ImportedTracker(source: .loop, key: key, name: habit.name)
    tracker.setLoopMode(isNumerical: habit.isNumerical, isLimit: habit.targetType == 1)
    tracker.note = habit.description
    tracker.question = habit.question
    tracker.order = habit.position
    tracker.isArchived = habit.isArchived
    tracker.timesPerPeriod = habit.times
    tracker.daysPerPeriod = habit.days
    tracker.unit = habit.unit
    tracker.remindAt = habit.remindAt
    if habit.isNumerical, habit.target >= 0, habit.target < Double(Entry.largestAmount) {
      tracker.target = Int64(habit.target * 1000)
    }
    return tracker
  }
}
