// What was recorded as a table for spreadsheets. Column names and words in it are English in every
// language, so that another program can count on them.

/// Writes every visible entry, day total, craving, dose, thought, finished practice and word about
/// a day as a row, by day, then moment.
public enum EntriesTable {
  /// `at` is empty where only the day is known; amounts have a point and no grouping. Of a dose,
  /// `tracker` is the product and `amount` the milligrams on its pack; of a practice, `tracker` is
  /// its kind, `amount` the minutes that count and `intensity` how hard it was; of a thought,
  /// `note` holds its parts. `minutes` is how long a craving lasted, `strength` the mg/ml of what
  /// was used.
  public static let columns = [
    "kind", "tracker", "day", "at", "amount", "intensity", "after", "triggers", "place", "company",
    "technique", "outcome", "note", "minutes", "strength", "id",
  ]

  public static func csv(_ records: Records) -> [UInt8] {
    let (rows, names) = rows(of: records)
    var writer = CSVWriter()
    writer.row(columns.map { .text($0) })
    for row in rows { writer.row(row.fields(names)) }
    return writer.bytes
  }

  /// Only rows of these kinds, without the columns that are empty in all of them; nothing where
  /// there is no such row.
  static func csv(_ records: Records, kinds: [String]) -> [UInt8]? {
    let (all, names) = rows(of: records)
    let rows = all.filter { kinds.contains($0.kind) }.map { $0.fields(names) }
    guard !rows.isEmpty else { return nil }
    let used = columns.indices.filter { place in
      rows.contains { $0[place] != .text("") }
    }
    var writer = CSVWriter()
    writer.row(used.map { .text(columns[$0]) })
    for row in rows { writer.row(used.map { row[$0] }) }
    return writer.bytes
  }

  private static func rows(of records: Records) -> (rows: [Row], names: [Identifier: String]) {
    var rows: [Row] = []
    for record in records.all {
      switch record {
      case .entry(let entry): rows.append(Row(entry))
      case .dayTotal(let total): rows.append(Row(total))
      case .craving(let craving): rows.append(Row(craving))
      case .dose(let dose): rows.append(Row(dose))
      case .thought(let thought): rows.append(Row(thought))
      case .practiceRun(let run) where !run.isRunning: rows.append(Row(run))
      case .reflection(let said): if let row = Row(said) { rows.append(row) }
      default: break
      }
    }
    rows = rows.ordered { a, b in
      (a.day, a.at ?? .start, a.id) < (b.day, b.at ?? .start, b.id)
    }
    return (rows, trackerNames(records))
  }

  /// What trackers are called in a table.
  static func trackerNames(_ records: Records) -> [Identifier: String] {
    var names: [Identifier: String] = [:]
    for case .tracker(let tracker) in records.all {
      names[tracker.id] =
        tracker.name.isEmpty ? tracker.substance?.rawValue ?? tracker.preset : tracker.name
    }
    return names
  }

  /// The trackers by what they are called in a table; of one name, the first in the journal.
  public static func trackers(_ records: Records) -> [String: Identifier] {
    let names = trackerNames(records)
    var trackers: [String: Identifier] = [:]
    for case .tracker(let tracker) in records.all {
      guard let name = names[tracker.id], trackers[name] == nil else { continue }
      trackers[name] = tracker.id
    }
    return trackers
  }

  /// Thousandths as `2`, `0.5` or `2.125`.
  static func decimal(_ thousandths: Int64) -> String {
    let whole = String(thousandths / 1000)
    var rest = padded(Int(thousandths % 1000), 3)
    while rest.utf8.last == UInt8(ascii: "0") { rest = String(rest.dropLast()) }
    return rest.isEmpty ? whole : whole + "." + rest
  }
}

/// One line of the table.
private struct Row {
  let kind: String
  let id: Identifier
  var tracker: Identifier?
  /// Stands where an entry has its tracker.
  var product = ""
  let day: Day
  var at: Instant?
  var offset = UTCOffset.utc
  var amount = ""
  var intensity: Int?
  var after: Int?
  var triggers = ""
  var place = ""
  var company = ""
  var technique = ""
  var outcome = ""
  var note = ""
  var minutes: Int?
  var strength: Int?

  init(_ entry: Entry) {
    kind = entry.isSkipped ? "skip" : "entry"
    (id, tracker, day) = (entry.id, entry.tracker, entry.day)
    (at, offset) = (entry.at, entry.offset)
    (amount, note) = (entry.isSkipped ? "" : EntriesTable.decimal(entry.amount), entry.note)
    strength = entry.strength
  }

  init(_ total: DayTotal) {
    (kind, id, tracker, day) = ("day total", total.id, total.tracker, total.day)
    amount = EntriesTable.decimal(total.amount)
  }

  init(_ craving: Craving) {
    (kind, id, tracker, day) = ("craving", craving.id, craving.tracker, craving.day)
    (at, offset) = (craving.at, craving.offset)
    (intensity, note, minutes) = (craving.intensity, craving.note, craving.minutes)
    triggers = craving.triggers.joined(separator: "; ")
    outcome = craving.outcome?.rawValue ?? ""
    (after, place) = (craving.intensityAfter, craving.place)
    company = craving.company?.rawValue ?? ""
    technique = craving.technique ?? craving.action?.rawValue ?? ""
  }

  init(_ dose: Dose) {
    (kind, id, product, day) = ("dose", dose.id, dose.product.rawValue, dose.day)
    (at, offset) = (dose.at, dose.offset)
    (amount, note) = (String(dose.strength), dose.note)
  }

  init(_ run: PracticeRun) {
    (kind, id, product, day) = ("practice", run.id, run.practice.rawValue, run.day)
    (at, offset, intensity) = (run.at, run.offset, run.effort)
    amount = EntriesTable.decimal(PracticeDay.amount(run.counted))
  }

  init(_ thought: Thought) {
    (kind, id, day) = ("thought", thought.id, thought.day)
    (at, offset) = (thought.at, thought.offset)
    (intensity, after) = (thought.before, thought.after)
    outcome = thought.nature?.rawValue ?? ""
    for part in Thought.Part.allCases where !thought[part].isEmpty {
      note += (note.isEmpty ? "" : "\n") + thought[part]
    }
  }

  /// What is said of a day; rest stops and challenges belong to none.
  init?(_ said: Reflection) {
    switch said {
    case .note(let words):
      (kind, id, day, note) = ("day note", words.id, words.day, words.text)
    case .pledge(let words):
      (kind, id, day, note) = ("pledge", words.id, words.day, words.text)
      outcome = words.intention?.rawValue ?? ""
    case .review(let words):
      (kind, id, day) = ("day review", words.id, words.day)
      for word in words.words { outcome += (outcome.isEmpty ? "" : "; ") + word.rawValue }
      for line in [words.helped, words.tomorrow] where !line.isEmpty {
        note += (note.isEmpty ? "" : "\n") + line
      }
    case .restStop, .challenge: return nil
    }
  }

  func fields(_ names: [Identifier: String]) -> [CSVField] {
    [
      .text(kind), .text(tracker.map { names[$0] ?? $0.text } ?? product), .text(day.text),
      .text(at.map { $0.text(at: offset) } ?? ""), .text(amount), field(intensity), field(after),
      .text(triggers), .text(place), .text(company), .text(technique), .text(outcome),
      .text(note), field(minutes), field(strength), .text(id.text),
    ]
  }

  private func field(_ number: Int?) -> CSVField {
    number.map { .integer(Int64($0)) } ?? .text("")
  }
}

extension Instant {
  fileprivate static let start = Instant(milliseconds: .min)
}
