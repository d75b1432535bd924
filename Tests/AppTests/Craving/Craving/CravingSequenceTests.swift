// A craving is a sequence: a breath alone, what may help, then one question after the other.
import App
import Engine
import Testing

private func begun(language: String = "en") -> Tab {
  let tab = inCraving(language: language)
  tab.press("passed")
  tab.press("to-today")
  tab.letTimePass(Milliseconds.hour)
  tab.press("craving")
  return tab
}

struct CravingSequenceTests {
  @Test("For ten seconds there is a breath and nothing else, unless it is passed over")
  func breath() {
    let tab = begun()
    for key in ["passed", "used", "next", "longer", "leave"] { #expect(!tab.has(key), "\(key)") }
    #expect(tab.controls.meters.isEmpty && tab.screen.dock.isEmpty)
    #expect(tab.page.contains("Breathe in") && tab.has("skip-breath"))
    #expect(tab.page.contains("#/help"), "the numbers are always there")
    tab.letTimePass(10 * Milliseconds.second - 1)
    #expect(!tab.has("passed"))
    tab.letTimePass(1)
    for key in ["passed", "used", "next", "longer", "leave"] { #expect(tab.has(key), "\(key)") }
    #expect(!tab.has("skip-breath") && tab.page.contains("Breathe"))
    let other = begun()
    other.press("skip-breath")
    #expect(other.has("passed") && other.has("next"))
  }

  @Test("A clock that goes back does not take the ways out away")
  func clockBack() {
    let tab = begun()
    tab.press("skip-breath")
    tab.start()
    tab.letTimePass(-60 * Milliseconds.second)
    #expect(tab.has("passed") && tab.has("used"))
  }

  @Test("Each page leads to the next one and back, and each has the two ways out")
  func pages() {
    let tab = begun()
    tab.press("skip-breath")
    let pages: [CravingPage] = [.help, .strength, .triggers, .place]
    var before = Route.craving
    for page in pages {
      tab.press("next")
      #expect(tab.state.desk.route == .cravingPage(page))
      #expect(tab.screen.back == before && tab.has("passed") && tab.has("used"))
      #expect(tab.page.contains("#/help"))
      before = .cravingPage(page)
    }
    tab.press("next")
    #expect(tab.state.desk.route == .craving, "what is left is the wait")
    #expect(lastCraving(tab)?.intensity == nil && lastCraving(tab)?.triggers == [])
    #expect(lastCraving(tab)?.place == "" && lastCraving(tab)?.company == nil)
  }

  @Test(
    "Each question says that it can be passed over until it has an answer", arguments: ["en", "de"])
  func skipping(language: String) {
    let (skip, next) = language == "en" ? ("Skip", "Next") : ("Überspringen", "Weiter")
    let tab = begun(language: language)
    tab.press("skip-breath")
    tab.turn(to: .strength)
    #expect(tab.page.contains(skip) && !tab.page.contains(">\(next)<"))
    tab.rate(6, on: "intensity")
    #expect(!tab.page.contains(skip) && tab.page.contains(next))
    tab.turn(to: .triggers)
    #expect(tab.page.contains(skip))
    tab.press("trigger-stress")
    #expect(!tab.page.contains(skip))
  }

  @Test("The slider keeps what it is let go at, nothing on the way, and nought is no answer")
  func slider() {
    let tab = begun()
    tab.press("skip-breath")
    tab.turn(to: .strength)
    let records = tab.store.log.count
    tab.type("4", into: "intensity")
    tab.type("7", into: "intensity")
    #expect(tab.store.log.count == records && tab.page.contains(">7<"))
    tab.rate(7, on: "intensity")
    #expect(tab.store.log.count == records + 1 && lastCraving(tab)?.intensity == 7)
    for odd in ["11", "-1", "", "seven", "99999999999999999999"] {
      tab.send(.craving(.pickedStrength(odd)))
      #expect(lastCraving(tab)?.intensity == 7, "\(odd)")
    }
    tab.rate(0, on: "intensity")
    #expect(lastCraving(tab)?.intensity == nil)
  }

  @Test("Six triggers are asked for, those first that set off the last cravings")
  func likely() {
    let tab = inCraving()
    for _ in 1...3 {
      tab.turn(to: .triggers)
      tab.press("trigger-deadline")
      tab.type("the bus", into: "own-trigger")
      tab.press("add-trigger")
      tab.press("passed")
      tab.press("to-today")
      tab.letTimePass(Milliseconds.hour)
      tab.beginCraving()
    }
    tab.turn(to: .triggers)
    var keys: [String] = []
    for case .choice(let choice) in tab.screen.body { keys = choice.options.map { $0.key } }
    #expect(keys.count == CravingTrigger.likelyCount)
    #expect(keys.prefix(2) == ["trigger-deadline", "trigger-own-the bus"])
    #expect(
      keys.dropFirst(2) == ["trigger-stress", "trigger-boredom", "trigger-habit", "trigger-coffee"])
    tab.press("trigger-boredom")
    var again: [String] = []
    for case .choice(let choice) in tab.screen.body { again = choice.options.map { $0.key } }
    #expect(again == keys, "nothing moves under the finger")
  }

  @Test("A page of a craving that is over asks nothing")
  func over() {
    let tab = begun()
    tab.press("skip-breath")
    tab.turn(to: .strength)
    tab.press("passed")
    #expect(tab.state.desk.route == .craving && tab.has("to-today"))
    tab.press("to-today")
    tab.receive(.addressed("#/craving/triggers"))
    #expect(!tab.has("trigger-stress") && tab.has("start"))
  }

  @Test("With several trackers the way back from what for leaves the craving open")
  func whatFor() {
    var person = Person(at: .craving, [Given.tracker(.vape), Given.tracker(.alcohol)])
    person.press("start")
    person.press("skip-breath")
    person.press("used")
    #expect(person.parts.presses.keys.contains { $0.hasPrefix("what-") })
    _ = person.program.send(.craving(.steppedBack), person.moment)
    #expect(person.parts.presses["next"] != nil)
    #expect(person.program.state.desk.overview.cravings.last?.outcome == nil)
  }
}
