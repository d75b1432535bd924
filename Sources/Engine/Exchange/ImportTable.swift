// A table whose columns are known by their names: what all CSV imports start from.

/// A table with a header, read whole.
struct ImportTable {
  let header: [String]
  let rows: [CSVRow]

  /// Refuses a file without a single line, and what `CSVReader` refuses.
  init(_ bytes: [UInt8], separator: CSVSeparator = .comma) throws(ImportProblem) {
    var rows: [CSVRow] = []
    do throws(CSVError) {
      rows = try CSVReader.rows(ImportText.utf8(bytes), separator: separator)
    } catch {
      throw ImportProblem(.table(error.kind), line: error.line)
    }
    guard let first = rows.first else { throw ImportProblem(.header, line: 1) }
    header = first.fields
    self.rows = Array(rows.dropFirst())
  }

  /// Refuses rows that are longer or shorter than the header.
  func checkLengths() throws(ImportProblem) {
    for row in rows where row.fields.count != header.count {
      throw ImportProblem(.fieldCount, line: row.line)
    }
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
