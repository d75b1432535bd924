// Entries for any date, and changing what is there.
import App
import Engine
import Testing

private let water = GivenTracker(name: "Water", mode: .counter)
private let evening = GivenTracker(
  name: "Evening", mode: .yesNo, more: [Field("cutoffHour", .int(18))])

private func day(_ text: String) -> Int64 { Int64(Day(text: text)!.number) }

private func page(_ given: GivenTracker, more: [Draft] = []) -> Tab {
  let tab = trackersTab([given], more: more)
  tab.press("tracker-" + given.id.text)
  return tab
}

private func entry(_ given: GivenTracker, _ date: String, _ number: UInt64, _ more: [Field] = [])
  -> Draft
{
  .create(
    Identifier(high: 9, low: number), kind: Entry.kind,
    [
      Field("amount", .int(1000)), Field("day", .int(day(date))),
      Field("tracker", .text(given.id.text)),
    ] + more)
}

struct TrackerEntryTests {
  @Test("A date that was picked wins over the start of the day and is kept as picked")
  func explicitDate() {
    let tab = page(evening)
    tab.press("add-entry")
    #expect(tab.controls.fields["entry-date"]?.value == "2026-03-09", "its open day")
    tab.type("2026-03-05", into: "entry-date")
    tab.type("09:30", into: "entry-time")
    tab.press("keep-entry")
    let fields = tab.fields("entry")[0]
    #expect(fields["day"] == .int(day("2026-03-05")))
    #expect(fields["dayChosen"] == .bool(true))
    #expect(tab.screen.toast?.text == "Saved.")
  }

  @Test("Without a time only the day is known; today without a time is now")
  func timeless() {
    let tab = page(water)
    tab.press("add-entry")
    tab.type("2026-03-08", into: "entry-date")
    tab.press("keep-entry")
    #expect(tab.fields("entry")[0]["at"] == nil)
    tab.press("add-entry")
    tab.type("2,5", into: "entry-amount")
    tab.press("keep-entry")
    let now = tab.fields("entry").first { $0["at"] != nil }
    #expect(now?["at"] == .int(tab.now.milliseconds) && now?["amount"] == .int(2500))
  }

  @Test("Half past one at night belongs to the day before, on the clock of the night after it")
  func night() {
    let tab = page(water)
    tab.press("add-entry")
    tab.type("2026-03-08", into: "entry-date")
    tab.type("01:30", into: "entry-time")
    tab.press("keep-entry")
    let at = Zone.berlin.instant(Day(text: "2026-03-09")!, TimeOfDay(text: "01:30")!)
    #expect(tab.fields("entry")[0]["at"] == .int(at.milliseconds))
    #expect(tab.fields("entry")[0]["day"] == .int(day("2026-03-08")))
  }

  @Test(
    "What cannot be is said in a sentence and stored nowhere",
    arguments: [
      ("2026-03-11", "", "1", "This is still to come. Pick a time up to now."),
      ("", "", "1", "A date from 1900 on."), ("1899-12-31", "", "1", "A date from 1900 on."),
      ("2026-02-30", "", "1", "A date from 1900 on."),
      ("2026-03-10", "23:00", "1", "This is still to come. Pick a time up to now."),
      ("2026-03-09", "25:00", "1", "A time, such as 21:30."),
      ("2026-03-09", "", "0", "A number above zero and up to 100,000."),
      ("2026-03-09", "", "-1", "A number above zero and up to 100,000."),
      ("2026-03-09", "", "x", "A number above zero and up to 100,000."),
    ])
  func odd(date: String, time: String, amount: String, sentence: String) {
    let tab = page(water)
    tab.press("add-entry")
    tab.type(date, into: "entry-date")
    tab.type(time, into: "entry-time")
    tab.type(amount, into: "entry-amount")
    tab.press("keep-entry")
    #expect(tab.controls.texts.contains(sentence))
    #expect(tab.entities("entry").isEmpty)
  }

