// What files would bring, tracker by tracker, before anything of it is written.
import Engine

/// What was read, and what of it is new here.
public struct ImportPreview: Sendable {
  /// One tracker of the files.
  public struct Row: Sendable {
    public let name: String
    public let mode: TrackerMode
    public let isArchived: Bool
    public var new = 0
    public var already = 0
    public var first: Day?
    public var last: Day?
    /// It was here and was taken away; bringing it in brings it back.
    public var wasDeleted = false
    public var isWanted = true
  }

  public private(set) var imported: Imported
  /// In the order of `imported.trackers`.
  public var rows: [Row] = []
  /// Things of no tracker that would be written.
  public private(set) var newOfNone = 0
  /// Things of no tracker that are here.
  public private(set) var alreadyOfNone = 0

  init(_ imported: Imported, _ journal: Journal) {
    self.imported = imported
    for tracker in imported.trackers {
      var row = Row(name: tracker.name, mode: tracker.mode, isArchived: tracker.isArchived)
      row.wasDeleted = journal[tracker.id]?.isDeleted ?? false
      row.isWanted = !row.wasDeleted
      rows.append(row)
    }
    for (entry, name) in zip(imported.entries, imported.names) {
      let known = journal[name]
      let isBack = (known?.isDeleted ?? false) && rows[entry.tracker].wasDeleted
      if known == nil || isBack {
        rows[entry.tracker].new += 1
      } else {
        rows[entry.tracker].already += 1
      }
      rows[entry.tracker].first = min(rows[entry.tracker].first ?? entry.day, entry.day)
      rows[entry.tracker].last = max(rows[entry.tracker].last ?? entry.day, entry.day)
    }
    for thing in imported.things { count(thing, isNew: ImportPreview.isNew(thing, journal)) }
    self.imported.keepThings { ImportPreview.isNew($0, journal) }
  }

  /// The journal knows more of a thing than its table says; what was taken away comes back.
  private static func isNew(_ thing: ImportedThing, _ journal: Journal) -> Bool {
    !(journal[thing.id]?.isVisible ?? false)
  }

  private mutating func count(_ thing: ImportedThing, isNew: Bool) {
    guard let place = thing.tracker else {
      if isNew { newOfNone += 1 } else { alreadyOfNone += 1 }
      return
    }
    if isNew { rows[place].new += 1 } else { rows[place].already += 1 }
    rows[place].first = min(rows[place].first ?? thing.day, thing.day)
    rows[place].last = max(rows[place].last ?? thing.day, thing.day)
  }

  /// Whether anything is left to bring in.
  var isWanted: Bool { wantedTrackers > 0 || newOfNone > 0 }

  /// Entries that would be written.
  var newEntries: Int {
    var count = newOfNone
    for row in rows where row.isWanted { count += row.new }
    return count
  }

  /// Entries of the wanted trackers that are here.
  var already: Int {
    var count = alreadyOfNone
    for row in rows where row.isWanted { count += row.already }
    return count
  }

  var wantedTrackers: Int {
    var count = 0
    for row in rows where row.isWanted { count += 1 }
    return count
  }
}

extension Desk {
  func previewParts(_ preview: ImportPreview, _ text: ImportsText) -> [Component<Message>] {
    var body: [Component<Message>] = [.heading(Heading(text.preview))]
    var skipped: [Component<Message>] = []
    for skip in ImportSkip.allCases where preview.imported.skips[skip] > 0 {
      let count = locale.number(Int64(preview.imported.skips[skip]))
      skipped.append(.text(Text(text.skip(skip, count))))
    }
    body.append(.text(Text(sum(preview, text))))
    for (place, row) in preview.rows.enumerated() {
      body.append(
        .toggle(
          Toggle(
            row.name, isOn: row.isWanted, key: "import-tracker-\(place)",
            detail: detail(of: row, text), flipped: .imports(.flippedTracker(place)))))
    }
    if !skipped.isEmpty {
      body.append(
        .details(
          Details(
            key: "import-skipped",
            summary: text.leftOut(locale.number(Int64(preview.imported.skipped))), body: skipped)))
    }
    for problem in preview.imported.problems.prefix(Desk.importProblemsShown) {
      body.append(.text(Text(text.row(problem, locale.number(Int64(problem.line))))))
    }
    for what in ImportUnplaced.allCases where preview.imported.unplaced.contains(what) {
      body.append(.text(Text(text.unplaced(what), role: .caption)))
    }
    let new = preview.newEntries
    body.append(
      .button(
        Button(
          text.bringIn(text.entries(locale.number(Int64(new)), new == 1)),
          .imports(.pressedImport), key: "import-go", role: .primary, symbol: .check,
          isDisabled: !preview.isWanted)))
    body.append(.text(Text(text.undoable, role: .caption)))
    return body
  }

  private func sum(_ preview: ImportPreview, _ text: ImportsText) -> String {
    let trackers = preview.wantedTrackers
    let new = preview.newEntries
    let sum = text.sum(
      text.trackers(locale.number(Int64(trackers)), trackers == 1),
      text.entries(locale.number(Int64(new)), new == 1))
    let already = preview.already
    return already == 0 ? sum : sum + " " + text.already(locale.number(Int64(already)))
  }

  /// "Done or not · 33 new, 3 already here · 1 March 2015 – 2 May 2016".
  private func detail(of row: ImportPreview.Row, _ text: ImportsText) -> String {
    var line = text.mode(row.mode) + " · "
    line += text.entries(locale.number(Int64(row.new)), row.new == 1)
    if row.already > 0 { line += " · " + text.already(locale.number(Int64(row.already))) }
    if let first = row.first, let last = row.last {
      line += " · " + locale.date(first)
      if last > first { line += " – " + locale.date(last) }
    }
    if row.isArchived { line += " · " + text.archived }
    if row.wasDeleted { line += " · " + text.wasDeleted }
    return line
  }

  /// Asks for the place of moods whose names say nothing.
  func moodCard(_ preview: ImportPreview, _ text: ImportsText) -> [Component<Message>] {
    var selects: [Component<Message>] = []
    for mood in preview.imported.moods where !MoodScale.isUsual(mood.name) {
      var options: [(value: String, label: String)] = []
      for level in MoodScale().levels() {
        let label = LevelText(language: language).name(level)
        options.append((value: String(level.id), label: label))
      }
      let name = mood.name
      selects.append(
        .select(
          Select(
            name, value: String(mood.rank ?? MoodScale.middle), options: options,
            key: "import-mood-\(selects.count)"
          ) { .imports(.pickedRank(mood: name, $0)) }))
    }
    guard !selects.isEmpty else { return [] }
    return [
      .card(
        Card(
          key: "import-moods", title: text.moodsTitle,
          body: [.text(Text(text.moodsWhy))] + selects))
    ]
  }
}
