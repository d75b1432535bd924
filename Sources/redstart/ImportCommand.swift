// `redstart import`: brings the file of another app, or of this one, into a journal.

import ArgumentParser
import Engine
import Foundation

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Bring a file of another app into a journal.",
    discussion: """
      Prints how many trackers and entries are new, how many records were skipped because they \
      hold nothing, and how many entries were already there; then, as messages, why records were \
      left out. The journal is made when it is missing and stays untouched when nothing is new.
      """)

  @Option(
    help: """
      loop, loop-csv, habitbull, daylio, table-habit, habittrove, tickmate, rewire, csv or redstart.
      """)
  var from: ImportSource

  @Argument(help: "The file to bring in.")
  var file: String

  @Option(help: "The journal.")
  var into: String

  @Option(help: "The zone whose clocks a file of local times means (default: the system's).")
  var zone = TimeZone.current.identifier

  @OptionGroup(title: "For --from csv")
  var columns: ColumnOptions

  @Flag(help: "Leave out rows that cannot be read, and say how many, instead of refusing the file.")
  var skipUnreadable = false

  @Option(help: "Habits.csv for --from loop-csv (default: the one beside Checkmarks.csv, if any).")
  var habits: String?

  func run() throws {
    // What is read here must still be there when it is replaced.
    let replacement = try FileReplacement(into)
    var journal = Journal()
    let isNew = !replacement.isThere
    var attachments: [AttachedBytes] = []
    if !isNew {
      let file = try CommandFiles.journalFile(into)
      journal = CommandFiles.records(of: file).journal
      attachments = file.attachments
    }
    let incoming = try incoming()
    let news = journal.news(in: incoming.drafts)
    let kept = journal.unreadable.count
    var clock = Clock(device: 0)
    for draft in news { journal.apply(draft.stamped(by: &clock, now: draft.instant)) }
    for record in incoming.unreadable { journal.keep(unreadable: record) }
    let held = attachments.map { $0.id }
    attachments += incoming.attachments.filter { !held.contains($0.id) }
    if isNew || !news.isEmpty || journal.unreadable.count > kept || attachments.count > held.count {
      try replacement.write(JournalWriter.json(journal, attachments: attachments))
    }
    let count = ImportCount(drafts: incoming.drafts, news: news, skipped: incoming.skips.total)
    try CommandFiles.print(count.json + Array("\n".utf8))
    for what in ImportUnplaced.allCases where incoming.unplaced.contains(what) {
      CommandFiles.say("note: \(SkipText.unplaced(what))\n")
    }
    for skip in ImportSkip.allCases where incoming.skips[skip] > 0 {
      let line = "left out \(incoming.skips[skip]): \(SkipText.reason(skip))\n"
      CommandFiles.say(line)
    }
  }

  private var rows: RowReading { skipUnreadable ? .lenient : .strict }

  private struct Incoming {
    var drafts: [Draft] = []
    var unreadable: [[UInt8]] = []
    var skips = ImportSkips()
    var unplaced: Set<ImportUnplaced> = []
    var attachments: [AttachedBytes] = []
  }

  private func incoming() throws -> Incoming {
    if from == .redstart {
      let file = try CommandFiles.journalFile(file)
      return Incoming(
        drafts: file.drafts, unreadable: file.unreadable, attachments: file.attachments)
    }
    let imported = try imported()
    return Incoming(
      drafts: imported.drafts, skips: imported.skips, unplaced: imported.unplaced)
  }

  private func imported() throws -> Imported {
    let zone = try Zone(named: zone)
    switch from {
    case .loop, .tickmate, .rewire: return try DatabaseFile.read(file, from: from, zone: zone)
    default: break
    }
    let bytes = try CommandFiles.read(file)
    if ZipArchive.isLikely(bytes) { return try unpacked(bytes, zone) }
    switch from {
    case .loop, .tickmate, .rewire, .redstart:
      return try DatabaseFile.read(file, from: from, zone: zone)
    case .loopTable: return try loopTable(bytes)
    case .habitBull:
      return try named(file) { () throws(ImportProblem) in
        try HabitBullFile.read(bytes, rows: rows)
      }
    case .daylio:
      return try named(file) { () throws(ImportProblem) in
        try DaylioFile.read(bytes, zone: zone, rows: rows)
      }
    case .tableHabit:
      return try named(file) { () throws(ImportProblem) in try TableHabitFile.read(bytes) }
    case .habitTrove:
      return try named(file) { () throws(ImportProblem) in
        try HabitTroveFile.read(bytes, zone: zone)
      }
    case .table:
      let table = try named(file) { () throws(ImportProblem) in
        try TableSketch(bytes, separator: columns.separator, rows: rows)
      }
      let mapping = try columns.mapping(of: table, file: file)
      return try named(file) { () throws(ImportProblem) in
        let read = TableFile.read(table, mapping, zone: zone)
        if let problem = read.problems.first, rows == .strict { throw problem }
        return read.imported
      }
    }
  }

  private func loopTable(_ bytes: [UInt8]) throws -> Imported {
    let list = try habitList.map { try CommandFiles.read($0) }
    // The list is read on its own first, so that a problem names the right file.
    if let list, let habitList {
      try named(habitList) { () throws(ImportProblem) in
        try LoopTable.check(habits: list, rows: rows)
      }
    }
    return try named(file) { () throws(ImportProblem) in
      try LoopTable.read(bytes, habits: list, rows: rows)
    }
  }

  /// What an archive holds of the kind that was named.
  private func unpacked(_ bytes: [UInt8], _ zone: Zone) throws -> Imported {
    let reading = try named(file) { () throws(ImportProblem) in
      try ImportRecognition.read([bytes], zone: zone, rows: rows)
    }
    guard case .ready(let imported) = reading,
      imported.trackers.allSatisfy({ $0.source == from.rawValue })
    else { throw CommandProblem("\(file):1: not an archive of this kind") }
    return imported
  }

  private func named<Result>(
    _ path: String, _ read: () throws(ImportProblem) -> Result
  ) throws -> Result {
    do throws(ImportProblem) {
      return try read()
    } catch {
      throw CommandProblem("\(path)\(ProblemText.of(error))")
    }
  }

  private var habitList: String? {
    if let habits { return habits }
    let name = "Checkmarks.csv"
    guard file.hasSuffix(name) else { return nil }
    let beside = file.dropLast(name.count) + "Habits.csv"
    return CommandFiles.exists(String(beside)) ? String(beside) : nil
  }
}

extension ImportSource: ExpressibleByArgument {}
