// What each message does to the files on their way in. Only `pressedImport` writes.
import Engine

extension ImportsState {
  mutating func update(_ message: ImportsMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    guard !desk.isDemo else { return [] }
    switch message {
    case .pressedPick:
      return [.pickFile(token: FilePurpose.imports.rawValue, accept: ImportsState.accepted)]
    case .pressedStartOver: self = ImportsState()
    case .pressedLeaveRowsOut:
      rows = .lenient
      readFiles(moment, desk)
    case .pickedColumn(let column, let text):
      table?.set(column, to: text)
      readTable(moment, desk)
    case .pickedForm(let name):
      table?.mapping.form = DateForm(rawValue: name)
      readTable(moment, desk)
    case .enteredName(let name):
      table?.mapping.name = String(name.prefix(Tracker.longestName))
      readTable(moment, desk)
    case .pickedRank(let name, let rank):
      moods.removeAll { $0.name == name }
      moods.append(ImportedMood(name: name, rank: Int(rank)))
      readFiles(moment, desk)
    case .flippedTracker(let place):
      guard let preview = self.preview, preview.rows.indices.contains(place) else { return [] }
      self.preview?.rows[place].isWanted = !preview.rows[place].isWanted
    case .pressedImport: return bringIn(moment, &desk)
    }
    return []
  }

  /// One more file was picked; what was picked before stays.
  mutating func pickedImport(_ bytes: [UInt8], _ moment: Moment, _ desk: Desk) -> [Effect] {
    guard !desk.isDemo, desk.route == .imports else { return [] }
    count = nil
    // A file that leads nowhere makes room for the next one.
    if problem != nil || isBackup { self = ImportsState() }
    files.append(bytes)
    table = nil
    readFiles(moment, desk)
    return []
  }

  private mutating func readFiles(_ moment: Moment, _ desk: Desk) {
    problem = nil
    isBackup = false
    preview = nil
    canLeaveRowsOut = false
    do throws(ImportProblem) {
      switch try reading(rows, moment, desk) {
      case .ready(let imported): preview = ImportPreview(imported, desk.records.journal)
      case .table(let bytes):
        if table == nil {
          table = ImportsTable(try TableSketch(bytes, rows: rows))
        }
        readTable(moment, desk)
      case .backup: isBackup = true
      }
    } catch {
      problem = error
      canLeaveRowsOut = rows == .strict && holdsReadableRows(moment, desk)
    }
  }

  private func reading(_ rows: RowReading, _ moment: Moment, _ desk: Desk) throws(ImportProblem)
    -> ImportReading
  {
    let text = ImportsText(language: desk.language)
    var scale = MoodScale()
    scale.tracker = text.mood
    scale.chosen = moods
    return try ImportRecognition.read(
      files, zone: moment.zone, moods: scale, tasks: text.tasks, rows: rows,
      trackers: EntriesTable.trackers(desk.records))
  }

  /// Whether leaving out what cannot be read leads on.
  private func holdsReadableRows(_ moment: Moment, _ desk: Desk) -> Bool {
    do throws(ImportProblem) {
      switch try reading(.lenient, moment, desk) {
      case .ready(let imported): return imported.entries.count + imported.things.count > 0
      case .table(let bytes): return !(try TableSketch(bytes, rows: .lenient)).rows.isEmpty
      case .backup: return false
      }
    } catch {
      return false
    }
  }

  private mutating func readTable(_ moment: Moment, _ desk: Desk) {
    preview = nil
    self.table?.problems = []
    guard let table = self.table, table.isComplete else { return }
    let read = TableFile.read(table.sketch, table.mapping, zone: moment.zone)
    self.table?.problems = read.problems
    preview = ImportPreview(read.imported, desk.records.journal)
  }

  /// Writes what is wanted and new, as one action that can be taken back.
  private mutating func bringIn(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let preview = self.preview, preview.isWanted else { return [] }
    let all = preview.imported.drafts { preview.rows[$0].isWanted }
    var news = desk.records.journal.news(in: all)
    // What was taken away comes back when it is asked for, with the entries that went along.
    for draft in all where desk.records.journal[draft.entity]?.isDeleted ?? false {
      guard desk.isBack(draft, preview) else { continue }
      news.append(
        Draft(
          id: moment.entropy.identifier(), entity: draft.entity, kind: draft.kind,
          action: .undelete))
    }
    let text = ImportsText(language: desk.language)
    let effects = desk.write(news, moment, undoable: true)
    if !news.isEmpty { desk.toast = text.broughtIn }
    self = ImportsState()
    count = ImportCount(
      drafts: all, news: news, skipped: preview.imported.skipped, kinds: OwnTableFile.kinds)
    return effects
  }
}

extension Desk {
  /// Whether a deleted thing belongs to a tracker that was deleted as a whole, or is one of a table
  /// of this app.
  fileprivate func isBack(_ draft: Draft, _ preview: ImportPreview) -> Bool {
    if draft.kind == Tracker.kind || draft.id != draft.entity { return true }
    guard case .create(let fields) = draft.action else { return false }
    guard let tracker = Happening.tracker(in: fields) else { return false }
    return records.journal[tracker]?.isDeleted ?? false
  }
}
