// A made-up journal that looks lived: for trying the app out, for tests, and for measuring.

/// Writes the journal of somebody who does not exist. The same arguments give the same drafts.
public struct Demo {
  public static let days = 14...36_525
  public static let years = 1...100
  public static let entries = 1...1_000_000

  private let until: Instant
  private let zone: Zone
  private let today: Day
  private let device: UInt64
  private let words: DemoWords
  private let seed: UInt64
  private var dice: Dice
  /// Nothing where there is no room for them.
  private var trackers: DemoTrackers?
  private var drafts: [Draft] = []
  private var lastStamp: Stamp

  /// The drafts of so many years up to `until`, oldest first, each stamped with the moment of which
  /// it speaks. Exactly `entries` of them are entries.
  public static func drafts(
    years: Int, entries: Int, seed: UInt64, until: Instant, zone: Zone,
    words: DemoWords = .english
  ) -> [Draft] {
    let years = min(max(years, Demo.years.lowerBound), Demo.years.upperBound)
    return drafts(
      days: years * 1461 / 4, entries: entries, seed: seed, until: until, zone: zone,
      words: words)
  }

  /// As above for a number of days, today included; figures outside of `days` and `entries` are
  /// taken as the nearest that is inside.
  public static func drafts(
    days: Int, entries: Int, seed: UInt64, until: Instant, zone: Zone,
    words: DemoWords = .english
  ) -> [Draft] {
    var demo = Demo(seed: seed, until: until, zone: zone, words: words)
    demo.live(
      min(max(days, Demo.days.lowerBound), Demo.days.upperBound),
      entries: min(max(entries, Demo.entries.lowerBound), Demo.entries.upperBound))
    return demo.drafts
  }

  private init(seed: UInt64, until: Instant, zone: Zone, words: DemoWords) {
    self.until = until
    self.words = words
    self.zone = zone
    self.seed = seed
    today = DayBoundary.standard.day(of: until, in: zone)
    dice = Dice(seed: seed)
    device = dice.next()
    lastStamp = Stamp(milliseconds: 0, counter: 0, device: device)
  }

  private mutating func live(_ days: Int, entries: Int) {
    let story = DemoStory(days: days)
    let portions = DemoPortions(story, entries: entries - makeTrackers(days, entries), &dice)
    let first = today.adding(days: 1 - days)
    begin(on: first)
    var index = 0
    for (number, stretch) in story.stretches.enumerated() {
      let previous = number > 0 ? story.stretches[number - 1] : nil
      start(stretch, after: previous, on: first.adding(days: index), portions)
      for within in 0..<stretch.days {
        let day = DemoDay(day: first.adding(days: index), zone: zone, until: until)
        live(day, stretch, level: stretch.level(on: within), count: portions.counts[index])
        index += 1
      }
    }
  }

  /// Trackers of one's own where their entries are no more than half of all; says how many these
  /// are. They draw from a stream of their own, so that a journal without them stays as it is.
  private mutating func makeTrackers(_ days: Int, _ entries: Int) -> Int {
    let made = DemoTrackers(
      until: DemoDay(day: today, zone: zone, until: until), days: days, seed: ~seed, words: words)
    guard made.entryCount * 2 <= entries else { return 0 }
    trackers = made
    return made.entryCount
  }

  /// The answers to the opening questions.
  private mutating func begin(on day: Day) {
    let morning = morning(of: day)
    write(
      .create([
        Field("welcomedAt", .int(morning.milliseconds)), Field("currency", .text("EUR")),
      ]), Settings.identifier, Settings.kind, at: morning)
    for motive in [Motive.health, .money, .family] {
      write(
        .create([Field("motive", .text(motive.rawValue))]), Reason.identifier(for: motive),
        Reason.kind, at: morning)
    }
    write(
      .create([Field("text", .text(words.reason))]), Reason.ownWords,
      Reason.kind, at: morning)
  }

