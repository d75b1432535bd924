// Files that go out and come in.
import Engine

/// What a picked file is for; the number goes to the shell and comes back with the file.
enum FilePurpose: Int {
  case backup = 1
  case imports = 2
  /// Only its size comes back; its slices have tokens of their own.
  case health = 3
}

/// What became of a file that was brought in.
public enum FileOutcome: Equatable, Sendable {
  /// How many things the file had that were not here, that were older here, and that were the same.
  case merged(new: Int, changed: Int, already: Int)
  /// Nothing was taken from it; lines count from 1.
  case broken(line: Int)
  case notABackup
  /// Written by a later version of the app.
  case later
}

extension State {
  /// What it takes to hand out the whole journal: the bytes of its attachments come first.
  mutating func exportEffects(_ moment: Moment) -> [Effect] {
    why.collected = []
    guard !desk.isDemo, !desk.overview.attachments.isEmpty else { return [fileEffect(moment)] }
    return [.readAttachments(token: 0, desk.overview.attachments.map { $0.id })]
  }

  /// The whole journal as one file, with those attachments that could be opened.
  mutating func fileEffect(_ moment: Moment) -> Effect {
    let attachments = why.collected.filter { !$0.bytes.isEmpty }
    why.collected = []
    account.savedRecord = desk.storage.lastRecord
    if settings.wantsArchive {
      settings.wantsArchive = false
      return .download(
        name: "redstart-\(desk.today(moment).text).zip", type: "application/zip",
        bytes: JournalArchive.zip(desk.records, attachments: attachments))
    }
    return .download(
      name: "redstart-\(desk.today(moment).text).json", type: "application/json",
      bytes: JournalWriter.json(desk.records.journal, attachments: attachments))
  }

  /// What was asked for is here: a copy to look at, or what belongs into the file.
  mutating func allRead(_ moment: Moment) -> [Effect] {
    guard backups.reading != nil else { return [fileEffect(moment)] }
    backups.reading = nil
    return []
  }

  /// Hands out the file and remembers when; a made-up journal is nothing to keep.
  mutating func exportBackup(_ moment: Moment) -> [Effect] {
    guard !desk.isDemo else { return [] }
    return exportEffects(moment)
      + desk.set([Settings.field(backedUpAt: moment.now)], moment)
  }

  mutating func picked(token: Int, _ bytes: [UInt8], _ moment: Moment) -> [Effect] {
    if token >= HealthState.firstToken { return health.took(token: token, bytes, moment, &desk) }
    let purpose = FilePurpose(rawValue: token)
    if purpose == .health { return health.picked(size: bytes, desk) }
    if purpose == .imports { return imports.pickedImport(bytes, moment, desk) }
    guard purpose == .backup else { return [] }
    // What a person brings belongs into their own journal.
    var effects = desk.isDemo ? leaveDemo() : []
    do throws(JournalFileError) {
      effects += settings.merge(try JournalArchive.file(bytes), moment, &desk)
    } catch {
      settings.fileOutcome = FileOutcome(error)
      opening.restoreFailed = true
      return effects
    }
    opening.restoreFailed = false
    return effects + leaveOpening()
  }

  /// A journal came while the first page was shown: a file, another tab's or another device's.
  mutating func leaveOpening() -> [Effect] {
    guard desk.storage.isOpen, desk.route == .opening, desk.hasBegun else { return [] }
    return forgetWelcome() + desk.replace(with: .today)
  }
}

extension SettingsState {
  fileprivate mutating func merge(_ file: JournalFile, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    let news = desk.records.journal.news(in: file.drafts)
    var new = 0
    var changed = 0
    var last: Identifier?
    // The drafts of one thing stand next to each other.
    for draft in news where draft.entity != last {
      last = draft.entity
      if desk.records.journal[draft.entity] == nil { new += 1 } else { changed += 1 }
    }
    fileOutcome = .merged(
      new: new, changed: changed, already: max(0, file.entityCount - new - changed))
    for record in file.unreadable { desk.records.keep(unreadable: record) }
    // What this version cannot read gets to the disk with the next folding.
    return desk.write(news, moment) + (file.unreadable.isEmpty ? [] : [.foldWhenIdle])
      + desk.bytes(of: file)
  }
}

extension Desk {
  /// The attachments of a file that belong to something in the journal and are what was taken.
  fileprivate func bytes(of file: JournalFile) -> [Effect] {
    var effects: [Effect] = []
    for attached in file.attachments {
      let known = overview.attachments.first { $0.id == attached.id }
      if let known, known.matches(attached.bytes) { effects.append(.keepAttachment(attached)) }
    }
    return effects
  }
}

extension FileOutcome {
  init(_ error: JournalFileError) {
    switch error {
    case .json(_, let line): self = .broken(line: line)
    case .badEntity(let line): self = .broken(line: line)
    case .notAJournal, .archive: self = .notABackup
    case .later: self = .later
    }
  }
}

extension State {
  mutating func restore(draft bytes: [UInt8]) {
    let found = Aside(bytes)
    desk.storage.asideFound = found
    desk.undo = found.steps
    guard !found.draft.isEmpty else { return }
    desk.storage.draft = found.draft
    restore(form: found.draft)
  }
}
