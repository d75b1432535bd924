// The JSON that Table Habit exports: habits, each with its records. Numbers stand for kinds; their
// meaning is that of the app's source (FriesI23/mhabit, lib/models/habit_form.dart).

/// Reads a Table Habit export.
public enum TableHabitFile {
  public static func read(_ bytes: [UInt8]) throws(ImportProblem) -> Imported {
    let json = try JSONValue.imported(bytes)
    guard let habits = json.elements("habits") else { throw ImportProblem(.header, line: 1) }
    let groups = json.elements("groups") ?? []
    var imported = Imported()
    for habit in habits {
      let records = habit.elements("records") ?? []
      // 2 is a habit in the bin.
      if habit.whole("status") == 2 {
        imported.skip(.nothing, records.count)
        continue
      }
      let place = imported.place(of: tracker(habit, groups, records, imported.trackers))
      for record in records { read(record, place, into: &imported) }
    }
    return imported
  }

  private static func tracker(
    _ habit: JSONValue, _ groups: [JSONValue], _ records: [JSONValue], _ known: [ImportedTracker]
  ) -> ImportedTracker {
    let name = habit.words("name")
    // Nothing in the file names a habit but when it was made and what it is called.
    let base = "\(habit.whole("create_t") ?? 0)|\(name)"
    var key = base
    var number = 1
    while known.contains(where: { $0.key == key }) {
      number += 1
      key = "\(base)|\(number)"
    }
    var tracker = ImportedTracker(source: .tableHabit, key: key, name: name)
    tracker.note = habit.words("desc")
    tracker.question = habit.words("reminder_quest")
    tracker.isArchived = habit.whole("status") == 3
    tracker.order = Int64(known.count)
    tracker.since = habit.whole("start_date").flatMap { Day(stored: $0) }
    tracker.unit = habit.words("daily_goal_unit")
    for group in groups where group.words("uuid") == habit.words("group_id") {
      tracker.group = group.words("name")
    }
    setMode(of: &tracker, habit, records)
    setFrequency(of: &tracker, habit)
    return tracker
  }

  /// 2 is a habit to leave out; one that allows some is noticed. A goal of one without a unit, and
  /// without a record of more, is done or not done.
  private static func setMode(
    of tracker: inout ImportedTracker, _ habit: JSONValue, _ records: [JSONValue]
  ) {
    let goal = habit.thousandths("daily_goal") ?? 0
    if habit.whole("type") == 2 {
      tracker.aim = goal == 0 ? .quit : .reduce
      tracker.mode = goal == 0 ? .avoidance : .awareness
      if goal > 0 { tracker.target = goal }
      return
    }
    var isCounted = goal != 0 && goal != Entry.unit || !tracker.unit.isEmpty
    for record in records where record.whole("record_type") == 1 {
      let value = record.thousandths("record_value") ?? 0
      if value != 0, value != Entry.unit { isCounted = true }
    }
    guard isCounted else { return }
    tracker.mode = .counter
    if goal > 0 { tracker.target = goal }
  }

  /// 1 is so many times a week, 2 a month, 3 in so many days; the numbers stand in a text.
  private static func setFrequency(of tracker: inout ImportedTracker, _ habit: JSONValue) {
    var numbers: [Int64] = []
    for part in habit.words("freq_custom").utf8.split(whereSeparator: { !isDigit($0) }) {
      if let number = digits(Array(part)[...]) { numbers.append(Int64(number)) }
    }
    switch habit.whole("freq_type") {
    case 1 where numbers.count == 1: setFrequency(of: &tracker, numbers[0], 7)
    case 2 where numbers.count == 1: setFrequency(of: &tracker, numbers[0], 30)
    case 3 where numbers.count == 2: setFrequency(of: &tracker, numbers[0], numbers[1])
    default: break
    }
  }

  private static func setFrequency(
    of tracker: inout ImportedTracker, _ times: Int64, _ days: Int64
  ) {
    tracker.timesPerPeriod = times
    tracker.daysPerPeriod = days
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Type 1 is a value, 2 a day that was skipped.
  private static func read(_ record: JSONValue, _ tracker: Int, into imported: inout Imported) {
    guard let day = record.whole("record_date").flatMap({ Day(stored: $0) }) else {
      return imported.skip(.outOfRange)
    }
    var entry = ImportedEntry(tracker: tracker, day: day)
    entry.isSkipped = record.whole("record_type") == 2
    entry.amount = record.thousandths("record_value") ?? 0
    entry.note = record.words("reason")
    if record.whole("record_type") != 1, !entry.isSkipped { return imported.skip(.nothing) }
    imported.add(entry)
  }
}
