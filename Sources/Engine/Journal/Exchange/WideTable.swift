// Tables with a day in each row and a column for each tracker, as people keep them by hand.

extension TableSketch {
  /// Which columns are trackers, where each is one.
  struct TrackerColumns {
    /// Those with amounts, and those with a name and nothing else.
    var places: [Int] = []
    /// How many of them hold amounts.
    var filled = 0
    /// There are others, which hold something else.
    var hasOthers = false
  }

  func trackerColumns(_ mapping: TableMapping) -> TrackerColumns {
    var columns = TrackerColumns()
    let taken = [mapping.date, mapping.time, mapping.note]
    for place in header.indices where !taken.contains(place) {
      var filled = 0
      var amounts = 0
      for row in rows where place < row.fields.count {
        let text = ImportText.trimmed(row.fields[place])
        if text.isEmpty { continue }
        filled += 1
        if TableAmount(text) != nil { amounts += 1 }
      }
      if filled == 0 {
        if !header[place].isEmpty { columns.places.append(place) }
      } else if amounts * 2 >= filled {
        columns.places.append(place)
        columns.filled += 1
      } else {
        columns.hasOthers = true
      }
    }
    return columns
  }

  /// Whether each column seems to be a tracker: several with amounts, or one and nothing beside it.
  func looksWide(_ mapping: TableMapping) -> Bool {
    let columns = trackerColumns(mapping)
    return columns.filled > 1 || columns.filled == 1 && !columns.hasOthers
  }

  /// The tracker of a column: a name that stands there again is told apart by its number.
  func tracker(of place: Int) -> ImportedTracker {
    let name = ImportText.trimmed(header[place])
    guard !name.isEmpty else {
      return ImportedTracker(source: .table, key: String(place + 1), name: "")
    }
    var number = 1
    for other in header[..<place] where ImportText.trimmed(other) == name { number += 1 }
    let key = number == 1 ? name : "\(name)|\(number)"
    return ImportedTracker(source: .table, key: key, name: name)
  }
}

extension TableReading {
  /// Makes a tracker of each column with amounts.
  mutating func addColumns(_ table: TableSketch) -> [TableColumn] {
    let columns = table.trackerColumns(mapping)
    if columns.hasOthers { result.imported.leave(.columns) }
    var trackers: [TableColumn] = []
    for place in columns.places {
      var tracker = table.tracker(of: place)
      tracker.order = Int64(isCounted.count)
      let column = TableColumn(place: place, tracker: result.imported.place(of: tracker))
      if column.tracker == isCounted.count { isCounted.append(false) }
      trackers.append(column)
    }
    return trackers
  }

  /// An empty cell says nothing. One that is no amount is left out, and the others come in; the
  /// note goes with the first of them.
  mutating func add(_ row: CSVRow, _ columns: [TableColumn]) throws(ImportProblem) {
    let moment = try moment(of: row)
    var note = try field(mapping.note, row) ?? ""
    for column in columns where column.place < row.fields.count {
      let text = ImportText.trimmed(row.fields[column.place])
      if text.isEmpty { continue }
      guard let amount = TableAmount(text) else {
        leaveOut(ImportProblem(.value, line: row.line))
        continue
      }
      add(amount, note, moment, to: column.tracker)
      note = ""
    }
    guard !note.isEmpty, let first = columns.first else { return }
    var nothing = TableAmount()
    nothing.thousandths = 0
    add(nothing, note, moment, to: first.tracker)
  }
}

/// A column that is a tracker.
struct TableColumn {
  let place: Int
  /// Place in `Imported.trackers`.
  let tracker: Int
}
