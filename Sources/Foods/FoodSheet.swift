// One CSV file of a food table, its columns found by their names.

import Engine
import Foundation

/// Rows under known columns, in whatever order these stand.
struct FoodSheet {
  let file: String
  let rows: [CSVRow]
  private let places: [String: Int]

  /// Refuses columns that are missing, unknown or there twice, and rows of another width.
  init(_ bytes: [UInt8], file: String, columns: [String]) throws(FoodsProblem) {
    self.file = file
    guard bytes.count <= FoodsLimits.fileBytes else { throw FoodsProblem(.tooLarge, file: file) }
    var rows: [CSVRow]
    do throws(CSVError) {
      rows = try CSVReader.rows(bytes)
    } catch {
      throw FoodsProblem(.table(error.kind), file: file, line: error.line)
    }
    // The workbooks have a title above the columns.
    let filled = rows.first?.fields.filter { !$0.isEmpty } ?? []
    if filled.count == 1, !columns.contains(filled[0]) { rows.removeFirst() }
    guard let header = rows.first else { throw FoodsProblem(.empty, file: file) }
    rows.removeFirst()
    self.places = try FoodSheet.places(of: columns, in: header, file)
    self.rows = rows
    for row in rows where row.fields.count != columns.count {
      throw FoodsProblem(
        .fieldCount(found: row.fields.count, columns: columns.count), file: file, line: row.line)
    }
    guard bytes.last == UInt8(ascii: "\n") || bytes.last == UInt8(ascii: "\r") else {
      throw FoodsProblem(.noLastLineEnd, file: file, line: rows.last?.line ?? header.line)
    }
  }

  private static func places(
    of columns: [String], in header: CSVRow, _ file: String
  ) throws(FoodsProblem) -> [String: Int] {
    var places: [String: Int] = [:]
    for (place, cell) in header.fields.enumerated() {
      let name = trimmed(cell)
      guard columns.contains(name) else {
        throw FoodsProblem(.unknownColumn(name), file: file, line: header.line)
      }
      guard places.updateValue(place, forKey: name) == nil else {
        throw FoodsProblem(.repeatedColumn(name), file: file, line: header.line)
      }
    }
    for name in columns where places[name] == nil {
      throw FoodsProblem(.missingColumn(name), file: file, line: header.line)
    }
    return places
  }

  func problem(_ kind: FoodsProblem.Kind, _ row: CSVRow) -> FoodsProblem {
    FoodsProblem(kind, file: file, line: row.line)
  }

  /// A cell of one line without white space around it; may be empty.
  func optionalText(_ column: String, _ row: CSVRow) throws(FoodsProblem) -> String {
    let text = FoodSheet.trimmed(places[column].map { row.fields[$0] } ?? "")
    guard text.utf8.count <= FoodTableFormat.mostText else { throw problem(.tooLong(column), row) }
    return text
  }

  func text(_ column: String, _ row: CSVRow) throws(FoodsProblem) -> String {
    let text = try optionalText(column, row)
    guard !text.isEmpty else { throw problem(.missingValue(column), row) }
    return text
  }

  /// The parts of a cell between its semicolons.
  func list(_ column: String, _ row: CSVRow) throws(FoodsProblem) -> [String] {
    try optionalText(column, row).split(separator: ";").map { FoodSheet.trimmed(String($0)) }
      .filter { !$0.isEmpty }
  }

  func code(_ column: String, _ row: CSVRow) throws(FoodsProblem) -> FoodCode {
    try code(from: try text(column, row), row)
  }

  func code(from text: String, _ row: CSVRow) throws(FoodsProblem) -> FoodCode {
    guard text.utf8.count == 8, text.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int64(text), let code = FoodCode(number)
    else { throw problem(.code(text), row) }
    return code
  }

  func amount(_ column: String, _ row: CSVRow) throws(FoodsProblem) -> WrittenNumber {
    let text = try text(column, row)
    guard let amount = WrittenNumber(text) else {
      throw problem(.number(column: column, text: text), row)
    }
    return amount
  }

  /// A number without decimals.
  func count(_ column: String, _ row: CSVRow, most: Int) throws(FoodsProblem) -> Int {
    let text = try text(column, row)
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let count = Int(text), count <= most
    else { throw problem(.number(column: column, text: text), row) }
    return count
  }

  /// Cells that hold several lines come from workbooks; here a line end is a space.
  private static func trimmed(_ cell: String) -> String {
    let isPlain = cell.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
    return isPlain
      ? cell : cell.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
  }
}
