// The table that this app writes for spreadsheets, on its way back into a journal.

/// Something of the table of `EntriesTable`, under the name that it has had all along.
public struct ImportedThing: Hashable, Sendable {
  public let id: Identifier
  public let kind: String
  /// Place in `Imported.trackers`; nothing for what belongs to none.
  public internal(set) var tracker: Int?
  public let day: Day
  var fields: [Field]
}

/// Reads entries, day totals, cravings and doses. Rows of other kinds are left out: they hold less
/// than the things themselves.
public enum OwnTableFile {
  /// Kinds of things that a file can bring.
  public static let kinds = [Entry.kind, DayTotal.kind, Craving.kind, Dose.kind]

  /// `trackers` are those of the journal by their names in such a table. Unknown ones are made.
  static func read(
    _ bytes: [UInt8], trackers: [String: Identifier], rows reading: RowReading
  ) throws(ImportProblem) -> Imported {
    let table = try ImportTable(bytes, reading, removesFormulaGuard: true)
    var imported = Imported()
    try table.forEach(reading, into: &imported) { (row, imported) throws(ImportProblem) in
      try table.checkLength(of: row)
      var own = OwnRow(table.header, row, trackers)
      try own.add(to: &imported)
    }
    return imported
  }

  /// Whether this is the first row of such a table; it may lack columns.
  static func isHeader(_ header: [String]) -> Bool {
    header.contains("kind") && header.contains("day") && header.contains("id")
  }
}

/// One row, with its fields by the names of their columns.
private struct OwnRow {
  private let row: CSVRow
  private var texts: [String: String] = [:]
  private let trackers: [String: Identifier]
  private var fields: [Field] = []

  init(_ header: [String], _ row: CSVRow, _ trackers: [String: Identifier]) {
    self.row = row
    self.trackers = trackers
    for (name, text) in zip(header, row.fields) { texts[name] = text }
  }

  private subscript(_ name: String) -> String { texts[name] ?? "" }

  private func problem(_ kind: ImportProblem.Kind) -> ImportProblem {
    ImportProblem(kind, line: row.line)
  }

  mutating func add(to imported: inout Imported) throws(ImportProblem) {
    let kind: String
    switch self["kind"] {
    case "entry", "skip": kind = Entry.kind
    case "day total": kind = DayTotal.kind
    case "craving": kind = Craving.kind
    case "dose": kind = Dose.kind
    case "": throw problem(.value)
    default: return imported.skip(.otherKind)
    }
    guard let id = Identifier(text: self["id"]) else { throw problem(.value) }
    let day = try ImportTable.day(self["day"], line: row.line)
    fields.append(Field("day", .int(Int64(day.number))))
    try addMoment(isNeeded: kind == Craving.kind || kind == Dose.kind)
    switch kind {
    case Craving.kind: try addCraving()
    case Dose.kind: try addDose()
    default: try addAmount(kind)
    }
    let place = kind == Dose.kind ? nil : tracker(in: &imported)
    if place == nil, kind == Entry.kind || kind == DayTotal.kind {
      return imported.skip(.ownerless)
    }
    imported.add(ImportedThing(id: id, kind: kind, tracker: place, day: day, fields: fields))
  }

  /// The tracker of its name, which has become the identifier where there is none anymore.
  private func tracker(in imported: inout Imported) -> Int? {
    let name = self["tracker"]
    guard !name.isEmpty, Identifier(text: name) == nil else { return nil }
    var tracker = ImportedTracker(source: .redstart, key: name, name: name)
    tracker.mode = .counter
    tracker.substance = Substance(rawValue: name)
    tracker.own = trackers[name]
    tracker.order = Int64(imported.trackers.count)
    return imported.place(of: tracker)
  }

  private mutating func addMoment(isNeeded: Bool) throws(ImportProblem) {
    let text = self["at"]
    if text.isEmpty, !isNeeded { return }
    let zone = text.hasSuffix("Z") ? "Z" : String(text.suffix(6))
    guard let at = Instant(text: text), let offset = UTCOffset(text: zone) else {
      throw problem(.time)
    }
    fields.append(Field("at", .int(at.milliseconds)))
    fields.append(Field("offset", .int(Int64(offset.minutes))))
  }

  private mutating func addAmount(_ kind: String) throws(ImportProblem) {
    let isSkip = self["kind"] == "skip"
    guard let amount = isSkip ? 0 : thousandths(self["amount"]), amount <= Entry.largestAmount
    else { throw problem(.value) }
    fields.append(Field("amount", .int(amount)))
    guard kind == Entry.kind else { return }
    fields.append(Field("dayChosen", .bool(true)))
    if isSkip { fields.append(Field("skipped", .bool(true))) }
    try addNumber("strength", StrengthLadder.starts)
    addText("note")
  }

  private mutating func addDose() throws(ImportProblem) {
    guard let product = DoseProduct(rawValue: self["tracker"]), let strength = Int(self["amount"]),
      Dose.strengths.contains(strength)
    else { throw problem(.value) }
    fields.append(Field("product", .text(product.rawValue)))
    fields.append(Field("strength", .int(Int64(strength))))
    addText("note")
  }

  private mutating func addCraving() throws(ImportProblem) {
    try addNumber("intensity", Craving.intensities)
    try addNumber("after", Craving.intensities, as: "intensityAfter")
    try addNumber("minutes", Craving.lengths)
    let outcome = self["outcome"]
    guard outcome.isEmpty || CravingOutcome(rawValue: outcome) != nil else {
      throw problem(.value)
    }
    for name in ["outcome", "place", "company", "note"] { addText(name) }
    let done = self["technique"]
    if !done.isEmpty { fields += Craving.fields(done: done) }
    let triggers = OwnRow.triggers(self["triggers"])
    if !triggers.isEmpty { fields.append(Field("triggers", .list(triggers.map { .text($0) }))) }
    // Its tracker is no longer there under a name.
    if Identifier(text: self["tracker"]) != nil { addText("tracker") }
  }

  /// A part that is neither a key nor begins own words goes on with the own words before it.
  private static func triggers(_ text: String) -> [String] {
    var triggers: [String] = []
    for (number, half) in text.utf8.split(separator: UInt8(ascii: ";")).enumerated() {
      let part = String(decoding: half.dropFirst(number == 0 ? 0 : 1), as: UTF8.self)
      if let last = triggers.last, last.hasPrefix(Craving.ownPrefix),
        CravingTrigger(rawValue: part) == nil, !part.hasPrefix(Craving.ownPrefix)
      {
        triggers[triggers.count - 1] = "\(last);\(String(decoding: half, as: UTF8.self))"
      } else {
        triggers.append(part)
      }
    }
    return triggers
  }

  private mutating func addText(_ name: String) {
    if !self[name].isEmpty { fields.append(Field(name, .text(self[name]))) }
  }

  private mutating func addNumber(
    _ name: String, _ range: ClosedRange<Int>, as field: String? = nil
  ) throws(ImportProblem) {
    guard !self[name].isEmpty else { return }
    guard let number = Int(self[name]), range.contains(number) else { throw problem(.value) }
    fields.append(Field(field ?? name, .int(Int64(number))))
  }
}
