// The entries of a journal as a table for spreadsheets.

/// Writes every visible entry as a row, by day, then moment.
public enum EntriesTable {
  /// `at` is empty where only the day is known.
  public static let columns = ["day", "at", "tracker", "amount", "note", "craving", "id"]

  public static func csv(_ records: Records) -> [UInt8] {
    var names: [Identifier: String] = [:]
    var entries: [Entry] = []
    for record in records.all {
      switch record {
      case .tracker(let tracker):
        names[tracker.id] = tracker.name.isEmpty ? tracker.substance?.rawValue : tracker.name
      case .entry(let entry): entries.append(entry)
      default: break
      }
    }
    entries.sort { a, b in
      (a.day, a.at ?? .start, a.id) < (b.day, b.at ?? .start, b.id)
    }
    var writer = CSVWriter()
    writer.row(columns.map { .text($0) })
    for entry in entries {
      writer.row([
        .text(entry.day.text), .text(entry.at.map { $0.text(at: entry.offset) } ?? ""),
        .text(names[entry.tracker] ?? entry.tracker.text), .text(decimal(entry.amount)),
        .text(entry.note), .text(entry.craving?.text ?? ""), .text(entry.id.text),
      ])
    }
    return writer.bytes
  }

  /// Thousandths as `2`, `0.5` or `2.125`.
  private static func decimal(_ thousandths: Int64) -> String {
    let whole = String(thousandths / 1000)
    var rest = padded(Int(thousandths % 1000), 3)
    while rest.utf8.last == UInt8(ascii: "0") { rest = String(rest.dropLast()) }
    return rest.isEmpty ? whole : whole + "." + rest
  }
}

extension Instant {
  fileprivate static let start = Instant(milliseconds: .min)
}
