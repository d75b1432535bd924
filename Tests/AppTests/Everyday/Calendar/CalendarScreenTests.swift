// The month and the year on the screen: what can be pressed, where it leads, what it says.
import App
import Engine
import Testing

private let journal = [
  Given.tracker(.vape), Given.entry(1, "2026-03-02", "10:00", amount: 4000),
  Given.entry(2, "2026-01-20", "10:00", amount: 2000),
]

@Suite("Calendar screen")
struct CalendarScreenTests {
  @Test("Every day of the month is there; those that have not come cannot be pressed")
  func month() {
    let parts = Person(at: .calendar, journal, now: Person.noon).parts
    #expect(parts.days.count == 31)
    #expect(parts.days["day-2026-03-31"]?.isToday == true)
    #expect(parts.days["day-2026-03-31"]?.pressed != nil)
    #expect(parts.days["day-2026-03-02"]?.sentence == "Monday, 2 March 2026. Vaping: 4 puffs.")
    #expect(parts.days["day-2026-03-03"]?.sentence == "Tuesday, 3 March 2026. Nothing recorded.")
  }

  @Test("In German a day reads as German")
  func german() {
    let parts = Person(at: .calendar, journal, language: .german).parts
    #expect(parts.days["day-2026-03-02"]?.sentence == "Montag, 2. März 2026. Dampfen: 4 Züge.")
    #expect(
      parts.days["day-2026-03-31"]?.sentence == "Dienstag, 31. März 2026, heute. Nichts notiert.")
  }

  @Test("The months go from the first record to the next month, and today is one press away")
  func months() {
    var person = Person(at: .calendar, journal)
    #expect(person.parts.buttons["to-this-month"]?.isDisabled == true)
    person.press("later")
    #expect(person.parts.days.count == 30)
    #expect(person.parts.days["day-2026-04-01"]?.pressed == nil)
    #expect(person.parts.buttons["later"]?.isDisabled == true)
    for _ in 0..<3 { person.press("earlier") }
    #expect(person.parts.days["day-2026-01-20"]?.sentence.contains("2 puffs") == true)
    #expect(person.parts.buttons["earlier"]?.isDisabled == true)
    person.press("to-this-month")
    #expect(person.parts.days["day-2026-03-31"] != nil)
  }

  @Test("A day opens its page, and the calendar is one press away from Today and from Progress")
  func ways() {
    var person = Person(at: .calendar, journal)
    #expect(person.press("day-2026-03-02") == [.go(.day(Day(text: "2026-03-02")!))])
    #expect(person.words.contains("Monday, 2 March 2026"))
    person.receive(.addressed("#/today"))
    let screen = person.program.screen(person.moment)
    #expect(screen.shortcuts.map(\.route).contains(.calendar))
    person.receive(.addressed("#/progress"))
    for address in ["#/calendar", "#/journey", "#/weeks"] {
      #expect(person.parts.links.contains(address))
    }
  }

  @Test(
    "The week begins as the country has it",
    arguments: [("", "Mon"), ("DE", "Mon"), ("US", "Sun"), ("GB", "Mon")])
  func weekStart(country: String, first: String) {
    let settings = Draft.create(
      Settings.identifier, kind: Settings.kind, [Field("country", .text(country))])
    let person = Person(at: .calendar, journal + [settings])
    var heads: [String] = []
    for case .month(let month) in person.program.screen(person.moment).body {
      heads = month.weekdays
    }
    #expect(heads.first == first)
  }

  /// A way down from ten puffs with forty on one day.
  private func overTarget(on day: String) -> [Draft] {
    let plan = Plan(
      fromDay: Day(text: "2026-03-01")!, kind: .reduce, baseline: 10_000,
      quitDay: Day(text: "2026-06-01")!)
    return journal + [
      SampleJournal.plan(plan, of: Person.vape),
      Given.entry(3, day, "10:00", amount: 40_000),
    ]
  }

  @Test("A day of a plan has one fill, and says in words how it stands to its target")
  func fills() {
    let drafts = overTarget(on: "2026-03-04")
    let parts = Person(at: .calendar, drafts).parts
    #expect(parts.days["day-2026-03-02"]?.fill == .kept)
    #expect(parts.days["day-2026-03-02"]?.sentence.contains("4 puffs, within 10") == true)
    #expect(parts.days["day-2026-03-04"]?.fill == .over)
    #expect(parts.days["day-2026-03-04"]?.sentence.contains("40 puffs, above 10") == true)
    #expect(parts.days["day-2026-03-05"]?.fill == nil)
    #expect(legend(drafts) == ["as you wanted it", "above the target"])
  }

  @Test("The year is a picture with a sentence and a table of the months")
  func year() {
    var person = Person(at: .calendar, journal)
    person.press("show-year")
    var maps: [HeatMap] = []
    for case .heatMap(let map) in person.program.screen(person.moment).body { maps.append(map) }
    #expect(maps.count == 1)
    #expect(maps.first?.days.map { $0.count }.prefix(4) == [31, 28, 31, 0])
    #expect(maps.first?.days[0][19] == .noted && maps.first?.days[2][1] == .noted)
    #expect(maps.first?.days[0][18] == .some(nil))
    #expect(maps.first?.table.rows[2] == ["March", "1", "0", "4"])
    #expect(maps.first?.table.rows.count == 12)
    #expect(maps.first?.sentence.hasPrefix("2 days recorded") == true)
    #expect(person.twins().isEmpty)
  }

  @Test(
    "A year can be that of an archived tracker, under a word of its own",
    arguments: [(Language.english, "Archived"), (.german, "Archiviert")])
  func archivedYear(language: Language, word: String) {
    let id = Identifier(kind: "own", "glasses")
    let old = Draft.create(
      id, kind: Tracker.kind,
      [
        Field("aim", .text("build")), Field("archived", .bool(true)),
        Field("mode", .text("counter")), Field("name", .text("glasses")),
      ])
    let entry = Given.entry(8, "2026-02-03", "10:00", amount: 5000, of: id)
    var person = Person(at: .calendar, journal + [old, entry], language: language)
    person.press("show-year")
    var labels: [String] = []
    for case .choice(let choice) in person.program.screen(person.moment).body
    where !choice.hidesLabel {
      labels.append(choice.label)
    }
    #expect(labels == [word])
    person.press("layer-" + id.text.prefix(8))
    for case .heatMap(let map) in person.program.screen(person.moment).body {
      #expect(map.days[1][2] == .kept && map.days[2].isEmpty)
    }
    #expect(person.twins().isEmpty)
  }

  /// What the month says of its fills.
  private func legend(_ drafts: [Draft]) -> [String] {
    let person = Person(at: .calendar, drafts)
    var words: [String] = []
    for case .month(let month) in person.program.screen(person.moment).body {
      words = month.legend.map { $0.words }
    }
    return words
  }

  @Test("A layer is picked once for month and year, and each is judged as its streak is")
  func layers() {
    let water = Identifier(kind: "own", "water")
    func counter(_ id: Identifier, _ fields: [Field]) -> Draft {
      .create(
        id, kind: Tracker.kind,
        [Field("aim", .text("build")), Field("name", .text("Water"))] + fields)
    }
    let drafts =
      journal + [
        counter(water, [Field("mode", .text("counter")), Field("target", .int(2000))]),
        Given.entry(5, "2026-03-03", "10:00", amount: 2000, of: water),
        Given.entry(6, "2026-03-04", "10:00", amount: 1000, of: water),
      ]
    var person = Person(at: .calendar, drafts)
    #expect(person.parts.picked.contains("layer-vape"))
    #expect(person.parts.days["day-2026-03-03"]?.fill == nil, "another layer")
    person.press("layer-" + water.text.prefix(8))
    let days = person.parts.days
    #expect(days["day-2026-03-02"]?.fill == nil)
    #expect(days["day-2026-03-02"]?.sentence.contains("puffs") == false)
    #expect(days["day-2026-03-03"]?.fill == .kept)
    #expect(
      days["day-2026-03-03"]?.sentence == "Tuesday, 3 March 2026. Water: as you wanted it.")
    #expect(days["day-2026-03-04"]?.fill == .noted, "less than was wanted is neither")
    #expect(days["day-2026-03-04"]?.sentence.contains("Water: 1") == true)
    person.press("show-year")
    for case .heatMap(let map) in person.program.screen(person.moment).body {
      #expect(map.title == "Water, 2026" && map.days[2][2] == .kept)
    }
    person.receive(.addressed("#/today"))
    person.receive(.addressed("#/calendar"))
    #expect(person.parts.picked.contains("layer-" + water.text.prefix(8)))
    #expect(person.twins().isEmpty)
  }

  @Test("Who watches one thing is asked for no layer")
  func oneLayer() {
    #expect(Person(at: .calendar, journal).parts.presses["layer-vape"] == nil)
  }

  @Test("Today above its target says so, as its fill does")
  func aboveToday() {
    let drafts = overTarget(on: "2026-03-31")
    let today = Person(at: .calendar, drafts, now: Person.noon).parts.days["day-2026-03-31"]
    #expect(today?.fill == .over)
    #expect(today?.sentence.contains("40 puffs, above") == true)
  }

  @Test("A calendar of nothing is still a calendar")
  func empty() {
    var person = Person(at: .calendar, [Given.tracker(.vape)])
    #expect(person.parts.days.count == 31)
    #expect(person.twins().isEmpty)
    person.press("show-year")
    #expect(!person.words.isEmpty)
  }
}

