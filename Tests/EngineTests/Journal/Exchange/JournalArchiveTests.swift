// Everything in one file, and back again.
import Engine
import Testing

@Suite("A journal as an archive")
struct JournalArchiveTests {
  static let now = Instant(milliseconds: 1_774_951_200_000)
  static let zone = Zone(name: "UTC") { _ in .utc }

  func records(_ drafts: [Draft]) -> Records {
    var records = Records()
    var clock = Clock(device: 7)
    for draft in drafts { records.apply(draft.stamped(by: &clock, now: JournalArchiveTests.now)) }
    return records
  }

  func demo() -> Records {
    records(
      Demo.drafts(
        days: 60, entries: 400, seed: 5, until: JournalArchiveTests.now,
        zone: JournalArchiveTests.zone, words: DemoWords.english))
  }

  @Test("Out and in again gives the same journal and the same projections")
  func roundTrip() throws {
    let before = demo()
    let zip = JournalArchive.zip(before)
    let after = records(try JournalArchive.file(zip).drafts)
    #expect(JournalWriter.json(after.journal) == JournalWriter.json(before.journal))
    let summary = { (records: Records) in
      JournalSummary.json(records, now: JournalArchiveTests.now, zone: JournalArchiveTests.zone)
    }
    #expect(summary(after) == summary(before))
    #expect(JournalArchive.zip(after) == zip)
  }

  @Test("There is a table for each kind of thing, each with a header and a row a thing")
  func tables() throws {
    let records = demo()
    let archive = try ZipArchive(JournalArchive.zip(records))
    let names = archive.entries.map(\.name)
    #expect(names.first == "journal.json")
    #expect(Set(names).count == names.count)
    for name in ["entries.csv", "cravings.csv", "practice.csv", "recalls.csv", "tracker.csv"] {
      #expect(names.contains(name))
    }
    for entry in archive.entries where entry.name == "tracker.csv" {
      var reader = try CSVReader(try archive.content(of: entry))
      let header = try #require(try reader.nextRow()).fields
      #expect(header.last == "id" && header.contains("aim"))
      var rows = 0
      while try reader.nextRow() != nil { rows += 1 }
      #expect(rows == Overview(records).trackers.count + Overview(records).archived.count)
    }
  }

  @Test("What a spreadsheet would run stands behind an apostrophe")
  func formulas() throws {
    let words = ["=1+1", "+1", "-1", "@sum", "plain"]
    var drafts: [Draft] = []
    for (place, word) in words.enumerated() {
      drafts.append(
        .create(
          Identifier(kind: "given", String(place)), kind: Reason.kind,
          [Field("text", .text(word))]))
    }
    let archive = try ZipArchive(JournalArchive.zip(records(drafts)))
    let entry = try #require(archive.entries.first { $0.name == "reason.csv" })
    let text = String(decoding: try archive.content(of: entry), as: UTF8.self)
    let cells = Set(text.split(separator: "\r\n").map { String($0.prefix { $0 != "," }) })
    #expect(cells == ["text", "'=1+1", "'+1", "'-1", "'@sum", "plain"])
  }

  @Test("Bytes of all kinds are refused or read, and nothing traps")
  func damaged() throws {
    let zip = JournalArchive.zip(records([]))
    #expect(throws: JournalFileError.self) { try JournalArchive.file(Array(zip.dropLast(9))) }
    var other = ZipWriter()
    other.add("habits.csv", Array("a,b\r\n".utf8))
    #expect(throws: JournalFileError.archive(nil)) { try JournalArchive.file(other.bytes) }
    var flipped = zip
    flipped[50] ^= 1
    #expect(throws: JournalFileError.self) { try JournalArchive.file(flipped) }
  }

  @Test("An empty archive and files without content are archives, too")
  func empty() throws {
    var zip = ZipWriter()
    #expect(try ZipArchive(zip.bytes).entries.isEmpty)
    zip.add("nothing.txt", [])
    zip.add("ä.txt", [1, 2, 3])
    let archive = try ZipArchive(zip.bytes)
    #expect(archive.entries.map(\.name) == ["nothing.txt", "ä.txt"])
    #expect(try archive.entries.map { try archive.content(of: $0) } == [[], [1, 2, 3]])
  }
}
