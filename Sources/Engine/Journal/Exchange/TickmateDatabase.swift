// The database of Tickmate: tracks, and the moments at which each was ticked.

enum TickmateDatabase {
  /// Months count from 0. A track that is ticked several times a day becomes a counter with one
  /// entry for each tick; of any other the first tick of a day counts.
  static func read(_ file: SQLiteFile, _ zone: Zone) throws(SQLiteFileError) -> Imported {
    var imported = Imported()
    var places: [Int64: (tracker: Int, isCounted: Bool)] = [:]
    let groups = try groups(file)
    for row in try file.rows(of: "tracks") {
      guard let id = row.int("_id") else { continue }
      let isCounted = row.int("multiple_entries_per_day") ?? 0 != 0
      var tracker = tracker(row, id, order: places.count, isCounted: isCounted)
      tracker.group = groups[id] ?? ""
      places[id] = (imported.place(of: tracker), isCounted)
      // Every track has the column; 0 stands for the colour of all.
      if row.int("color") ?? 0 != 0 { imported.leave(.colours) }
    }
    var numbers: [Identifier: Int] = [:]
    for row in try file.rows(of: "ticks") {
      guard let place = row.int("_track_id").flatMap({ places[$0] }) else {
        imported.skip(.ownerless)
        continue
      }
      guard let day = day(row) else {
        imported.skip(.outOfRange)
        continue
      }
      var entry = ImportedEntry(tracker: place.tracker, day: day)
      if place.isCounted {
        let key = Identifier(kind: "tick", String(place.tracker), day.text)
        numbers[key, default: 0] += 1
        entry.label = String(numbers[key] ?? 1)
      }
      if let time = time(row) {
        let at = zone.instant(day, time)
        (entry.at, entry.offset) = (at, zone.offset(at))
      }
      imported.add(entry)
    }
    return imported
  }

  /// The name of each track's group, of several the first.
  private static func groups(_ file: SQLiteFile) throws(SQLiteFileError) -> [Int64: String] {
    var names: [Int64: String] = [:]
    for row in try file.rows(of: "groups") {
      if let id = row.int("_id") { names[id] = row.text("name") }
    }
    var groups: [Int64: String] = [:]
    for row in try file.rows(of: "track2groups") {
      guard let track = row.int("_track_id"), groups[track] == nil else { continue }
      groups[track] = row.int("_group_id").flatMap { names[$0] }
    }
    return groups
  }

  private static func tracker(
    _ row: SQLiteRow, _ id: Int64, order: Int, isCounted: Bool
  ) -> ImportedTracker {
    let name = row.text("name") ?? ""
    var tracker = ImportedTracker(source: .tickmate, key: "\(id)|\(name)", name: name)
    tracker.note = row.text("description") ?? ""
    tracker.isArchived = row.int("enabled") == 0
    tracker.order = row.int("order") ?? Int64(order)
    if isCounted { tracker.mode = .counter }
    return tracker
  }

  private static func day(_ row: SQLiteRow) -> Day? {
    guard let year = row.int("year"), let month = row.int("month"), let number = row.int("day"),
      (1900...2999).contains(year), (0...11).contains(month), (1...31).contains(number)
    else { return nil }
    func two(_ value: Int64) -> String { (value < 10 ? "0" : "") + String(value) }
    return Day(text: "\(year)-\(two(month + 1))-\(two(number))")
  }

  /// Only where the app says that the time is known.
  private static func time(_ row: SQLiteRow) -> TimeOfDay? {
    guard row.int("has_time_info") ?? 0 != 0, let hour = row.int("hour"),
      let minute = row.int("minute"), (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    return TimeOfDay(minutes: Int(hour * 60 + minute))
  }
}