  @Test("An entry gets its triggers, place and note afterwards, and only those are written")
  func details() {
    let scrolling = GivenTracker(name: "Scrolling", mode: .awareness)
    let tab = trackersTab([scrolling])
    tab.press("log-" + scrolling.id.text)
    let before = tab.fields("entry")[0]
    tab.press("details-" + String(scrolling.id.text.prefix(8)))
    tab.press("entry-trigger-boredom")
    tab.type("the queue", into: "entry-own-trigger")
    tab.press("entry-place-work")
    tab.type("long day", into: "entry-note")
    tab.press("keep-entry")
    let after = tab.fields("entry")[0]
    #expect(after["triggers"] == .list([.text("boredom"), .text("own:the queue")]))
    #expect(after["place"] == .text("work") && after["note"] == .text("long day"))
    for name in before.keys { #expect(after[name] == before[name]) }
    tab.press("undo")
    #expect(tab.fields("entry")[0]["place"] == .text(""))
  }

  @Test("A place of one's own stands beside the chips, is kept as one's own, and can be changed")
  func ownPlace() {
    let scrolling = GivenTracker(name: "Scrolling", mode: .awareness)
    let tab = trackersTab([scrolling])
    tab.press("log-" + scrolling.id.text)
    tab.press("details-" + String(scrolling.id.text.prefix(8)))
    tab.press("entry-place-work")
    tab.type("the bus", into: "entry-own-place")
    tab.press("keep-entry")
    #expect(tab.fields("entry")[0]["place"] == .text("own:the bus"))
    tab.visit(.tracker(scrolling.id))
    tab.press("entry-" + tab.entities("entry")[0].id.text)
    #expect(tab.controls.picked.contains("entry-place-own:the bus"))
    #expect(tab.page.contains("the bus") && !tab.page.contains("own:the bus<"))
    tab.press("entry-place-home")
    tab.press("keep-entry")
    #expect(tab.fields("entry")[0]["place"] == .text("home"))
  }

  @Test("An entry that was moved leaves its day to a new one")
  func moved() {
    let tab = page(.mood)
    tab.press("level-2-" + GivenTracker.mood.id.text)
    let id = tab.entities("entry")[0].id
    tab.press("entry-" + id.text)
    tab.type("2026-03-07", into: "entry-date")
    tab.press("keep-entry")
    tab.press("level-4-" + GivenTracker.mood.id.text)
    let levels = tab.state.desk.overview.levels[GivenTracker.mood.id]
    #expect(levels?.level(on: Day(text: "2026-03-07")!) == 2)
    #expect(levels?.level(on: Day(text: "2026-03-10")!) == 4)
  }

  @Test("A deleted entry can be taken back")
  func deleted() {
    let tab = page(water, more: [entry(water, "2026-03-09", 1)])
    tab.press("entry-" + Identifier(high: 9, low: 1).text)
    tab.press("delete-entry")
    #expect(tab.entities("entry").isEmpty)
    tab.press("undo")
    #expect(tab.entities("entry").count == 1)
  }

  @Test("The page shows thirty days by their assigned day, then everything")
  func history() {
    let tab = page(
      water,
      more: [
        entry(water, "2026-03-09", 1), entry(water, "2026-02-09", 2), entry(water, "2026-02-08", 3),
        entry(water, "2024-01-01", 4),
      ])
    #expect(tab.controls.texts.contains("Yesterday"))
    #expect(tab.has("entry-" + Identifier(high: 9, low: 2).text), "the thirtieth day")
    #expect(!tab.has("entry-" + Identifier(high: 9, low: 3).text))
    tab.press("show-all")
    #expect(tab.has("entry-" + Identifier(high: 9, low: 4).text))
    #expect(!tab.has("show-all"))
  }

  @Test("In the common history an entry stands under its tracker's name and opens the same sheet")
  func commonHistory() {
    let tab = trackersTab([.mood])
    tab.press("level-2-" + GivenTracker.mood.id.text)
    tab.visit(.history)
    #expect(tab.rowTitles.contains("Mood: 😐 okay"))
    tab.press("entry-" + tab.entities("entry")[0].id.text)
    #expect(tab.has("entry-level-0"))
    tab.press("entry-level-0")
    tab.press("keep-entry")
    #expect(tab.fields("entry")[0]["level"] == .int(0))
  }

  @Test("Its address carries the tracker over a reload, and back leads to the list")
  func reload() {
    let tab = page(water)
    #expect(tab.state.desk.route == .tracker(water.id))
    tab.address = tab.state.desk.route.address
    tab.start()
    #expect(tab.screen.title == "Water" && tab.has("edit-tracker"))
    #expect(tab.screen.back == .trackers)
    tab.visit(.tracker(GivenTracker.mood.id))
    #expect(!tab.has("edit-tracker"), "the page of another one")
  }

  @Test(
    "A tracker that is not there leads to the list, which says so",
    arguments: [
      ("en", "That tracker is not here any more. These are."),
      ("de", "Diesen Tracker gibt es hier nicht mehr. Diese schon."),
    ])
  func unknown(language: String, sentence: String) {
    let tab = trackersTab(
      [water], language: language, address: Route.tracker(GivenTracker.mood.id).address)
    #expect(tab.controls.texts.contains(sentence))
    tab.press("log-" + water.id.text)
    #expect(tab.value(of: water) == "1")
  }

  @Test(
    "An address is read as it was written; what is no tracker leads where it always led",
    arguments: [
      ("#/tracker", Route.today), ("#/tracker/", .today), ("#/one-tracker", nil),
      ("#/tracker/0", nil), ("#/tracker/" + String(repeating: "g", count: 32), nil),
      (Route.tracker(water.id).address, .tracker(water.id)),
      (Route.tracker(water.id).address + "/", .tracker(water.id)),
    ])
  func addresses(address: String, route: Route?) {
    #expect(Route(address: address) == route)
  }
}
