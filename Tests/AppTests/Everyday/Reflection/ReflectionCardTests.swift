// Morning and evening on Today: once a day, only when asked for, and never a wall of cards.
import App
import Engine
import Testing

private let asked = Draft.create(
  Settings.identifier, kind: Settings.kind,
  [Field("asksEvening", .bool(true)), Field("asksMorning", .bool(true))])

private func person(
  _ date: String, _ time: String, _ drafts: [Draft] = [], asks: Bool = true,
  language: Language = .english
) -> Person {
  let now = UTCOffset(minutes: 120)!.instant(Day(text: date)!, TimeOfDay(text: time)!)
  return Person(
    at: .today, [Given.tracker(.vape)] + (asks ? [asked] : []) + drafts, language: language,
    now: now)
}

private let day = Day(text: "2026-04-07")!

@Suite("Morning and evening")
struct ReflectionCardTests {
  @Test("Nobody is asked who did not ask for it", arguments: ["08:00", "19:00"])
  func offByDefault(time: String) {
    let cards = person("2026-04-07", time, asks: false).parts.cards
    #expect(!cards.contains("pledge") && !cards.contains("day-review"))
  }

  @Test(
    "The morning lasts until noon, the evening begins at 18:00 and lasts as long as the day",
    arguments: [
      ("03:59", "day-review"), ("04:00", "pledge"), ("11:59", "pledge"), ("12:00", ""),
      ("17:59", ""), ("18:00", "day-review"), ("23:59", "day-review"),
    ])
  func hours(time: String, card: String) {
    let cards = person("2026-04-07", time).parts.cards.filter {
      $0 == "pledge" || $0 == "day-review"
    }
    #expect(cards == (card.isEmpty ? [] : [card]))
  }

  @Test("To stay within a number is offered to those who have one")
  func within() {
    let plan = SampleJournal.plan(
      Plan(
        fromDay: Day(text: "2026-04-01")!, kind: .reduce, baseline: 20_000,
        quitDay: Day(text: "2026-06-01")!), of: Person.vape)
    #expect(person("2026-04-07", "08:00").parts.presses["intention-within"] == nil)
    #expect(person("2026-04-07", "08:00", [plan]).parts.presses["intention-within"] != nil)
  }

  @Test("A chosen sentence is kept once for its day and seen in the evening and on the day's page")
  func pledge() {
    var morning = person("2026-04-07", "08:00")
    #expect(morning.press("pledge-keep").isEmpty, "nothing chosen, nothing kept")
    morning.press("intention-pause")
    morning.press("pledge-keep")
    #expect(!morning.parts.cards.contains("pledge"))
    let kept = morning.program.state.desk.overview.reflections.pledge(on: day)
    #expect(kept?.intention == .pause && kept?.id == Pledge.identifier(on: day))
    morning.now = UTCOffset(minutes: 120)!.instant(day, TimeOfDay(text: "19:00")!)
    #expect(morning.words.contains("This morning you said: “Today, I wait a little"))
    morning.receive(.addressed("#/day/2026-04-07"))
    #expect(morning.parts.cards.contains("said-pledge"))
  }

  @Test("One's own words go before a chosen sentence, and are cut where they are too long")
  func ownWords() {
    var person = person("2026-04-07", "08:00")
    person.press("intention-kind")
    person.type(String(repeating: "x", count: 500), into: "pledge-own")
    person.press("pledge-keep")
    let kept = person.program.state.desk.overview.reflections.pledge(on: day)
    #expect(kept?.text.count == Pledge.longestText && kept?.intention == nil)
  }

  @Test("The evening keeps words and lines, no number; the line comes back the next morning")
  func review() {
    var person = person("2026-04-07", "20:00")
    #expect(person.press("review-keep").isEmpty)
    person.press("word-hard")
    person.press("word-proud")
    person.press("word-hard")
    person.type("tea", into: "review-helped")
    person.type("walk first", into: "review-tomorrow")
    person.press("review-keep")
    let kept = person.program.state.desk.overview.reflections.review(on: day)
    #expect(kept?.words == [.proud] && kept?.helped == "tea")
    #expect(!person.parts.cards.contains("day-review"))
    person.now = UTCOffset(minutes: 120)!.instant(
      day.adding(days: 1), TimeOfDay(text: "08:00")!)
    #expect(person.words.contains("Yesterday you wrote: “walk first”"))
  }

  @Test("After midnight the evening still belongs to the day that is ending")
  func afterMidnight() {
    var person = person("2026-04-08", "01:30")
    person.press("word-calm")
    person.press("review-keep")
    #expect(person.program.state.desk.overview.reflections.review(on: day) != nil)
  }

  @Test("What is put off comes back another day")
  func putOff() {
    var person = person("2026-04-07", "08:00")
    person.press("pledge-dismiss")
    #expect(!person.parts.cards.contains("pledge"))
    person.now = person.now.adding(milliseconds: 24 * Milliseconds.hour)
    #expect(person.parts.cards.contains("pledge"))
  }

  @Test("There are never more than three cards that ask something", arguments: ["08:00", "19:00"])
  func noWall(time: String) {
    let plan = Plan(
      fromDay: Day(text: "2026-03-01")!, kind: .reduce, baseline: 10_000,
      quitDay: Day(text: "2026-08-01")!)
    let drafts =
      [SampleJournal.plan(plan, of: Person.vape), Given.entry(1, "2026-03-20", "10:00")]
      + (2...6).map { Given.craving($0, "2026-04-0\($0)", "10:00") }
    // 5 April 2026 is a Sunday.
    let cards = person("2026-04-05", time, drafts).parts.cards.filter {
      !["install", "backup", "lock", "insight", "tip"].contains($0)
    }
    #expect(cards.count <= 3)
    #expect(cards.contains(time == "08:00" ? "pledge" : "day-review"))
  }

  @Test("The switches, the day of review and the aims are settings, and odd input changes nothing")
  func settings() {
    var person = Person(at: .settings, [Given.tracker(.vape)])
    person.press("asks-morning")
    person.press("asks-evening")
    person.select("2", in: "review-day")
    person.select("9", in: "review-day")
    let rhythm = person.program.state.desk.overview.settings.rhythm
    #expect(rhythm.asksInTheMorning && rhythm.asksInTheEvening && rhythm.reviewDay == .wednesday)
    for (typed, aim) in [("25", 25), ("0", 25), ("121", 25), ("x", 25), ("120", 120), ("", 120)] {
      _ = person.program.send(.calendar(.typedAim(.mindful, typed)), person.moment)
      #expect(person.program.state.desk.overview.settings.rhythm.mindfulAim == aim, "\(typed)")
    }
    #expect(person.program.state.desk.overview.settings.rhythm.workoutAim == 30)
  }

  @Test("Every word of both cards is there in both languages, and none is unkind")
  func words() {
    for time in ["08:00", "19:00"] {
      let english = person("2026-04-07", time)
      let german = person("2026-04-07", time, language: .german)
      for word in unkindWords {
        #expect(!english.words.contains(word) && !german.words.contains(word), "\(word)")
      }
      #expect(english.parts.presses.keys.sorted() == german.parts.presses.keys.sorted())
    }
  }
}
