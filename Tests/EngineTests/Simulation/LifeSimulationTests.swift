// Made-up people over 400 days: whatever happens to them, nothing that they reached is taken away.
import Engine
import Testing

/// How a made-up person lives with a plan.
private enum Temperament: CaseIterable {
  case steady, lapsing, travelling, silent
}

/// One made-up person, logging each day as it happens.
private struct Person {
  let temperament: Temperament
  private var bits: SeededBits
  private(set) var records = Records()
  private var clock = Clock(device: 3)
  private var drawn: UInt64 = 0
  private(set) var offset = UTCOffset(minutes: 60)!
  let tracker = Tracker.identifier(for: .cigarettes)
  let boundary = DayBoundary.standard
  let first = Day(text: "2025-01-06")!

  init(_ temperament: Temperament, seed: UInt64) {
    self.temperament = temperament
    bits = SeededBits(seed: seed)
    make(
      PlanRecord.kind,
      PlanRecord.fields(
        of: Plan(
          fromDay: first, kind: .reduce, baseline: 15_000, quitDay: first.adding(days: 42),
          cadence: .daily, price: 899, packUnits: 20), tracker: tracker))
  }

  private mutating func make(_ kind: String, _ fields: [Field]) {
    drawn += 1
    let draft = Draft.create(Identifier(high: 9, low: drawn), kind: kind, fields)
    records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: Int64(drawn) * 1000)))
  }

  private mutating func chance(_ percent: Double) -> Bool { bits.number(in: 0...100) < percent }

  func start(_ day: Day) -> Instant { offset.instant(day, boundary.start) }

  /// Lives through one day of the calendar; moments are logged at the day that the clock says.
  mutating func live(_ day: Day) {
    if temperament == .travelling, chance(8) {
      offset = UTCOffset(minutes: Int(bits.number(in: -10...12)) * 60)!
    }
    if temperament == .silent, chance(35) { return }
    let asked = PlanHistory(Overview(records).plans.map { $0.plan }).target(on: day) ?? 0
    for _ in 0..<uses(target: asked) { logUse(day) }
    if uses(target: asked) == 0, chance(60),
      Overview(records).use(of: tracker).amount(on: day) == nil
    {
      make(
        DayTotal.kind,
        [
          Field("tracker", .text(tracker.text)), Field("day", .int(Int64(day.number))),
          Field("amount", .int(0)),
        ])
    }
    if chance(30) { logCraving(day) }
    if chance(1), day > first { changePrice(day) }
    if chance(4) { buy(day) }
  }

  private mutating func uses(target: Int) -> Int {
    switch temperament {
    case .steady: target
    case .lapsing: chance(12) ? target + Int(bits.number(in: 1...9)) : target
    case .travelling: chance(5) ? target + 3 : target
    case .silent: chance(6) ? target + 2 : target
    }
  }

  private mutating func logUse(_ day: Day) {
    let at = start(day).adding(seconds: Int64(bits.number(in: 3_600...50_000)))
    make(
      Entry.kind,
      [
        Field("tracker", .text(tracker.text)), Field("at", .int(at.milliseconds)),
        Field("offset", .int(Int64(offset.minutes))), Field("day", .int(Int64(day.number))),
      ])
  }

  private mutating func logCraving(_ day: Day) {
    make(
      Craving.kind,
      [
        Field("at", .int(start(day).adding(seconds: 20_000).milliseconds)),
        Field("day", .int(Int64(day.number))),
        Field("outcome", .text(chance(70) ? "passed" : "used")),
      ])
  }

  private mutating func changePrice(_ day: Day) {
    guard var plan = PlanHistory(Overview(records).plans.map { $0.plan }).plan(on: day) else {
      return
    }
    plan.fromDay = day
    plan.price = Int64(bits.number(in: 500...1_500))
    make(PlanRecord.kind, PlanRecord.fields(of: plan, tracker: tracker))
  }

  private mutating func buy(_ day: Day) {
    let view = View(self, day)
    let price = Money(minorUnits: Int64(bits.number(in: 1...20_000)), currency: .euro)
    guard view.envelope.covers(price) else { return }
    make(
      Purchase.kind,
      [
        Field("title", .text("Book")), Field("amount", .int(price.minorUnits)),
        Field("currency", .text("EUR")), Field("day", .int(Int64(day.number))),
      ])
  }
}

