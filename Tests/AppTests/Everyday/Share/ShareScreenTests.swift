// The card to share: it tells only what the person picks of what went well, and it asks for nothing
// from anywhere.
import App
import Engine
import Testing

private let zone = Zone.fixed(UTCOffset(minutes: 60)!, name: "Test")

/// Stopped smoking eight days ago, with a price.
private func stopped() -> [Draft] {
  let day = Day(text: "2026-03-02")!
  let plan = Plan(
    fromDay: day, kind: .stop, baseline: 10_000, quitDay: day,
    quitAt: zone.instant(day, DayBoundary.standard.start), price: 1000, packUnits: 20)
  return [
    SampleJournal.tracker(.cigarettes, aim: .quit),
    SampleJournal.plan(plan, of: SampleJournal.smoking),
  ]
}

private func open(_ more: [Draft] = [], language: String = "en", share: Bool = false) -> Sitting {
  Sitting(.share, on: "2026-03-10", language: language, canShare: share, journal: stopped() + more)
}

private func card(_ sitting: Sitting) -> ShareCard? {
  for part in sitting.screen.body {
    if case .shareCard(let card) = part { return card }
  }
  return nil
}

private func handed(_ effects: [Effect]?) -> (card: ShareCard, shares: Bool)? {
  for effect in effects ?? [] {
    if case .card("redstart.png", let card, let shares) = effect { return (card, shares) }
  }
  return nil
}

@Suite("The card to share") struct ShareScreenTests {
  @Test("An empty journal has no card and nothing to press", arguments: ["en", "de"])
  func empty(language: String) {
    let sitting = Sitting(.share, on: "2026-03-10", language: language, journal: [])
    #expect(card(sitting) == nil)
    for key in sitting.controls.keys {
      #expect(!key.hasPrefix("tell-") && !key.hasPrefix("card-"))
    }
  }

  @Test("It begins with the time, and with nothing else")
  func first() {
    let card = card(open([SampleJournal.craving(1, on: "2026-03-05", outcome: .passed)]))
    #expect(card?.number == "8" && card?.words == "days smoke-free", "\(String(describing: card))")
    #expect(card?.others == [])
  }

  @Test("Of somebody who goes on with less, what passed comes before the longest pause")
  func pauseLast() {
    let day = Day(text: "2026-03-02")!
    let sitting = Sitting(
      .share, on: "2026-03-10",
      journal: [
        SampleJournal.tracker(.cigarettes, aim: .reduce),
        SampleJournal.entry(
          at: zone.instant(day, TimeOfDay(text: "09:00")!), on: "2026-03-02",
          of: SampleJournal.smoking),
        SampleJournal.entry(
          at: zone.instant(day.adding(days: 1), TimeOfDay(text: "11:00")!), on: "2026-03-03",
          of: SampleJournal.smoking),
        SampleJournal.craving(1, on: "2026-03-05", outcome: .passed),
      ])
    let keys = sitting.controls.keys.filter { $0.hasPrefix("tell-") }
    #expect(keys.first == "tell-passed" && keys.last == "tell-time-cigarettes", "\(keys)")
    #expect(card(sitting)?.words == "craving passed")
  }

  @Test("In German, too")
  func german() {
    #expect(card(open(language: "de"))?.words == "Tage rauchfrei")
  }

  @Test("What is picked stands on it in the order of the page, and can be taken away again")
  func picking() {
    var sitting = open([SampleJournal.craving(1, on: "2026-03-05", outcome: .passed)])
    _ = sitting.press("tell-passed")
    #expect(card(sitting)?.others == ["1 craving passed"])
    _ = sitting.press("tell-time-cigarettes")
    #expect(card(sitting)?.number == "1" && card(sitting)?.others == [])
    _ = sitting.press("tell-passed")
    #expect(card(sitting) == nil && !sitting.has("card-save"))
  }

  @Test("Money is told without its amount until the person says so")
  func money() {
    var sitting = open()
    _ = sitting.press("tell-saved")
    #expect(card(sitting)?.others == ["Money saved"])
    #expect(!sitting.page.contains("€"), "no amount anywhere on the page")
    _ = sitting.press("card-amounts")
    #expect(card(sitting)?.others.first?.contains("€") == true)
    _ = sitting.press("card-amounts")
    #expect(card(sitting)?.others == ["Money saved"])
  }

