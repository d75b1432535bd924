// Entries, day totals and cravings as one table for a spreadsheet. Column names and words in it are
// English in every language, so that another program can count on them.
import Engine

extension State {
  func tableEffect(_ moment: Moment) -> Effect {
    .download(
      name: "redstart-\(today(moment).text).csv", type: "text/csv", bytes: entryTable())
  }

  /// One line a record, oldest first. Times are ISO 8601 with the offset under which they happened.
  func entryTable() -> [UInt8] {
    var writer = CSVWriter()
    let head = [
      "kind", "tracker", "day", "at", "amount", "intensity", "triggers", "outcome", "note",
    ]
    writer.row(head.map { .text($0) })
    for item in allHistory() {
      switch item.record {
      case .entry(let entry):
        writer.row(
          start("entry", entry.tracker, entry.day, entry.at, entry.offset) + [
            .text(plain(entry.amount)), .text(""), .text(""), .text(""), .text(entry.note),
          ])
      case .dayTotal(let total):
        writer.row(
          start("day total", total.tracker, total.day, nil, .utc) + [
            .text(plain(total.amount)), .text(""), .text(""), .text(""), .text(""),
          ])
      case .craving(let craving): writer.row(row(of: craving))
      case .tracker, .plan, .reason, .settings, .none: break
      }
    }
    return writer.bytes
  }

  private func row(of craving: Craving) -> [CSVField] {
    var triggers = ""
    for trigger in craving.triggers { triggers += (triggers.isEmpty ? "" : "; ") + trigger }
    return start("craving", craving.tracker, craving.day, craving.at, craving.offset) + [
      .text(""), craving.intensity.map { .integer(Int64($0)) } ?? .text(""), .text(triggers),
      .text(craving.outcome?.rawValue ?? ""), .text(craving.note),
    ]
  }

  private func start(
    _ kind: String, _ tracker: Identifier?, _ day: Day, _ at: Instant?, _ offset: UTCOffset
  ) -> [CSVField] {
    let tracker = historyTracker(tracker)
    return [
      .text(kind), .text(tracker?.substance?.rawValue ?? tracker?.name ?? ""), .text(day.text),
      .text(at.map { $0.text(offset) } ?? ""),
    ]
  }

  /// An amount with a point and without grouping.
  private func plain(_ amount: Int64) -> String {
    var locale = Locale(.english)
    locale.group = ""
    return locale.amount(amount, decimals: 3)
  }
}

extension Instant {
  /// `2026-03-29T21:30:05+02:00`.
  fileprivate func text(_ offset: UTCOffset) -> String {
    let local = offset.local(self)
    // Whole minutes of an offset leave the seconds of UTC as they are.
    let rest = milliseconds % Milliseconds.minute
    let seconds = (rest < 0 ? rest + Milliseconds.minute : rest) / Milliseconds.second
    let size = offset.minutes.magnitude
    return local.day.text + "T" + local.time.text + ":" + two(UInt(seconds))
      + (offset.minutes < 0 ? "-" : "+") + two(size / 60) + ":" + two(size % 60)
  }

  private func two(_ number: UInt) -> String { (number < 10 ? "0" : "") + String(number) }
}
