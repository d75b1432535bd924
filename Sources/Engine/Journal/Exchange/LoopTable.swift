// Tables exported by Loop Habit Tracker: Checkmarks.csv has a row for each day and a column for
// each habit. Its writer puts no quotes around names, and a comma behind the last column.

/// Reads a Loop export.
public enum LoopTable {
  /// `habits` is Habits.csv, which says what the columns are; a file of one habit alone, with the
  /// columns `Date`, `Value`, `Notes`, names no habit and is refused.
  public static func read(
    _ checkmarks: [UInt8], habits: [UInt8]? = nil, rows reading: RowReading = .strict
  ) throws(ImportProblem) -> Imported {
    let table = try ImportTable(checkmarks, reading)
    var imported = Imported()
    var rows: [LoopHabitRow] = []
    if let habits { rows = try LoopHabitRow.all(habits, reading, into: &imported) }
    let (names, fields) = try names(table, rows)
    var columns: [Column] = []
    for (index, name) in names.enumerated() {
      let known = rows.first { $0.name == name }
      let isNumerical = known?.isNumerical ?? holdsNumbers(table, column: index + 1)
      var tracker = tracker(names, index)
      tracker.setLoopMode(isNumerical: isNumerical, isLimit: false)
      known?.describe(&tracker)
      columns.append(Column(tracker: imported.place(of: tracker), isNumerical: isNumerical))
    }
    try table.forEach(reading, into: &imported) {
      (row: CSVRow, imported: inout Imported) throws(ImportProblem) in
      guard row.fields.count == fields else { throw ImportProblem(.fieldCount, line: row.line) }
      try read(row, columns, into: &imported)
    }
    if rows.contains(where: { $0.hasColour }) { imported.leave(.colours) }
    return imported
  }

  /// Of the table of one habit alone.
  static let singleHeader = ["Date", "Value", "Notes"]

  /// The tracker of a name: one that stands there again is told apart by its number.
  static func tracker(_ names: [String], _ index: Int) -> ImportedTracker {
    let name = names[index]
    var occurrence = 1
    for other in names[..<index] where other == name { occurrence += 1 }
    var tracker = ImportedTracker(
      source: .loopTable, key: occurrence == 1 ? name : "\(name)|\(occurrence)", name: name)
    tracker.order = Int64(index)
    return tracker
  }

  /// Refuses what `read` would refuse of Habits.csv.
  public static func check(habits: [UInt8], rows reading: RowReading = .strict)
    throws(ImportProblem)
  {
    var imported = Imported()
    _ = try LoopHabitRow.all(habits, reading, into: &imported)
  }

  private struct Column {
    let tracker: Int
    let isNumerical: Bool
  }

  /// The names of the habits, and how many fields a row has.
  private static func names(
    _ table: ImportTable, _ rows: [LoopHabitRow]
  ) throws(ImportProblem) -> (names: [String], fields: Int) {
    guard table.header.first == "Date", table.header != singleHeader else {
      throw ImportProblem(.header, line: 1)
    }
    var names = Array(table.header.dropFirst())
    let hasTail = names.last == ""
    if hasTail { names.removeLast() }
    let tail = hasTail ? 1 : 0
    // A name with a comma in it tears the header; the list of habits mends it.
    let count = (table.rows.first?.fields.count ?? table.header.count) - 1 - tail
    if count != names.count, count == rows.count { names = rows.map { $0.name } }
    return (names, names.count + 1 + tail)
  }

  /// Whether a column holds more than the codes of a yes/no habit.
  static func holdsNumbers(_ table: ImportTable, column: Int) -> Bool {
    for row in table.rows where column < row.fields.count {
      if let number = digits(Array(row.fields[column].utf8)[...]), number > LoopValue.largestCode {
        return true
      }
    }
    return false
  }

  private static func read(_ row: CSVRow, _ columns: [Column], into imported: inout Imported)
    throws(ImportProblem)
  {
    let day = try ImportTable.day(row.fields[0], line: row.line)
    for (index, column) in columns.enumerated() {
      guard let value = LoopValue(text: row.fields[index + 1]) else {
        throw ImportProblem(.value, line: row.line)
      }
      // Nobody said anything about this day.
      if value.isUnknown { continue }
      let entry = ImportedEntry(tracker: column.tracker, day: day)
      imported.add(value, as: entry, isNumerical: column.isNumerical)
    }
  }
}
