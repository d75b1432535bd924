// The milestones once more, found by a walk through every day and every stretch there was: what is
// taken along a day at a time is held to it.
import Engine

/// When each milestone was reached, and how far it is to the others, by tracker and key.
struct PlainGallery: Equatable {
  private(set) var reached: [String: Day] = [:]
  private(set) var open: [String: Int64] = [:]

  init(_ gallery: MilestoneGallery) {
    for it in gallery.reached { add(it.milestone, it.tracker, it.day, 0) }
    for it in gallery.open { add(it.milestone, it.tracker, nil, it.value) }
  }

  init(_ overview: Overview, now: Instant, zone: Zone) {
    let today = overview.settings.dayBoundary.day(of: now, in: zone)
    for tracker in overview.trackers + overview.archived {
      if tracker.aim != .build { addFreedom(tracker, overview, today, now, zone) }
      addStreak(tracker, overview, today, now, zone)
    }
    for kind in MinuteKind.allCases where overview.counter(of: kind) == nil {
      guard let marks = overview.practiceMarks(kind, today: today) else { continue }
      let run = PlainRun(marks, .strict, through: marks.last)
      for days in Milestone.streakDays { add(.practiceRun(kind, days: days), nil, run) }
    }
    let cravings = overview.cravings
    add(.cravingsNoted(1), nil, cravings.first?.day, 0)
    let passed = cravings.filter { $0.outcome == .passed }
    for count in Milestone.passedCounts {
      let day = count <= passed.count ? passed[count - 1].day : nil
      add(.cravingsPassed(count), nil, day, Int64(passed.count))
    }
    addSaved(overview, today)
  }

  private mutating func add(
    _ milestone: Milestone, _ tracker: Identifier?, _ day: Day?, _ value: Int64
  ) {
    let name = (tracker?.text ?? "") + " " + milestone.key
    if let day { reached[name] = day } else { open[name] = value }
  }

  private mutating func add(_ milestone: Milestone, _ tracker: Identifier?, _ run: PlainRun) {
    let days = Int(milestone.threshold)
    let day = days <= run.firsts.count ? run.firsts[days - 1] : nil
    add(milestone, tracker, day, Int64(run.current))
  }

  /// Time without use, days within a target and days without use.
  private mutating func addFreedom(
    _ tracker: Tracker, _ overview: Overview, _ today: Day, _ now: Instant, _ zone: Zone
  ) {
    let boundary = overview.settings.dayBoundary
    let plans = overview.plans(of: tracker.id)
    let stretches = FreeStretch.all(
      plans: plans, use: overview.use(of: tracker.id), before: tracker.lastUseBefore,
      today: today, now: now
    ) { zone.instant($0, boundary.start) }
    let last = stretches.last.flatMap { $0.end == now ? $0 : nil }
    let current = last.map { $0.end.milliseconds(since: $0.start) / Milliseconds.second }
    let stages = tracker.substance.map { RecoveryStage.all(for: $0) } ?? []
    for milestone in Milestone.freeSeconds.map({ Milestone.freeTime(seconds: $0) })
      + stages.map({ Milestone.recovery($0) })
    {
      let at = stretches.map { ($0.start.adding(seconds: milestone.threshold), $0.end) }
        .filter { $0 <= $1 }.map { $0.0 }.min()
      guard at != nil || current != nil else { continue }
      add(milestone, tracker.id, at.map { boundary.day(of: $0, in: zone) }, current ?? 0)
    }
    let days = overview.dayRecords(of: tracker, today: today)
    if plans.plans.contains(where: { $0.kind == .reduce }) {
      let run = PlainRun(kept: days)
      // Who has no target today is on the way to no day within it.
      let isReducing = plans.plan(on: today)?.kind == .reduce
      for days in Milestone.runDays where days <= run.firsts.count || isReducing {
        add(.keptRun(days: days), tracker.id, run)
      }
    }
    guard tracker.mode == nil else { return }
    let run = PlainRun(free: days, today)
    for days in Milestone.runDays where days <= run.firsts.count || current != nil {
      add(.freeRun(days: days), tracker.id, run)
    }
  }

  private mutating func addStreak(
    _ tracker: Tracker, _ overview: Overview, _ today: Day, _ now: Instant, _ zone: Zone
  ) {
    guard let mode = tracker.mode else { return }
    let ownDay = overview.dayBoundary(of: tracker).day(of: now, in: zone)
    let marks = overview.marks(of: tracker, today: ownDay) ?? TrackerMarks(first: ownDay, [])
    if mode == .avoidance {
      var run = PlainRun(marks, tracker.streakRule, through: today.adding(days: -1))
      run.endOn(today, marks, tracker.streakRule)
      for days in Milestone.runDays { add(.freeRun(days: days), tracker.id, run) }
    } else {
      let run = PlainRun(marks, tracker.streakRule, through: marks.last)
      for days in Milestone.streakDays { add(.trackerRun(days: days), tracker.id, run) }
    }
  }

  private mutating func addSaved(_ overview: Overview, _ today: Day) {
    let all = (overview.trackers + overview.archived).map {
      (plans: overview.plans(of: $0.id), use: overview.use(of: $0.id).history)
    }
    let priced = all.flatMap { $0.plans.plans }.filter { $0.unitPrice?.currency == .euro }
    guard let first = priced.map({ $0.fromDay }).min() else { return }
    var days: [Day] = []
    var total: Int64 = 0
    for number in first.number..<max(first.number, today.number) {
      let next = Day(number: number + 1)
      total = all.map { Savings(plans: $0.plans, use: $0.use, today: next) }
        .reduce(0) { $0 + $1.money(in: .euro).minorUnits }
      while days.count < Milestone.savedMinorUnits.count,
        total >= Milestone.savedMinorUnits[days.count]
      {
        days.append(Day(number: number))
      }
    }
    for (place, units) in Milestone.savedMinorUnits.enumerated() {
      add(.saved(minorUnits: units), nil, place < days.count ? days[place] : nil, total)
    }
  }
}

/// On which day a run first reached each length, and how long it is now.
private struct PlainRun {
  private(set) var firsts: [Day] = []
  private(set) var current = 0

  private mutating func go(to length: Int, _ day: Day) {
    current = length
    if length > firsts.count { firsts.append(day) }
  }

  /// The run of a streak after each of its days.
  init(_ marks: TrackerMarks, _ rule: StreakRule, through last: Day) {
    for place in marks.marks.indices where marks.day(at: place) <= last {
      let streak = Streak(
        TrackerMarks(first: marks.first, Array(marks.marks[...place])), rule)
      go(to: streak.current, marks.day(at: place))
    }
  }

  /// A day that goes on adds nothing, but can end a run.
  mutating func endOn(_ day: Day, _ marks: TrackerMarks, _ rule: StreakRule) {
    let count = day.days(since: marks.first) + 1
    guard marks.marks.indices.contains(count - 1) else { return }
    let through = TrackerMarks(first: marks.first, Array(marks.marks.prefix(count)))
    if Streak(through, rule).current < current { current = 0 }
  }

  init(kept days: [DayRecord]) {
    for day in days {
      switch day.outcome {
      case .kept: go(to: current + 1, day.day)
      case .missed, .unrecorded: current = 0
      case .open: if day.isPastTarget { current = 0 }
      case .excused, nil: break
      }
    }
  }

  init(free days: [DayRecord], _ today: Day) {
    for day in days where !day.isExcused && (day.day < today || day.isUse) {
      if day.isUse || day.used == nil { current = 0 } else { go(to: current + 1, day.day) }
    }
  }
}
