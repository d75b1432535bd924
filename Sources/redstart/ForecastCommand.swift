// `redstart forecast`: the chance of use on the next day, for each day of a table.

import ArgumentParser
import Engine

struct ForecastCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forecast",
    abstract: "Give each day of a table the chance of use on the day after it.",
    discussion: """
      The table is CSV with the columns person, day and used (0 or 1), and any of craving, mood, \
      stress, sleep and confidence on any scale, where blank is unknown. A day is a date, or a \
      whole number, of which 0 is a Monday. Days may be missing, but each row of a person is \
      later than the one before. A row is forecast from itself and the earlier rows of that \
      person, and from nothing else.
      """)

  @Argument(help: "A table in CSV.")
  var file: String

  /// Prints `person,day,probability`, a line for each row, in the order of the rows.
  func run() throws {
    let rows = try table()
    guard let header = rows.first else { throw CommandProblem("\(file):1: there is no table") }
    let columns = try ForecastTable(header: header, path: file)
    var forecasts: [String: (forecast: Forecast, latest: Day)] = [:]
    var lines = Array("person,day,probability\n".utf8)
    for line in rows.dropFirst() {
      let row = try columns.row(line)
      // Taken out and put back, so that nothing is copied.
      var (forecast, latest) = forecasts.removeValue(forKey: row.person) ?? (Forecast(), .distant)
      guard row.day.day > latest else {
        throw columns.problem(line, "not later than the row before of that person")
      }
      let chance = forecast.add(row.day)
      latest = row.day.day
      forecasts[row.person] = (forecast, latest)
      lines += Array("\(Self.quoted(row.person)),\(row.text),\(Self.written(chance))\n".utf8)
    }
    if !columns.unknown.isEmpty {
      let names = columns.unknown.joined(separator: ", ")
      CommandFiles.say("redstart: columns that say nothing to the forecast: \(names)\n")
    }
    try CommandFiles.print(lines)
  }

  private func table() throws -> [CSVRow] {
    let bytes = try CommandFiles.read(file)
    do throws(CSVError) {
      return try CSVReader.rows(bytes)
    } catch {
      throw CommandProblem(file + ProblemText.of(error))
    }
  }

  /// Six digits behind the point.
  private static func written(_ chance: Double) -> String {
    let millionths = String(Int((chance * 1_000_000).rounded()))
    return "0." + String(repeating: "0", count: 6 - millionths.count) + millionths
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { [",", "\"", "\n", "\r", "\r\n"].contains($0) }) else {
      return text
    }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

extension Day {
  /// Before every day of a table.
  fileprivate static let distant = Day(number: .min)
}
