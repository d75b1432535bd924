// Files that go out and come in: backups and the table.
import App
import Engine
import Testing

@Suite("Files go out and come in")
struct JournalFilesTests {
  let journal = [
    Given.tracker(.vape), Given.entry(1, "2026-03-30", "09:05", amount: 2500),
    Given.entry(2, "2026-03-31", "01:10", day: "2026-03-30"), Given.total("2026-03-29", 12000),
    Given.craving(
      3, "2026-03-31", "08:00",
      more: [
        Field("intensity", .int(7)), Field("outcome", .text("passed")),
        Field("triggers", .list([.text("coffee"), .text("own:the bus")])),
        Field("note", .text("=1+1, \"now\"")),
      ]),
  ]

  func download(_ effects: [Effect]) -> (name: String, type: String, bytes: [UInt8])? {
    for case .download(let name, let type, let bytes) in effects { return (name, type, bytes) }
    return nil
  }

  @Test("A backup is the whole journal, and the app remembers when it was made")
  func backup() throws {
    var person = Person(at: .settings, journal)
    #expect(person.words.contains("Not saved yet."))
    let before = JournalWriter.json(person.journal)
    let effects = person.press("save-backup")
    let file = try #require(download(effects))
    #expect(file.name == "redstart-2026-03-31.json")
    #expect(file.bytes == before)
    #expect(effects.suffix(1).savedToken == 1)
    #expect(person.words.contains("Last saved on 31 March 2026."))
  }

  @Test("A backup brings everything to another device, and twice changes nothing")
  func roundTrip() throws {
    var old = Person(at: .settings, journal)
    let file = try #require(download(old.press("save-backup")))
    var new = Person(at: .settings, [Given.tracker(.cigarettes)])
    #expect(new.press("restore") == [.pickFile(token: 1, accept: ".json,.zip")])
    #expect(new.receive(.filePicked(token: 1, file.bytes)).savedToken == 1)
    #expect(new.words.contains("5 new, 0 already here."))
    let use = new.program.state.desk.overview.use(of: Person.vape)
    #expect(use == old.program.state.desk.overview.use(of: Person.vape))
    new.press("restore")
    #expect(new.receive(.filePicked(token: 1, file.bytes)) == [])
    #expect(new.words.contains("Nothing new: 5 already here."))
  }

  @Test("What is newer in the file is said to be updated; what is older overrides nothing")
  func updates() throws {
    var old = Person(at: .settings, journal)
    let early = try #require(download(old.press("save-backup"))).bytes
    old.receive(.addressed("#/history"))
    old.press("row-" + Given.name(1).text)
    old.type("7", into: "record-amount")
    old.press("save-record")
    let late = JournalWriter.json(old.journal)

    var new = Person(at: .settings, journal)
    new.receive(.filePicked(token: 1, late))
    #expect(new.words.contains("1 new, 1 updated, 4 already here."))
    new.receive(.filePicked(token: 1, early))
    #expect(Entry(new.journal[Given.name(1)]!)?.amount == 7000)
  }

  static let broken: [(file: String, english: String, german: String)] = [
    ("", "damaged in line 1.", "in Zeile 1 beschädigt"),
    ("{\n\"entities\":[\n{]", "damaged in line 3.", "in Zeile 3 beschädigt"),
    (
      "{\"entities\":[\n{\"id\":\"x\"}\n],\"format\":\"redstart-journal\",\"version\":1}",
      "damaged in line 2.", "in Zeile 2 beschädigt"
    ),
    ("{\"entities\":[]}", "is not a Redstart backup", "keine Redstart-Sicherung"),
    (
      "{\"format\":\"redstart-journal\",\"version\":99}", "A newer version of Redstart",
      "Eine neuere Version von Redstart"
    ),
  ]

  @Test("A file that cannot be read changes nothing, and a sentence says why", arguments: broken)
  func refusal(_ given: (file: String, english: String, german: String)) {
    for language in Language.allCases {
      var person = Person(at: .settings, journal, language: language)
      let before = JournalWriter.json(person.journal)
      #expect(person.receive(.filePicked(token: 1, Array(given.file.utf8))) == [])
      #expect(JournalWriter.json(person.journal) == before)
      #expect(person.words.contains(language == .english ? given.english : given.german))
    }
  }

