// A craving from the first tap to its end.
import App
import Engine
import Testing

/// In the middle of a craving; `both` watches two substances.
private func craving(both: Bool = false, language: String = "en") -> Tab {
  let tab = Tab(language: language)
  tab.press("begin")
  tab.press("substance-cigarettes")
  if both { tab.press("substance-vape") }
  tab.goOn()
  tab.beginCraving()
  return tab
}

private func held(_ tab: Tab) -> [String: Value] { tab.fields("craving").last ?? [:] }

/// The fields that the first tap alone stores.
private let plain = ["at", "day", "offset", "sessionEnd", "zone"]

struct CravingTests {
  @Test("One tap is one write, and nothing is stored that was not answered")
  func oneTap() {
    let tab = craving()
    #expect(tab.store.log.count == 2 && tab.state.desk.route == .craving)
    #expect(held(tab).keys.sorted() == plain)
    #expect(tab.state.desk.overview.entryCount == 0)
    #expect(tab.screen.isImmersive)
    tab.press("passed")
    #expect(held(tab).keys.sorted() == (plain + ["endedAt", "outcome"]).sorted())
  }

  @Test("It can be started without any tracker")
  func withoutTracker() {
    let tab = Tab()
    tab.press("begin")
    tab.press("skip-all")
    tab.beginCraving()
    tab.press("used")
    #expect(held(tab)["outcome"] == .text("used"))
    #expect(tab.state.desk.overview.entryCount == 0, "nobody said what was used")
  }

  @Test("Each answer stores its own field and can be changed")
  func answers() throws {
    let tab = craving()
    tab.turn(to: .strength)
    let pick = try #require(tab.controls.scales["intensity"])
    for value in Craving.intensities {
      tab.send(pick(value))
      #expect(held(tab)["intensity"] == .int(Int64(value)))
    }
    tab.turn(to: .triggers)
    tab.press("trigger-stress")
    tab.press("trigger-coffee")
    tab.press("trigger-stress")
    #expect(held(tab)["triggers"] == .list([.text("coffee")]))
    tab.turn(to: .help)
    tab.press("technique-water")
    tab.press("end-technique")
    #expect(held(tab)["technique"] == .text("water"))
    #expect(held(tab)["action"] == .text("water"))
    let keys = plain + ["action", "intensity", "technique", "triggers"]
    #expect(held(tab).keys.sorted() == keys.sorted())
    let before = tab.json
    tab.start()
    #expect(tab.json == before)
  }

  @Test("A trigger in own words is kept as typed; an empty one is none, twice is once")
  func ownTrigger() {
    let tab = craving()
    tab.turn(to: .triggers)
    tab.press("add-trigger")
    #expect(held(tab)["triggers"] == nil)
    for _ in 1...2 {
      tab.type("Regen & Wind", into: "own-trigger")
      tab.press("add-trigger")
      #expect(held(tab)["triggers"] == .list([.text("own:Regen & Wind")]))
      #expect(tab.controls.fields["own-trigger"]?.value == "")
    }
    #expect(tab.controls.picked.contains("trigger-own-Regen & Wind"))
    tab.press("trigger-own-Regen & Wind")
    #expect(held(tab)["triggers"] == .list([]))
  }

  @Test("A note that is being typed survives a reload and is saved with the next press")
  func note() {
    let tab = craving()
    tab.turn(to: .place)
    let records = tab.store.log.count
    tab.type("It rains", into: "note")
    #expect(tab.store.log.count == records, "no write for each key")
    tab.start()
    #expect(tab.controls.fields["note"]?.value == "It rains")
    tab.press("passed")
    #expect(held(tab)["note"] == .text("It rains"))
    #expect(tab.state.desk.storage.draft.isEmpty)
    tab.start()
    #expect(tab.state.desk.overview.cravings.map { $0.note } == ["It rains"])
  }

  @Test("A note that is being typed survives a look at Today and the way back")
  func noteAndBack() {
    let tab = craving()
    tab.turn(to: .place)
    tab.type("It rains", into: "note")
    tab.receive(.addressed("#/today"))
    tab.press("craving")
    #expect(tab.state.desk.overview.cravings.count == 1)
    tab.turn(to: .place)
    #expect(tab.controls.fields["note"]?.value == "It rains")
    tab.press("passed")
    #expect(held(tab)["note"] == .text("It rains"))
  }

  @Test("The note of a craving that became history is saved when the next one begins")
  func noteOfHistory() {
    let tab = craving()
    tab.turn(to: .place)
    tab.type("It rains", into: "note")
    tab.letTimePass(5 * Milliseconds.hour)
    tab.start()
    tab.send(.went(.today))
    tab.press("craving")
    #expect(tab.state.desk.overview.cravings.map { $0.note } == ["It rains", ""])
    tab.turn(to: .place)
    #expect(tab.controls.fields["note"]?.value == "")
  }

  @Test(
    "A draft of another version or with odd bytes is left",
    arguments: [[], [2], [1, 200], [1, 1, 65]])
  func oddDraft(bytes: [UInt8]) {
    let tab = craving()
    tab.store.draft = bytes
    tab.start()
    tab.turn(to: .place)
    #expect(tab.controls.fields["note"]?.value == "")
  }

