// What was read from a file of another app, before it becomes part of a journal.

/// What another app knew of one tracker at one time.
public struct ImportedEntry: Hashable, Sendable {
  /// Place in `Imported.trackers`.
  public internal(set) var tracker: Int
  public let day: Day
  /// Nothing where only the day is known.
  public var at: Instant?
  public var offset = UTCOffset.utc
  /// Thousandths of a unit.
  public var amount = Entry.unit
  public var note = ""
  public var level: Int?
  public var words: [String] = []
  /// The person took this day out of the count, of this tracker alone.
  public var isSkipped = false
  /// Tells it from others of its day in the words of the other app, such as the time; empty where
  /// there is one a day.
  public var label = ""

  public init(tracker: Int, day: Day) {
    self.tracker = tracker
    self.day = day
  }
}

/// The content of a file of another app.
public struct Imported: Sendable {
  /// Entries of one import; a file with more is refused before anything of it is taken.
  public static let mostEntries = 500_000
  /// Trackers of one import.
  public static let mostTrackers = 1000

  /// Problems that are kept; what comes after them is only counted.
  public static let mostProblems = 50

  public private(set) var trackers: [ImportedTracker] = []
  public private(set) var entries: [ImportedEntry] = []
  /// What a table of this app brings, under names of its own.
  public private(set) var things: [ImportedThing] = []
  /// The names of the entries, in their order.
  public private(set) var names: [Identifier] = []
  public private(set) var skips = ImportSkips()
  /// What the other app knew and this one has no place for, beyond single records.
  public private(set) var unplaced: Set<ImportUnplaced> = []
  /// The first rows that were left out because they cannot be read, where the person wanted that.
  public private(set) var problems: [ImportProblem] = []
  /// The moods of the file, in the order in which they come up.
  public internal(set) var moods: [ImportedMood] = []
  private var taken: Set<Identifier> = []
  private var places: [Identifier: Int] = [:]

  /// As old as can be, so that nothing a person wrote here is ever overridden, and the same on
  /// every device.
  static let stamp = Stamp(milliseconds: 0, counter: 0, device: 0)

  init() {}

  /// Records that are left out, for whatever reason.
  public var skipped: Int { skips.total }

  /// The place of the tracker that goes by this key, which is added when it is new. The key of a
  /// tracker, not its name, tells twins apart.
  mutating func place(of tracker: ImportedTracker) -> Int {
    // Rows of one tracker mostly stand together.
    if let last = trackers.last, last.key == tracker.key, last.source == tracker.source {
      return trackers.count - 1
    }
    let id = tracker.id
    if let known = places[id] { return known }
    places[id] = trackers.count
    trackers.append(tracker)
    return trackers.count - 1
  }

  /// Changes what is known of a tracker; its source and key stay.
  mutating func change(_ place: Int, to tracker: ImportedTracker) { trackers[place] = tracker }

  mutating func leave(_ what: ImportUnplaced) { unplaced.insert(what) }

  /// Leaves out a row that cannot be read.
  mutating func leaveOut(_ problem: ImportProblem) {
    skip(.unreadable)
    if problems.count < Imported.mostProblems { problems.append(problem) }
  }

  mutating func skip(_ reason: ImportSkip, _ count: Int = 1) { skips.add(reason, count) }

  /// Takes the first entry of its name; a repeated one, an empty one and one that is too large are
  /// skipped. A day on which nothing was done keeps its note, as an entry of nothing.
  mutating func add(_ entry: ImportedEntry) {
    guard entry.isSkipped || entry.amount > 0 || !entry.note.isEmpty else {
      return skip(.nothing)
    }
    guard entry.amount <= Entry.largestAmount else { return skip(.outOfRange) }
    let tracker = trackers[entry.tracker]
    let name =
      entry.label.isEmpty
      ? Identifier(kind: tracker.source, Entry.kind, tracker.key, entry.day.text)
      : Identifier(kind: tracker.source, Entry.kind, tracker.key, entry.day.text, entry.label)
    guard taken.insert(name).inserted else { return skip(.repeated) }
    entries.append(entry)
    names.append(name)
  }

