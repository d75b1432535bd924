// What was read from a file of another app, before it becomes part of a journal.

/// Something that another app tracked.
public struct ImportedTracker: Hashable, Sendable {
  /// The app that it comes from, as in `ImportSource`.
  public let source: String
  /// What names it there, and so also here: a second import finds the same tracker.
  public let key: String
  public var name: String
  public var aim = Aim.build
  /// Nothing where the person wrote none.
  public var note = ""
  public var question = ""
  public var order: Int64 = 0
  public var isArchived = false
  /// So many times …
  public var timesPerPeriod: Int64?
  /// … in so many days.
  public var daysPerPeriod: Int64?
  public var unit = ""
  /// Thousandths of a unit.
  public var target: Int64?

  public init(source: String, key: String, name: String) {
    self.source = source
    self.key = key
    self.name = name.isEmpty ? key : name
  }

  public var id: Identifier { Identifier(kind: source, Tracker.kind, key) }

  var fields: [Field] {
    var fields = [
      Field("aim", .text(aim.rawValue)), Field("archived", .bool(isArchived)),
      Field("name", .text(String(name.prefix(Tracker.longestName)))),
      Field("order", .int(order)), Field("source", .text(source)),
    ]
    for (name, text) in [("note", note), ("question", question), ("unit", unit)] where !text.isEmpty
    {
      fields.append(Field(name, .text(String(text.prefix(Entry.longestNote)))))
    }
    let numbers = [
      ("freqNumerator", timesPerPeriod), ("freqDenominator", daysPerPeriod), ("target", target),
    ]
    for (name, number) in numbers {
      if let number { fields.append(Field(name, .int(number))) }
    }
    return fields
  }
}

/// What another app knew of one tracker and day.
public struct ImportedEntry: Hashable, Sendable {
  /// Place in `Imported.trackers`.
  public let tracker: Int
  public let day: Day
  /// Thousandths of a unit.
  public let amount: Int64
  public let note: String
}

/// The content of a file of another app: at most one entry a day for each tracker.
public struct Imported: Sendable {
  public private(set) var trackers: [ImportedTracker] = []
  public private(set) var entries: [ImportedEntry] = []
  /// Records that say nothing which an entry could hold: none, skipped, repeated.
  public private(set) var skipped = 0
  private var taken: Set<Place> = []

  private struct Place: Hashable {
    let tracker: Int
    let day: Day
  }

  /// As old as can be, so that nothing a person wrote here is ever overridden, and the same on
  /// every device.
  static let stamp = Stamp(milliseconds: 0, counter: 0, device: 0)

  init() {}

  /// The tracker's place in `trackers`.
  mutating func add(_ tracker: ImportedTracker) -> Int {
    trackers.append(tracker)
    return trackers.count - 1
  }

  mutating func skip() { skipped += 1 }

  /// Takes the first amount of a tracker and day; a repeated one, an empty one and one that is too
  /// large for an entry are skipped.
  mutating func add(_ entry: ImportedEntry) {
    guard entry.amount > 0, entry.amount <= Entry.largestAmount,
      taken.insert(Place(tracker: entry.tracker, day: entry.day)).inserted
    else { return skip() }
    entries.append(entry)
  }

  /// The trackers, then the entries, in the order of the file.
  public var drafts: [Draft] {
    trackers.map { draft($0.id, Tracker.kind, $0.fields) } + entries.map { draft(of: $0) }
  }

  private func draft(of entry: ImportedEntry) -> Draft {
    let tracker = trackers[entry.tracker]
    var fields = [
      Field("amount", .int(entry.amount)), Field("day", .int(Int64(entry.day.number))),
      Field("dayChosen", .bool(true)), Field("source", .text(tracker.source)),
      Field("tracker", .text(tracker.id.text)),
    ]
    if !entry.note.isEmpty {
      fields.append(Field("note", .text(String(entry.note.prefix(Entry.longestNote)))))
    }
    let id = Identifier(kind: tracker.source, Entry.kind, tracker.key, entry.day.text)
    return draft(id, Entry.kind, fields)
  }

  private func draft(_ id: Identifier, _ kind: String, _ fields: [Field]) -> Draft {
    Draft(id: id, entity: id, kind: kind, action: .create(fields), madeAt: Imported.stamp)
  }
}
