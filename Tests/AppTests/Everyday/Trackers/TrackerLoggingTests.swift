// One tap on a row, in each way of logging. The names of the tests say what others got wrong.
import App
import Engine
import Testing

private let water = GivenTracker(name: "Water", mode: .counter, more: [Field("target", .int(8000))])
private let stretch = GivenTracker(name: "Stretch", mode: .yesNo)
private let scrolling = GivenTracker(name: "Scrolling", mode: .awareness)
private let biting = GivenTracker(name: "Biting", mode: .avoidance)
private let feelings = GivenTracker(name: "Feelings", mode: .feelings)
private let thanks = GivenTracker(name: "Thanks", mode: .gratitude)

private func day(_ text: String) -> Int64 { Int64(Day(text: text)!.number) }

struct TrackerLoggingTests {
  @Test("A counter keeps increments, so five taps are five and not fifteen (D13)")
  func increments() {
    let tab = trackersTab([water])
    for _ in 1...5 { tab.press("log-" + water.id.text) }
    #expect(tab.value(of: water) == "5/8")
    #expect(tab.fields("entry").map { $0["amount"] } == Array(repeating: .int(1000), count: 5))
    #expect(tab.screen.toast?.text == "Noted: Water, 5/8.")
  }

  @Test("A counter goes down one by one and never below none")
  func neverBelowNone() {
    let tab = trackersTab([water])
    #expect(!tab.has("less-" + water.id.text), "at none there is nothing to take away")
    for _ in 1...2 { tab.press("log-" + water.id.text) }
    for _ in 1...2 { tab.press("less-" + water.id.text) }
    #expect(tab.value(of: water) == "0/8")
    tab.send(.trackers(.counted(water.id, by: -1)))
    #expect(tab.value(of: water) == "0/8")
    #expect(tab.entities("entry").isEmpty)
    tab.press("undo")
    #expect(tab.value(of: water) == "1/8", "taking away is taken back like everything")
  }

  @Test("A larger entry shrinks by one unit and stays")
  func shrinks() {
    let entry = Draft.create(
      Identifier(high: 5, low: 5), kind: Entry.kind,
      [
        Field("amount", .int(2500)), Field("day", .int(day("2026-03-10"))),
        Field("tracker", .text(water.id.text)),
      ])
    let tab = trackersTab([water], more: [entry])
    tab.press("less-" + water.id.text)
    #expect(tab.value(of: water) == "1.5/8")
    tab.press("less-" + water.id.text)
    tab.press("less-" + water.id.text)
    #expect(tab.value(of: water) == "0/8")
  }

  @Test("A day that came as one number stays one number")
  func total() {
    let total = Draft.create(
      DayTotal.identifier(of: water.id, on: Day(text: "2026-03-10")!), kind: DayTotal.kind,
      [
        Field("amount", .int(3000)), Field("day", .int(day("2026-03-10"))),
        Field("tracker", .text(water.id.text)),
      ])
    let tab = trackersTab([water], more: [total])
    tab.press("log-" + water.id.text)
    #expect(tab.value(of: water) == "4/8")
    tab.press("less-" + water.id.text)
    tab.press("less-" + water.id.text)
    #expect(tab.value(of: water) == "2/8")
    #expect(tab.entities("entry").isEmpty)
  }

  @Test("Done twice is done once, on two devices as well")
  func doneOnce() {
    let tab = trackersTab([stretch])
    tab.press("log-" + stretch.id.text)
    tab.send(.trackers(.pressedDone(stretch.id)))
    #expect(tab.value(of: stretch) == "Done")
    #expect(tab.entities("entry").count == 1)
    let other = trackersTab([stretch])
    other.letTimePass(60_000)
    other.press("log-" + stretch.id.text)
    #expect(other.entities("entry")[0].id == tab.entities("entry")[0].id)
    tab.press("less-" + stretch.id.text)
    #expect(tab.value(of: stretch) == "–")
    tab.press("log-" + stretch.id.text)
    #expect(tab.value(of: stretch) == "Done", "it comes back after it was taken back")
  }

