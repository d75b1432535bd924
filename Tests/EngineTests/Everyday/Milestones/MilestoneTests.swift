// Milestones: what opens them, when, and what must not.
import Engine
import Testing

private let boundary = DayBoundary.standard
private let tracker = Tracker.identifier(for: .cigarettes)
private func day(_ text: String) -> Day { Day(text: text)! }
private func start(of day: Day) -> Instant { UTCOffset.utc.instant(day, boundary.start) }

/// A life with one tracker in UTC.
private struct Life {
  var plans: [Plan] = []
  var drafts: [Draft] = []
  var today: Day
  var now: Instant
  private var drawn: UInt64 = 0

  init(today text: String, seconds: Int64 = 8 * 3600) {
    today = day(text)
    now = start(of: today).adding(seconds: seconds)
  }

  mutating func use(at instant: Instant, amount: Int64 = 1000) {
    drawn += 1
    drafts.append(
      .create(
        Identifier(high: 1, low: drawn), kind: Entry.kind,
        [
          Field("tracker", .text(tracker.text)), Field("at", .int(instant.milliseconds)),
          Field("amount", .int(amount)),
          Field("day", .int(Int64(boundary.day(of: instant, offset: .utc).number))),
        ]))
  }

  mutating func total(_ units: Int64, on text: String) {
    drafts.append(
      .create(
        DayTotal.identifier(of: tracker, on: day(text)), kind: DayTotal.kind,
        [
          Field("tracker", .text(tracker.text)), Field("day", .int(Int64(day(text).number))),
          Field("amount", .int(units * 1000)),
        ]))
  }

  mutating func craving(on text: String, _ outcome: CravingOutcome?) {
    drawn += 1
    var fields = [
      Field("at", .int(start(of: day(text)).milliseconds + Int64(drawn))),
      Field("day", .int(Int64(day(text).number))),
    ]
    if let outcome { fields.append(Field("outcome", .text(outcome.rawValue))) }
    drafts.append(.create(Identifier(high: 2, low: drawn), kind: Craving.kind, fields))
  }

  var gallery: MilestoneGallery {
    var records = Records()
    var clock = Clock(device: 1)
    for draft in drafts {
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 0)))
    }
    let overview = Overview(records)
    let facts = MilestoneFacts(
      tracker: tracker, plans: PlanHistory(plans), use: overview.use(of: tracker), today: today,
      now: now, dayStart: start)
    return MilestoneGallery(
      [facts], cravings: overview.cravings, currency: Currency(code: "USD")!, today: today,
      now: now
    ) { boundary.day(of: $0, offset: .utc) }
  }

  var reached: Set<Milestone> { Set(gallery.reached.map { $0.milestone }) }

  func reachedDay(_ milestone: Milestone) -> String? {
    gallery.reached.first { $0.milestone == milestone }?.day.text
  }
}

private func stopPlan(from text: String, at seconds: Int64 = 0) -> Plan {
  Plan(
    fromDay: day(text), kind: .stop, baseline: 10_000, quitDay: day(text),
    quitAt: start(of: day(text)).adding(seconds: seconds), price: 1000, packUnits: 20,
    currency: Currency(code: "USD")!)
}

@Suite("Milestones") struct MilestoneTests {
  @Test("The 20 minutes open at 1200 seconds and not before", arguments: [0, 1, 1199, 1200, 1201])
  func twentyMinutes(seconds: Int64) {
    var life = Life(today: "2026-03-02", seconds: 3600 + seconds)
    life.plans = [stopPlan(from: "2026-03-02", at: 3600)]
    #expect(life.reached.contains(.freeTime(seconds: 1200)) == (seconds >= 1200))
    #expect(!life.reached.contains(.freeTime(seconds: 28_800)))
  }