  @Test("A file for an unknown purpose is left alone")
  func unknownPurpose() {
    var person = Person(at: .settings, journal)
    #expect(person.receive(.filePicked(token: 9, Array("{}".utf8))) == [])
    #expect(person.program.state.settings.fileOutcome == nil)
  }

  @Test("Records of a later version in a backup are kept to the byte")
  func unreadable() {
    let record: [UInt8] = [9, 8, 7]
    var other = Journal()
    other.keep(unreadable: record)
    var person = Person(at: .settings, journal)
    #expect(
      person.receive(.filePicked(token: 1, JournalWriter.json(other))) == [.foldWhenIdle])
    #expect(person.journal.unreadable == [record])
  }

  @Test("What was eaten is a table of its own, for who has recalled a day")
  func foodTable() throws {
    let day = Day(text: "2026-03-30")!
    let none = Person(at: .settings, journal)
    #expect(none.parts.buttons["save-food-table"] == nil)
    let item = Draft.create(
      Given.name(90), kind: RecallItem.kind,
      RecallItem.fields(on: day, order: 0, text: "toast", nil))
    var person = Person(at: .settings, journal + [item])
    let file = try #require(download(person.press("save-food-table")))
    #expect(file.name == "redstart-food-2026-03-31.csv" && file.type == "text/csv")
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\r\n")
    #expect(lines.count == 2 && lines[1].hasPrefix("2026-03-30,,,toast,"))
  }

  @Test("The table has one line a record, oldest first, and no cell that runs as a formula")
  func table() throws {
    var person = Person(at: .settings, journal, language: .german)
    let file = try #require(download(person.press("save-table")))
    #expect(file.name == "redstart-2026-03-31.csv")
    #expect(file.type == "text/csv")
    // The last column is the identifier of the record.
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\r\n").map {
      String($0[..<($0.lastIndex(of: ",") ?? $0.endIndex)])
    }
    #expect(
      lines == [
        "kind,tracker,day,at,amount,intensity,after,triggers,place,company,technique,outcome,note"
          + ",minutes,strength", "day total,vape,2026-03-29,,12,,,,,,,,,,",
        "entry,vape,2026-03-30,2026-03-30T09:05:00+02:00,2.5,,,,,,,,,,",
        "entry,vape,2026-03-30,2026-03-31T01:10:00+02:00,1,,,,,,,,,,",
        "craving,,2026-03-31,2026-03-31T08:00:00+02:00,,7,,\"coffee; own:the bus\",,,,passed,"
          + "\"'=1+1, \"\"now\"\"\",,",
      ])
  }

  @Test("Doses, thoughts and all that was said of a craving are in the table too")
  func wholeTable() throws {
    let at = Field("at", .int(1_774_951_200_000))
    let day = Field("day", .int(Int64(Day(text: "2026-03-31")!.number)))
    let drafts = [
      Given.tracker(.vape),
      Draft.create(
        Given.name(1), kind: Dose.kind,
        [at, day, Field("product", .text("gum")), Field("strength", .int(4))]),
      Draft.create(
        Given.name(2), kind: Thought.kind,
        [
          at, day, Field("before", .int(8)), Field("after", .int(3)),
          Field("thought", .text("one")),
        ]),
      Given.craving(
        3, "2026-03-31", "08:00",
        more: [
          Field("intensityAfter", .int(2)), Field("place", .text("home")),
          Field("company", .text("alone")), Field("technique", .text("walk")),
        ]),
    ]
    var person = Person(at: .settings, drafts)
    let file = try #require(download(person.press("save-table")))
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains("dose,gum,2026-03-31,2026-03-31T10:00:00Z,4,"))
    #expect(text.contains("thought,,2026-03-31,2026-03-31T10:00:00Z,,8,3,,,,,,one,"))
    #expect(text.contains(",,,2,,home,alone,walk,,,"))
  }

  @Test("Times before 1970 and west of Greenwich are written right")
  func tableTimes() throws {
    let drafts = [
      Given.tracker(.vape), Given.entry(1, "1969-12-31", "23:59", offset: -210),
      Given.entry(2, "1969-07-20", "20:17", offset: 0),
    ]
    var person = Person(at: .settings, drafts)
    let file = try #require(download(person.press("save-table")))
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains("1969-12-31T23:59:00-03:30"))
    #expect(text.contains("1969-07-20T20:17:00Z"))
  }
}
