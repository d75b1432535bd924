// The database of Rewire: habits, what became of each of their days, and reminders.

enum RewireDatabase {
  /// A day that was done.
  private static let done: Int64 = 2
  /// How a habit says when it is due.
  private enum Due {
    static let weekdays: Int64 = 0
    static let timesPerPeriod: Int64 = 1
    static let everyDays: Int64 = 2
  }
  /// Days of a week, a month and a year, by their number.
  private static let periods: [Int64] = [7, 31, 365]

  static func read(_ file: SQLiteFile) throws(SQLiteFileError) -> Imported {
    var imported = Imported()
    let reminders = try file.rows(of: "reminders")
    var places: [Int64: Int] = [:]
    for row in try file.rows(of: "habits") {
      guard let id = row.int("_id") else { continue }
      var tracker = tracker(row, id, order: places.count)
      for reminder in reminders where reminder.int("habit_id") == id {
        guard let time = reminder.int("time").flatMap({ time($0) }) else { continue }
        tracker.remindAt = tracker.remindAt ?? time
        if reminder.text("active_days") ?? "" != "" { imported.leave(.reminderDays) }
      }
      places[id] = imported.place(of: tracker)
      if row.has("color") { imported.leave(.colours) }
      if isOnSomeDays(row) { imported.leave(.weekdays) }
    }
    for row in try file.rows(of: "checkins") {
      guard let place = row.int("habit_id").flatMap({ places[$0] }) else {
        imported.skip(.ownerless)
        continue
      }
      guard let day = day(row) else {
        imported.skip(.outOfRange)
        continue
      }
      var entry = ImportedEntry(tracker: place, day: day)
      entry.amount = row.int("type") ?? done == done ? Entry.unit : 0
      imported.add(entry)
    }
    return imported
  }

  private static func tracker(_ row: SQLiteRow, _ id: Int64, order: Int) -> ImportedTracker {
    let name = row.text("name") ?? ""
    var tracker = ImportedTracker(source: .rewire, key: "\(id)|\(name)", name: name)
    tracker.note = row.text("description") ?? ""
    tracker.order = Int64(order)
    switch row.int("schedule") {
    case Due.weekdays?:
      let days = activeDays(row)
      if days > 0 { (tracker.timesPerPeriod, tracker.daysPerPeriod) = (Int64(days), 7) }
    case Due.timesPerPeriod?:
      let period = row.int("period").flatMap { Int(exactly: $0) } ?? 0
      tracker.timesPerPeriod = row.int("days")
      tracker.daysPerPeriod = periods.indices.contains(period) ? periods[period] : nil
    case Due.everyDays?:
      (tracker.timesPerPeriod, tracker.daysPerPeriod) = (1, row.int("repeating_count"))
    default: break
    }
    return tracker
  }

  /// How many weekdays a habit names. Which number is which day is nowhere written down, so only
  /// their count comes along.
  private static func activeDays(_ row: SQLiteRow) -> Int {
    (row.text("active_days") ?? "").utf8.split(separator: UInt8(ascii: ",")).count
  }

  private static func isOnSomeDays(_ row: SQLiteRow) -> Bool {
    row.int("schedule") == Due.weekdays && (1...6).contains(activeDays(row))
  }

  /// `20160318`, as text or as a number.
  private static func day(_ row: SQLiteRow) -> Day? {
    let text = Array((row.text("date") ?? row.int("date").map { String($0) } ?? "").utf8)
    guard text.count == 8, text.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    func part(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    guard let day = Day(text: part(0..<4) + "-" + part(4..<6) + "-" + part(6..<8)),
      day >= Day.first, day <= Day.last
    else { return nil }
    return day
  }

  /// Minutes of the day; 0 and less where there is no reminder.
  private static func time(_ minutes: Int64) -> TimeOfDay? {
    minutes > 0 ? Int(exactly: minutes).flatMap { TimeOfDay(minutes: $0) } : nil
  }
}
