// What each message does to the files on their way in. Only `pressedImport` writes.
import Engine

extension State {
  mutating func update(_ message: ImportsMessage, _ moment: Moment) -> [Effect] {
    guard !isDemo else { return [] }
    switch message {
    case .pressedPick:
      return [.pickFile(token: FilePurpose.imports.rawValue, accept: ImportsState.accepted)]
    case .pressedStartOver: imports = ImportsState()
    case .pressedLeaveRowsOut:
      imports.rows = .lenient
      readFiles(moment)
    case .pickedColumn(let column, let text):
      imports.table?.set(column, to: text)
      readTable(moment)
    case .pickedForm(let name):
      imports.table?.mapping.form = DateForm(rawValue: name)
      readTable(moment)
    case .enteredName(let name):
      imports.table?.mapping.name = String(name.prefix(Tracker.longestName))
      readTable(moment)
    case .pickedRank(let name, let rank):
      imports.moods.removeAll { $0.name == name }
      imports.moods.append(ImportedMood(name: name, rank: Int(rank)))
      readFiles(moment)
    case .flippedTracker(let place):
      guard let preview = imports.preview, preview.rows.indices.contains(place) else { return [] }
      imports.preview?.rows[place].isWanted = !preview.rows[place].isWanted
    case .pressedImport: return bringIn(moment)
    }
    return []
  }

  /// One more file was picked; what was picked before stays.
  mutating func pickedImport(_ bytes: [UInt8], _ moment: Moment) -> [Effect] {
    guard !isDemo, route == .imports else { return [] }
    imports.count = nil
    // A file that leads nowhere makes room for the next one.
    if imports.problem != nil || imports.isBackup { imports = ImportsState() }
    imports.files.append(bytes)
    imports.table = nil
    readFiles(moment)
    return []
  }

  private mutating func readFiles(_ moment: Moment) {
    imports.problem = nil
    imports.isBackup = false
    imports.preview = nil
    imports.canLeaveRowsOut = false
    do throws(ImportProblem) {
      switch try reading(imports.rows, moment) {
      case .ready(let imported): imports.preview = ImportPreview(imported, records.journal)
      case .table(let bytes):
        if imports.table == nil {
          imports.table = ImportsTable(try TableSketch(bytes, rows: imports.rows))
        }
        readTable(moment)
      case .backup: imports.isBackup = true
      }
    } catch {
      imports.problem = error
      imports.canLeaveRowsOut = imports.rows == .strict && holdsReadableRows(moment)
    }
  }

  private func reading(_ rows: RowReading, _ moment: Moment) throws(ImportProblem)
    -> ImportReading
  {
    let text = ImportsText(language: language)
    var scale = MoodScale()
    scale.tracker = text.mood
    scale.chosen = imports.moods
    return try ImportRecognition.read(
      imports.files, zone: moment.zone, moods: scale, tasks: text.tasks, rows: rows,
      trackers: EntriesTable.trackers(records))
  }

  /// Whether leaving out what cannot be read leads on.
  private func holdsReadableRows(_ moment: Moment) -> Bool {
    do throws(ImportProblem) {
      switch try reading(.lenient, moment) {
      case .ready(let imported): return imported.entries.count + imported.things.count > 0
      case .table(let bytes): return !(try TableSketch(bytes, rows: .lenient)).rows.isEmpty
      case .backup: return false
      }
    } catch {
      return false
    }
  }

  private mutating func readTable(_ moment: Moment) {
    imports.preview = nil
    imports.table?.problems = []
    guard let table = imports.table, table.isComplete else { return }
    let read = TableFile.read(table.sketch, table.mapping, zone: moment.zone)
    imports.table?.problems = read.problems
    imports.preview = ImportPreview(read.imported, records.journal)
  }

  /// Writes what is wanted and new, as one action that can be taken back.
  private mutating func bringIn(_ moment: Moment) -> [Effect] {
    guard let preview = imports.preview, preview.isWanted else { return [] }
    let all = preview.imported.drafts { preview.rows[$0].isWanted }
    var news = records.journal.news(in: all)
    // What was taken away comes back when it is asked for, with the entries that went along.
    for draft in all where records.journal[draft.entity]?.isDeleted ?? false {
      guard isBack(draft, preview) else { continue }
      news.append(
        Draft(
          id: moment.entropy.identifier(), entity: draft.entity, kind: draft.kind,
          action: .undelete))
    }
    let text = ImportsText(language: language)
    let effects = write(news, moment, undoable: true)
    if !news.isEmpty { toast = text.broughtIn }
    imports = ImportsState()
    imports.count = ImportCount(
      drafts: all, news: news, skipped: preview.imported.skipped, kinds: OwnTableFile.kinds)
    return effects
  }

  /// Whether a deleted thing belongs to a tracker that was deleted as a whole, or is one of a table
  /// of this app.
  private func isBack(_ draft: Draft, _ preview: ImportPreview) -> Bool {
    if draft.kind == Tracker.kind || draft.id != draft.entity { return true }
    guard case .create(let fields) = draft.action else { return false }
    for field in fields where field.name == "tracker" {
      guard let tracker = Identifier(text: field.value.asText ?? "") else { return false }
      return records.journal[tracker]?.isDeleted ?? false
    }
    return false
  }
}