  @Test("Two levels on one day do not add up: the later one is the day's")
  func replacesLevel() {
    let tab = trackersTab([.mood])
    tab.press("level-1-" + GivenTracker.mood.id.text)
    tab.letTimePass(1000)
    tab.press("level-4-" + GivenTracker.mood.id.text)
    #expect(tab.value(of: .mood) == "😊 great")
    #expect(tab.entities("entry").count == 1)
    tab.press("undo")
    #expect(tab.value(of: .mood) == "😕 low")
  }

  @Test("A level is kept as its number among the levels, never as an amount")
  func levelIsNoAmount() {
    let tab = trackersTab([.mood])
    tab.press("level-4-" + GivenTracker.mood.id.text)
    let fields = tab.fields("entry")[0]
    #expect(fields["level"] == .int(4))
    #expect(fields["amount"] == .int(1000))
    tab.send(.trackers(.pickedLevel(GivenTracker.mood.id, 7)))
    #expect(tab.fields("entry")[0]["level"] == .int(4), "a level that it does not have is none")
  }

  @Test("Each tap on what is only noticed is one more moment, and with levels any level counts")
  func noticed() {
    let levels = GivenTracker(
      name: "Snacks", mode: .awareness,
      more: [
        Field(
          "levels",
          .list([
            Level(id: 0, icon: "", name: "small", effect: .success).value,
            Level(id: 1, icon: "", name: "large", effect: .success).value,
          ]))
      ])
    let tab = trackersTab([scrolling, levels])
    for _ in 1...3 { tab.press("log-" + scrolling.id.text) }
    #expect(tab.value(of: scrolling) == "3× noticed")
    tab.press("level-0-" + levels.id.text)
    tab.press("level-1-" + levels.id.text)
    #expect(tab.value(of: levels) == "2× noticed")
  }

  @Test("What happened after all is noted in calm words")
  func slip() {
    for (language, before, after) in [
      ("en", "None so far", "A slip, noted"), ("de", "Bisher nicht", "Ein Ausrutscher, notiert"),
    ] {
      let tab = trackersTab([biting], language: language)
      #expect(tab.value(of: biting) == before)
      tab.press("log-" + biting.id.text)
      #expect(tab.value(of: biting) == after)
    }
  }

  @Test("Feelings are several words, and none is no entry")
  func words() {
    let tab = trackersTab([feelings])
    tab.press("log-" + feelings.id.text)
    tab.press("keep-entry")
    #expect(tab.screen.sheet != nil && tab.entities("entry").isEmpty)
    #expect(tab.controls.texts.contains("Pick a word or more."))
    tab.press("entry-word-joy")
    tab.press("entry-word-fear")
    tab.press("entry-word-love")
    tab.press("entry-word-fear")
    tab.press("keep-entry")
    #expect(tab.value(of: feelings) == "joy, love")
    #expect(tab.fields("entry")[0]["words"] == .list([.text("joy"), .text("love")]))
  }

  @Test("Gratitude is a text, and an empty one is no entry")
  func gratitude() {
    let tab = trackersTab([thanks])
    tab.press("log-" + thanks.id.text)
    tab.press("keep-entry")
    #expect(tab.entities("entry").isEmpty)
    tab.type("The sun", into: "entry-note")
    tab.press("keep-entry")
    #expect(tab.value(of: thanks) == "1×")
    #expect(tab.fields("entry")[0]["note"] == .text("The sun"))
    #expect(tab.fields("entry")[0]["dayChosen"] == .bool(false))
  }

  @Test("At 09:00 the day that a start at 18:00 leaves open is still yesterday's")
  func openDay() {
    let evening = GivenTracker(
      name: "Evening", mode: .yesNo, more: [Field("cutoffHour", .int(18))])
    let tab = trackersTab([evening], at: "09:00")
    tab.press("log-" + evening.id.text)
    #expect(tab.fields("entry")[0]["day"] == .int(day("2026-03-09")))
    tab.go(to: "2026-03-10", "17:59")
    #expect(tab.value(of: evening) == "Done")
    tab.go(to: "2026-03-10", "18:00")
    #expect(tab.value(of: evening) == "–", "its next day has begun")
  }

  @Test("Nobody has to answer anything: a tap stores no trigger, place, word or note")
  func nothingAssumed() {
    let tab = trackersTab([scrolling])
    tab.press("log-" + scrolling.id.text)
    #expect(
      Set(tab.fields("entry")[0].keys) == ["amount", "at", "day", "offset", "tracker", "zone"])
  }
}