  /// Takes the first of its name.
  mutating func add(_ thing: ImportedThing) {
    guard taken.insert(thing.id).inserted else { return skip(.repeated) }
    things.append(thing)
  }

  /// Lets go of things that are not needed.
  public mutating func keepThings(where isNeeded: (ImportedThing) -> Bool) {
    things = things.filter(isNeeded)
  }

  /// Takes the content of a further file along; what both know of stays as it is here.
  mutating func add(_ other: Imported) {
    var newPlaces: [Int] = []
    for tracker in other.trackers { newPlaces.append(place(of: tracker)) }
    for (entry, name) in zip(other.entries, other.names) {
      guard taken.insert(name).inserted else {
        skip(.repeated)
        continue
      }
      var moved = entry
      moved.tracker = newPlaces[entry.tracker]
      entries.append(moved)
      names.append(name)
    }
    for thing in other.things {
      var moved = thing
      moved.tracker = thing.tracker.map { newPlaces[$0] }
      add(moved)
    }
    skips.add(other.skips)
    unplaced.formUnion(other.unplaced)
    problems += other.problems.prefix(max(0, Imported.mostProblems - problems.count))
    moods += other.moods
  }

  /// The trackers, then the entries, in the order of the file.
  public var drafts: [Draft] { drafts { _ in true } }

  /// The same without the trackers, by their places, that are not wanted.
  public func drafts(of isWanted: (Int) -> Bool) -> [Draft] {
    let firsts = firstDays
    var drafts: [Draft] = []
    for (place, tracker) in trackers.enumerated() where isWanted(place) && tracker.own == nil {
      drafts.append(draft(tracker.id, Tracker.kind, tracker.fields(first: firsts[place])))
    }
    let ids = trackers.map { $0.id }
    for (entry, name) in zip(entries, names) where isWanted(entry.tracker) {
      let fields = entry.fields(trackers[entry.tracker].source, ids[entry.tracker])
      drafts.append(draft(name, Entry.kind, fields))
    }
    for thing in things where thing.tracker.map({ isWanted($0) }) ?? true {
      var fields = thing.fields
      if let place = thing.tracker { fields.append(Field("tracker", .text(ids[place].text))) }
      // The change has a name of its own: the thing's own one has named a change before.
      drafts.append(
        Draft(
          id: Identifier(kind: "table", thing.id.text), entity: thing.id, kind: thing.kind,
          action: .create(fields), madeAt: Imported.stamp))
    }
    return drafts
  }

  /// The first day with an entry of each tracker.
  var firstDays: [Day?] {
    var firsts = [Day?](repeating: nil, count: trackers.count)
    for entry in entries {
      guard let first = firsts[entry.tracker], first <= entry.day else {
        firsts[entry.tracker] = entry.day
        continue
      }
    }
    return firsts
  }

  private func draft(_ id: Identifier, _ kind: String, _ fields: [Field]) -> Draft {
    Draft(id: id, entity: id, kind: kind, action: .create(fields), madeAt: Imported.stamp)
  }
}

extension ImportedEntry {
  /// In the order of their names, which is the quick way into the journal.
  fileprivate func fields(_ source: String, _ tracker: Identifier) -> [Field] {
    var fields = [Field("amount", .int(isSkipped ? 0 : max(0, amount)))]
    if let at { fields.append(Field("at", .int(at.milliseconds))) }
    fields.append(Field("day", .int(Int64(day.number))))
    fields.append(Field("dayChosen", .bool(true)))
    if let level { fields.append(Field("level", .int(Int64(level)))) }
    if !note.isEmpty {
      fields.append(Field("note", .text(String(note.prefix(Entry.longestNote)))))
    }
    if at != nil { fields.append(Field("offset", .int(Int64(offset.minutes)))) }
    if isSkipped { fields.append(Field("skipped", .bool(true))) }
    fields.append(Field("source", .text(source)))
    fields.append(Field("tracker", .text(tracker.text)))
    if !words.isEmpty {
      var list: [Value] = []
      for word in words { list.append(.text(word)) }
      fields.append(Field("words", .list(list)))
    }
    return fields
  }
}
