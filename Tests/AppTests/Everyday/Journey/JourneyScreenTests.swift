// The journey, its rest stops and challenges, and the weekly review on the screen.
import App
import Engine
import Testing

private let stop = Plan(
  fromDay: Day(text: "2026-03-02")!, kind: .stop, baseline: 10_000,
  quitDay: Day(text: "2026-03-02")!,
  quitAt: UTCOffset(minutes: 60)!.instant(Day(text: "2026-03-02")!, DayBoundary.standard.start))

private let free = [
  Given.tracker(.cigarettes), SampleJournal.plan(stop, of: Person.smoking),
]

@Suite("Journey screen")
struct JourneyScreenTests {
  @Test("Steps are counted, and what was reached stays after a slip")
  func steps() {
    let before = Person(at: .journey, free)
    #expect(before.words.contains("29\nsteps"))
    #expect(before.parts.cards.contains("open-smokeBreath"))
    let slip = Given.entry(1, "2026-03-31", "10:00", of: Person.smoking)
    let after = Person(at: .journey, free + [slip])
    #expect(after.words.contains("29\nsteps"))
    #expect(after.parts.cards.contains("open-smokeBreath"))
    for word in unkindWords { #expect(!after.words.contains(word), "\(word)") }
  }

  @Test("What was laid at a stop stays a surprise until it opens")
  func surprise() {
    var person = Person(at: .journey, free)
    person.press("stop-smokeMood")
    person.type("You wrote this in March", into: "stop-note")
    person.press("stop-keep")
    #expect(person.words.contains("Something of yours waits here"))
    #expect(!person.words.contains("You wrote this in March"))
    // Six weeks after the last use the stop opens.
    person.now = person.now.adding(milliseconds: 20 * 24 * Milliseconds.hour)
    #expect(person.words.contains("You wrote this in March"))
    #expect(person.parts.cards.contains("open-smokeMood"))
  }

  @Test("A stop holds a treat and a picture that are there already")
  func treat() {
    let wish = Draft.create(
      Given.name(40), kind: Wish.kind,
      [
        Field("amount", .int(2500)), Field("currency", .text("EUR")),
        Field("title", .text("A book")),
      ])
    var person = Person(at: .journey, free + [wish])
    person.press("stop-smokeTaste")
    #expect(person.parts.selects["stop-picture"] == nil, "there is no picture to choose")
    person.select(Given.name(40).text, in: "stop-wish")
    person.press("stop-keep")
    #expect(person.words.contains("Your treat: A book, €25.00"))
    person.press("stop-smokeTaste")
    person.select("", in: "stop-wish")
    person.press("stop-keep")
    #expect(!person.words.contains("A book"))
    person.press("undo")
    #expect(person.words.contains("A book"))
  }

  @Test("Three challenges are offered, one can be taken and let go, and none has to be")
  func challenge() {
    var person = Person(at: .journey, free)
    let offers = person.parts.cards.filter { $0.hasPrefix("offer-") }
    #expect(offers.count == 3)
    person.press("take-1")
    #expect(!person.parts.cards.contains { $0.hasPrefix("offer-") })
    #expect(person.parts.cards.contains("challenge"))
    let monday = Day(text: "2026-03-30")!
    let name = Challenge.identifier(week: monday)
    #expect(person.journal[name]?.isVisible == true)
    person.press("drop-challenge")
    #expect(person.parts.cards.filter { $0.hasPrefix("offer-") } == offers)
    person.press("take-0")
    #expect(person.journal[name]?.isVisible == true)
    // The week after offers anew.
    person.now = person.now.adding(milliseconds: 7 * 24 * Milliseconds.hour)
    #expect(person.parts.cards.filter { $0.hasPrefix("offer-") }.count == 3)
  }

  @Test("The same week offers the same on each of its days and after what was logged in it")
  func sameWeek() {
    let tuesday = Person(at: .journey, free)
    var friday = Person(
      at: .journey, free, now: Person.noon.adding(milliseconds: 72 * Milliseconds.hour))
    let offers = tuesday.parts.cards.filter { $0.hasPrefix("offer-") }
    #expect(friday.parts.cards.filter { $0.hasPrefix("offer-") } == offers)
    _ = friday.program.send(.craving(.pressedCraving), friday.moment)
    friday.receive(.addressed("#/journey"))
    #expect(friday.parts.cards.filter { $0.hasPrefix("offer-") } == offers)
  }

  @Test("Without a tracker there is a beginning and no number")
  func empty() {
    let settings = Draft.create(
      Settings.identifier, kind: Settings.kind, [Field("welcomedAt", .int(1))])
    var person = Person(at: .journey, [settings])
    #expect(person.words.contains("The way begins with a day"))
    #expect(person.twins().isEmpty)
    person.receive(.addressed("#/weeks"))
    #expect(person.words.contains("Little or nothing is recorded for these days"))
    person.receive(.addressed("#/calendar"))
    person.press("show-year")
    #expect(person.words.contains("Nothing to show yet"))
  }

  @Test("Identities stand once, in both languages", arguments: Language.allCases)
  func identities(language: Language) {
    for route in [Route.journey, .weeks, .calendar] {
      var person = Person(
        at: route, free + [Given.tracker(.vape), Given.entry(5, "2026-01-02", "10:00")],
        language: language)
      #expect(person.twins().isEmpty, "\(route.path)")
      for word in unkindWords { #expect(!person.words.contains(word), "\(word)") }
    }
  }
}

@Suite("Weekly review screen")
struct WeeksScreenTests {
  private static func at(_ date: String, _ drafts: [Draft], _ route: Route = .today) -> Person {
    let now = UTCOffset(minutes: 120)!.instant(Day(text: date)!, TimeOfDay(text: "13:00")!)
    return Person(at: route, drafts, now: now)
  }

  @Test("The card comes on the person's day and the day after, until it is put away")
  func card() {
    for (date, isThere) in [
      ("2026-04-04", false), ("2026-04-05", true), ("2026-04-06", true), ("2026-04-07", false),
    ] {
      #expect(WeeksScreenTests.at(date, free).parts.cards.contains("week-review") == isThere)
    }
    var sunday = WeeksScreenTests.at("2026-04-05", free)
    sunday.press("week-review-dismiss")
    #expect(!sunday.parts.cards.contains("week-review"))
    let thursday = Draft.create(
      Settings.identifier, kind: Settings.kind, [Field("reviewDay", .int(3))])
    #expect(
      WeeksScreenTests.at("2026-04-02", free + [thursday]).parts.cards.contains("week-review"))
  }

  @Test("Nobody is asked to look at a week in the first one")
  func firstWeek() {
    let drafts = [Given.tracker(.vape), Given.entry(1, "2026-04-02", "10:00")]
    #expect(!WeeksScreenTests.at("2026-04-05", drafts).parts.cards.contains("week-review"))
  }

  private static func practised(_ number: Int, _ kind: PracticeKind, _ day: String) -> Draft {
    let at = UTCOffset(minutes: 120)!.instant(Day(text: day)!, TimeOfDay(text: "07:00")!)
    return .create(
      Given.name(number), kind: PracticeRun.kind,
      [
        Field("at", .int(at.milliseconds)), Field("counted", .int(630_000)),
        Field("day", .int(Int64(Day(text: day)!.number))),
        Field("ended", .int(at.milliseconds + 630_000)), Field("kind", .text(kind.rawValue)),
        Field("state", .text("done")),
      ])
  }

  @Test("Minutes of practice are among what went well, and alone bring the card, too")
  func minutes() {
    let runs = [
      WeeksScreenTests.practised(50, .meditation, "2026-03-31"),
      WeeksScreenTests.practised(51, .meditation, "2026-04-02"),
      WeeksScreenTests.practised(52, .intervals, "2026-04-02"),
    ]
    let person = WeeksScreenTests.at("2026-04-05", free + runs, .weeks)
    #expect(person.words.contains("You gave 22 minutes to quiet practice."))
    #expect(person.words.contains("You moved for 11 minutes."))
    let early = WeeksScreenTests.practised(53, .breathing, "2026-03-20")
    let idle = [Given.tracker(.vape)]
    let card = WeeksScreenTests.at("2026-04-05", idle + runs + [early])
    #expect(card.parts.cards.contains("week-review"))
    #expect(!WeeksScreenTests.at("2026-04-05", idle).parts.cards.contains("week-review"))
  }

  @Test("The page names what went well, one thing to try, and goes back page by page")
  func page() {
    let old = Given.entry(1, "2025-06-01", "10:00", of: Person.smoking, offset: 120)
    var person = WeeksScreenTests.at("2026-04-05", free + [old], .weeks)
    #expect(person.words.contains("Smoking: 6 days without."))
    #expect(person.words.contains("One thing to try"))
    #expect(person.words.contains("30 Mar – 5 Apr"))
    #expect(person.words.contains("23 Mar – 29 Mar"))
    #expect(!person.words.contains("1 Sept") && !person.words.contains("26 Jan – 1 Feb"))
    person.press("more-weeks")
    #expect(person.words.contains("26 Jan – 1 Feb"))
    #expect(person.words.contains("Little or nothing is recorded for these days"))
  }
}
