// The one number of Today, by plan and by moment.
import App
import Engine
import Testing

/// Today with one tracker and a plan.
func today(
  _ plan: Plan?, on day: String, at time: String = "12:00", language: String = "en",
  substance: Substance = .cigarettes, more: [Draft] = []
) -> Tab {
  let tab = Tab(on: day, at: time, language: language)
  var drafts = [SampleJournal.tracker(substance)] + more
  if let plan { drafts.append(SampleJournal.plan(plan, of: Tracker.identifier(for: substance))) }
  var clock = Clock(device: 7)
  let changes = drafts.map {
    $0.stamped(by: &clock, now: Instant(milliseconds: 1_000_000_000_000))
  }
  tab.store.head = 1
  tab.store.log = [(1, PackWriter.pack(changes))]
  tab.store.clock = clock.bytes
  tab.address = ""
  tab.start()
  return tab
}

private func day(_ text: String) -> Day { Day(text: text)! }

private func stop(_ quitDay: String, from: String, at time: String = "04:00") -> Plan {
  Plan(
    fromDay: day(from), kind: .stop, quitDay: day(quitDay),
    quitAt: Zone.berlin.instant(day(quitDay), TimeOfDay(text: time)!))
}

struct TodayHeroTests {
  static let reduce = Plan(
    fromDay: day("2026-03-01"), kind: .reduce, baseline: 20_000, quitDay: day("2026-03-29"))

  @Test("On the way down a ring shows what is left of the day, and what is over it in sand")
  func ring() {
    let tab = today(TodayHeroTests.reduce, on: "2026-03-01")
    #expect(tab.controls.rings.map { $0.value } == ["20"])
    #expect(tab.controls.rings.map { $0.caption } == ["left of 20"])
    #expect(tab.controls.rings.map { $0.thousandths } == [1000])
    #expect(tab.controls.texts.contains("nothing yet today"))
    for _ in 1...5 { tab.press("log-1") }
    #expect(tab.controls.rings.map { $0.thousandths } == [750])
    #expect(tab.controls.texts.contains("5 cigarettes · last just now"))
    tab.letTimePass(41 * Milliseconds.minute)
    #expect(tab.controls.texts.contains("5 cigarettes · last 41 min ago"))
    for _ in 6...20 { tab.press("log-1") }
    #expect(tab.controls.rings.map { $0.value } == ["0"])
    #expect(tab.controls.texts.contains { $0.contains("That is today's number") })
    tab.press("log-1")
    #expect(tab.controls.rings.map { $0.thousandths } == [1001])
    #expect(tab.controls.rings.map { $0.value + " " + $0.caption } == ["1 above today's 20"])
    #expect(tab.controls.rings.map { $0.sentence } == ["1 above today's 20, 21 cigarettes"])
  }

  @Test("The ring speaks German")
  func germanRing() {
    let tab = today(TodayHeroTests.reduce, on: "2026-03-01", language: "de")
    tab.press("log-1")
    #expect(tab.controls.rings.map { $0.caption } == ["von 20 übrig"])
    #expect(tab.controls.texts.contains { $0 == "1 Zigarette · zuletzt gerade eben" })
  }

  @Test("Who only counts sees the day's count and no number to keep")
  func notice() {
    for plan in [Plan(fromDay: day("2026-03-01"), kind: .notice, baseline: 9000), nil] {
      let tab = today(plan, on: "2026-03-10")
      #expect(tab.controls.rings.map { $0.caption } == ["cigarettes today"])
      tab.press("log-1")
      #expect(tab.controls.rings.map { $0.caption } == ["cigarette today"])
      #expect(tab.controls.rings.map { $0.thousandths } == [0])
      #expect(tab.controls.timers.isEmpty)
    }
  }

  /// Seconds from the stop, the parts, and what stands beneath.
  static let around: [(Int64, [String], String)] = [
    (-86_400, ["1", "00", "00", "00"], "until you stop"),
    (-1, ["0", "00", "00", "01"], "until you stop"), (0, ["0", "00", "00", "00"], "free"),
    (1, ["0", "00", "00", "01"], "free"), (86_399, ["0", "23", "59", "59"], "free"),
    (86_400, ["1", "00", "00", "00"], "free"), (1_000_000, ["11", "13", "46", "40"], "free"),
  ]

  @Test("Before the stop a clock counts down, after it up, right to the second", arguments: around)
  func countdown(seconds: Int64, parts: [String], label: String) {
    let plan = stop("2026-03-12", from: "2026-03-01")
    let tab = today(plan, on: "2026-03-10")
    tab.now = plan.quitAt!.adding(milliseconds: seconds * 1000)
    #expect(tab.controls.timers.map { $0.parts.map { $0.value } } == [parts])
    #expect(tab.controls.timers.map { $0.label } == [label])
    #expect(tab.controls.cards.contains("prepare-cigarettes") == (seconds < 0))
  }

