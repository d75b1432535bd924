// The gallery of milestones and the one card of Today.
import App
import Engine
import Testing

private let zone = Zone.fixed(UTCOffset(minutes: 60)!, name: "Test")
private func stopPlan(_ text: String) -> Plan {
  let day = Day(text: text)!
  return Plan(
    fromDay: day, kind: .stop, baseline: 10_000, quitDay: day,
    quitAt: zone.instant(day, DayBoundary.standard.start), price: 1000, packUnits: 20)
}
private let journal = [
  SampleJournal.tracker(.cigarettes, aim: .quit),
  SampleJournal.plan(stopPlan("2026-03-02"), of: SampleJournal.smoking),
  SampleJournal.craving(1, on: "2026-03-03", outcome: nil),
]

@Suite("Milestones screen") struct MilestonesScreenTests {
  @Test("The gallery names what was reached with its day, and what is next with its progress")
  func gallery() {
    let sitting = Sitting(.milestones, on: "2026-03-10", journal: journal)
    let rows = sitting.parts.rows
    let titles = rows.map { $0.title }
    #expect(titles.contains("1 week free"))
    #expect(titles.contains("20 minutes free"))
    #expect(titles.contains("First craving noted"))
    #expect(titles.contains("€25 saved"))
    #expect(!titles.prefix { $0 != "2 weeks free" }.isEmpty)
    #expect(rows.first { $0.title == "1 week free" }?.value == "9 March 2026")
    let next = sitting.parts.meters.map { $0.label }
    #expect(next.contains("2 weeks free") && next.contains("€50 saved"))
    #expect(next.contains("First craving passed"))
    #expect(!next.contains("28 days free"), "only the next one of each kind")
  }

  @Test("Of near twins the greatest has the medal with its tier; the others stay, folded")
  func tiers() {
    let sitting = Sitting(.milestones, on: "2026-03-10", journal: journal)
    var tiles: [List<Message>.Row] = []
    var earlier: [List<Message>.Row] = []
    for part in sitting.screen.body {
      if case .list(let list) = part, list.isTiled { tiles += list.rows }
      if case .details(let details) = part, details.key == "earlier",
        case .list(let list)? = details.body.first
      {
        earlier += list.rows
      }
    }
    let time = tiles.first { $0.title == "1 week free" }
    #expect(time?.medal == .time && time?.tier == 2)
    #expect(tiles.first { $0.title == "First craving noted" }?.tier == 0)
    #expect(!tiles.contains { $0.title == "20 minutes free" })
    #expect(earlier.contains { $0.title == "20 minutes free" && $0.medal == nil })
    let keys = tiles.map { $0.key } + earlier.map { $0.key }
    let reached = sitting.program.state.desk.overview.milestones(
      in: .init(code: "EUR")!, now: sitting.now, zone: zone
    ).reached
    #expect(keys.count == Set(keys).count)
    let named = keys.filter { $0.hasPrefix("reached-") }
    #expect(named.count == reached.count, "nothing is lost")
    #expect(tiles.first?.title == "1 week free", "the newest is at the head")
    let coming = tiles.filter { $0.key.hasPrefix("coming-") }
    let medals = coming.map { $0.medal }
    #expect(medals.contains(.waves) && !medals.contains(.time), "one for each family to come")
    #expect(coming.allSatisfy { $0.detail == "still to come" && $0.tier == 0 })
    #expect(sitting.page.contains("data-tier=\"II\""))
  }

  @Test("Food that is noted has medals, and none where numbers around it do no good")
  func food() {
    let day = Day(text: "2026-03-09")!
    let swap = Draft.create(
      Identifier(high: 7, low: 1), kind: SwapUse.kind,
      SwapUse.fields(
        "side-salad", focus: .common("fries"), energy: nil,
        now: zone.instant(day, TimeOfDay(text: "12:00")!), zone: zone, .standard))
    let begun = [SampleJournal.tracker(.cigarettes), swap]
    let rows = Sitting(.milestones, on: "2026-03-10", journal: begun).parts.rows
    #expect(rows.contains { $0.title == "First swap" && $0.value == "9 March 2026" })
    #expect(!rows.contains { $0.title == "First day of food noted" && $0.value == "still to come" })
    #expect(!Sitting(.today, on: "2026-03-10", journal: begun).parts.cards.contains("milestone"))
    let safety = Draft.create(
      Safety.identifier, kind: Safety.kind,
      [Field(SafetyFact.eatingDisorder.rawValue, .bool(true))])
    let quiet = Sitting(.milestones, on: "2026-03-10", journal: begun + [safety])
    #expect(!quiet.words.contains("swap") && !quiet.words.contains("food"))
    #expect(!Sitting(.milestones, on: "2026-03-10", journal: journal).words.contains("food"))
  }

