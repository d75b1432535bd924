// The table that `redstart forecast` reads: people's days, one row for each.

import Engine
import Foundation

/// The columns of the table, and what stands in a row.
struct ForecastTable {
  /// A row: whose day, how it was written, and what is known of it.
  struct Row {
    let person: String
    let text: String
    let day: RiskDay
  }

  /// Columns that say nothing to the forecast.
  let unknown: [String]
  private let path: String
  private let width: Int
  private let person: Int
  private let day: Int
  private let used: Int
  private let feelings: [(feeling: RiskFeeling, place: Int)]

  private static let names: [String: RiskFeeling] = [
    "craving": .craving, "mood": .mood, "stress": .stress, "sleep": .sleep,
    "confidence": .confidence,
  ]

  init(header: CSVRow, path: String) throws {
    let titles = header.fields.map { Self.trimmed($0).lowercased() }
    func place(_ name: String) throws -> Int {
      guard let place = titles.firstIndex(of: name) else {
        throw CommandProblem("\(path):\(header.line): there is no column \(name)")
      }
      return place
    }
    guard Set(titles).count == titles.count else {
      throw CommandProblem("\(path):\(header.line): two columns have one name")
    }
    self.path = path
    width = titles.count
    (person, day, used) = (try place("person"), try place("day"), try place("used"))
    feelings = titles.enumerated().compactMap { place, title in
      Self.names[title].map { ($0, place) }
    }
    unknown = titles.filter { title in
      Self.names[title] == nil && !["person", "day", "used"].contains(title)
    }
  }

  /// What stands in a row; a problem names its line.
  func row(_ row: CSVRow) throws -> Row {
    guard row.fields.count == width else {
      throw problem(row, "not as many fields as the header has")
    }
    let text = Self.trimmed(row.fields[day])
    guard let date = Self.day(text) else {
      throw problem(row, "the day is a date such as 2026-03-29, or a whole number")
    }
    let use = Double(Self.trimmed(row.fields[used]))
    guard use == 0 || use == 1 else { throw problem(row, "used is 0 or 1") }
    var told: [RiskFeeling: Double] = [:]
    for (feeling, place) in feelings { told[feeling] = try value(row, place) }
    return Row(
      person: row.fields[person], text: text, day: RiskDay(date, used: use == 1, feelings: told))
  }

  /// Nothing where it is blank, or where a program wrote that it is.
  private func value(_ row: CSVRow, _ place: Int) throws -> Double? {
    let text = Self.trimmed(row.fields[place])
    guard !["", "na", "nan"].contains(text.lowercased()) else { return nil }
    guard let value = Double(text), value.magnitude <= 1e6 else {
      throw problem(row, "not a number up to a million, and not blank: \(text)")
    }
    return value
  }

  /// A problem in a row, with its line.
  func problem(_ row: CSVRow, _ text: String) -> CommandProblem {
    CommandProblem("\(path):\(row.line): \(text)")
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }

  /// A date, or a number of days, of which 0 is taken for a Monday.
  private static func day(_ text: String) -> Day? {
    if let day = Day(text: text) { return day }
    guard let number = Int32(text), number.magnitude <= 1_000_000 else { return nil }
    return Day(number: number + 4)
  }
}