  @Test("A craving that ended in a use, or in nothing that was said, is not counted")
  func used() {
    let sitting = open([
      SampleJournal.craving(1, on: "2026-03-05", outcome: .used),
      SampleJournal.craving(2, on: "2026-03-06", outcome: nil),
    ])
    #expect(!sitting.has("tell-passed"))
  }

  @Test("A slip an hour ago is not on the card, and neither is a time of no day")
  func slip() {
    let at = zone.instant(Day(text: "2026-03-10")!, TimeOfDay(text: "11:00")!)
    let sitting = open([SampleJournal.entry(at: at, on: "2026-03-10", of: SampleJournal.smoking)])
    #expect(!sitting.has("tell-time-cigarettes"))
    #expect(card(sitting)?.number != "0")
  }

  @Test("No stage of recovery is on a card: it makes no claim about health")
  func recovery() {
    #expect(!open().controls.texts.contains { $0.contains("Recovery") })
    #expect(!open().page.contains("Recovery:"))
  }

  @Test("A card has room for four things, and says so")
  func most() {
    let day = Day(text: "2026-03-02")!
    let vaping = Plan(
      fromDay: day, kind: .stop, baseline: 10_000, quitDay: day,
      quitAt: zone.instant(day, DayBoundary.standard.start))
    var sitting = open([
      SampleJournal.tracker(.vape, aim: .quit, order: 1),
      SampleJournal.plan(vaping, of: SampleJournal.vaping, name: 2),
      SampleJournal.craving(1, on: "2026-03-05", outcome: .passed),
    ])
    let keys = sitting.controls.keys.filter { $0.hasPrefix("tell-") }
    #expect(keys.count == 5, "\(keys)")
    for key in keys.dropFirst() { _ = sitting.press(key) }
    #expect(card(sitting)?.others.count == 3)
    #expect(sitting.page.contains("A card has room for four things."))
    _ = sitting.press(keys[0])
    _ = sitting.press(keys[4])
    #expect(card(sitting)?.others.count == 3 && sitting.controls.picked.contains(keys[4]))
  }

  @Test("What is handed over is what is seen, in the picked look", arguments: CardLook.allCases)
  func handing(look: CardLook) {
    var sitting = open(share: true)
    _ = sitting.press("look-" + look.rawValue)
    let seen = card(sitting)
    let shared = handed(sitting.press("card-share"))
    #expect(shared?.card == seen && shared?.card.look == look && shared?.shares == true)
    let saved = handed(sitting.press("card-save"))
    #expect(saved?.card == seen && saved?.shares == false)
  }

  @Test("A device that hands nothing over only saves")
  func saving() {
    var sitting = open()
    #expect(!sitting.has("card-share"))
    let saved = sitting.press("card-save")
    #expect(saved?.count == 1 || handed(saved)?.shares == false)
  }

  @Test("Nothing is written to the journal, and nothing is asked of a server")
  func silent() {
    var sitting = open(share: true)
    for key in ["look-night", "tell-saved", "card-amounts", "card-share", "card-save"] {
      let effects = sitting.press(key) ?? []
      let isQuiet = effects.allSatisfy {
        switch $0 {
        case .paint, .card: true
        default: false
        }
      }
      #expect(isQuiet, "\(key): \(effects)")
    }
  }

  @Test(
    "Milestones, streaks and savings lead here, to what they are about",
    arguments: [Route.milestones, .savings])
  func ways(from route: Route) {
    var sitting = Sitting(route, on: "2026-03-10", journal: stopped())
    let topic = route == .savings ? "saved" : "milestone"
    let effects = sitting.press("to-card-" + topic)
    #expect(effects?.contains(.go(.share)) == true)
    #expect(sitting.controls.picked.contains { $0.hasPrefix("tell-" + topic) })
  }

  @Test("The window is called by the page alone")
  func title() {
    #expect(open().screen.title == "Share card" && open().screen.windowName == nil)
  }
}
