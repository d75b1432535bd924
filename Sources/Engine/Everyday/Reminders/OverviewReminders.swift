// From a journal to what the planner of reminders looks at.

extension Overview {
  /// Whether anything reminds: a first visit asks no further.
  public var hasReminders: Bool {
    if let choices = reminders.choices, choices.level != .own || !choices.switched.isEmpty {
      return true
    }
    for tracker in trackers where tracker.reminder != nil { return true }
    return false
  }

  /// All that the planner looks at, from the journal behind this overview.
  @inline(never)  // Not of a first visit.
  public func reminderFacts(_ records: Records, now: Instant, zone: Zone) -> ReminderFacts {
    let choices = reminders.choices ?? ReminderChoices()
    var facts = ReminderFacts(
      now: now, zone: zone, choices: choices, boundary: settings.dayBoundary, shown: [])
    let today = facts.today
    let oldest = today.adding(days: -Overview.rememberedDays)
    facts.shown = reminders.shown.filter { $0.occurrence.day >= oldest }
    let noted = NotedMoments(
      records, uses: usedTrackers.map { $0.id }, now: now, zone: zone)
    facts.subjects = trackers.map { subject($0, noted, now: now, zone: zone) }
    facts.practised = noted.practice
    facts.lastStir = noted.stir
    if let last = cravings.last, last.outcome == nil, let end = last.sessionEnd, end > now {
      facts.sessionEnd = end
    }
    if choices.isOn(.risky) { facts.riskyHours = RiskyHour.all(of: cravings, today: today) }
    if choices.isOn(.milestone) { facts.milestones = freeMilestones(now: now, zone: zone) }
    takeWeeks(into: &facts, today)
    facts.isCalm = isCalm(now: now, zone: zone)
    if facts.isCalm, !facts.riskyHours.isEmpty, let outlook = outlook(today: today),
      outlook.level != .harder
    {
      facts.easyDay = outlook.day
    }
    return facts
  }

  /// Days for which it matters what was shown and what was said to it.
  private static let rememberedDays = 60

  private func subject(
    _ tracker: Tracker, _ noted: NotedMoments, now: Instant, zone: Zone
  ) -> ReminderSubject {
    let boundary = dayBoundary(of: tracker)
    let ownDay = boundary.day(of: now, in: zone)
    let excused = excusedDays(today: ownDay)
    var due: [Day] = []
    for number in -1...ReminderFacts.days {
      let day = ownDay.adding(days: number)
      if isAsked(tracker, on: day), !excused.contains(where: { $0.contains(day) }) {
        due.append(day)
      }
    }
    let open = due.filter { !isDone(tracker, on: $0) }
    return ReminderSubject(
      tracker.id, tracker.reminder, boundary: boundary, dueDays: due,
      openDays: isEverOpen(tracker) ? open : [],
      wantsGoal: tracker.side == .good && tracker.mode == .counter && tracker.goal != nil,
      noted: noted.ofTracker[tracker.id])
  }

  func isAsked(_ tracker: Tracker, on day: Day) -> Bool {
    tracker.isUse ? !plans(of: tracker.id).asksForNone(on: day) : isDue(tracker, on: day)
  }

  /// What is left out or only noticed has nothing to do in the evening.
  private func isEverOpen(_ tracker: Tracker) -> Bool {
    tracker.isUse ? plans(of: tracker.id).firstDay != nil : tracker.side == .good
  }

  func isDone(_ tracker: Tracker, on day: Day) -> Bool {
    guard tracker.isUse else { return self.day(day, of: tracker.id).isDone(for: tracker) }
    return use(of: tracker.id).amount(on: day) != nil || levels[tracker.id]?.level(on: day) != nil
  }

  /// Those of a day and more that are reached today or ahead, with each full year between them.
  private func freeMilestones(now: Instant, zone: Zone) -> [ReminderMilestone] {
    let gallery = milestones(in: planCurrency ?? .euro, now: now, zone: zone)
    let today = settings.dayBoundary.day(of: now, in: zone)
    var found: [ReminderMilestone] = []
    for tracker in watched {
      guard let start = clockStart(of: tracker, now: now, zone: zone) else { continue }
      for seconds in Overview.freeSeconds {
        let at = start.adding(seconds: seconds)
        let reached = gallery.reached.first {
          $0.tracker == tracker.id && $0.milestone == .freeTime(seconds: seconds)
        }
        if at > now ? reached == nil : reached?.day ?? today == today {
          found.append(ReminderMilestone(tracker.id, seconds: seconds, at: at))
        }
      }
    }
    return found.filter {
      let away = $0.at.milliseconds(since: now)
      return away > -24 * Milliseconds.hour && away < 15 * 24 * Milliseconds.hour
    }
  }

  private static let freeSeconds: [Int64] = {
    let year: Int64 = 365 * 24 * 3600
    var all = Milestone.freeSeconds.filter { $0 >= 24 * 3600 }
    for years in 2...15 where !all.contains(Int64(years) * year) { all.append(Int64(years) * year) }
    return all.ordered { $0 < $1 }
  }()

  private func takeWeeks(into facts: inout ReminderFacts, _ today: Day) {
    let yesterday = today.adding(days: -1)
    let isKnown = { (tracker: Tracker) in self.use(of: tracker.id).amount(on: yesterday) != nil }
    facts.knowsYesterday = watched.contains(where: isKnown)
    facts.reviewDay = settings.rhythm.reviewDay
    facts.reviewed = settings.rhythm.reviewSeen
    if let recall = food.recalls.all.last { facts.recalled = recall.day }
    if let week = food.weeks.last(where: { $0.isReviewed || $0.confirmed != nil }) {
      facts.focused = week.week
    }
    let monday = today.weekStart
    for tracker in watched {
      guard let weeks = use(of: tracker.id).weekMeans(before: monday) else { continue }
      if weeks.isBetter {
        facts.turns.append(WeekTurn(tracker.id, isBetter: true))
      } else if weeks.isRising {
        facts.turns.append(WeekTurn(tracker.id, isBetter: false))
      }
    }
  }
}
