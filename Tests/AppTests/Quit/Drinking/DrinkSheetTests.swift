// A drink with its size, the way in which drinking is noted, and the weeks with their guidance.

import App
import Engine
import Testing

private let drinking = Tracker.identifier(for: .alcohol)

private func settings(_ fields: [Field]) -> Draft {
  .create(Settings.identifier, kind: Settings.kind, fields)
}

private func country(_ code: String) -> Draft { settings([Field("country", .text(code))]) }

private func safety(_ fact: SafetyFact) -> Draft {
  .create(Safety.identifier, kind: Safety.kind, [Field(fact.rawValue, .bool(true))])
}

private func person(
  _ route: Route = .today, language: String = "en", journal: [Draft]
) -> Sitting {
  Sitting(
    route, on: "2026-11-20", at: "20:00", language: language,
    journal: [SampleJournal.tracker(.alcohol)] + journal)
}

struct DrinkSheetTests {
  @Test(
    "A glass from the list says what is in it, in the country's unit",
    arguments: [
      ("GB", "en", "drink-beerThird", "1.7 UK units · 13 g of alcohol"),
      ("GB", "de", "drink-beerThird", "1,7 britische Einheiten · 13 g Alkohol"),
      ("CA", "en", "drink-pint", "1.3 Canadian standard drinks · 18 g of alcohol"),
      ("AU", "en", "drink-beerHalf", "2 Australian standard drinks · 20 g of alcohol"),
      ("US", "en", "drink-beerCan", "1 US standard drink · 14 g of alcohol"),
      ("DE", "de", "drink-beerHalf", "20 g Alkohol"),
      ("AT", "en", "drink-wineSmall", "9 g of alcohol"),
    ])
  func units(code: String, language: String, preset: String, line: String) {
    var sitting = person(language: language, journal: [country(code)])
    _ = sitting.press("log-more")
    _ = sitting.press("sized-drink")
    _ = sitting.press(preset)
    #expect(sitting.controls.texts.contains(line), "\(sitting.controls.texts)")
    #expect(!sitting.page.contains("kcal"))
  }

  @Test("A drink of one's own is kept with its size, as one drink, at this moment")
  func ownDrink() throws {
    var sitting = person(journal: [country("GB")])
    _ = sitting.press("log-more")
    _ = sitting.press("sized-drink")
    sitting.type("440", into: "drink-volume")
    sitting.type("4.8", into: "drink-strength")
    sitting.type("2", into: "drink-count")
    _ = sitting.press("drink-save")
    let state = sitting.program.state
    #expect(state.drinking.form == nil)
    #expect(state.desk.overview.use(of: drinking).amount(on: Day(text: "2026-11-20")!) == 2000)
    let entry = try #require(
      state.desk.records.all.compactMap { record -> Entry? in
        if case .entry(let entry) = record { entry } else { nil }
      }.first)
    // 440 ml × 4.8 % × 0.789 = 16.664 g, twice.
    #expect(entry.alcohol == 33_328)
    #expect(entry.at == sitting.moment.now)
    #expect(state.desk.toast == "Noted: 2 drinks, 4.2 UK units.")
  }

  @Test("Fluid ounces are offered first in the United States, and can be picked anywhere")
  func ounces() {
    var american = person(journal: [country("US")])
    _ = american.press("log-more")
    _ = american.press("sized-drink")
    #expect(american.controls.picked.contains("drink-oz"))
    _ = american.press("drink-beerCan")
    #expect(american.field("drink-volume")?.value == "12")
    american.type("12", into: "drink-volume")
    american.type("5", into: "drink-strength")
    #expect(american.controls.texts.contains("1 US standard drink · 14 g of alcohol"))
    var british = person(journal: [country("GB")])
    _ = british.press("log-more")
    _ = british.press("sized-drink")
    #expect(british.controls.picked.contains("drink-ml"))
    _ = british.press("drink-oz")
    #expect(british.controls.picked.contains("drink-oz"))
  }

  @Test(
    "What is no drink is not kept, and the field says what it wants",
    arguments: [
      ("", "5", "1", "drink-volume"), ("0", "5", "1", "drink-volume"),
      ("5001", "5", "1", "drink-volume"), ("much", "5", "1", "drink-volume"),
      ("500", "", "1", "drink-strength"), ("500", "101", "1", "drink-strength"),
      ("500", "-5", "1", "drink-strength"), ("500", "5", "0", "drink-count"),
      ("500", "5", "51", "drink-count"), ("500", "5", "", "drink-count"),
    ])
  func problems(volume: String, strength: String, count: String, key: String) {
    var sitting = person(journal: [])
    _ = sitting.press("log-more")
    _ = sitting.press("sized-drink")
    sitting.type(volume, into: "drink-volume")
    sitting.type(strength, into: "drink-strength")
    sitting.type(count, into: "drink-count")
    #expect(sitting.field(key)?.problem == nil)
    _ = sitting.press("drink-save")
    #expect(sitting.field(key)?.problem != nil)
    #expect(sitting.program.state.desk.overview.entryCount == 0)
  }

  @Test("Energy is off at first, on by a switch, and never there where numbers do no good")
  func calories() {
    var open = person(.settings, journal: [country("GB")])
    _ = open.press("drink-calories")
    _ = open.program.send(.went(.today), open.moment)
    _ = open.program.send(.drinking(.pressedSizedDrink(drinking)), open.moment)
    _ = open.press("drink-beerHalf")
    #expect(open.controls.texts.contains("2.5 UK units · 20 g of alcohol · 138 kcal"))
    var closed = person(
      .settings,
      journal: [settings([Field("drinkCalories", .bool(true))]), safety(.eatingDisorder)])
    #expect(!closed.has("drink-calories"))
    #expect(!closed.page.contains("kcal"))
    _ = closed.program.send(.went(.today), closed.moment)
    _ = closed.press("log-more")
    _ = closed.press("sized-drink")
    _ = closed.press("drink-beerHalf")
    #expect(!closed.page.contains("kcal"))
  }
}