  @Test("In German the units have their endings")
  func german() {
    let page = Sitting(.milestones, on: "2026-03-10", language: "de", journal: journal).words
    for words in [
      "20 Minuten frei", "8 Stunden frei", "2 Tage frei", "1 Woche frei", "3 Monate frei",
      "5 Jahre frei", "Ein Monat zählt hier 30 Tage, ein Jahr 365.", "Erster freier Tag",
      "3 freie Tage in Folge",
      "25 € gespart".replacing(
        " €", with: "\u{A0}€"),
    ] {
      #expect(page.contains(words), "\(words)")
    }
  }

  @Test("A milestone is celebrated once, and one word puts all of them away")
  func celebration() {
    var sitting = Sitting(.today, on: "2026-03-10", journal: journal)
    #expect(sitting.parts.cards.filter { $0 == "milestone" }.count == 1)
    let effects = sitting.press("milestone-seen")
    #expect(effects?.count == 1)
    #expect(!sitting.parts.cards.contains("milestone"))
    sitting.wait(seconds: 120)
    #expect(!sitting.parts.cards.contains("milestone"))
    // Two weeks are a new one.
    sitting.wait(seconds: 6 * 86_400)
    #expect(sitting.parts.cards.contains("milestone"))
  }

  @Test("What was reached long ago is in the gallery and not celebrated any more")
  func old() {
    let long = [
      SampleJournal.tracker(.cigarettes, aim: .quit),
      SampleJournal.craving(1, on: "2026-01-03", outcome: .passed),
    ]
    #expect(!Sitting(.today, on: "2026-03-10", journal: long).parts.cards.contains("milestone"))
    let rows = Sitting(.milestones, on: "2026-03-10", journal: long).parts.rows
    #expect(rows.contains { $0.title == "First craving passed" })
  }

  @Test("Switched off, there is no card, no link and no gallery")
  func hidden() {
    var settings = Sitting(.settings, on: "2026-03-10", journal: journal)
    let flipped = settings.flip("show-milestones")
    #expect(flipped)
    _ = settings.program.send(.went(.today), settings.moment)
    #expect(!settings.parts.cards.contains("milestone"))
    _ = settings.program.send(.went(.progress), settings.moment)
    #expect(!settings.parts.links.contains("#/milestones"))
    #expect(settings.parts.links.contains("#/recovery"))
    _ = settings.program.send(.went(.milestones), settings.moment)
    #expect(settings.parts.rows.isEmpty && settings.words.contains("switched off"))
  }

  @Test("A stage of recovery that is reached is said once, with what is known of it")
  func recovery() {
    let tracker = SampleJournal.tracker(.cigarettes, aim: .quit)
    let stopped = SampleJournal.plan(stopPlan("2026-03-07"), of: SampleJournal.smoking)
    var sitting = Sitting(.today, on: "2026-03-10", journal: [tracker, stopped])
    #expect(sitting.page.contains("Recovery: Breathing"))
    _ = sitting.press("milestone-seen")
    sitting.wait(seconds: 120)
    #expect(!sitting.page.contains("Recovery: Breathing"))
  }

  @Test("Today never asks in more than three cards; insight and idea come on top of them")
  func fewCards() {
    let noticing = Plan(fromDay: Day(text: "2026-03-02")!, kind: .notice)
    let more =
      journal + [
        SampleJournal.tracker(.vape, order: 1),
        SampleJournal.plan(noticing, of: SampleJournal.vaping, name: 2),
      ]
    let cards = Sitting(.today, on: "2026-03-10", journal: more).parts.cards
    let reading = ["insight", "tip"]
    #expect(cards.filter { !reading.contains($0) }.count <= 3)
    #expect(cards.contains("milestone") && cards.contains("tip"))
  }

  @Test("The gallery is calm in both languages", arguments: ["en", "de"])
  func calm(language: String) {
    let words = Sitting(.milestones, on: "2026-03-10", language: language, journal: journal).words
    for word in shamingWords { #expect(!words.contains(word), "\(word)") }
  }
}
