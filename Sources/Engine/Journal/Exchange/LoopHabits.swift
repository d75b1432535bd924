// The list of habits that Loop Habit Tracker exports beside its check marks: Habits.csv.

/// One habit of Loop's list.
struct LoopHabitRow {
  /// The number with which the folder of the habit begins: what the list says, or its place there.
  let position: Int
  let name: String
  let isNumerical: Bool
  let isLimit: Bool
  let note: String
  let question: String
  let times: Int64?
  let days: Int64?
  let unit: String
  let target: Int64?
  let isArchived: Bool
  let hasColour: Bool

  /// The rows of Habits.csv in their order; of its columns only `Name` has to be there.
  static func all(_ bytes: [UInt8], _ reading: RowReading, into imported: inout Imported)
    throws(ImportProblem) -> [LoopHabitRow]
  {
    let table = try ImportTable(bytes, reading)
    let name = try table.requiredColumn("Name")
    var rows: [LoopHabitRow] = []
    var place = 0
    try table.forEach(reading, into: &imported) { (row, _) throws(ImportProblem) in
      place += 1
      try table.checkLength(of: row)
      let listed = table.column("Position").flatMap { digits(Array(row.fields[$0].utf8)[...]) }
      // Older lists have no positions. Behind a line that was left out, a place says nothing.
      guard let position = listed ?? (table.problems.isEmpty ? place : nil) else {
        throw ImportProblem(.value, line: row.line)
      }
      rows.append(LoopHabitRow(table, row, name, position))
    }
    return rows
  }

  private init(_ table: ImportTable, _ row: CSVRow, _ name: Int, _ position: Int) {
    func text(_ column: String) -> String { table.column(column).map { row.fields[$0] } ?? "" }
    func number(_ column: String) -> Int64? {
      digits(Array(text(column).utf8)[...]).map(Int64.init)
    }
    self.position = position
    self.name = row.fields[name]
    isNumerical = text("Type") == "NUMERICAL"
    isLimit = text("Target Type") == "AT_MOST"
    note = text("Description")
    question = text("Question")
    // Older lists call the frequency by other names.
    times = number("FrequencyNumerator") ?? number("NumRepetitions")
    days = number("FrequencyDenominator") ?? number("Interval")
    unit = text("Unit")
    target = thousandths(text("Target Value"))
    isArchived = text("Archived?") == "true"
    hasColour = !text("Color").isEmpty
  }

  func describe(_ tracker: inout ImportedTracker) {
    tracker.setLoopMode(isNumerical: isNumerical, isLimit: isLimit)
    tracker.note = note
    tracker.question = question
    tracker.timesPerPeriod = times
    tracker.daysPerPeriod = days
    tracker.unit = unit
    tracker.target = isNumerical ? target : nil
    tracker.isArchived = isArchived
  }
}

extension ImportedTracker {
  /// What is measured with a goal is a counter. What is measured with a limit is noticed: its
  /// amounts come along, and without a plan no day is judged by them.
  mutating func setLoopMode(isNumerical: Bool, isLimit: Bool) {
    guard isNumerical else { return }
    mode = isLimit ? .awareness : .counter
    if isLimit { aim = .reduce }
  }
}
