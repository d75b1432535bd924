// The file habits.json of HabitTrove: habits with the moments at which they were completed
// (dohsimpson/HabitTrove, lib/types.ts). Coins and wishes stand in coins.json and wishlist.json;
// they have no place here, and are counted.

/// Reads HabitTrove's habits.
public enum HabitTroveFile {
  /// Days are those of the clocks in `zone`. Tasks, which are done once, become the entries of one
  /// archived tracker, called `tasks`: what was done stays in view, and nobody asks for more of it.
  public static func read(
    _ bytes: [UInt8], zone: Zone, tasks: String = "Tasks"
  ) throws(ImportProblem) -> Imported {
    let json = try JSONValue.imported(bytes)
    guard let habits = json.elements("habits") else { throw ImportProblem(.header, line: 1) }
    var imported = Imported()
    for habit in habits {
      let completions = habit.elements("completions") ?? []
      let isTask = habit.isTrue("isTask")
      if isTask, completions.isEmpty {
        imported.skip(.openTask)
        continue
      }
      let order = imported.trackers.count
      let place = imported.place(
        of: isTask ? taskTracker(tasks, order: order) : tracker(habit, order: order))
      for completion in completions {
        read(completion, place, zone, task: isTask ? habit : nil, into: &imported)
      }
    }
    return imported
  }

  /// Counts the transactions of coins.json or the wishes of wishlist.json; nothing for other files.
  static func leftOut(_ json: JSONValue) -> Imported? {
    var imported = Imported()
    if let coins = json.elements("transactions"), json["balance"] != nil {
      imported.skip(.coin, coins.count)
    }
    let wishes = json.elements("items") ?? []
    for wish in wishes where wish["coinCost"] == nil { return nil }
    imported.skip(.wish, wishes.count)
    return imported.skipped > 0 ? imported : nil
  }

  private static func taskTracker(_ name: String, order: Int) -> ImportedTracker {
    var tracker = ImportedTracker(source: .habitTrove, key: "tasks", name: name)
    tracker.mode = .counter
    tracker.isArchived = true
    tracker.order = Int64(order)
    return tracker
  }

  private static func tracker(_ habit: JSONValue, order: Int) -> ImportedTracker {
    let name = habit.words("name")
    let id = habit.words("id")
    var tracker = ImportedTracker(
      source: .habitTrove, key: id.isEmpty ? "name|" + name : id, name: name)
    tracker.note = habit.words("description")
    tracker.isArchived = habit.isTrue("archived")
    tracker.order = Int64(order)
    if let target = habit.whole("targetCompletions"), (2...1000).contains(target) {
      tracker.mode = .counter
      tracker.target = target * Entry.unit
    }
    RecurrenceText.read(habit.words("frequency"), into: &tracker)
    return tracker
  }

  /// A moment, or a date alone as early versions wrote it.
  private static func read(
    _ completion: JSONValue, _ tracker: Int, _ zone: Zone, task: JSONValue?,
    into imported: inout Imported
  ) {
    guard case .string(let text) = completion else { return imported.skip(.nothing) }
    // The tracker of all tasks has several a day, which only their names tell apart.
    let own = task.map { $0.words("id") + "|" + $0.words("name") + "|" } ?? ""
    let note = task?.words("name") ?? ""
    if let day = Day(text: text), day >= Day.first, day <= Day.last {
      var entry = ImportedEntry(tracker: tracker, day: day)
      (entry.label, entry.note) = (own, note)
      return imported.add(entry)
    }
    guard text.utf8.contains(UInt8(ascii: "T")), let at = Instant(text: text) else {
      return imported.skip(.outOfRange)
    }
    let offset = zone.offset(at)
    var entry = ImportedEntry(tracker: tracker, day: offset.local(at).day)
    (entry.at, entry.offset, entry.label) = (at, offset, own + String(at.milliseconds))
    entry.note = note
    imported.add(entry)
  }
}

/// How often something comes back, as a rule of calendars (RFC 5545, section 3.3.10).
enum RecurrenceText {
  /// Reads `FREQ`, `INTERVAL`, `BYDAY` and `BYMONTHDAY`, or a bare word such as `weekly`. What
  /// says nothing leaves every day.
  static func read(_ text: String, into tracker: inout ImportedTracker) {
    var rule = Rule()
    for part in text.utf8.split(whereSeparator: { isSeparator($0) }) {
      let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1)
      let name = smallLetters(String(decoding: Array(sides[0]), as: UTF8.self))
      let value =
        sides.count == 2 ? smallLetters(String(decoding: Array(sides[1]), as: UTF8.self)) : ""
      switch name {
      case "freq": rule.frequency = value
      case "interval": rule.interval = Int64(min(max(1, digits(Array(value.utf8)[...]) ?? 1), 365))
      case "byday": rule.weekdays = weekdays(value)
      case "bymonthday": rule.monthDays = Int64(value.utf8.split(separator: comma).count)
      case "daily", "weekly", "monthly", "yearly": if value.isEmpty { rule.frequency = name }
      default: break
      }
    }
    rule.describe(&tracker)
  }

  private static let comma = UInt8(ascii: ",")

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":") || byte == 0x0A || byte == 0x0D
  }

  /// Bit 0 is Monday; a number before a day, as in the first Monday of a month, is passed over.
  private static func weekdays(_ value: String) -> Int {
    let names = ["mo", "tu", "we", "th", "fr", "sa", "su"]
    var weekdays = 0
    for part in value.utf8.split(separator: comma) {
      let name = String(decoding: Array(part.suffix(2)), as: UTF8.self)
      if let place = names.firstIndex(of: name) { weekdays |= 1 << place }
    }
    return weekdays
  }

  private struct Rule {
    var frequency = ""
    var interval: Int64 = 1
    var weekdays = 0
    var monthDays: Int64 = 0

    func describe(_ tracker: inout ImportedTracker) {
      switch frequency {
      case "daily": set(&tracker, 1, interval)
      case "weekly":
        if interval == 1, weekdays > 0 {
          tracker.weekdays = weekdays
        } else {
          set(&tracker, Int64(max(1, weekdays.nonzeroBitCount)), 7 * interval)
        }
      case "monthly":
        set(&tracker, max(1, monthDays, Int64(weekdays.nonzeroBitCount)), 30 * interval)
      case "yearly": set(&tracker, 1, 365 * interval)
      default: break
      }
    }

    private func set(_ tracker: inout ImportedTracker, _ times: Int64, _ days: Int64) {
      tracker.timesPerPeriod = times
      tracker.daysPerPeriod = days
    }
  }
}