  @Test(
    "What a screen reader hears of the clock counts one as one",
    arguments: [
      ("en", 90_061, "1 day, 1 hour and 1 minute free"),
      ("en", 180_122, "2 days, 2 hours and 2 minutes free"),
      ("de", 90_061, "1 Tag, 1 Stunde und 1 Minute frei"),
      ("de", 180_122, "2 Tage, 2 Stunden und 2 Minuten frei"),
    ] as [(String, Int64, String)])
  func sentence(language: String, seconds: Int64, sentence: String) {
    let plan = stop("2026-03-12", from: "2026-03-01")
    let tab = today(plan, on: "2026-03-10", language: language)
    tab.now = plan.quitAt!.adding(milliseconds: seconds * 1000)
    #expect(tab.controls.timers.map { $0.sentence } == [sentence])
  }

  @Test("A slip takes nothing from the free time; the new run stands beneath")
  func slip() {
    let plan = stop("2026-03-02", from: "2026-03-01")
    let tab = today(plan, on: "2026-03-10", at: "04:00")
    #expect(tab.controls.timers.map { $0.parts[0].value } == ["8"])
    tab.press("log-1")
    #expect(tab.controls.timers.map { $0.parts.map { $0.value } } == [["8", "00", "00", "00"]])
    #expect(tab.controls.timers.map { $0.label } == ["free in all"])
    tab.letTimePass(3 * Milliseconds.hour)
    #expect(tab.controls.timers.map { $0.parts[1].value } == ["03"])
    #expect(tab.controls.texts.contains("This run: 3 h · Best run: 8 days"))
    tab.press("log-more")
    tab.press("undo-last")
    #expect(tab.controls.timers.map { $0.label } == ["free"])
  }

  @Test("From its last day on a way down counts the free time")
  func reduceOver() {
    let tab = today(TodayHeroTests.reduce, on: "2026-03-29", at: "03:59")
    #expect(tab.controls.timers.isEmpty && tab.controls.rings.count == 1)
    tab.letTimePass(Milliseconds.minute)
    #expect(tab.controls.timers.map { $0.label } == ["free"])
  }

  @Test(
    "The nights in which Berlin changes its clock count the hours that passed",
    arguments: [
      ("2026-03-29", "2026-03-30", ["0", "23", "00", "00"]),
      ("2026-10-25", "2026-10-26", ["1", "01", "00", "00"]),
      ("2026-03-10", "2026-03-11", ["1", "00", "00", "00"]),
    ])
  func changedClock(quitDay: String, next: String, parts: [String]) {
    let plan = stop(quitDay, from: quitDay, at: "00:30")
    let tab = today(plan, on: quitDay, at: "00:30")
    tab.go(to: next, "00:30")
    #expect(tab.controls.timers.map { $0.parts.map { $0.value } } == [parts])
  }

  @Test("A time that the clock skips or shows twice is logged on the day before 04:00")
  func nightLog() {
    for (day, instants) in [
      ("2026-03-29", [1_774_742_400_000, 1_774_746_000_000, 1_774_749_599_000]),
      ("2026-10-25", [1_792_886_400_000, 1_792_890_000_000, 1_792_897_199_000]),
    ] as [(String, [Int64])] {
      let tab = today(nil, on: "2026-03-10")
      let before = Day(text: day)!.adding(days: -1)
      for instant in instants {
        tab.now = Instant(milliseconds: instant)
        tab.press("log-1")
      }
      let use = tab.state.desk.overview.use(of: smoking)
      #expect(use.amount(on: before) == 3000)
      tab.letTimePass(Milliseconds.second)
      tab.press("log-1")
      #expect(tab.state.desk.overview.use(of: smoking).amount(on: Day(text: day)!) == 1000)
    }
  }

  @Test(
    "A day begins at 04:00",
    arguments: [
      ("23:59", "2026-03-10"), ("00:00", "2026-03-09"), ("03:59", "2026-03-09"),
      ("04:00", "2026-03-10"),
    ])
  func boundary(time: String, day: String) {
    let tab = today(nil, on: "2026-03-10", at: time)
    tab.press("log-1")
    #expect(tab.state.desk.overview.use(of: smoking).first?.text == day)
    #expect(tab.controls.rings.map { $0.value } == ["1"])
  }

  @Test("A person in another zone keeps the days that were logged")
  func travel() {
    let tab = today(nil, on: "2026-03-10", at: "22:00")
    tab.press("log-1")
    tab.zone = .fixed(UTCOffset(minutes: -600)!, name: "Pacific/Honolulu")
    #expect(tab.controls.rings.map { $0.value } == ["1"], "it is 11:00 of the same day there")
    tab.zone = .fixed(UTCOffset(minutes: 780)!, name: "Pacific/Apia")
    #expect(tab.controls.rings.map { $0.value } == ["0"], "it is 10:00 of the next day there")
    let offset = tab.fields("entry").first?["offset"]
    #expect(offset == .int(60))
  }
}
