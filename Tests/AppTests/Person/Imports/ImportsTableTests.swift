// A table of no known app: the person says what its columns mean.
import App
import Engine
import Testing

@Suite("A table is asked about")
struct ImportsTableTests {
  static let table = "when;what;how much\n3/4/2026;Run;1,5\n5/6/2026;Run;x\n7/8/2026;Run;lots\n"

  func asked(_ text: String = table, _ language: Language = .english) -> Person {
    var person = Person(at: .imports, [Given.tracker(.vape)], language: language)
    person.press("import-pick")
    person.receive(.filePicked(token: 2, Array(text.utf8)))
    return person
  }

  @Test("Nothing is shown while the dates can be read in two ways, and each way reads its own")
  func dates() {
    var person = asked()
    #expect(person.words.contains("What do the columns mean?"))
    #expect(person.words.contains("These dates can be read in two ways. Choose one."))
    #expect(person.parts.presses["import-go"] == nil)
    person.select("1", in: "import-tracker")
    person.press("import-form-dmy")
    #expect(person.words.contains("3 April 2026 – 7 August 2026"))
    person.press("import-form-mdy")
    #expect(person.words.contains("4 March 2026 – 8 July 2026"))
  }

  @Test("Rows that cannot be read are named by line, and the others come in")
  func problems() {
    var person = asked()
    person.select("1", in: "import-tracker")
    person.select("2", in: "import-amount")
    person.press("import-form-dmy")
    #expect(person.words.contains("Line 4: not an amount."))
    #expect(person.words.contains("1: rows or values that cannot be read."))
    person.press("import-go")
    let overview = person.program.state.desk.overview
    let run = overview.trackers.last { $0.name == "Run" }
    #expect(run?.mode == .counter)
    #expect(run.flatMap { overview.use(of: $0.id).amount(on: Day(text: "2026-04-03")!) } == 1500)
    #expect(overview.entryCount == 2)
  }

  @Test("Without a column for the name, the person gives one")
  func name() {
    var person = asked("date\n2026-03-01\n2026-03-02\n", .german)
    #expect(person.words.contains("Gib ihm einen Namen."))
    #expect(person.parts.presses["import-go"] == nil)
    person.type("Laufen", into: "import-name")
    #expect(person.words.contains("1 Tracker, 2 neue Einträge."))
    person.press("import-go")
    #expect(person.program.state.desk.overview.trackers.last?.name == "Laufen")
  }

  @Test("A column without dates is no column of dates")
  func noDates() {
    var person = asked()
    person.select("1", in: "import-date")
    #expect(person.words.contains("No dates are in this column."))
    person.select("", in: "import-date")
    #expect(person.words.contains("Choose the column with the date."))
    person.select("99", in: "import-date")
    #expect(person.words.contains("Choose the column with the date."))
    #expect(person.parts.presses["import-go"] == nil)
  }

  @Test("Empty and impossible dates keep no good one out", arguments: Language.allCases)
  func someDates(_ language: Language) {
    var person = asked("date,what\n2026-03-01,Run\n,Run\n2026-02-30,Run\n", language)
    person.select("1", in: "import-tracker")
    let (none, third, fourth) =
      language == .english
      ? (
        "No dates are in this column.", "Line 3: not a date of this kind.",
        "Line 4: not a date of this kind."
      )
      : (
        "In dieser Spalte steht kein Datum.", "Zeile 3: kein Datum dieser Art.",
        "Zeile 4: kein Datum dieser Art."
      )
    #expect(!person.words.contains(none))
    #expect(person.words.contains(third) || person.words.contains(fourth))
    person.press("import-go")
    let overview = person.program.state.desk.overview
    let run = overview.trackers.last { $0.name == "Run" }
    #expect(overview.entryCount == 1)
    #expect(run.flatMap { overview.use(of: $0.id).amount(on: Day(text: "2026-03-01")!) } == 1000)
  }

  static let wide =
    "Date,Run,Water\n1/2/2026,x,3\n1/2/2026 x,x,3\n,x,\n13/1/2026,,2\n2/30/2026,x,1\n"
    + "1/15/2026,x,1\n"

  @Test("A table with a column for each tracker is known as one, and an empty date ends nothing")
  func wideTable() {
    var person = asked(Self.wide)
    #expect(person.words.contains("Each further column is one"))
    #expect(person.parts.presses["import-form-mdy"] != nil)
    person.press("import-form-mdy")
    #expect(person.words.contains("2 trackers, 4 new entries."))
    #expect(!person.parts.selects.keys.contains("import-amount"))
    person.press("import-go")
    let overview = person.program.state.desk.overview
    let water = overview.trackers.last { $0.name == "Water" }
    #expect(water.flatMap { overview.use(of: $0.id).amount(on: Day(text: "2026-01-02")!) } == 3000)
  }

  @Test(
    "Whether each column is a tracker can be chosen and taken back", arguments: Language.allCases)
  func eachColumn(_ language: Language) {
    var person = asked("date,Run,Mood\n2026-03-01,1,fine\n", language)
    #expect(person.parts.presses["import-go"] == nil)
    person.select("each", in: "import-tracker")
    #expect(person.words.contains(language == .english ? "1 tracker" : "1 Tracker"))
    #expect(person.words.contains(language == .english ? "Some columns" : "Manche Spalten"))
    person.select("", in: "import-tracker")
    #expect(person.parts.presses["import-go"] == nil)
  }

  @Test("A row with a stray quote in such a table may be left out, too")
  func malformed() {
    var person = asked("date,Run\n2026-03-01,1\n2026-03-02,\"1\" x\n2026-03-03,1\n")
    person.press("import-leave-out")
    #expect(person.words.contains("Line 3: damaged."))
    #expect(person.words.contains("1 tracker, 2 new entries."))
  }

  @Test("Every control has a key of its own")
  func keys() {
    var person = asked()
    person.select("1", in: "import-tracker")
    person.press("import-form-dmy")
    #expect(person.twins() == [])
  }
}
