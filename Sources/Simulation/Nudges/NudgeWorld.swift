// One life: a journal that grows, a clock that goes on, and a device that shows what is planned.

import Engine

/// A life with reminders.
final class NudgeWorld {
  var dice: Dice
  let bug: NudgeBug?
  private(set) var now: Instant
  var zone: Zone
  var choices: ModelChoices
  var trackers: [ModelTracker] = []
  var logs: [ModelLog] = []
  var cravings: [ModelCraving] = []
  var shows: [ModelShow] = []
  /// Minutes at which a craving comes on many days.
  var habit = 0
  private(set) var changes: [Change] = []
  private(set) var records = Records()
  private(set) var deliveries: [Delivery] = []
  private(set) var planCount = 0
  private(set) var candidates = 0
  private(set) var livedDays = 0
  private var lastName: UInt64 = 0

  init(seed: UInt64, bug: NudgeBug?) {
    var dice = Dice(seed: Dice.mixed(seed))
    self.bug = bug
    zone = dice.pick(NudgeZones.all)
    let day = Day(number: Int32(19_724 + dice.below(2500)))
    now = zone.instant(day, TimeOfDay(minutes: 300)!)
    choices = ModelChoices(opened: day)
    self.dice = dice
  }

  var clock: ModelClock { ModelClock(zone: zone, now: now) }
  var today: Day { clock.date }

  func live(days: Int) throws(NudgeViolation) {
    begin()
    let awayFrom = dice.once(in: 3) ? 4 + dice.below(6) : days
    for number in 0..<days {
      livedDays += 1
      let isAway = number >= awayFrom && number < awayFrom + 9
      try liveDay(isAway: isAway)
    }
  }

  private func liveDay(isAway: Bool) throws(NudgeViolation) {
    var moments: [Int64] = []
    for _ in 0..<(3 + dice.below(5)) { moments.append(Int64(dice.below(1440))) }
    let morning = now
    for minutes in moments.sorted() {
      try advance(to: morning.adding(milliseconds: minutes * Milliseconds.minute))
      if !isAway { try act() }
    }
    try advance(to: morning.adding(milliseconds: 24 * Milliseconds.hour))
  }

  /// A device looks when something is due, and often in between.
  private func advance(to end: Instant) throws(NudgeViolation) {
    try plan()
    while let next = deliveries.first(where: { $0.at > now && $0.at <= end }) {
      now = next.at
      try look()
    }
    now = max(now, end)
    if dice.once(in: 2) { try look() }
  }

  /// What is due is shown, and mostly answered.
  private func look() throws(NudgeViolation) {
    let plan = try plan()
    let wanted = bug == .chanceInThePlan ? nil : bug.map { $0.spoil(plan.deliveries, self) }
    var due = plan.due
    if let known = due, let spoilt = wanted {
      due = spoilt.first { $0.occurrence == known.occurrence }
    }
    guard let due else { return }
    // What still stands there is not shown again, but has to be true.
    if let place = shows.firstIndex(where: {
      $0.delivery.occurrence == due.occurrence && $0.answer == nil
    }) {
      try checkTruth(of: due, since: shows[place].at)
      return
    }
    try check(due)
    shows.append(ModelShow(delivery: due, at: now, zone: zone.name))
    write(
      due.occurrence.identifier, ReminderRecord.kind, ReminderRecord.fields(due, shownAt: now))
    if dice.once(in: 4) { return }
    answer(shows.count - 1)
  }

  private func answer(_ place: Int) {
    let delivery = shows[place].delivery
    if delivery.kind == .stillWanted {
      open()
      choices.asks = false
      write(ReminderChoices.identifier, ReminderChoices.kind, [ReminderChoices.field(asks: false)])
    }
    let answers: [ReminderAnswer] = [.later, .later, .later, .later, .done, .done, .stop]
    let answer = dice.once(in: 8) ? .stop : answers[dice.below(6)]
    shows[place].answer = answer
    write(
      delivery.occurrence.identifier, ReminderRecord.kind, ReminderRecord.fields(answer, at: now))
    if answer == .stop { stop(delivery) }
  }

  private func stop(_ delivery: Delivery) {
    if delivery.kind == .tracker {
      guard let place = trackers.firstIndex(where: { delivery.about.contains($0.id) }) else {
        return
      }
      trackers[place].times = []
      write(trackers[place].id, Tracker.kind, TrackerReminder(times: []).fields)
    } else if delivery.kind != .stillWanted {
      choices.switched[delivery.kind] = false
      write(
        ReminderChoices.identifier, ReminderChoices.kind,
        [ReminderChoices.field(delivery.kind, isOn: false)])
    }
  }

  // The planner

  /// The plan of now, made twice and looked at.
  @discardableResult
  private func plan() throws(NudgeViolation) -> ReminderPlan {
    let plan = makePlan(records)
    deliveries = spoilt(plan)
    candidates += deliveries.count
    if dice.once(in: 8) {
      var shuffled = Records()
      for change in dice.shuffled(changes) { shuffled.apply(change) }
      guard spoilt(makePlan(shuffled)) == deliveries else {
        throw NudgeViolation(text: "one journal gives two plans")
      }
    }
    try checkPlan(deliveries)
    return plan
  }

  /// What would be planned now, not counted.
  func replanned() -> [Delivery] { spoilt(makePlan(records)) }

  private func spoilt(_ plan: ReminderPlan) -> [Delivery] {
    planCount += 1
    return bug?.spoil(plan.deliveries, self) ?? plan.deliveries
  }

  private func makePlan(_ records: Records) -> ReminderPlan {
    var facts = Overview(records).reminderFacts(records, now: now, zone: zone)
    bug?.spoil(&facts, self)
    return ReminderPlan(facts)
  }

  // The journal

  func name() -> Identifier {
    lastName += 1
    return Identifier(high: 7, low: lastName)
  }

  /// One change, made now.
  func write(_ entity: Identifier, _ kind: String, _ fields: [Field]) {
    let isNew = records.journal[entity] == nil
    put(entity, kind, isNew ? .create(fields) : .set(fields))
  }

  func put(_ entity: Identifier, _ kind: String, _ action: Change.Action) {
    let number = Int64(changes.count + 1)
    let counter = UInt16(changes.count & 0x7FFF)
    let change = Change(
      id: name(), device: 1, number: number,
      stamp: Stamp(milliseconds: now.milliseconds, counter: counter, device: 1), entity: entity,
      kind: kind, action: action)
    changes.append(change)
    records.apply(change)
  }
}

/// Chance that also picks and shuffles.
extension Dice {
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  mutating func shuffled<Element>(_ list: [Element]) -> [Element] {
    var list = list
    for place in list.indices.dropFirst() { list.swapAt(place, below(place + 1)) }
    return list
  }
}
