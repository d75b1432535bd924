// Any table, once somebody has said what its columns mean.

/// What a table brings, and what of it cannot be read.
public struct TableImport: Sendable {
  /// Problems that are kept; what comes after them is only counted.
  public static let mostProblems = 50

  public internal(set) var imported = Imported()
  /// Lines that are no rows first, then rows.
  public fileprivate(set) var problems: [ImportProblem] = []
}

/// Reads a table by its mapping.
public enum TableFile {
  /// Rows with a problem are left out and named. Times are those of the clocks in `zone`. Rows of
  /// one tracker and time each count.
  public static func read(_ table: TableSketch, _ mapping: TableMapping, zone: Zone) -> TableImport
  {
    var reading = TableReading(mapping, zone)
    for problem in table.problems { reading.leaveOut(problem) }
    let columns = mapping.isWide ? reading.addColumns(table) : []
    for row in table.rows {
      do throws(ImportProblem) {
        if mapping.isWide { try reading.add(row, columns) } else { try reading.add(row) }
      } catch {
        reading.leaveOut(error)
      }
    }
    var read = reading.finished()
    if table.hasWindows1252 { read.imported.leave(.encoding) }
    return read
  }
}

/// A table on its way in.
struct TableReading {
  let mapping: TableMapping
  private let zone: Zone
  var result = TableImport()
  /// Of each tracker, by place.
  var isCounted: [Bool] = []
  /// Rows of one tracker, day and time, by a name of their own.
  private var numbers: [Identifier: Int] = [:]

  init(_ mapping: TableMapping, _ zone: Zone) {
    self.mapping = mapping
    self.zone = zone
  }

  mutating func leaveOut(_ problem: ImportProblem) {
    result.imported.skip(.unreadable)
    if result.problems.count < TableImport.mostProblems { result.problems.append(problem) }
  }

  func finished() -> TableImport {
    var result = result
    result.imported.count(isCounted)
    return result
  }

  mutating func add(_ row: CSVRow) throws(ImportProblem) {
    let moment = try moment(of: row)
    let name = try field(mapping.tracker, row) ?? ImportText.trimmed(mapping.name)
    guard !name.isEmpty else { throw ImportProblem(.name, line: row.line) }
    guard let amount = TableAmount(try field(mapping.amount, row)) else {
      throw ImportProblem(.value, line: row.line)
    }
    let note = try field(mapping.note, row) ?? ""
    var tracker = ImportedTracker(source: .table, key: name, name: name)
    tracker.order = Int64(isCounted.count)
    let place = result.imported.place(of: tracker)
    if place == isCounted.count { isCounted.append(false) }
    add(amount, note, moment, to: place)
  }

  mutating func add(_ amount: TableAmount, _ note: String, _ moment: Moment, to place: Int) {
    var entry = ImportedEntry(tracker: place, day: moment.day)
    (entry.at, entry.offset) = (moment.at, moment.at.map { zone.offset($0) } ?? .utc)
    (entry.amount, entry.isSkipped, entry.note) = (amount.thousandths, amount.isSkip, note)
    entry.label = label(result.imported.trackers[place].key, moment)
    if amount.isMore || entry.label.utf8.contains(UInt8(ascii: "#")) { isCounted[place] = true }
    result.imported.add(entry)
  }

  /// What stands in a column; nothing where none is meant.
  func field(_ column: Int?, _ row: CSVRow) throws(ImportProblem) -> String? {
    guard let column else { return nil }
    guard column < row.fields.count else { throw ImportProblem(.fieldCount, line: row.line) }
    return ImportText.trimmed(row.fields[column])
  }

  struct Moment {
    let day: Day
    var at: Instant?
    var label = ""
  }

  func moment(of row: CSVRow) throws(ImportProblem) -> Moment {
    guard let text = try field(mapping.date, row) else {
      throw ImportProblem(.header, line: row.line)
    }
    guard let form = mapping.form else { throw ImportProblem(.ambiguousDate, line: row.line) }
    guard let (day, rest) = form.read(text) else { throw ImportProblem(.date, line: row.line) }
    return try moment(day, rest: rest, whole: text, row)
  }

  /// A time of its own column, or one behind the date, or a whole moment with its offset.
  private func moment(_ day: Day, rest: String, whole: String, _ row: CSVRow)
    throws(ImportProblem) -> Moment
  {
    if !rest.isEmpty, whole.utf8.contains(UInt8(ascii: "T")), let at = Instant(text: whole) {
      return Moment(day: zone.offset(at).local(at).day, at: at, label: String(at.milliseconds))
    }
    let text = try field(mapping.time, row) ?? rest
    if text.isEmpty { return Moment(day: day) }
    guard let time = ClockText.time(text) else { throw ImportProblem(.time, line: row.line) }
    return Moment(day: day, at: zone.instant(day, time), label: time.text)
  }

  /// The time, and a number from the second row of a time on.
  private mutating func label(_ name: String, _ moment: Moment) -> String {
    let key = Identifier(kind: "row", name, moment.day.text, moment.label)
    let number = numbers[key, default: 0] + 1
    numbers[key] = number
    return number == 1 ? moment.label : "\(moment.label)#\(number)"
  }
}

/// The amount of a row: a number with a point or a comma, a yes or a no, or that a day was skipped.
struct TableAmount {
  var thousandths: Int64 = Entry.unit
  var isSkip = false
  /// Neither none nor one.
  var isMore: Bool { thousandths != 0 && thousandths != Entry.unit && !isSkip }

  /// One.
  init() {}

  /// One for a row without such a column; nothing for what is no amount.
  init?(_ text: String?) {
    guard let text else { return }
    switch smallLetters(text) {
    case "yes", "y", "true", "x", "✓", "✔", "ja", "wahr", "done", "yes_manual": break
    case "", "no", "n", "false", "nein", "falsch", "-", "unknown", "yes_auto": thousandths = 0
    case "skip", "skipped":
      thousandths = 0
      isSkip = true
    default:
      let comma = UInt8(ascii: ",")
      guard let number = Engine.thousandths(text) ?? Engine.thousandths(text, point: comma) else {
        return nil
      }
      thousandths = number
    }
  }
}