  @Test("Longer adds five minutes, whenever it is pressed")
  func longer() {
    let tab = craving()
    for minutes in [8, 13, 18] {
      tab.press("longer")
      #expect(tab.controls.meters.map { $0.value } == ["\(minutes):00"])
    }
    let late = craving()
    late.letTimePass(4 * Milliseconds.minute + 3 * Milliseconds.second)
    late.press("longer")
    #expect(late.controls.meters.map { $0.value } == ["5:00"], "from now on when all has passed")
    late.letTimePass(Milliseconds.minute)
    late.press("longer")
    #expect(late.controls.meters.map { $0.value } == ["9:00"])
  }

  @Test(
    "What remains is rounded up and never below nothing",
    arguments: [
      (0, "3:00"), (1, "3:00"), (999, "3:00"), (1000, "2:59"), (179_001, "0:01"),
      (179_999, "0:01"), (180_000, "0:00"), (200_000, "0:00"), (-5000, "3:05"),
    ] as [(Int64, String)])
  func remaining(milliseconds: Int64, value: String) {
    let tab = craving()
    tab.letTimePass(milliseconds)
    #expect(tab.controls.meters.map { $0.value } == [value])
    let over = tab.controls.texts.contains("The time is over. How is it now?")
    #expect(over == (milliseconds >= 180_000))
  }

  @Test("The time runs on over a reload and a sleeping phone")
  func reload() {
    let tab = craving()
    tab.letTimePass(70_000)
    tab.start()
    #expect(tab.state.desk.route == .craving && tab.state.desk.overview.cravings.count == 1)
    #expect(tab.controls.meters.map { $0.value } == ["1:50"])
    tab.send(.went(.today))
    tab.press("craving")
    #expect(tab.state.desk.overview.cravings.count == 1, "the same one goes on")
  }

  @Test("An hour after its time an open craving is history, and a new tap is a new one")
  func history() {
    let tab = craving()
    tab.letTimePass(3 * Milliseconds.minute + Milliseconds.hour - 1)
    #expect(tab.has("passed"))
    tab.letTimePass(1)
    #expect(!tab.has("passed") && tab.has("start"))
    tab.press("start")
    #expect(tab.state.desk.overview.cravings.count == 2)
    #expect(tab.state.desk.overview.cravings.map { $0.outcome } == [nil, nil])
  }

  @Test("It passed: a win that is counted")
  func passed() {
    let tab = craving()
    tab.press("passed")
    #expect(tab.controls.texts.contains("That is the first one."))
    tab.press("to-today")
    #expect(tab.state.desk.route == .today)
    tab.letTimePass(1000)
    tab.beginCraving()
    tab.press("passed")
    #expect(tab.controls.texts.starts(with: ["It passed.", "2", "have passed so far."]))
    tab.press("to-today")
    tab.press("log-more")
    tab.press("undo-last")
    tab.beginCraving()
    #expect(tab.has("passed"), "taken back, it goes on")
    #expect(tab.state.desk.overview.cravings.map { $0.outcome } == [.passed, nil])
  }

  @Test("I used: one linked entry and the end in one write, and one step back takes back both")
  func used() {
    for (language, words) in [("en", "stays"), ("de", "zählt weiter")] {
      let tab = craving(language: language)
      let records = tab.store.log.count
      tab.press("used")
      #expect(tab.store.log.count == records + 1)
      let id = tab.state.desk.overview.cravings[0].id
      #expect(tab.fields("entry").map { $0["craving"] } == [.text(id.text)])
      #expect(tab.fields("entry").map { $0["amount"] } == [.int(1000)])
      #expect(tab.state.desk.overview.cravings[0].outcome == .used)
      #expect(tab.controls.texts.contains { $0.contains(words) })
      tab.press("to-today")
      tab.press("log-more")
      tab.press("undo-last")
      #expect(tab.state.desk.overview.entryCount == 0)
      #expect(tab.state.desk.overview.cravings.map { $0.outcome } == [nil])
      #expect(tab.state.desk.overview.cravings.map { $0.endedAt } == [nil])
    }
  }

  @Test("With several trackers a use asks what for, once")
  func whatFor() {
    let tab = craving(both: true)
    tab.press("used")
    #expect(
      tab.state.desk.overview.entryCount == 0 && tab.state.desk.overview.cravings[0].outcome == nil)
    let keys = tab.controls.keys
    #expect(Set(keys).count == keys.count, "the question stands there once")
    tab.press("what-" + vaping.text)
    #expect(tab.fields("entry").map { $0["tracker"] } == [.text(vaping.text)])
    #expect(tab.state.desk.overview.cravings.map { $0.tracker } == [vaping])
    tab.press("to-today")
    tab.letTimePass(60_000)
    tab.beginCraving()
    tab.turn(to: .strength)
    tab.press("what-" + smoking.text)
    #expect(tab.state.desk.overview.entryCount == 1, "an answer alone is no use")
    tab.press("used")
    #expect(tab.state.desk.overview.use(of: smoking).moments.count == 1)
  }

  @Test("The first tap can be taken back")
  func undoStart() {
    let tab = craving()
    tab.receive(.addressed("#/today"))
    tab.press("log-more")
    tab.press("undo-last")
    #expect(tab.state.desk.overview.cravings.isEmpty)
  }

  @Test("The person's own words stand there, else the first motive")
  func why() {
    let tab = Tab()
    tab.press("begin")
    tab.press("substance-vape")
    tab.goOn(until: "motive-family")
    tab.press("motive-family")
    tab.goOn()
    tab.beginCraving()
    tab.turn(to: .help)
    #expect(tab.controls.texts.contains("My why: Family"))
  }
}