struct DrinkingWayTests {
  private static let beer = SampleJournal.total(3, on: "2026-11-18", of: drinking)

  @Test(
    "The switch changes how it is noted from now on and keeps what there is",
    arguments: ["en", "de"])
  func thereAndBack(language: String) {
    var sitting = person(.plan, language: language, journal: [Self.beer])
    #expect(sitting.controls.picked.contains("drinking-byDrinks"))
    _ = sitting.press("drinking-byLevel")
    var state = sitting.program.state
    #expect(state.desk.overview.trackers[0].drinksByLevel)
    #expect(state.desk.overview.trackers[0].since == Day(text: "2026-11-20"))
    #expect(state.desk.overview.modeChanges.map { $0.day } == [Day(text: "2026-11-20")!])
    #expect(state.desk.overview.modeChanges.map { $0.before } == [nil])
    #expect(state.desk.overview.use(of: drinking).amount(on: Day(text: "2026-11-18")!) == 3000)
    _ = sitting.press("drinking-byDrinks")
    state = sitting.program.state
    #expect(!state.desk.overview.trackers[0].drinksByLevel)
    #expect(state.desk.overview.trackers[0].mode == nil)
    #expect(state.desk.overview.trackers[0].dayBoundary == nil)
    // The day ends as it began.
    #expect(state.desk.overview.modeChanges.isEmpty)
    #expect(state.desk.overview.use(of: drinking).amount(on: Day(text: "2026-11-18")!) == 3000)
  }

  @Test("In the morning the levels begin with the evening before")
  func inTheMorning() {
    var sitting = Sitting(
      .plan, on: "2026-11-20", at: "09:00", journal: [SampleJournal.tracker(.alcohol)])
    _ = sitting.press("drinking-byLevel")
    #expect(sitting.program.state.desk.overview.trackers[0].since == Day(text: "2026-11-19"))
  }

  @Test("Behind the gate the levels count nothing in a row, and say so")
  func gate() {
    var sitting = person(.plan, journal: [safety(.alcoholWithdrawal)])
    _ = sitting.press("drinking-byLevel")
    #expect(sitting.program.state.desk.overview.trackers[0].hidesStreak)
    #expect(sitting.page.contains("Nothing is counted in a row"))
  }

  @Test("Other trackers have no such switch")
  func others() {
    let sitting = Sitting(.plan, on: "2026-11-20", journal: [SampleJournal.tracker(.vape)])
    #expect(!sitting.has("drinking-byLevel"))
  }
}

