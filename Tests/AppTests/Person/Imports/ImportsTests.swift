// Files of other apps: looked at, chosen from, brought in once, and taken back.
import App
import Engine
import Foundation
import Testing

@Suite("Bringing data along")
struct ImportsTests {
  static let habitBull =
    "HabitName,CalendarDate,Value\nRun,2026-03-01,1\nRun,2026-03-02,1\nRead,2026-03-02,20\n"
    + "Run,2026-03-03,0\n"
  static let daylio =
    "full_date,time,mood,activities,note\n2026-03-01,10:00 pm,stürmisch,\"run | read\",\n"

  func person(_ language: Language = .english, _ more: [Draft] = []) -> Person {
    Person(at: .imports, [Given.tracker(.vape)] + more, language: language)
  }

  @discardableResult
  func bring(_ person: inout Person, _ text: String) -> [Effect] {
    bring(&person, Array(text.utf8))
  }

  @discardableResult
  func bring(_ person: inout Person, _ bytes: [UInt8]) -> [Effect] {
    person.press("import-pick")
    return person.receive(.filePicked(token: 2, bytes))
  }

  func trackers(_ person: Person) -> [String] {
    person.program.state.desk.overview.trackers.map { $0.name }.filter { !$0.isEmpty }
  }

  @Test("The settings lead to it, and it leads back")
  func way() {
    let person = Person(at: .settings, [Given.tracker(.vape)])
    #expect(person.parts.links.contains("#/bring"))
    #expect(self.person().program.screen(self.person().moment).back == .settings)
  }

