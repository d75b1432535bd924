// From the form into the journal: what is off is said, and only what differs is written.
import Engine

/// What is off in the form.
enum TrackerProblem {
  case name, levels, goal, weekdays, times, interval, earnEvery, mostOnHand, remindAt
}

extension Desk {
  func problems(of form: TrackerForm) -> [TrackerProblem] {
    var problems: [TrackerProblem] = []
    if form.name.isEmpty { problems.append(.name) }
    if form.hasLevels, !areUsable(form.levels) { problems.append(.levels) }
    if form.mode == .counter, goal(of: form) == nil { problems.append(.goal) }
    switch form.schedule {
    case .daily: break
    case .weekdays: if form.weekdays == 0 { problems.append(.weekdays) }
    case .perWeek: if number(form.times, in: 1...6) == nil { problems.append(.times) }
    case .interval:
      if number(form.interval, in: 2...Schedule.longestInterval) == nil {
        problems.append(.interval)
      }
    }
    if number(form.earnEvery, in: StreakRule.earnEveryRange) == nil { problems.append(.earnEvery) }
    if number(form.mostOnHand, in: StreakRule.mostOnHandRange) == nil {
      problems.append(.mostOnHand)
    }
    if !form.reminder.isReadable { problems.append(.remindAt) }
    return problems
  }

  private func areUsable(_ levels: [Level]) -> Bool {
    for level in levels where level.name.isEmpty && level.key.isEmpty { return false }
    return Level.isUsable(levels)
  }

  private func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// In thousandths; 0 is no goal. Nothing for what is no number or too large.
  private func goal(of form: TrackerForm) -> Int64? {
    if form.goal.isEmpty { return 0 }
    guard let goal = locale.read(form.goal, decimals: 3),
      (0...Int64(Tracker.largestGoal) * Entry.unit).contains(goal)
    else { return nil }
    return goal
  }

  fileprivate mutating func make(_ form: TrackerForm, _ moment: Moment) -> [Effect] {
    var fields = fields(of: form, moment)
    let last = (overview.trackers + overview.archived).reduce(-1) { max($0, $1.order) }
    fields += [
      Tracker.field(order: last == .max ? last : last + 1),
      Tracker.field(since: day(of: form, moment)),
    ]
    toast = trackersText.made
    return write(
      [.create(newName(of: form, moment), kind: Tracker.kind, fields)], moment, undoable: true)
  }

  /// Two devices that take the same preset mean one tracker; a second one here is another.
  private func newName(of form: TrackerForm, _ moment: Moment) -> Identifier {
    let shared = Identifier(kind: Tracker.kind, "preset", form.preset)
    if form.preset.isEmpty || records.journal[shared] != nil { return moment.entropy.identifier() }
    return shared
  }

  /// Entries stay as they are, whatever changes. Another way of logging begins on its own day, and
  /// the day on which the one before ended is kept.
  fileprivate mutating func change(_ form: TrackerForm, _ moment: Moment) -> [Effect] {
    guard let id = form.id, let entity = records.journal[id], let known = tracker(id) else {
      return []
    }
    var fields = fields(of: form, moment)
    var drafts: [Draft] = []
    if form.mode != known.mode {
      let today = day(of: form, moment)
      let since = overview.since(known, changedTo: form.mode, on: today)
      fields.append(Tracker.field(since: since))
      drafts = modeChange(of: known, to: form.mode, on: today, moment)
    }
    let changed = fields.filter { entity[$0.name] != $0.value }
    guard !changed.isEmpty else { return [] }
    toast = trackersText.kept
    let draft = Draft(
      id: moment.entropy.identifier(), entity: id, kind: Tracker.kind, action: .set(changed))
    return write([draft] + drafts, moment, undoable: true)
  }

  /// What is kept of a mode that ends on a day. Of several changes on one day the first counts; a
  /// day that ends in the mode in which it began has none.
  func modeChange(
    of tracker: Tracker, to mode: TrackerMode?, on day: Day, _ moment: Moment
  ) -> [Draft] {
    let name = ModeChange.identifier(of: tracker.id, on: day)
    if let earlier = overview.modeChange(of: tracker.id, on: day) {
      guard earlier.before == mode else { return [] }
      return [deletion(of: name, kind: ModeChange.kind, moment)]
    }
    return upsert(
      name, kind: ModeChange.kind, ModeChange.fields(of: tracker, on: day, at: moment.now),
      moment)
  }

  private func day(of form: TrackerForm, _ moment: Moment) -> Day {
    let own = Int(form.dayStart).flatMap { DayBoundary(cutoffHour: $0) }
    return (own ?? overview.settings.dayBoundary).day(of: moment.now, offset: moment.offset)
  }

  private func fields(of form: TrackerForm, _ moment: Moment) -> [Field] {
    let aim: Aim = form.side == .good ? .build : (form.mode == .avoidance ? .quit : .notice)
    let rule = StreakRule(
      earnEvery: Int(form.earnEvery) ?? 0, mostOnHand: Int(form.mostOnHand) ?? 0,
      canHeal: form.heals)
    let levels = form.hasLevels ? form.levels : []
    let goal = form.mode == .counter ? goal(of: form) ?? 0 : 0
    let chosen = Tracker.fields(
      aim: aim, cutoffHour: Int64(form.dayStart),
      group: String(form.group.prefix(Tracker.longestGroup)), hidesStreak: form.hidesStreak,
      icon: form.icon, isInCalendar: form.inCalendar, levels: levels, mode: form.mode,
      name: ownName(of: form), preset: form.preset, reminder: form.reminder.reminder,
      side: form.side, goal: goal)
    return chosen + rule.fields + schedule(of: form, moment).fields
  }

  /// Empty while it is the preset's own, which every language says in its way.
  private func ownName(of form: TrackerForm) -> String {
    if let preset = TrackerPreset(rawValue: form.preset), trackersText.name(of: preset) == form.name
    {
      return ""
    }
    return String(form.name.prefix(Tracker.longestName))
  }

  private func schedule(of form: TrackerForm, _ moment: Moment) -> Schedule {
    switch form.schedule {
    case .daily: .everyDay
    case .weekdays: form.weekdays == 127 ? .everyDay : .weekdays(form.weekdays)
    case .perWeek: .timesPerWeek(Int(form.times) ?? 1)
    case .interval:
      .everyDays(Int(form.interval) ?? 2, from: form.intervalFrom ?? day(of: form, moment))
    }
  }
}

extension TrackersState {
  mutating func keepTracker(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard var form = self.form else { return [] }
    guard desk.problems(of: form).isEmpty else {
      self.form?.showsProblems = true
      return []
    }
    if form.inCalendar, !desk.hasCalendarRoom(for: form.id) { form.inCalendar = false }
    self.form = nil
    return form.id == nil ? desk.make(form, moment) : desk.change(form, moment)
  }
}
