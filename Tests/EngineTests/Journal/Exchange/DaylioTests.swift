// Daylio's table: moods, activities, times and notes.

import Engine
import Testing

struct DaylioTests {
  private static let header = "full_date,date,weekday,time,mood,activities,note_title,note\n"

  private func read(_ rows: String, _ scale: MoodScale = MoodScale()) throws(ImportProblem)
    -> Imported
  {
    try DaylioFile.read(utf8(Self.header + rows), zone: .testBerlin, moods: scale)
  }

  @Test("A moment becomes a mood with its time, and each activity a tracker")
  func moment() throws {
    let imported = try read(
      "2021-09-28,28 September,Tuesday,10:00 pm,sad ,\"clean | movies / tv |  \","
        + "\"A day\",\"so so\"\n"
    )
    let mood = try #require(imported.tracker("Mood"))
    #expect(mood.mode == .levels)
    #expect(mood.levels.map { $0.name } == ["", "sad", "", "", ""])
    #expect(mood.levels.map { $0.key } == ["awful", "", "okay", "good", "great"])
    #expect(mood.levels.allSatisfy { $0.effect == .success })
    let entry = try #require(imported.entries(of: "Mood").first)
    #expect(entry.level == 1)
    #expect(entry.context.words == ["sad"])
    #expect(entry.day.text == "2021-09-28")
    #expect(entry.at?.text(at: entry.offset) == "2021-09-28T22:00:00+02:00")
    #expect(entry.note == "A day\nso so")
    #expect(imported.trackers.dropFirst().map { $0.name } == ["clean", "movies / tv"])
    #expect(imported.tracker("clean")?.mode == .yesNo)
    #expect(imported.tracker("clean")?.group == "Daylio")
    #expect(imported.entries(of: "clean").first?.at == entry.at)
  }

  @Test(
    "Times are read with and without halves of a day",
    arguments: [
      ("22:00", "22:00"), ("9:05", "09:05"), ("12:00 am", "00:00"), ("12:30 PM", "12:30"),
      ("1:05\u{202F}p.m.", "13:05"), ("07:05:59", "07:05"), (" 7:05 am ", "07:05"),
    ])
  func times(text: String, time: String) throws {
    let imported = try read("2022-01-02,,,\(text),good,,,\n")
    let entry = try #require(imported.entries(of: "Mood").first)
    #expect(entry.at?.text(at: entry.offset) == "2022-01-02T\(time):00+01:00")
  }

