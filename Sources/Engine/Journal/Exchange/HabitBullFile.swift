// Tables exported by HabitBull: one row for each habit and day.

/// Reads a HabitBull export. The columns `HabitName`, `CalendarDate` and `Value` have to be there.
public enum HabitBullFile {
  /// Dates are `2016-03-18`, or `3/18/2016` as later versions write them; should a file have a day
  /// above 12 in the first place, the day comes first. Whole numbers and fractions are amounts, and
  /// a number below zero is the app's way to say that nobody said anything.
  public static func read(
    _ bytes: [UInt8], rows reading: RowReading = .strict
  ) throws(ImportProblem) -> Imported {
    let table = try ImportTable(bytes, reading)
    let name = try table.requiredColumn("HabitName")
    let date = try table.requiredColumn("CalendarDate")
    let value = try table.requiredColumn("Value")
    let form = dateForm(table, date)
    var imported = Imported()
    var isCounted: [Bool] = []
    try table.forEach(reading, into: &imported) {
      (row: CSVRow, imported: inout Imported) throws(ImportProblem) in
      try table.checkLength(of: row)
      guard let day = day(row.fields[date], form) else {
        throw ImportProblem(.date, line: row.line)
      }
      let text = row.fields[value]
      let isBelowZero = text.utf8.first == UInt8(ascii: "-") && isNumber(text)
      guard let amount = isBelowZero ? 0 : thousandths(text) else {
        throw ImportProblem(.value, line: row.line)
      }
      let place = imported.place(of: tracker(table, row, name, order: isCounted.count))
      if place == isCounted.count { isCounted.append(false) }
      var entry = ImportedEntry(tracker: place, day: day)
      entry.amount = amount
      entry.note = table.column("CommentText").map { row.fields[$0] } ?? ""
      imported.add(entry)
      if amount != 0, amount != Entry.unit { isCounted[place] = true }
    }
    imported.count(isCounted)
    return imported
  }

  private static func tracker(_ table: ImportTable, _ row: CSVRow, _ name: Int, order: Int)
    -> ImportedTracker
  {
    let key = row.fields[name]
    var tracker = ImportedTracker(source: .habitBull, key: key, name: key)
    tracker.note = table.column("HabitDescription").map { row.fields[$0] } ?? ""
    tracker.group = table.column("HabitCategory").map { row.fields[$0] } ?? ""
    tracker.order = Int64(order)
    return tracker
  }

  private static func dateForm(_ table: ImportTable, _ column: Int) -> DateForm {
    var best = (form: DateForm.yearMonthDay, count: -1)
    for form in [DateForm.yearMonthDay, .monthDayYear, .dayMonthYear] {
      var count = 0
      for row in table.rows where column < row.fields.count {
        if day(row.fields[column], form) != nil { count += 1 }
      }
      if count > best.count { best = (form, count) }
    }
    return best.form
  }

  private static func day(_ text: String, _ form: DateForm) -> Day? {
    guard !text.utf8.contains(UInt8(ascii: ".")), let (day, rest) = form.read(text), rest.isEmpty
    else { return nil }
    return day
  }

  /// Digits with a sign, a point and an exponent, as `-2.15E+09`.
  private static func isNumber(_ text: String) -> Bool {
    let signs = Array("+-.E".utf8)
    var hasDigit = false
    for byte in text.utf8 {
      if (0x30...0x39).contains(byte) {
        hasDigit = true
      } else if !signs.contains(byte) {
        return false
      }
    }
    return hasDigit
  }
}

extension Imported {
  /// Makes counters of the trackers, by place, that were more than done or not done.
  mutating func count(_ isCounted: [Bool]) {
    for (place, isCounted) in isCounted.enumerated() where isCounted {
      var tracker = trackers[place]
      tracker.mode = .counter
      change(place, to: tracker)
    }
  }
}
