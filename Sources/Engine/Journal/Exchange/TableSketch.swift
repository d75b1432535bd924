// Any table, before anybody has said what its columns mean: how it is separated, what it begins
// with, and what can be guessed.

/// What the columns of a table mean.
public struct TableMapping: Hashable, Sendable {
  public var date: Int?
  /// The order of the numbers in the dates; nothing while two are possible and nobody has chosen.
  public var form: DateForm?
  public var time: Int?
  /// Names a tracker in each row; nothing where all rows belong to one tracker.
  public var tracker: Int?
  /// The name of that one tracker.
  public var name = ""
  /// Each column with amounts is a tracker, and its cells are what was done.
  public var isWide = false
  /// Nothing where each row counts one.
  public var amount: Int?
  public var note: Int?

  public init() {}
}

/// A table that was cut into fields.
public struct TableSketch: Sendable {
  /// Rows that are looked at for a guess.
  static let guessedRows = 1000

  public let separator: CSVSeparator
  /// Numbers where the table has no header.
  public let header: [String]
  public let rows: [CSVRow]
  /// Lines that are not among the rows, as they cannot be read.
  let problems: [ImportProblem]
  let hasWindows1252: Bool
  private let hasHeader: Bool

  /// Takes the separator that the first line has most of, where none is given.
  public init(
    _ bytes: [UInt8], separator chosen: CSVSeparator? = nil, rows reading: RowReading = .strict
  ) throws(ImportProblem) {
    let separator = chosen ?? TableSketch.separator(of: ImportText.utf8(bytes))
    let table = try ImportTable(bytes, reading, separator: separator)
    self.separator = separator
    problems = table.problems
    hasWindows1252 = table.hasWindows1252
    hasHeader = !table.header.contains { !TableSketch.forms([$0]).isEmpty }
    // A date does not name a column.
    if !hasHeader {
      var numbers: [String] = []
      for number in 1...table.header.count { numbers.append(String(number)) }
      header = numbers
      rows = [CSVRow(table.header, line: 1)] + table.rows
    } else {
      header = table.header
      rows = table.rows
    }
    guard !rows.isEmpty else { throw ImportProblem(.empty, line: 1) }
  }

  private static func separator(of bytes: [UInt8]) -> CSVSeparator {
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    var best = CSVSeparator.comma
    var most = 0
    for separator in [CSVSeparator.comma, .semicolon, .tab] {
      var count = 0
      for byte in line where byte == separator.rawValue { count += 1 }
      if count > most { (best, most) = (separator, count) }
    }
    return best
  }

  /// The forms in which most of the texts that are not empty are dates; none where all are empty.
  private static func forms(_ texts: [String]) -> [DateForm] {
    let texts = texts.filter { !$0.isEmpty }
    return texts.isEmpty ? [] : DateForm.fitting(texts)
  }

  private func sample(_ column: Int) -> [String] {
    var texts: [String] = []
    for row in rows.prefix(TableSketch.guessedRows) where column < row.fields.count {
      texts.append(ImportText.trimmed(row.fields[column]))
    }
    return texts
  }

  /// The forms that the dates of a column can have: 3/4/2026 is a day of March or of April.
  public func forms(of column: Int) -> [DateForm] {
    var texts: [String] = []
    for row in rows where column < row.fields.count {
      texts.append(ImportText.trimmed(row.fields[column]))
    }
    return TableSketch.forms(texts)
  }

  /// The only possible form, or the day first where points stand between the numbers, as nobody
  /// writes the month first then.
  public func form(of column: Int) -> DateForm? {
    let forms = forms(of: column)
    if forms.count == 1 { return forms[0] }
    let first = sample(column).first { !$0.isEmpty } ?? ""
    let hasPoint = first.utf8.contains(UInt8(ascii: "."))
    return hasPoint && forms.contains(.dayMonthYear) ? .dayMonthYear : nil
  }

  /// What the names and the contents of the columns suggest.
  public var guess: TableMapping {
    var mapping = TableMapping()
    for column in header.indices {
      if mapping.date == nil, !TableSketch.forms(sample(column)).isEmpty {
        mapping.date = column
        mapping.form = form(of: column)
      } else {
        guess(column, &mapping)
      }
    }
    let isOpen = mapping.tracker == nil && mapping.amount == nil
    mapping.isWide = mapping.date != nil && isOpen && hasHeader && looksWide(mapping)
    return mapping
  }

  private func guess(_ column: Int, _ mapping: inout TableMapping) {
    switch smallLetters(ImportText.trimmed(header[column])) {
    case "time", "uhrzeit", "zeit": if mapping.time == nil { mapping.time = column }
    case "tracker", "habit", "habitname", "name", "activity", "gewohnheit", "aktivität":
      if mapping.tracker == nil { mapping.tracker = column }
    case "value", "amount", "count", "quantity", "wert", "anzahl", "menge":
      if mapping.amount == nil { mapping.amount = column }
    case "note", "notes", "comment", "notiz", "notizen", "kommentar":
      if mapping.note == nil { mapping.note = column }
    default: break
    }
  }
}