  @Test("A file is shown before anything of it is written")
  func preview() {
    var person = person()
    #expect(
      person.press("import-pick")
        == [.pickFile(token: 2, accept: ".csv,.tsv,.txt,.json,.zip,.db,.sqlite")])
    let before = JournalWriter.json(person.journal)
    #expect(person.receive(.filePicked(token: 2, Array(Self.habitBull.utf8))) == [])
    #expect(JournalWriter.json(person.journal) == before)
    #expect(person.words.contains("2 trackers, 3 new entries."))
    #expect(person.words.contains("done or not · 2 new entries · 1 March 2026 – 2 March 2026"))
    #expect(person.words.contains("counted · 1 new entry · 2 March 2026"))
    #expect(person.words.contains("1: nothing was done."))
  }

  @Test("The database of another app comes in like its tables", arguments: Language.allCases)
  func database(_ language: Language) throws {
    var root = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let file = try Data(contentsOf: root.appending(path: "Fuzz/Corpus/imports/loop.db"))
    var person = person(language)
    person.press("import-pick")
    person.receive(.filePicked(token: 2, Array(file)))
    let (line, problem) =
      language == .english
      ? ("1 tracker, 1 new entry.", "damaged") : ("1 Tracker, 1 neuer Eintrag.", "beschädigt")
    #expect(person.words.contains(line) && !person.words.contains(problem))
    person.press("import-go")
    let overview = person.program.state.desk.overview
    let run = try #require(overview.trackers.first { $0.name == "Run" })
    #expect(overview.use(of: run.id).amount(on: Day(text: "2016-02-29")!) == 1000)
  }

  @Test(
    "What is brought in is there once, however often it is picked, and undo takes all of it back")
  func once() {
    var person = person()
    bring(&person, Self.habitBull)
    #expect(person.press("import-go").savedToken == 1)
    #expect(trackers(person) == ["Run", "Read"])
    #expect(person.words.contains("Brought in: 2 trackers, 3 new entries."))
    #expect(person.program.state.desk.overview.entryCount == 3)
    let after = JournalWriter.json(person.journal)
    bring(&person, Self.habitBull)
    #expect(person.words.contains("3 already here"))
    #expect(person.press("import-go") == [])
    #expect(JournalWriter.json(person.journal) == after)
    person.press("undo")
    #expect(trackers(person) == [])
    #expect(person.program.state.desk.overview.entryCount == 0)
  }

  @Test("What was taken back stays away until it is asked for, and then comes whole")
  func back() {
    var person = person()
    bring(&person, Self.habitBull)
    person.press("import-go")
    person.press("undo")
    bring(&person, Self.habitBull)
    #expect(person.words.contains("deleted here; switch it on to bring it back"))
    #expect(person.parts.buttons["import-go"]?.isDisabled == true)
    person.press("import-tracker-0")
    person.press("import-go")
    #expect(trackers(person) == ["Run"])
    #expect(person.program.state.desk.overview.entryCount == 2)
  }

  static let habitTrove =
    "{\"habits\":[{\"id\":\"1\",\"name\":\"Call\",\"isTask\":true,"
    + "\"completions\":[\"2026-03-05\"]},{\"id\":\"2\",\"name\":\"Later\",\"isTask\":true}]}"

  @Test("What has no place here is counted with its reason", arguments: Language.allCases)
  func leftOut(_ language: Language) {
    var person = person(language)
    bring(&person, Self.habitTrove)
    bring(&person, "{\"balance\":7,\"transactions\":[{},{}]}")
    bring(&person, "{\"items\":[{\"name\":\"Book\",\"coinCost\":9}]}")
    let lines =
      language == .english
      ? ["Left out: 4", "1: tasks to do once", "2: coins, because", "1: wishes paid in coins"]
      : ["Weggelassen: 4", "1: einmalige Aufgaben", "2: Münzen, weil", "1: Wünsche gegen Münzen"]
    for line in lines { #expect(person.words.contains(line), "\(line)") }
    person.press("import-go")
    let archived = person.program.state.desk.overview.archived
    #expect(archived.map { $0.name } == [language == .english ? "Tasks" : "Aufgaben"])
    person.receive(.addressed("#/day/2026-03-05"))
    #expect(person.words.contains("Call"))
  }

  @Test("A note on a day on which nothing was done stays a note")
  func onlyNote() {
    var person = person()
    bring(
      &person,
      "{\"habits\":[{\"name\":\"Run\",\"records\":[{\"record_date\":20513,"
        + "\"record_type\":1,\"record_value\":0,\"reason\":\"knee\"}]}]}")
    #expect(person.words.contains("1 tracker, 1 new entry."))
    person.press("import-go")
    person.receive(.addressed("#/day/2026-03-01"))
    #expect(person.parts.rows.map { $0.title } == ["Run: A note"])
    #expect(person.words.contains("knee"))
  }

  @Test("A tracker that is switched off stays out, with its entries")
  func unwanted() {
    var person = person()
    bring(&person, Self.habitBull)
    person.press("import-tracker-0")
    #expect(person.words.contains("1 tracker, 1 new entry."))
    person.press("import-go")
    #expect(trackers(person) == ["Read"])
    #expect(person.program.state.desk.overview.entryCount == 1)
  }

  @Test("Several files become one import, and starting over forgets them")
  func several() {
    var person = person()
    bring(&person, Self.habitBull)
    bring(&person, "HabitName,CalendarDate,Value\nSwim,2026-03-05,1\n")
    #expect(person.words.contains("2 files picked."))
    #expect(person.words.contains("3 trackers, 4 new entries."))
    person.press("import-start-over")
    #expect(person.program.state.imports.files.isEmpty)
    #expect(!person.words.contains("Swim"))
  }

  @Test("A mood whose name says nothing is asked about, and stands where it is put")
  func moods() throws {
    var person = person(.german)
    bring(&person, Self.daylio)
    #expect(person.words.contains("Deine eigenen Stimmungen"))
    person.select("4", in: "import-mood-0")
    person.press("import-go")
    let overview = person.program.state.desk.overview
    let mood = try #require(overview.trackers.first { $0.name == "Stimmung" })
    #expect(overview.levels[mood.id]?.level(on: Day(text: "2026-03-01")!) == 4)
    #expect(mood.levels.last?.name == "stürmisch")
  }

  static let broken: [(file: [UInt8], english: String, german: String)] = [
    ([], "There is nothing in the file.", "In der Datei ist nichts."),
    (Array("{}".utf8), "This is no kind of file", "Diese Art von Datei"),
    (Array("SQLite format 3\0".utf8), "This database is damaged", "Diese Datenbank ist beschädigt"),
    ([0x50, 0x4B, 3, 4, 9], "The zip file is damaged.", "Die Zip-Datei ist beschädigt."),
    (
      Array((habitBull + "Run,2026-02-30,1\n").utf8), "Line 6: not a date of this kind.",
      "Zeile 6: kein Datum dieser Art."
    ),
    (
      Array("Date,N\n2026-01-01,é".utf8) + [0xFF], "Line 2 has letters that are damaged.",
      "In Zeile 2 sind Buchstaben beschädigt."
    ),
    (Array("{\"habits\":\n[".utf8), "Line 2: damaged.", "Zeile 2: beschädigt."),
    (
      Array("{\"format\":\"redstart-journal\",\"version\":1}".utf8),
      "This is a backup of Redstart.",
      "Das ist eine Sicherung von Redstart."
    ),
  ]

  @Test("A file that cannot be read says why, writes nothing and makes room for the next one")
  func refused() {
    for (file, english, german) in Self.broken {
      for (language, words) in [(Language.english, english), (.german, german)] {
        var person = person(language)
        let before = JournalWriter.json(person.journal)
        bring(&person, file)
        #expect(person.words.contains(words), "\(person.words)")
        #expect(JournalWriter.json(person.journal) == before)
        #expect(person.parts.presses["import-go"] == nil)
        bring(&person, Self.habitBull)
        #expect(person.parts.presses["import-go"] != nil)
      }
    }
  }

  @Test("A row that cannot be read may be left out; the others come in, and it is named")
  func leftOut() {
    var person = person()
    bring(&person, Self.habitBull + "Run,2026-02-30,1\n")
    #expect(person.parts.presses["import-go"] == nil)
    person.press("import-leave-out")
    #expect(person.words.contains("Line 6: not a date of this kind."))
    #expect(person.parts.presses["import-leave-out"] == nil)
    person.press("import-go")
    #expect(person.program.state.desk.overview.entryCount == 3)
  }

  static let malformed: [(row: [UInt8], words: String)] = [
    (Array("\"Run\" x,2026-03-05,1\n".utf8), "Line 6: damaged."),
    (Array("\"Run,2026-03-05,1\n".utf8), "Line 6: damaged."),
    (Array("Müsli,2026-03-04,1\nR".utf8) + [0x81] + Array(",2026-03-05,1\n".utf8), "Line 7"),
  ]

  @Test("A stray quote or a damaged letter costs its row, which is named and counted")
  func malformed() {
    for (row, words) in Self.malformed {
      var person = person()
      bring(&person, Array(Self.habitBull.utf8) + row)
      #expect(person.parts.presses["import-go"] == nil)
      person.press("import-leave-out")
      #expect(person.words.contains(words), "\(person.words)")
      #expect(person.words.contains("1: rows or values that cannot be read."))
      person.press("import-go")
      #expect(trackers(person).prefix(2) == ["Run", "Read"])
    }
  }

  @Test("A letter of an older kind beside one of UTF-8 is read on wish, and that is said")
  func twoEncodings() {
    var person = person()
    bring(
      &person,
      Array("HabitName,CalendarDate,Value\nMüsli,2026-03-01,1\nB".utf8) + [0xFC]
        + Array("cher,2026-03-01,1\n".utf8))
    #expect(person.words.contains("Line 3 has letters that are damaged."))
    person.press("import-leave-out")
    #expect(person.words.contains("Some of the text is of an older kind."))
    person.press("import-go")
    #expect(trackers(person) == ["Müsli", "Bücher"])
  }

  @Test("A row of Loop's list may be left out, and the button leads on")
  func loopList() {
    var person = person()
    bring(&person, "Name,Position\nRun,001\nSwim\n")
    #expect(person.parts.presses["import-leave-out"] == nil, "alone it would bring no entry")
    person.press("import-start-over")
    bring(&person, "Date,Run,Swim,\n2026-03-01,YES_MANUAL,YES_MANUAL,\n")
    bring(&person, "Name,Position\nRun,001\nSwim\n")
    person.press("import-leave-out")
    #expect(person.words.contains("Line 3: too few or too many columns."))
    person.press("import-go")
    #expect(trackers(person) == ["Run", "Swim"])
  }

  @Test(
    "No way is offered that leads nowhere",
    arguments: [
      "{\"habits\":[", "\"HabitName\" x,CalendarDate,Value\nRun,2026-03-01,1\n",
      "HabitName,CalendarDate,Value\nRun,2026-02-30,1\n",
    ])
  func brokenAsWhole(text: String) {
    var person = person()
    bring(&person, text)
    #expect(person.words.contains("Nothing was changed."))
    #expect(person.parts.presses["import-leave-out"] == nil)
  }

  @Test("Files do not stay in memory when the person goes elsewhere, nor reach another screen")
  func leaving() {
    var person = person()
    bring(&person, Self.habitBull)
    person.receive(.addressed("#/today"))
    #expect(person.program.state.imports.files.isEmpty)
    #expect(person.receive(.filePicked(token: 2, Array(Self.habitBull.utf8))) == [])
    #expect(person.program.state.imports.preview == nil)
  }

  @Test("Every control has a key of its own, and no word is unkind")
  func keys() {
    for language in Language.allCases {
      var person = person(language)
      bring(&person, Self.daylio)
      #expect(person.twins() == [])
      for word in unkindWords { #expect(!person.words.contains(word), "\(word)") }
    }
  }
}