  @Test(
    "Other times are refused with their line",
    arguments: [
      "", "10", "25:00", "13:00 pm", "0:30 am", "10:60", "10:5", "10:00 xm", "10:00:61", "10.00",
    ])
  func badTimes(text: String) {
    let problem = #expect(throws: ImportProblem.self) {
      _ = try read("2022-01-01,,,09:00,good,,,\n2022-01-02,,,\(text),good,,,\n")
    }
    #expect(problem?.kind == .time)
    #expect(problem?.line == 3)
  }

  @Test("Several moods of a day all come in, and the latest gives the day its level")
  func severalMoods() throws {
    let imported = try read(
      "2022-01-02,,,22:00,bad,run,,\n2022-01-02,,,09:00,rad,run,,\n2022-01-02,,,09:00,good,,,\n")
    let overview = imported.overview
    #expect(imported.entries(of: "Mood").map { $0.level } == [4, 1])
    #expect(overview.levels[imported.trackers[0].id]?.level(on: Day(text: "2022-01-02")!) == 1)
    let times = imported.entries(of: "run").map { $0.at?.text(at: $0.offset) }
    #expect(times == ["2022-01-02T09:00:00+01:00", "2022-01-02T22:00:00+01:00"])
    #expect(imported.skips[.repeated] == 1, "a second mood of the same minute")
  }

  @Test("A mood whose name says nothing stands in the middle until the person says where")
  func ownMoods() throws {
    let rows =
      "2022-01-02,,,22:00,stürmisch,,,\n2022-01-03,,,22:00,GOOD,,,\n2022-01-04,,,22:00,,,,\n"
    let imported = try read(rows)
    #expect(
      imported.moods == [
        ImportedMood(name: "stürmisch", rank: nil), ImportedMood(name: "GOOD", rank: 3),
      ])
    #expect(imported.entries(of: "Mood").map { $0.level } == [2, 3])
    #expect(imported.skips[.nothing] == 1)
    var scale = MoodScale()
    scale.chosen = [ImportedMood(name: "stürmisch", rank: 3)]
    scale.tracker = "Stimmung"
    let placed = try read(rows, scale)
    #expect(placed.entries(of: "Stimmung").map { $0.level } == [3, 3])
    #expect(placed.tracker("Stimmung")?.levels[3].name == "stürmisch / GOOD")
    #expect(placed.tracker("Stimmung")?.levels[2].key == "okay")
  }

  @Test("A note loses the marks of bold words and lists, and keeps signs that are none")
  func notes() throws {
    let imported = try read(
      "2022-01-02,,,22:00,good,,,<b>Lunch</b> &amp; walk<br><ul><li>2 < 3</li></ul>\n")
    #expect(imported.entries(of: "Mood").first?.note == "Lunch & walk\n2 < 3")
  }

  @Test(
    "An older table has the year apart from the day, with the name of its month",
    arguments: [
      ("2018", "18 May"), ("2018", "May 18"), ("2018", "18. Mai"), ("2018", "May 18,"),
    ])
  func older(year: String, date: String) throws {
    let imported = try DaylioFile.read(
      utf8(
        "year,date,weekday,time,mood,activities,note\n"
          + "\(year),\"\(date)\",Friday,9:38 pm,good,reading | relax,\"so so\"\n"),
      zone: .testBerlin)
    let entry = try #require(imported.entries(of: "Mood").first)
    #expect(entry.day.text == "2018-05-18" && entry.level == 3 && entry.note == "so so")
    #expect(imported.trackers.map { $0.name } == ["Mood", "reading", "relax"])
  }

  @Test("Every month is known by its English and its German name")
  func months() throws {
    let english = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let german = [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
      "Oktober", "November", "Dezember",
    ]
    for names in [english, german] {
      var rows = "year,date,time,mood\n"
      for name in names {
        rows += "2020,29 \(name),9:00,good\n2020,29. \(name.prefix(3)),10:00,bad\n"
      }
      let imported = try DaylioFile.read(utf8(rows), zone: .testBerlin)
      let days = (1...12).flatMap { month in
        [String](repeating: Day(year: 2020, month: month, day: 29)!.text, count: 2)
      }
      #expect(imported.entries(of: "Mood").map { $0.day.text } == days)
    }
  }

  @Test(
    "What is no such day is refused with its line",
    arguments: [
      ("18 May", "18"), ("18 May", ""), ("18", "2018"), ("May", "2018"), ("30 February", "2018"),
      ("18 Mayday May", "2018"), ("18 5", "2018"), ("", "2018"), ("18 May", "1899"),
      ("018 May", "2018"), ("\u{2028}18 May", "2018"), ("18 maj", "2018"),
    ])
  func oddDays(date: String, year: String) {
    let problem = #expect(throws: ImportProblem.self) {
      _ = try DaylioFile.read(
        utf8("year,date,time,mood\n2018,17 May,1:00,good\n\(year),\(date),1:00,good\n"),
        zone: .testBerlin)
    }
    #expect(problem?.kind == .date && problem?.line == 3)
  }

  private func scales(_ rows: String) throws -> Imported {
    try DaylioFile.read(utf8("full_date,time,mood,scales,planet\n" + rows), zone: .testBerlin)
  }

  @Test("Daylio's scales become counters, and a column that nobody knows is said to stay behind")
  func scales() throws {
    let imported = try scales(
      "2026-03-01,10:00 pm,good,sleep: 7.5 | stress:\u{A0}3/5 | air: 2,Mars\n")
    #expect(imported.trackers.map { $0.name } == ["Mood", "sleep", "stress", "air"])
    #expect(imported.entries.suffix(3).map { $0.amount } == [7500, 3000, 2000])
    #expect(imported.skipped == 0 && imported.unplaced == [.columns])
  }

  @Test("Of several values of a scale on a day the last one counts, not their sum, and it is said")
  func severalScales() throws {
    let rows = [
      "2026-03-01,22:00,good,stress: 5,\n", "2026-03-01,09:00,good,stress: 3,\n",
      "2026-03-02,09:00,good,stress: 4,\n",
    ]
    for order in [[0, 1, 2], [1, 0, 2], [2, 1, 0]] {
      let imported = try scales(order.map { rows[$0] }.joined())
      #expect(imported.entries(of: "stress").map { $0.amount } == [5000, 4000])
      #expect(imported.skips[.repeated] == 1)
      let tracker = try #require(imported.tracker("stress"))
      let use = imported.overview.use(of: tracker.id)
      #expect(use.amount(on: Day(text: "2026-03-01")!) == 5000)
    }
  }

  @Test(
    "A scale that is no number is left out and named, and never read in parts",
    arguments: [
      "sleep: 7h 30m", "sleep: 7 h", "sleep: 1/2/3", "sleep: 3/", "sleep: /5", "sleep: -1",
      "sleep:", "odd", ": 3", "sleep: 3/x",
    ])
  func oddScales(text: String) throws {
    let imported = try scales("2026-03-01,22:00,good,stress: 5 | \(text),\n")
    #expect(imported.trackers.map { $0.name } == ["Mood", "stress"])
    #expect(imported.problems == [ImportProblem(.value, line: 2)])
    #expect(imported.skips[.unreadable] == 1)
  }

  @Test("A table without the columns of Daylio is refused")
  func header() {
    let problem = #expect(throws: ImportProblem.self) {
      _ = try DaylioFile.read(
        utf8("year,date,time,activities\n2018,18 May,1:00,run\n"), zone: .testBerlin)
    }
    #expect(problem?.kind == .header)
  }
}