/// What the person sees in the evening of a day.
private struct View {
  let best: Int64
  let total: Int64
  let bestFree: Int
  let freeDays: Int
  let unitsNotUsed: Int64
  let envelope: Envelope
  let reached: Set<Milestone>
  let targets: [Int?]

  init(_ person: Person, _ today: Day) {
    let overview = Overview(person.records)
    let plans = PlanHistory(overview.plans.map { $0.plan })
    let use = overview.use(of: person.tracker)
    let now = person.start(today).adding(seconds: 60_000)
    let savings = Savings(plans: plans, use: use.history, today: today)
    let facts = MilestoneFacts(
      tracker: person.tracker, plans: plans, use: use, today: today, now: now,
      dayStart: person.start)
    let gallery = MilestoneGallery(
      [facts], cravings: overview.cravings, currency: .euro, today: today, now: now
    ) { person.boundary.day(of: $0, offset: person.offset) }
    // One clock zone for the stop, as a plan that was written down keeps its moment.
    let free = FreeTime(
      quitAt: UTCOffset.utc.instant(person.first.adding(days: 42), person.boundary.start),
      slips: use.moments, now: now)
    let runs = UseRuns(
      DayRecord.all(
        from: person.first, through: today, plans: plans, use: use.history, today: today),
      today: today)
    best = free.best
    total = free.total
    bestFree = runs.bestFree
    freeDays = runs.freeDays
    unitsNotUsed = savings.unitsNotUsed
    envelope = Envelope([savings], overview.purchases, currency: .euro)
    reached = Set(gallery.reached.map { $0.milestone })
    targets = (person.first.number..<today.number).map { plans.target(on: Day(number: $0)) }
  }

  /// What fell between two evenings; nothing where all is well.
  func losses(against earlier: View) -> [String] {
    var losses: [String] = []
    if total < earlier.total { losses.append("total free time") }
    if best < earlier.best { losses.append("best free time") }
    if bestFree < earlier.bestFree { losses.append("best run") }
    if freeDays < earlier.freeDays { losses.append("free days") }
    if unitsNotUsed < earlier.unitsNotUsed { losses.append("units not used") }
    if envelope.saved.minorUnits < earlier.envelope.saved.minorUnits { losses.append("savings") }
    if !reached.isSuperset(of: earlier.reached) {
      losses.append("milestones \(earlier.reached.subtracting(reached))")
    }
    if Array(targets.prefix(earlier.targets.count)) != earlier.targets {
      losses.append("a past target")
    }
    if envelope.available.minorUnits < 0 || envelope.isOverdrawn { losses.append("envelope") }
    return losses
  }
}

@Suite("Simulated lives") struct LifeSimulationTests {
  static let days = 400
  /// A view is taken every so many days, and on the day after a slip among them by chance.
  static let step = 8

  @Test("Over 400 days nothing that was reached is taken away", arguments: 1...24)
  func nothingFalls(seed: UInt64) throws {
    let temperament = Temperament.allCases[Int(seed % 4)]
    var person = Person(temperament, seed: seed)
    var earlier: View?
    var reached = 0
    for number in 0..<LifeSimulationTests.days {
      let day = person.first.adding(days: number)
      person.live(day)
      guard number % LifeSimulationTests.step == 0 else { continue }
      let view = View(person, day)
      if let earlier {
        let losses = view.losses(against: earlier)
        try #require(losses.isEmpty, "seed \(seed), \(temperament), \(day.text): \(losses)")
      }
      reached = view.reached.count
      earlier = view
    }
    #expect(reached > 5, "seed \(seed), \(temperament): a life without any milestone tests little")
  }
}
