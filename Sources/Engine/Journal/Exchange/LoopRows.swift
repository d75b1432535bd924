// The rows of a Loop database as its schemas have written them over the years.

extension LoopDatabase {
  /// Columns that its schema does not have yet are left out, and values of another type count as
  /// missing.
  static func read(_ file: SQLiteFile) throws(SQLiteFileError) -> Imported {
    var habits: [LoopHabit] = []
    var hasColours = false
    var hasReminderDays = false
    for row in try file.rows(of: "Habits") {
      if let habit = habit(row) { habits.append(habit) }
      if row.int("color") != nil { hasColours = true }
      if remindsOnSomeDays(row) { hasReminderDays = true }
    }
    var repetitions: [LoopRepetition] = []
    for row in try file.rows(of: "Repetitions") { repetitions.append(repetition(row)) }
    var imported = read(habits, repetitions)
    if hasColours { imported.leave(.colours) }
    if hasReminderDays { imported.leave(.reminderDays) }
    return imported
  }

  /// A bit for each day of the week.
  private static let everyDay: Int64 = 127

  /// Whether there is a reminder for some days of the week alone; old schemas have no such column.
  private static func remindsOnSomeDays(_ row: SQLiteRow) -> Bool {
    guard remindAt(row) != nil, let days = row.int("reminder_days") else { return false }
    return days & everyDay != everyDay
  }

  private static func habit(_ row: SQLiteRow) -> LoopHabit? {
    guard let id = row.int("id"), let name = row.text("name") else { return nil }
    var habit = LoopHabit(id: id, name: name)
    habit.uuid = row.text("uuid") ?? ""
    // Until there was a column for the question, the description was the question.
    let description = row.text("description") ?? ""
    habit.description = row.has("question") ? description : ""
    habit.question = row.has("question") ? row.text("question") ?? "" : description
    habit.type = row.int("type") ?? 0
    habit.targetType = row.int("target_type") ?? 0
    habit.target = row.real("target_value") ?? 0
    habit.unit = row.text("unit") ?? ""
    habit.times = row.int("freq_num")
    habit.days = row.int("freq_den")
    habit.position = row.int("position") ?? 0
    habit.isArchived = (row.int("archived") ?? 0) != 0
    habit.remindAt = remindAt(row)
    return habit
  }

  private static func remindAt(_ row: SQLiteRow) -> TimeOfDay? {
    guard let hour = row.int("reminder_hour"), let minute = row.int("reminder_min"),
      (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    return TimeOfDay(minutes: Int(hour * 60 + minute))
  }

  /// A row without habit or day becomes one that is skipped.
  private static func repetition(_ row: SQLiteRow) -> LoopRepetition {
    LoopRepetition(
      habit: row.int("habit") ?? .min, timestamp: row.int("timestamp") ?? .min,
      value: row.int("value") ?? 2, notes: row.text("notes") ?? "")
  }
}
