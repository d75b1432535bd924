// The scales of Daylio, such as sleep or stress: named numbers of a moment.

/// What the column `scales` says, as `sleep: 7 | stress: 3/5`. No export with scales in it was at
/// hand, so this form is what others tell of it.
struct DaylioScales {
  private struct Reading {
    let name: String
    let day: Day
    let at: Instant
    let amount: Int64
  }

  private var readings: [Reading] = []

  /// Takes the scales of a moment, and gives a problem for each that is no number.
  mutating func add(_ text: String, _ day: Day, _ at: Instant, line: Int) -> [ImportProblem] {
    var problems: [ImportProblem] = []
    for part in text.utf8.split(separator: UInt8(ascii: "|")) {
      let halves = part.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      let words = halves.map { ImportText.trimmed(String(decoding: Array($0), as: UTF8.self)) }
      if words.count == 1, words[0].isEmpty { continue }
      guard words.count == 2, !words[0].isEmpty, let amount = DaylioScales.amount(words[1]) else {
        problems.append(ImportProblem(.value, line: line))
        continue
      }
      readings.append(Reading(name: words[0], day: day, at: at, amount: amount))
    }
    return problems
  }

  /// `7`, `7.5`, `7,5`, or the first number of `3/5`; nothing for `7h 30m`.
  private static func amount(_ text: String) -> Int64? {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let number = String(decoding: Array(parts[0]), as: UTF8.self)
    if parts.count > 2 || parts.count == 2 && digits(Array(parts[1])[...]) == nil { return nil }
    return thousandths(number) ?? thousandths(number, point: UInt8(ascii: ","))
  }

  /// Of several a day the last one counts, as a counter would add them up.
  func finish(_ zone: Zone, into imported: inout Imported) {
    var last: [Identifier: Int] = [:]
    for (place, reading) in readings.enumerated() {
      let known = last[DaylioScales.key(reading)]
      if let known, readings[known].at >= reading.at { continue }
      last[DaylioScales.key(reading)] = place
    }
    for (place, reading) in readings.enumerated() {
      var tracker = ImportedTracker(
        source: .daylio, key: "scale|" + reading.name, name: reading.name)
      (tracker.aim, tracker.mode, tracker.group) = (.notice, .counter, "Daylio")
      tracker.order = Int64(imported.trackers.count)
      var entry = ImportedEntry(tracker: imported.place(of: tracker), day: reading.day)
      guard last[DaylioScales.key(reading)] == place else {
        imported.skip(.repeated)
        continue
      }
      (entry.at, entry.offset) = (reading.at, zone.offset(reading.at))
      entry.amount = reading.amount
      imported.add(entry)
    }
  }

  private static func key(_ reading: Reading) -> Identifier {
    Identifier(kind: "scale", reading.name, reading.day.text)
  }
}
