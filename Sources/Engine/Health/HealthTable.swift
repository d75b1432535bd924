// Reads tables of health data: those of Health Auto Export, with a column for each metric, and the
// days of Google Fit as Google Takeout hands them out, in "Daily activity metrics.csv".

/// One reading of a table.
struct HealthTable {
  /// Rows that wait until it is seen whether the day or the month comes first.
  static let mostWaiting = 20_000

  /// What a row says in several of its columns.
  private struct Rest {
    var night = NightParts()
    var lowest: Double?
    var mean: Double?
    var highest: Double?
  }

  private var rows = TableRows()
  private var header: HealthColumns?
  private var source: ArraySlice<UInt8> = []
  private var order: DateOrder?
  private var waiting: [[[UInt8]]] = []

  mutating func read(
    _ bytes: ArraySlice<UInt8>, into totals: inout HealthTotals
  ) throws(HealthProblem) {
    rows.feed(bytes)
    do throws(HealthProblem) {
      while let row = try rows.next() { _ = try take(row, &totals) }
    } catch {
      // Anything at all may come without a line end.
      throw header == nil && error == .longRow ? .notAnExport : error
    }
  }

  /// No more bytes come; whether the last row was whole.
  mutating func end(_ totals: inout HealthTotals) throws(HealthProblem) -> Bool {
    let isWhole = try take(rows.takeRow(), &totals)
    guard header != nil else { throw .notAnExport }
    // Dates that may be read in two ways say nothing.
    totals.skipped += waiting.count
    return isWhole
  }

  // Rows

  /// Whether the row has a field for each column.
  private mutating func take(
    _ row: [UInt8], _ totals: inout HealthTotals
  ) throws(HealthProblem) -> Bool {
    guard let header else {
      if !row.isEmpty { try begin(row, &totals) }
      return true
    }
    let fields = TableRows.fields(of: row, header.separator)
    guard fields.contains(where: { !$0.isEmpty }) else { return true }
    guard fields.count == header.columns.count else {
      totals.skipped += 1
      return false
    }
    try hold(fields, header, &totals)
    return true
  }

  private mutating func begin(
    _ row: [UInt8], _ totals: inout HealthTotals
  ) throws(HealthProblem) {
    guard let header = HealthColumns(row) else { throw .notAnExport }
    self.header = header
    source = header.format.source
    totals.note(header.format)
    for name in header.unknown { totals.pass(name, records: 0) }
  }

  /// Reads a row, or keeps it until the order of its date is known.
  private mutating func hold(
    _ fields: [[UInt8]], _ header: HealthColumns, _ totals: inout HealthTotals
  ) throws(HealthProblem) {
    if order == nil, let text = HealthTable.date(fields, header), let clock = HealthDate(text[...])
    {
      guard !clock.isAmbiguous else {
        if waiting.count < HealthTable.mostWaiting {
          waiting.append(fields)
        } else {
          totals.skipped += 1
        }
        return
      }
      order = clock.order
      if order != nil {
        for row in waiting { try read(row, header, &totals) }
        waiting = []
      }
    }
    try read(fields, header, &totals)
  }

  private static func date(_ fields: [[UInt8]], _ header: HealthColumns) -> [UInt8]? {
    for (column, field) in zip(header.columns, fields) {
      switch column {
      case .day, .start: return field
      default: break
      }
    }
    return nil
  }

  private func read(
    _ fields: [[UInt8]], _ header: HealthColumns, _ totals: inout HealthTotals
  ) throws(HealthProblem) {
    guard let text = HealthTable.date(fields, header),
      let moment = HealthMoment(clock: text[...], order)
    else {
      totals.skipped += 1
      return
    }
    var rest = Rest()
    for (column, field) in zip(header.columns, fields) where !field.isEmpty {
      if try !take(column, field, header, moment, &rest, &totals) { totals.skipped += 1 }
    }
    if let mean = rest.mean {
      try totals.add(
        .heartRate, lowest: rest.lowest ?? mean, mean: mean, highest: rest.highest ?? mean,
        at: moment, by: source)
    }
    if !rest.night.isEmpty {
      try totals.add(rest.night, from: nil, to: nil, on: moment.day, by: source)
    }
  }

  // Fields

  /// Whether the field says what its column has.
  private func take(
    _ column: HealthColumn, _ field: [UInt8], _ header: HealthColumns, _ moment: HealthMoment,
    _ rest: inout Rest, _ totals: inout HealthTotals
  ) throws(HealthProblem) -> Bool {
    switch column {
    case .ignored, .day, .start: return true
    case .end:
      guard let end = HealthMoment(clock: field[...], order) else { return false }
      try totals.add(.workouts, stage: .inBed, from: moment, to: end, by: source)
      return true
    default: break
    }
    guard let number = HealthTable.number(field, header.separator) else { return false }
    // A table has a 0 wherever nothing is known.
    guard number != 0 else { return true }
    switch column {
    case .amount(.mindfulMinutes, let scale):
      guard let end = moment.after(number * scale) else { return false }
      try totals.add(.mindfulMinutes, stage: .inBed, from: moment, to: end, by: source)
    case .amount(let kind, let scale):
      try totals.add(kind, number * scale, from: moment, to: moment, by: source)
    case .night(let part, let scale): rest.night.take(part, number * scale)
    case .lowest: rest.lowest = number
    case .mean: rest.mean = number
    case .highest: rest.highest = number
    case .ignored, .day, .start, .end: break
    }
    return true
  }

  /// A number; with semicolons between the fields a comma may stand for the point.
  private static func number(_ field: [UInt8], _ separator: UInt8) -> Double? {
    guard separator == UInt8(ascii: ";") else { return HealthNumber.value(field[...]) }
    let plain = field.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
    return HealthNumber.value(plain[...])
  }
}
