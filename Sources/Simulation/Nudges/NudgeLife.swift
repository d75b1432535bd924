// What happens in a life: it is set up, and then people log, travel, change their minds.

import Engine

extension NudgeWorld {
  func begin() {
    habit = 30 * (16 + dice.below(26)) + 12
    for number in 0..<(1 + dice.below(4)) { addTracker(number) }
    choices.level = dice.pick(ReminderLevel.allCases)
    choices.budget = dice.below(6)
    pickQuiet()
    for kind in ReminderKind.switched where dice.once(in: 5) {
      choices.switched[kind] = !dice.once(in: 3)
    }
    writeChoices()
  }

  /// Times stand on the half hour, so that they often meet an end of the quiet hours.
  private func halfHour() -> Int { 30 * dice.below(48) }

  private func pickQuiet() {
    if dice.once(in: 2) { return }
    choices.quietFrom = dice.once(in: 3) ? halfHour() : 20 * 60 + 30 * dice.below(8)
    choices.quietTo = dice.once(in: 3) ? halfHour() : 6 * 60 + 30 * dice.below(8)
  }

  private func writeChoices() {
    var fields = [
      ReminderChoices.field(level: choices.level), ReminderChoices.field(budget: choices.budget),
      ReminderChoices.field(quietFrom: TimeOfDay(minutes: choices.quietFrom)!),
      ReminderChoices.field(quietTo: TimeOfDay(minutes: choices.quietTo)!),
    ]
    fields += ReminderChoices.fields(openedOn: choices.opened, asks: choices.asks)
    for (kind, isOn) in choices.switched.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      fields.append(ReminderChoices.field(kind, isOn: isOn))
    }
    write(ReminderChoices.identifier, ReminderChoices.kind, fields)
  }

  private func addTracker(_ number: Int) {
    let kinds: [ModelTracker.Kind] = [.counter, .yesNo, .noticed, .use, .stopped]
    let kind = dice.pick(kinds)
    let stoppedAt =
      kind == .stopped
      ? now.adding(milliseconds: -Int64(dice.below(95 * 24)) * Milliseconds.hour) : nil
    var tracker = ModelTracker(
      id: name(), kind: kind, goal: kind == .counter ? Int64(1 + dice.below(3)) : 1,
      schedule: kind == .use || kind == .stopped || dice.once(in: 2) ? 127 : 1 + dice.below(127),
      stoppedAt: stoppedAt)
    pickTimes(&tracker)
    trackers.append(tracker)
    put(tracker.id, Tracker.kind, .create(fields(of: tracker, number)))
    guard tracker.isUse else { return }
    let day = clock.day
    let plan =
      stoppedAt.map {
        Engine.Plan(
          fromDay: ModelClock(zone: zone, now: $0).day, kind: .stop,
          quitDay: ModelClock(zone: zone, now: $0).day, quitAt: $0)
      }
      ?? Engine.Plan(
        fromDay: day, kind: .reduce, baseline: 20_000, start: day, quitDay: day.adding(days: 200))
    put(name(), PlanRecord.kind, .create(PlanRecord.fields(of: plan, tracker: tracker.id)))
  }

  private func fields(of tracker: ModelTracker, _ number: Int) -> [Field] {
    var fields: [Field] = [Tracker.field(order: Int64(number))]
    switch tracker.kind {
    case .use:
      fields += [Tracker.field(aim: .reduce), Tracker.field(substance: .cigarettes)]
    case .stopped: fields += [Tracker.field(aim: .quit), Tracker.field(substance: .vape)]
    default:
      let mode: TrackerMode =
        tracker.kind == .counter ? .counter : tracker.kind == .yesNo ? .yesNo : .awareness
      fields += [
        Field("name", .text("One")), Field("mode", .text(mode.rawValue)),
        Field("side", .text(tracker.kind == .noticed ? "saboteur" : "good")),
        Field("target", .int(tracker.kind == .counter ? tracker.goal * Entry.unit : 0)),
        Tracker.field(aim: tracker.kind == .noticed ? .notice : .build),
      ]
      fields += (tracker.schedule == 127 ? Schedule.everyDay : .weekdays(tracker.schedule)).fields
    }
    return fields + reminder(of: tracker).fields
  }

  private func reminder(of tracker: ModelTracker) -> TrackerReminder {
    TrackerReminder(
      times: tracker.times.map { TimeOfDay(minutes: $0)! }, weekdays: tracker.weekdays,
      lookBack: tracker.lookBack)
  }

  private func pickTimes(_ tracker: inout ModelTracker) {
    tracker.times = []
    for _ in 0..<dice.below(4) {
      let time = dice.once(in: 4) ? dice.below(1440) : halfHour()
      if !tracker.times.contains(time) { tracker.times.append(time) }
    }
    tracker.weekdays = dice.once(in: 2) ? 0 : 1 + dice.below(127)
    tracker.lookBack = dice.pick([1, 3, 12, 12, 24])
  }

  // Acts

  func act() throws(NudgeViolation) {
    open()
    let before = replanned()
    switch dice.below(24) {
    case 0..<12:
      guard let tracker = log() else { return }
      try checkNothingElseMoved(before, by: tracker)
    case 12..<15: if dice.once(in: 2) { addCraving(clock) }
    case 15: deleteLog()
    case 16:
      choices.budget = dice.below(6)
      writeChoices()
    case 17:
      pickQuiet()
      writeChoices()
    case 18:
      let place = dice.below(trackers.count)
      pickTimes(&trackers[place])
      write(trackers[place].id, Tracker.kind, reminder(of: trackers[place]).fields)
    case 19:
      let place = dice.below(trackers.count)
      trackers[place].isArchived.toggle()
      write(
        trackers[place].id, Tracker.kind,
        [Tracker.field(isArchived: trackers[place].isArchived)])
    case 20, 21: zone = dice.pick(NudgeZones.all)
    case 22:
      choices.level = dice.pick(ReminderLevel.allCases)
      writeChoices()
    default: break
    }
    addHabit()
  }

  /// Opening is what being away is counted from; after a week the app asks first.
  func open() {
    let date = clock.date
    guard date > choices.opened else { return }
    if date.days(since: choices.opened) >= 7 { choices.asks = true }
    choices.opened = date
    write(
      ReminderChoices.identifier, ReminderChoices.kind,
      ReminderChoices.fields(openedOn: date, asks: choices.asks))
  }

  private func addHabit() {
    let minutes = clock.minutes
    if minutes >= habit - 12, minutes < habit + 18 { addCraving(clock) }
    guard minutes > habit + 18, !cravings.contains(where: { $0.day == clock.day }),
      dice.once(in: 2)
    else { return }
    // Noted later, for the usual time.
    let back = Int64(minutes - habit + dice.below(9)) * Milliseconds.minute
    addCraving(ModelClock(zone: zone, now: now.adding(milliseconds: -back)))
  }

  private func addCraving(_ clock: ModelClock) {
    cravings.append(ModelCraving(at: now, day: clock.day, minutes: clock.minutes))
    put(
      name(), Craving.kind,
      .create(
        Happening.fields(at: clock.now, on: clock.day, zone.offset(clock.now))
          + [Craving.field(outcome: .passed)]))
  }

  /// The tracker, where it tells no use.
  private func log() -> Identifier? {
    let active = trackers.filter { !$0.isArchived && ($0.kind != .stopped || dice.once(in: 9)) }
    guard !active.isEmpty else { return nil }
    let tracker = dice.pick(active)
    let isForYesterday = !tracker.isUse && dice.once(in: 5)
    let day = isForYesterday ? clock.day.adding(days: -1) : clock.day
    let entry = ModelLog(id: name(), tracker: tracker.id, day: day, pressed: now)
    logs.append(entry)
    put(
      entry.id, Entry.kind,
      .create(
        isForYesterday
          ? Entry.fields(of: tracker.id, onChosen: day, zone.offset(now), in: zone)
          : Entry.fields(
            of: tracker.id, amount: Entry.unit, at: now, in: zone, on: day, ending: nil,
            strength: nil)))
    return tracker.isUse ? nil : tracker.id
  }

  private func deleteLog() {
    guard let place = logs.lastIndex(where: { !$0.isDeleted }) else { return }
    logs[place].isDeleted = true
    put(logs[place].id, Entry.kind, .delete)
  }
}
