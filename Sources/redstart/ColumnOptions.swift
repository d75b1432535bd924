// The columns of a table that no app is known for, as options.

import ArgumentParser
import Engine
import Foundation

struct ColumnOptions: ParsableArguments {
  @Option(help: "The column of the date: its name, or its number from 1.")
  var date: String?

  @Option(help: "The order of the numbers in a date: ymd, dmy or mdy.")
  var dateForm: DateForm?

  @Option(help: "The column of the time.")
  var time: String?

  @Option(help: "The column that names the tracker of a row.")
  var tracker: String?

  @Option(help: "The one tracker of all rows (default: the file's name).")
  var name: String?

  @Option(help: "The column of the amount; without it each row counts one.")
  var amount: String?

  @Option(help: "The column of the note.")
  var note: String?

  @Option(help: "comma, semicolon or tab (default: what the first line has most of).")
  var separator: CSVSeparator?

  /// What was named here, and a guess for the rest.
  func mapping(of table: TableSketch, file: String) throws -> TableMapping {
    var mapping = table.guess
    if let date {
      mapping.date = try column(date, table)
      mapping.form = mapping.date.flatMap { table.form(of: $0) }
    }
    if let dateForm { mapping.form = dateForm }
    if let time { mapping.time = try column(time, table) }
    if let tracker { mapping.tracker = try column(tracker, table) }
    if let amount { mapping.amount = try column(amount, table) }
    if let note { mapping.note = try column(note, table) }
    // Whoever names a column or the one tracker has a table with a row for each entry.
    if tracker != nil || amount != nil || name != nil { mapping.isWide = false }
    if let name {
      mapping.name = name
      if tracker == nil { mapping.tracker = nil }
    } else {
      mapping.name = URL(filePath: file).deletingPathExtension().lastPathComponent
    }
    return mapping
  }

  private func column(_ text: String, _ table: TableSketch) throws -> Int {
    if let place = table.header.firstIndex(of: text) { return place }
    if let number = Int(text), table.header.indices.contains(number - 1) { return number - 1 }
    throw CommandProblem("there is no column \(text)")
  }
}

extension DateForm: ExpressibleByArgument {}

extension CSVSeparator: ExpressibleByArgument {
  public init?(argument: String) {
    switch argument {
    case "comma": self = .comma
    case "semicolon": self = .semicolon
    case "tab": self = .tab
    default: return nil
    }
  }
}