/// The places along a path; how an arc gets from one to the next is left out.
private func places(_ path: String) -> [Int] {
  var places: [Int] = []
  for (number, part) in path.split(separator: "A", omittingEmptySubsequences: false).enumerated() {
    let numbers = part.split { !$0.isNumber && $0 != "-" }.compactMap { Int($0) }
    places += numbers.dropFirst(number == 0 ? 0 : 5)
  }
  return places
}

@Suite("Journey drawing")
struct WayDrawingTests {
  @Test(
    "The way stays inside its box, winds and shows the newest steps",
    arguments: [0, 1, 7, 8, 42, 43, 7300])
  func inside(steps: Int) {
    let drawing = WayDrawing(
      WayFigure(key: "w", sentence: "w", steps: steps, stops: [3], hasNext: true))
    #expect(drawing.firstShown <= max(0, steps - 1))
    #expect(steps - drawing.firstShown <= 42)
    #expect((0...WayDrawing.width).contains(drawing.walker.x))
    #expect((0...drawing.height).contains(drawing.walker.y))
    for path in [drawing.path, drawing.ahead] {
      let numbers = places(path)
      for (place, number) in numbers.enumerated() {
        #expect((0...(place % 2 == 0 ? WayDrawing.width : drawing.height)).contains(number))
      }
    }
    #expect(drawing.ahead.isEmpty == false)
  }

  @Test("Each step is next to the one before")
  func noJumps() {
    let drawing = WayDrawing(
      WayFigure(key: "w", sentence: "w", steps: 30, stops: [], hasNext: false))
    let numbers = places(drawing.path)
    for place in stride(from: 2, to: numbers.count, by: 2) {
      let across = abs(numbers[place] - numbers[place - 2])
      let up = numbers[place - 1] - numbers[place + 1]
      #expect((across == 0) != (up == 0))
      #expect(up >= 0)
    }
    #expect(drawing.ahead.isEmpty)
  }
}
