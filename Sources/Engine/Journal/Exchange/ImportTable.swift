// A table whose columns are known by their names: what all CSV imports start from.

/// What becomes of a row that cannot be read.
public enum RowReading: Sendable {
  /// The file is refused.
  case strict
  /// The row is left out and named.
  case lenient
}

/// A table with a header, read whole.
struct ImportTable {
  let header: [String]
  let rows: [CSVRow]
  /// Lines that are not among the rows, as they cannot be read.
  private(set) var problems: [ImportProblem] = []
  /// Some of the text was read as Windows-1252.
  private(set) var hasWindows1252: Bool

  /// Refuses a file without a single line, and what `CSVReader` refuses; where rows are left out,
  /// only what is wrong with the first one or with the file as a whole.
  init(
    _ bytes: [UInt8], _ reading: RowReading = .strict, separator: CSVSeparator = .comma,
    removesFormulaGuard: Bool = false
  ) throws(ImportProblem) {
    let text = ImportText.utf8(bytes)
    hasWindows1252 = ImportText.isWestern(bytes)
    var rows: [CSVRow] = []
    do throws(CSVError) {
      switch reading {
      case .strict:
        rows = try CSVReader.rows(
          text, separator: separator, removesFormulaGuard: removesFormulaGuard)
      case .lenient:
        let table = try CSVRecovery(
          text, separator: separator, removesFormulaGuard: removesFormulaGuard)
        rows = table.rows
        problems = table.errors.map { ImportProblem(.table($0.kind), line: $0.line) }
        if table.hasWindows1252 { hasWindows1252 = true }
      }
    } catch {
      throw ImportProblem(.table(error.kind), line: error.line)
    }
    guard let first = rows.first else { throw ImportProblem(.header, line: 1) }
    header = first.fields
    self.rows = Array(rows.dropFirst())
  }

  /// Refuses a row that is longer or shorter than the header.
  func checkLength(of row: CSVRow) throws(ImportProblem) {
    guard row.fields.count == header.count else {
      throw ImportProblem(.fieldCount, line: row.line)
    }
  }

  /// Takes each row, and leaves out those that cannot be read where that is wanted; those that are
  /// no rows come first.
  func forEach(
    _ reading: RowReading, into imported: inout Imported,
    _ take: (CSVRow, inout Imported) throws(ImportProblem) -> Void
  ) throws(ImportProblem) {
    for problem in problems { imported.leaveOut(problem) }
    if hasWindows1252 { imported.leave(.encoding) }
    for row in rows {
      do throws(ImportProblem) {
        try take(row, &imported)
      } catch {
        guard reading == .lenient else { throw error }
        imported.leaveOut(error)
      }
    }
  }

  /// Whether a column that is not among these holds anything.
  func hasMore(than known: [String]) -> Bool {
    for (place, name) in header.enumerated() where !name.isEmpty && !known.contains(name) {
      for row in rows where place < row.fields.count && !row.fields[place].isEmpty { return true }
    }
    return false
  }

  func column(_ name: String) -> Int? { header.firstIndex(of: name) }

  func requiredColumn(_ name: String) throws(ImportProblem) -> Int {
    guard let column = column(name) else { throw ImportProblem(.header, line: 1) }
    return column
  }

  static func day(_ text: String, line: Int) throws(ImportProblem) -> Day {
    guard let day = Day(text: text), day >= Day.first, day <= Day.last else {
      throw ImportProblem(.date, line: line)
    }
    return day
  }
}

/// Thousandths of a number such as `12`, `0.5` or `2.125`; nothing for any other form, for a number
/// below zero, and for more than nine digits before the point or three behind it.
func thousandths(_ text: String, point: UInt8 = UInt8(ascii: ".")) -> Int64? {
  let parts = text.utf8.split(separator: point, omittingEmptySubsequences: false)
  guard parts.count <= 2, let first = parts.first, let whole = digits(Array(first)[...]) else {
    return nil
  }
  guard parts.count == 2 else { return Int64(whole) * 1000 }
  var fraction = Array(parts[1])
  guard (1...3).contains(fraction.count) else { return nil }
  while fraction.count < 3 { fraction.append(UInt8(ascii: "0")) }
  guard let rest = digits(fraction[...]) else { return nil }
  return Int64(whole) * 1000 + Int64(rest)
}
