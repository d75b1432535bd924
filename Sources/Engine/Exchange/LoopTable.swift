// Tables exported by Loop Habit Tracker: Checkmarks.csv has a row for each day and a column for
// each habit. Its writer puts no quotes around names, and a comma behind the last column.

/// Reads a Loop export.
public enum LoopTable {
  /// `habits` is Habits.csv, which says what the columns are; a file of one habit alone, with the
  /// columns `Date`, `Value`, `Notes`, names no habit and is refused.
  public static func read(_ checkmarks: [UInt8], habits: [UInt8]? = nil)
    throws(ImportProblem) -> Imported
  {
    let table = try ImportTable(checkmarks)
    var rows: [LoopHabitRow] = []
    if let habits { rows = try LoopHabitRow.all(habits) }
    let names = try names(table, rows)
    var imported = Imported()
    var columns: [Column] = []
    for (index, name) in names.enumerated() {
      let known = rows.first { $0.name == name }
      let isNumerical = known?.isNumerical ?? holdsNumbers(table, column: index + 1)
      let occurrence = names[..<index].filter { $0 == name }.count
      var tracker = ImportedTracker(
        source: ImportSource.loopTable.rawValue,
        key: occurrence == 0 ? name : "\(name)|\(occurrence + 1)", name: name)
      tracker.order = Int64(index)
      known?.describe(&tracker)
      columns.append(Column(tracker: imported.add(tracker), isNumerical: isNumerical))
    }
    for row in table.rows { try read(row, columns, into: &imported) }
    return imported
  }

  /// Refuses what `read` would refuse of Habits.csv.
  public static func check(habits: [UInt8]) throws(ImportProblem) {
    _ = try LoopHabitRow.all(habits)
  }

  private struct Column {
    let tracker: Int
    let isNumerical: Bool
  }

  private static func names(_ table: ImportTable, _ rows: [LoopHabitRow])
    throws(ImportProblem) -> [String]
  {
    guard table.header.first == "Date", table.header != ["Date", "Value", "Notes"] else {
      throw ImportProblem(.header, line: 1)
    }
    var names = Array(table.header.dropFirst())
    let hasTail = names.last == ""
    if hasTail { names.removeLast() }
    let tail = hasTail ? 1 : 0
    // A name with a comma in it tears the header; the list of habits mends it.
    let count = (table.rows.first?.fields.count ?? table.header.count) - 1 - tail
    if count != names.count, count == rows.count { names = rows.map { $0.name } }
    for row in table.rows where row.fields.count != names.count + 1 + tail {
      throw ImportProblem(.fieldCount, line: row.line)
    }
    return names
  }

  /// Whether a column holds more than the codes of a yes/no habit.
  private static func holdsNumbers(_ table: ImportTable, column: Int) -> Bool {
    for row in table.rows {
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
      imported.add(
        ImportedEntry(
          tracker: column.tracker, day: day,
          amount: value.amount(isNumerical: column.isNumerical), note: ""))
    }
  }
}
