// Tables exported by HabitBull: one row for each habit and day.

/// Reads a HabitBull export. The columns `HabitName`, `CalendarDate` and `Value` have to be there.
public enum HabitBullFile {
  public static func read(_ bytes: [UInt8]) throws(ImportProblem) -> Imported {
    let table = try ImportTable(bytes)
    let name = try table.requiredColumn("HabitName")
    let date = try table.requiredColumn("CalendarDate")
    let value = try table.requiredColumn("Value")
    let description = table.column("HabitDescription")
    let comment = table.column("CommentText")
    try table.checkLengths()
    var imported = Imported()
    var places: [String: Int] = [:]
    for row in table.rows {
      let key = row.fields[name]
      let day = try ImportTable.day(row.fields[date], line: row.line)
      guard let amount = thousandths(row.fields[value]) else {
        throw ImportProblem(.value, line: row.line)
      }
      let place: Int
      if let known = places[key] {
        place = known
      } else {
        var tracker = ImportedTracker(
          source: ImportSource.habitBull.rawValue, key: key, name: key)
        tracker.note = description.map { row.fields[$0] } ?? ""
        tracker.order = Int64(places.count)
        place = imported.add(tracker)
        places[key] = place
      }
      imported.add(
        ImportedEntry(
          tracker: place, day: day, amount: amount, note: comment.map { row.fields[$0] } ?? ""))
    }
    return imported
  }
}

/// The apps whose files can be brought in, as a command line names them.
public enum ImportSource: String, CaseIterable, Sendable {
  case loop
  case loopTable = "loop-csv"
  case habitBull = "habitbull"
  case redstart
}