struct DrinkWeeksTests {
  /// Twelve drinks without a size in this week: 120 g, or 160 g in the United States.
  private static let week = [
    SampleJournal.total(0, on: "2026-11-16", of: drinking),
    SampleJournal.total(5, on: "2026-11-17", of: drinking),
    SampleJournal.total(7, on: "2026-11-18", of: drinking),
  ]

  @Test(
    "The week stands beside what the authority says today",
    arguments: [
      ("GB", "15.2 UK units", "no more than 14 units a week", 14_000, "above the line"),
      (
        "AU", "12 Australian", "10 standard drinks a week", 10_000,
        "above the line. One day was above 4"
      ),
      ("CA", "12 Canadian", "1 to 2 standard drinks a low one", 2000, "above the moderate range"),
      ("DE", "120 g of alcohol", "low below 27 g a week", 27_000, "above the moderate range"),
      ("US", "12 US standard drinks", "name no number anymore", nil, nil),
      ("AT", "120 g of alcohol", "no guidance could be confirmed", nil, nil),
    ] as [(String, String, String, Int64?, String?)])
  func guidance(code: String, sum: String, words: String, line: Int64?, place: String?) throws {
    let sitting = person(.progress, journal: [country(code)] + Self.week)
    let page = sitting.controls.texts.joined(separator: "\n")
    #expect(page.contains("This week so far: " + sum), "\(page)")
    #expect(page.contains("Known days: 3, without a drink: 1."))
    #expect(page.contains(words))
    let chart = try #require(sitting.chart("drink-weeks"))
    #expect(chart.points.count == 8)
    #expect(chart.points.dropLast().allSatisfy { $0.value == nil })
    #expect(chart.points[7].value != nil)
    #expect(chart.points[7].target == line)
    #expect(page.contains("This week is") == (place != nil))
    if let place { #expect(page.contains(place)) }
  }

  @Test("In German the guidance stands too", arguments: ["GB", "US", "CA", "AU", "DE", "AT"])
  func german(code: String) {
    let sitting = person(.progress, language: "de", journal: [country(code)] + Self.week)
    let page = sitting.controls.texts.joined(separator: "\n")
    #expect(page.contains("Diese Woche bisher"))
    #expect(page.contains("im November 2026"))
    #expect(!page.contains("This week"))
  }

  @Test("A week within the number says so, and a part that is estimated is named")
  func within() {
    let beer = Draft.create(
      Identifier(high: 6, low: 6), kind: Entry.kind,
      [
        Field("amount", .int(1000)), Field("day", .int(Int64(Day(text: "2026-11-17")!.number))),
        Field("tracker", .text(drinking.text)),
      ] + DrinkPreset.beerHalf.size.fields)
    let sitting = person(.progress, journal: [country("GB"), beer])
    let page = sitting.controls.texts.joined(separator: "\n")
    #expect(page.contains("This week so far: 2.5 UK units"))
    #expect(page.contains("This week is within it so far."))
    #expect(!page.contains("Estimated of it"))
    #expect(!page.contains("taken for 10 g"))
  }

  @Test(
    "Behind the gate nothing says none, and no number is set against the week",
    arguments: ["GB", "DE", "CA", "AT"])
  func gate(code: String) throws {
    let sitting = person(
      .progress, journal: [country(code), safety(.alcoholWithdrawal)] + Self.week)
    let page = sitting.controls.texts.joined(separator: "\n")
    #expect(page.contains("This week so far"))
    #expect(!page.contains("none"))
    #expect(!page.contains("This week is"))
    #expect(try #require(sitting.chart("drink-weeks")).points.allSatisfy { $0.target == nil })
    #expect(sitting.controls.cards.contains("alcohol-caution-weeks"))
  }

  @Test("Nothing noted about drinking shows no weeks, and other trackers have none")
  func nothing() {
    #expect(person(.progress, journal: [country("GB")]).chart("drink-weeks") == nil)
    let vape = Sitting(
      .progress, on: "2026-11-20",
      journal: [
        SampleJournal.tracker(.vape),
        SampleJournal.total(3, on: "2026-11-18", of: SampleJournal.vaping),
      ])
    #expect(vape.chart("drink-weeks") == nil)
  }
}