  private mutating func start(
    _ stretch: DemoStretch, after previous: DemoStretch?, on day: Day, _ portions: DemoPortions
  ) {
    let morning = morning(of: day)
    let tracker = Tracker.identifier(for: stretch.substance)
    if previous?.substance != stretch.substance {
      if let previous {
        write(
          .set([Field("archived", .bool(true))]), Tracker.identifier(for: previous.substance),
          Tracker.kind, at: morning)
      }
      let product: Product = stretch.substance == .vape ? .pod : .manufactured
      write(
        .create([
          Field("aim", .text(Aim.reduce.rawValue)),
          Field("substance", .text(stretch.substance.rawValue)),
          Field("product", .text(product.rawValue)), Field("order", .int(0)),
        ]), tracker, Tracker.kind, at: morning)
    }
    guard let made = stretch.plan else { return }
    let plan = plan(made, stretch, on: day, portions)
    write(
      .create(PlanRecord.fields(of: plan, tracker: tracker)), dice.identifier(), PlanRecord.kind,
      at: morning)
  }

  private func plan(
    _ made: DemoPlan, _ stretch: DemoStretch, on day: Day, _ portions: DemoPortions
  ) -> Plan {
    let isVape = stretch.substance == .vape
    var plan = Plan(fromDay: day, kind: .notice)
    plan.baseline = portions.baseline(of: stretch)
    plan.price = isVape ? 899 : 850
    plan.packUnits = isVape ? 600 : 20
    if case .reduce(let length) = made {
      let quitDay = day.adding(days: length)
      plan.kind = .reduce
      plan.quitDay = quitDay
      plan.quitAt = morning(of: quitDay)
    }
    return plan
  }

  /// Before anything else happens on a day.
  private func morning(of day: Day) -> Instant {
    min(DayBoundary.standard.interval(of: day, in: zone).start, until)
  }

  private mutating func live(_ day: DemoDay, _ stretch: DemoStretch, level: Int64, count: Int) {
    let tracker = Tracker.identifier(for: stretch.substance)
    var drawn: [DemoKeepsake] = []
    for moment in day.moments(count, &dice) {
      var fields = day.place(moment)
      fields.append(Field("tracker", .text(tracker.text)))
      let units = dice.pick(DemoPortions.amounts(of: stretch.substance))
      fields.append(Field("amount", .int(units * Entry.unit)))
      if dice.chance(60) {
        let craving = DemoCraving(
          at: moment.adding(milliseconds: -6 * Milliseconds.minute), in: day, tracker: tracker,
          level: level, outcome: .used, &dice)
        drawn.append(craving.kept)
        fields.append(Field("craving", .text(craving.id.text)))
      }
      drawn.append(
        DemoKeepsake(at: moment, id: dice.identifier(), kind: Entry.kind, fields: fields))
    }
    // Who uses less has more cravings that pass.
    while dice.chance(650 - level / 2) {
      let craving = DemoCraving(
        at: day.moment(&dice), in: day, tracker: tracker, level: level, outcome: .passed, &dice)
      drawn.append(craving.kept)
    }
    let daysLeft = today.days(since: day.day)
    drawn += DemoKeepsake.all(day, daysLeft: daysLeft, tracker: tracker, words, &dice)
    if let trackers, daysLeft < trackers.days.count { drawn += trackers.days[daysLeft] }
    drawn = drawn.ordered { ($0.at, $0.id) < ($1.at, $1.id) }
    for thing in drawn {
      write(
        thing.isChange ? .set(thing.fields) : .create(thing.fields), thing.id, thing.kind,
        at: thing.at)
    }
  }

  private mutating func write(
    _ action: Change.Action, _ entity: Identifier, _ kind: String, at moment: Instant
  ) {
    let milliseconds = max(moment.milliseconds, lastStamp.milliseconds)
    let isSame = milliseconds == lastStamp.milliseconds
    lastStamp = Stamp(
      milliseconds: milliseconds, counter: isSame ? lastStamp.counter &+ 1 : 0, device: device)
    let id: Identifier
    if case .create = action { id = entity } else { id = dice.identifier() }
    drafts.append(
      Draft(id: id, entity: entity, kind: kind, action: action, madeAt: lastStamp))
  }
}
