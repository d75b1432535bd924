// Under the clock of who has stopped: three tiles with what is known, and a bird for each craving
// that passed today.
import App
import Engine
import Testing

private func day(_ text: String) -> Day { Day(text: text)! }

/// Stopped on 1 February 2026, with a price or without one.
private func stop(price: Int64? = 800, baseline: Int64? = 20_000) -> Plan {
  Plan(
    fromDay: day("2026-02-01"), kind: .stop, baseline: baseline, quitDay: day("2026-02-01"),
    quitAt: Zone.berlin.instant(day("2026-02-01"), TimeOfDay(minutes: 240)!),
    price: price, packUnits: price == nil ? nil : 20)
}

/// The tiles: where each leads, its number and its words.
private func tiles(_ tab: Tab) -> [String] {
  var found: [String] = []
  for case .grid(let parts) in tab.screen.body {
    for case .link(let link) in parts {
      found.append(link.address + " " + (link.value ?? "–") + " " + link.label)
    }
  }
  return found
}

private func birds(_ tab: Tab) -> Int {
  var count = 0
  func add(_ parts: [Component<Message>]) {
    for part in parts {
      switch part {
      case .bird: count += 1
      case .stack(let parts), .row(let parts): add(parts)
      default: break
      }
    }
  }
  add(tab.screen.body)
  return count
}

struct TodayFactsTests {
  @Test(
    "Who has stopped sees what was saved, what was not used and what mends, each with its place",
    arguments: [
      (
        "en",
        [
          "#/savings €296 saved in all", "#/progress 740 cigarettes not used",
          "#/recovery 30\u{A0}% Circulation",
        ]
      ),
      (
        "de",
        [
          "#/savings 296\u{A0}€ insgesamt gespart", "#/progress 740 Zigaretten weniger",
          "#/recovery 30\u{A0}% Durchblutung",
        ]
      ),
    ])
  func three(language: String, expected: [String]) {
    #expect(tiles(today(stop(), on: "2026-03-10", language: language)) == expected)
  }

  @Test("What is not known has no tile, and nobody sees a sum of none")
  func unknown() {
    let places = { (tab: Tab) in tiles(tab).map { $0.prefix { $0 != " " } } }
    #expect(places(today(stop(price: nil), on: "2026-03-10")) == ["#/progress", "#/recovery"])
    let plain = stop(price: nil, baseline: nil)
    #expect(places(today(plain, on: "2026-03-10")) == ["#/recovery"])
    #expect(places(today(plain, on: "2026-03-10", substance: .alcohol)) == [])
    #expect(places(today(stop(), on: "2026-02-01")) == ["#/recovery"], "the first day is not over")
  }

  @Test("Before a stop, on the way down and without a plan there are no tiles")
  func others() {
    let reduce = Plan(
      fromDay: day("2026-02-01"), kind: .reduce, baseline: 20_000, quitDay: day("2026-08-01"),
      price: 800, packUnits: 20)
    for plan in [reduce, nil] { #expect(tiles(today(plan, on: "2026-03-10")) == []) }
    #expect(tiles(today(stop(), on: "2026-01-31")) == [])
  }

  @Test("One use takes no tile away")
  func slip() {
    let tab = today(stop(), on: "2026-03-10")
    tab.press("log-1")
    #expect(tiles(tab).count == 3)
    #expect(tiles(tab)[0] == "#/savings €296 saved in all")
  }

  @Test("The sums are those of the moment: a day that is over adds to them, a told one takes off")
  func sums() {
    let tab = today(stop(), on: "2026-03-10", at: "23:59")
    #expect(tiles(tab).first == "#/savings €296 saved in all")
    tab.letTimePass(4 * Milliseconds.hour)
    #expect(tiles(tab).first == "#/savings €296 saved in all", "before 04:00 it is the same day")
    tab.letTimePass(2 * Milliseconds.minute)
    tab.receive(.beat)
    let later = ["#/savings €304 saved in all", "#/progress 760 cigarettes not used"]
    #expect(tiles(tab).prefix(2) == later[...])
    tab.send(.today(.pressedTotal(SampleJournal.smoking, day("2026-03-10"))))
    tab.send(.today(.enteredTotal("5")))
    tab.send(.today(.submittedTotal))
    let told = ["#/savings €302 saved in all", "#/progress 755 cigarettes not used"]
    #expect(tiles(tab).prefix(2) == told[...])
    tab.send(.went(.progress))
    tab.send(.went(.today))
    #expect(tiles(tab).count == 3, "they are there again")
  }

  @Test(
    "A bird for each craving that passed today, up to seven of them, and the number in words",
    arguments: [
      (1, 1, "1 craving passed today", "1 Verlangen ging heute vorbei"),
      (3, 3, "3 cravings passed today", "3 Verlangen gingen heute vorbei"),
      (7, 7, "7 cravings passed today", "7 Verlangen gingen heute vorbei"),
      (9, 7, "9 cravings passed today", "9 Verlangen gingen heute vorbei"),
    ])
  func passed(count: Int, shown: Int, english: String, german: String) {
    let more = (1...count).map {
      SampleJournal.craving(UInt64($0), on: "2026-03-10", outcome: .passed)
    }
    for (language, words) in [("en", english), ("de", german)] {
      let tab = today(stop(), on: "2026-03-10", language: language, more: more)
      #expect(birds(tab) == shown)
      #expect(tab.controls.texts.contains(count == 9 ? "+ 2 · " + words : words))
    }
  }

  @Test("A craving of yesterday, one that is open and one with use are no bird")
  func noBird() {
    let more = [
      SampleJournal.craving(1, on: "2026-03-09", outcome: .passed),
      SampleJournal.craving(2, on: "2026-03-10", outcome: nil),
      SampleJournal.craving(3, on: "2026-03-10", outcome: .used),
    ]
    let tab = today(stop(), on: "2026-03-10", more: more)
    #expect(birds(tab) == 0 && !tab.page.contains("passed today"))
  }
}