  @Test("Fifty dollars saved open 50 and neither 500 nor 100 (D23)")
  func fiftyDollars() {
    // 10 a day at 0.50: 5.00 a day, so 50.00 after ten completed days.
    var life = Life(today: "2026-03-12")
    life.plans = [stopPlan(from: "2026-03-02")]
    let saved = life.reached.filter { if case .saved = $0 { true } else { false } }
    #expect(
      saved == [.saved(minorUnits: 1000), .saved(minorUnits: 2500), .saved(minorUnits: 5000)])
    #expect(life.reachedDay(.saved(minorUnits: 5000)) == "2026-03-11")
    life = Life(today: "2026-03-11")
    life.plans = [stopPlan(from: "2026-03-02")]
    #expect(!life.reached.contains(.saved(minorUnits: 5000)), "45.00 are not 50.00")
  }

  @Test("The first craving counts when it is noted, however it ends (D24)")
  func firstCraving() {
    var life = Life(today: "2026-03-02")
    life.craving(on: "2026-03-02", nil)
    #expect(life.reached.contains(.cravingsNoted(1)))
    #expect(!life.reached.contains(.cravingsPassed(1)))
    life.craving(on: "2026-03-02", .used)
    #expect(!life.reached.contains(.cravingsPassed(1)))
    life.craving(on: "2026-03-02", .passed)
    #expect(life.reached.contains(.cravingsPassed(1)))
  }

  @Test("The tenth craving that passed opens ten, the eleventh noted one does not")
  func tenPassed() {
    var life = Life(today: "2026-03-20")
    for number in 1...9 { life.craving(on: "2026-03-0\(number)", .passed) }
    life.craving(on: "2026-03-10", .used)
    #expect(!life.reached.contains(.cravingsPassed(10)))
    life.craving(on: "2026-03-11", .passed)
    #expect(life.reachedDay(.cravingsPassed(10)) == "2026-03-11")
  }

  @Test("A milestone that was reached stays, with its day, after a slip")
  func slip() {
    var life = Life(today: "2026-03-20")
    life.plans = [stopPlan(from: "2026-03-02")]
    let before = life.reached
    let date = life.reachedDay(.freeTime(seconds: 7 * 86_400))
    #expect(date == "2026-03-09")
    life.use(at: life.now.adding(seconds: -60))
    #expect(before.isSubset(of: life.reached))
    #expect(life.reachedDay(.freeTime(seconds: 7 * 86_400)) == date)
    let open = life.gallery.open.first { $0.milestone == .freeTime(seconds: 28 * 86_400) }
    #expect(open?.value == 60)
    #expect(open?.left == Int64(2_419_140))
  }

  @Test("A slip of which only the day is known starts the clock at the end of its day")
  func untimedSlip() {
    var life = Life(today: "2026-03-06", seconds: 3600)
    life.plans = [stopPlan(from: "2026-03-02")]
    life.total(2, on: "2026-03-05")
    let open = life.gallery.open.first { $0.milestone == .freeTime(seconds: 8 * 3600) }
    #expect(open == nil, "eight hours were reached before the slip")
    let week = life.gallery.open.first { $0.milestone == .freeTime(seconds: 7 * 86_400) }
    #expect(week?.value == 3600)
  }

  @Test("Runs of days under the target and without use have the day on which they grew so long")
  func runs() {
    var life = Life(today: "2026-03-08")
    life.plans = [
      Plan(
        fromDay: day("2026-03-02"), kind: .reduce, baseline: 10_000, quitDay: day("2026-04-01"),
        cadence: .daily)
    ]
    for number in 2...4 { life.total(1, on: "2026-03-0\(number)") }
    life.total(0, on: "2026-03-05")
    life.total(90, on: "2026-03-06")
    #expect(life.reachedDay(.keptRun(days: 1)) == "2026-03-02")
    #expect(life.reachedDay(.keptRun(days: 3)) == "2026-03-04")
    #expect(life.reachedDay(.freeRun(days: 1)) == "2026-03-05")
    #expect(!life.reached.contains(.keptRun(days: 7)))
    #expect(!life.reached.contains(.freeRun(days: 3)))
  }

  @Test("Who only notices waits for no milestone of time")
  func noticing() {
    var life = Life(today: "2026-03-08")
    life.plans = [Plan(fromDay: day("2026-03-02"), kind: .notice)]
    life.use(at: start(of: day("2026-03-03")))
    let times = life.gallery.open.filter {
      if case .freeTime = $0.milestone { true } else { false }
    }
    #expect(times.isEmpty)
  }

  @Test("Progress to the next one is a part of the way, never more than the whole")
  func progress() {
    var life = Life(today: "2026-03-03", seconds: 0)
    life.plans = [stopPlan(from: "2026-03-02")]
    let open = life.gallery.open.first { $0.milestone == .freeTime(seconds: 2 * 86_400) }
    #expect(open?.thousandths == 500)
    for one in life.gallery.open { #expect((0...999).contains(one.thousandths)) }
  }

  @Test("Every milestone has a name of its own and rises within its kind")
  func table() {
    #expect(Milestone.freeSeconds == Milestone.freeSeconds.sorted())
    #expect(Milestone.freeSeconds.count == 16)
    #expect(Milestone.runDays == [1, 3, 7, 14, 30, 60, 90, 180, 365])
    #expect(Milestone.savedMinorUnits.last == 100_000)
    let ids = Milestone.freeSeconds.map {
      MilestoneSeen.identifier(of: .freeTime(seconds: $0), tracker: tracker)
    }
    #expect(Set(ids).count == ids.count)
  }
}
