// Everything in one file: the journal as this app reads it, and a table for each kind of thing.

/// A journal as an archive.
public enum JournalArchive {
  static let journalName = "journal.json"

  /// The tables that hold more than one kind, or values in another form than the journal's: the
  /// kinds of `EntriesTable` in each, and the kinds of the journal that need no other table.
  private static let tables: [Table] = [
    Table("entries", [Entry.kind, DayTotal.kind], ["entry", "skip", "day total"]),
    Table("cravings", [Craving.kind], ["craving"]),
    Table("doses", [Dose.kind], ["dose"]),
    Table("practice", [PracticeRun.kind], ["practice"]),
    Table("thoughts", [Thought.kind], ["thought"]),
    Table(
      "days", [DayNote.kind, Pledge.kind, DayReview.kind], ["day note", "pledge", "day review"]),
  ]

  private struct Table: Sendable {
    let name: String
    let kinds: [String]
    let words: [String]

    init(_ name: String, _ kinds: [String], _ words: [String]) {
      self.name = name
      self.kinds = kinds
      self.words = words
    }
  }

  /// The same journal gives the same bytes.
  public static func zip(_ records: Records, attachments: [AttachedBytes] = []) -> [UInt8] {
    var zip = ZipWriter()
    zip.add(journalName, JournalWriter.json(records.journal, attachments: attachments))
    var done = [RecallItem.kind]
    for table in tables {
      done += table.kinds
      guard let csv = EntriesTable.csv(records, kinds: table.words) else { continue }
      zip.add(table.name + ".csv", csv)
    }
    let overview = Overview(records)
    if !overview.recalls.isEmpty { zip.add("recalls.csv", RecallTable.csv(overview)) }
    var byKind: [String: [Entity]] = [:]
    for entity in records.journal.sorted where entity.isVisible && !done.contains(entity.kind) {
      byKind[entity.kind, default: []].append(entity)
    }
    let trackers = EntriesTable.trackerNames(records)
    for kind in Array(byKind.keys).ordered(by: { $0 < $1 }) {
      zip.add(kind + ".csv", KindTable.csv(byKind[kind] ?? [], trackers: trackers))
    }
    return zip.bytes
  }

  /// Reads an archive, or the file with the journal alone.
  public static func file(_ bytes: [UInt8]) throws(JournalFileError) -> JournalFile {
    guard ZipArchive.isLikely(bytes) else { return try JournalFile(bytes) }
    return try JournalFile(try journal(in: bytes))
  }

  private static func journal(in bytes: [UInt8]) throws(JournalFileError) -> [UInt8] {
    do throws(ZipError) {
      let archive = try ZipArchive(bytes, limits: .own)
      for entry in archive.entries where entry.name == journalName {
        return try archive.content(of: entry)
      }
    } catch {
      throw .archive(error)
    }
    throw .archive(nil)
  }
}
