// What History lists, and in which order.
import App
import Engine
import Testing

@Suite("The history lists what was recorded")
struct HistoryListTests {
  let days = [
    Given.tracker(.vape),
    Given.entry(1, "2026-03-31", "09:05", amount: 3000),
    Given.entry(2, "2026-03-31", "11:00", more: [Field("note", .text("on the balcony"))]),
    Given.entry(3, "2026-03-30", "23:40"),
    Given.entry(4, "2026-03-31", "01:10", day: "2026-03-30"),
  ]

  @Test("Days and records stand newest first, and a late entry stands with the day before")
  func order() {
    let parts = Person(at: .history, days).parts
    #expect(parts.cards == ["day-2026-03-31", "day-2026-03-30"])
    #expect(parts.rows.map { $0.title } == ["1 puff", "3 puffs", "1 puff", "1 puff"])
    #expect(parts.rows.map { $0.value } == ["11:00", "09:05", "01:10", "23:40"])
    #expect(parts.rows[0].detail == "on the balcony")
    #expect(parts.texts.contains("4 puffs"))
    #expect(parts.texts.contains("2 puffs"))
  }

  @Test("Only the newest day is open, under the name of its month")
  func folds() {
    let drafts = days + [Given.entry(6, "2026-02-27", "10:00")]
    let person = Person(at: .history, drafts)
    let body = person.program.screen(person.moment).body
    var months: [String] = []
    var open: [String] = []
    for case .stack(let parts) in body {
      for part in parts {
        if case .heading(let heading) = part { months.append(heading.text) }
        if case .details(let day) = part, day.isOpen { open.append(day.key) }
      }
    }
    #expect(months == ["March 2026", "February 2026"])
    #expect(open == ["day-2026-03-31"])
  }

  @Test("The calendar is one press away, for a day of long ago")
  func calendar() {
    #expect(Person(at: .history, days).parts.links.contains("#/calendar"))
  }

  @Test("Days are named in the person's language", arguments: Language.allCases)
  func names(_ language: Language) {
    let drafts = days + [Given.entry(5, "2026-03-27", "10:00", offset: 60)]
    let words = Person(at: .history, drafts, language: language).words
    let expected =
      language == .english
      ? ["History", "Today", "Yesterday", "Friday, 27 March 2026"]
      : ["Verlauf", "Heute", "Gestern", "Freitag, 27. März 2026"]
    for word in expected { #expect(words.contains(word)) }
  }

  @Test("Ten days are shown, and ten more at each press")
  func paging() {
    let first = Day(text: "2026-02-01")!
    let drafts =
      [Given.tracker(.vape)]
      + (0..<25).map { Given.entry($0, first.adding(days: $0 * 2).text, "10:00") }
    var person = Person(at: .history, drafts)
    #expect(person.parts.cards.count == 10)
    #expect(person.parts.cards.first == "day-2026-03-21")
    person.press("more")
    #expect(person.parts.cards.count == 20)
    person.press("more")
    #expect(person.parts.cards.count == 25)
    #expect(person.parts.cards.last == "day-2026-02-01")
    #expect(person.parts.buttons["more"] == nil)
  }

  @Test("A filter is offered for several trackers only and hides the other ones")
  func filter() {
    #expect(Person(at: .history, days).parts.presses["filter-all"] == nil)
    let drafts =
      days + [
        Given.tracker(.cigarettes),
        Given.entry(9, "2026-03-29", "10:00", of: Person.smoking),
        Given.craving(10, "2026-03-28", "10:00"),
      ]
    var person = Person(at: .history, drafts)
    #expect(person.parts.cards.count == 4)
    person.press("filter-" + Person.smoking.text)
    #expect(person.parts.cards == ["day-2026-03-29"])
    #expect(person.parts.rows.map { $0.title } == ["1 cigarette"])
    person.press("filter-all")
    #expect(person.parts.cards.count == 4)
  }

  @Test("A day sums up what has a unit; numbers of trackers of one's own stand on their rows")
  func namelessNumbers() {
    let water = GivenTracker(name: "Water", mode: .counter)
    let drafts =
      days + [
        water.draft(order: 1),
        Given.entry(7, "2026-03-31", "08:00", amount: 5000, of: water.id),
      ]
    var person = Person(at: .history, drafts)
    #expect(person.parts.texts.contains("4 puffs"))
    person.press("filter-" + water.id.text)
    #expect(!person.parts.texts.contains("4 puffs"))
  }

  @Test("A day's total counts, and its single entries say that they do not")
  func totals() {
    let parts = Person(at: .history, days + [Given.total("2026-03-30", 12000)]).parts
    #expect(parts.texts.contains("12 puffs"))
    #expect(parts.rows[2].title == "12 puffs")
    #expect(parts.rows[2].detail == "the whole day as one number")
    #expect(parts.rows[3].detail == "the day's number counts instead")
  }

  @Test("A craving says what is known of it and nothing else")
  func cravings() {
    let drafts = [
      Given.tracker(.vape),
      Given.craving(
        1, "2026-03-31", "08:00",
        more: [
          Field("intensity", .int(7)), Field("outcome", .text("passed")),
          Field("triggers", .list([.text("coffee"), .text("own:the bus")])),
        ]),
      Given.craving(2, "2026-03-31", "07:00"),
    ]
    let parts = Person(at: .history, drafts).parts
    #expect(parts.rows.map { $0.detail } == ["It passed · 7 of 10 · Coffee · the bus", "Open"])
    #expect(parts.texts.contains("2 cravings"))
  }

  @Test("An empty history says what will stand there", arguments: Language.allCases)
  func empty(_ language: Language) {
    let parts = Person(at: .history, [Given.tracker(.vape)], language: language).parts
    #expect(parts.rows.isEmpty)
    #expect(parts.words.contains(language == .english ? "Nothing here yet" : "noch nichts"))
  }

  @Test("An entry of a tracker that is gone is still listed and opens")
  func unknownTracker() {
    var person = Person(
      at: .history,
      [Given.tracker(.vape), Given.entry(1, "2026-03-31", "09:00", of: Person.smoking)])
    #expect(person.parts.rows.map { $0.title } == ["1 ×"])
    person.press("row-" + Given.name(1).text)
    #expect(person.parts.fields["record-amount"]?.value == "1")
  }
}
