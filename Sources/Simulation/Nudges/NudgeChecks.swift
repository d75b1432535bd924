// The rules of reminders, said a second time and as simply as they can be.

import Engine

extension NudgeWorld {
  private func fail(_ delivery: Delivery, _ why: String) -> NudgeViolation {
    let it = delivery.occurrence
    return NudgeViolation(
      text: "\(it.kind.rawValue) of \(it.day.text) in \(zone.name) at \(clock.minutes): \(why)")
  }

  // What is shown

  /// A reminder that comes up now for the first time.
  func check(_ delivery: Delivery) throws(NudgeViolation) {
    let day = delivery.occurrence.day
    let new = ModelShow(delivery: delivery, at: now, zone: zone.name)
    let sameDay = shows.filter { $0.delivery.occurrence.day == day }
    if sameDay.count >= choices.budget { throw fail(delivery, "over the budget") }
    if shows.contains(where: { $0.name == new.name }) { throw fail(delivery, "shown twice") }
    if !choices.wants(delivery.kind) { throw fail(delivery, "nobody wants it") }
    try checkDismissals(delivery)
    try checkTruth(of: delivery, since: now)
  }

  /// What has to hold as long as it stands there.
  func checkTruth(of delivery: Delivery, since shown: Instant) throws(NudgeViolation) {
    if choices.isQuiet(clock.minutes) { throw fail(delivery, "in quiet hours") }
    if now < delivery.at { throw fail(delivery, "too early") }
    if now >= delivery.until { throw fail(delivery, "too late") }
    switch delivery.kind {
    case .tracker: try checkTracker(delivery)
    case .checkIn: try checkEvening(delivery)
    case .morning: try checkMorning(delivery)
    case .risky: try checkRisky(delivery)
    case .milestone: try checkMilestone(delivery)
    default: break
    }
  }

  private func checkTracker(_ delivery: Delivery) throws(NudgeViolation) {
    guard let tracker = trackers.first(where: { delivery.about == [$0.id] }), !tracker.isArchived
    else { throw fail(delivery, "of no tracker") }
    let there = ModelClock(zone: zone, now: delivery.at)
    let earlier = ModelClock(zone: zone, now: delivery.at.adding(milliseconds: -3 * 3_600_000))
    let jump = zone.offset(there.now).minutes - zone.offset(earlier.now).minutes
    let isSet = tracker.times.contains {
      $0 == there.minutes || (jump > 0 && ($0 + jump) % 1440 == there.minutes)
    }
    if !isSet { throw fail(delivery, "nobody set this time") }
    let weekday = there.date.weekday.rawValue
    if tracker.weekdays != 0, tracker.weekdays >> weekday & 1 == 0 {
      throw fail(delivery, "not on this weekday")
    }
    if isLogged(tracker, before: delivery.at) { throw fail(delivery, "it is done") }
  }

  /// Noted in the hours before, or since; a counter also has to have its goal.
  private func isLogged(_ tracker: ModelTracker, before at: Instant) -> Bool {
    let first = at.adding(milliseconds: -Int64(tracker.lookBack) * 3_600_000)
    let isNoted = logs.contains {
      $0.tracker == tracker.id && !$0.isDeleted && $0.pressed >= first
    }
    let day = ModelClock(zone: zone, now: at).day
    let counts = tracker.kind == .counter && tracker.isDue(day)
    return isNoted && (!counts || isDone(tracker, day))
  }

  private func isDone(_ tracker: ModelTracker, _ day: Day) -> Bool {
    let count = logs.filter { $0.tracker == tracker.id && $0.day == day && !$0.isDeleted }.count
    return count >= Int(tracker.goal)
  }

  private func checkEvening(_ delivery: Delivery) throws(NudgeViolation) {
    if delivery.about.isEmpty { throw fail(delivery, "nothing is open") }
    for id in delivery.about {
      guard let tracker = trackers.first(where: { $0.id == id }), !tracker.isArchived else {
        throw fail(delivery, "of no tracker")
      }
      let day = delivery.occurrence.day
      if tracker.kind == .noticed || tracker.kind == .stopped || !tracker.isDue(day) {
        throw fail(delivery, "nothing to do there")
      }
      if isDone(tracker, day) { throw fail(delivery, "it is done") }
      let hadOwn = shows.contains {
        $0.delivery.kind == .tracker && $0.delivery.about == [id]
          && $0.delivery.occurrence.day == day
      }
      if hadOwn { throw fail(delivery, "said twice in a day") }
    }
  }

  private func checkMorning(_ delivery: Delivery) throws(NudgeViolation) {
    let yesterday = clock.date.adding(days: -1)
    let isKnown = logs.contains { log in
      log.day == yesterday && !log.isDeleted
        && trackers.contains { $0.id == log.tracker && $0.isUse && !$0.isArchived }
    }
    if !isKnown { throw fail(delivery, "nobody knows yesterday") }
    if clock.minutes >= 720 { throw fail(delivery, "it is no morning") }
  }

  private func checkRisky(_ delivery: Delivery) throws(NudgeViolation) {
    let bin = Int(delivery.number) / 30
    let first = clock.date.adding(days: -13)
    var days: Set<Day> = []
    for craving in cravings
    where craving.minutes / 30 == bin && craving.day >= first && craving.day <= clock.date {
      days.insert(craving.day)
    }
    if days.count < 3 { throw fail(delivery, "no hour of cravings") }
    let half = delivery.at.adding(milliseconds: -30 * 60_000)
    let uses = trackers.filter { $0.isUse && !$0.isArchived }.map { $0.id }
    let isStirred =
      cravings.contains { $0.at >= half }
      || logs.contains { $0.pressed >= half && !$0.isDeleted && uses.contains($0.tracker) }
    if isStirred { throw fail(delivery, "it has come already") }
  }

  private func checkMilestone(_ delivery: Delivery) throws(NudgeViolation) {
    guard let tracker = trackers.first(where: { delivery.about == [$0.id] }),
      let stopped = tracker.stoppedAt
    else { throw fail(delivery, "nothing was stopped") }
    let last = logs.last { $0.tracker == tracker.id && !$0.isDeleted }?.pressed ?? stopped
    if now < max(last, stopped).adding(seconds: delivery.number) {
      throw fail(delivery, "not reached yet")
    }
  }

  /// After three dismissals in a row a kind comes at most every second day, and so on.
  private func checkDismissals(_ delivery: Delivery) throws(NudgeViolation) {
    let alike = shows.filter {
      $0.delivery.kind == delivery.kind
        && (delivery.kind != .tracker || $0.delivery.about == delivery.about)
    }
    var dismissed = 0
    for show in alike.reversed() where show.answer != nil {
      if show.answer != .later { break }
      dismissed += 1
    }
    guard dismissed >= 3, let last = alike.last else { return }
    let gap = delivery.occurrence.day.days(since: last.delivery.occurrence.day)
    let least = dismissed >= 9 ? 8 : dismissed >= 6 ? 4 : 2
    if gap > 0, gap < least { throw fail(delivery, "dismissed \(dismissed) times") }
  }

  // What is planned

  func checkPlan(_ plan: [Delivery]) throws(NudgeViolation) {
    var perDay: [Day: Int] = [:]
    var names: Set<String> = []
    for delivery in plan {
      let there = ModelClock(zone: zone, now: delivery.at)
      let show = ModelShow(delivery: delivery, at: now, zone: zone.name)
      if !names.insert(show.name).inserted { throw fail(delivery, "planned twice") }
      if let old = shows.first(where: { $0.name == show.name }), old.answer != nil {
        throw fail(delivery, "planned after its answer")
      }
      if choices.isQuiet(there.minutes) { throw fail(delivery, "planned for quiet hours") }
      if there.date != delivery.occurrence.day { throw fail(delivery, "counted for another day") }
      if !shows.contains(where: { $0.name == show.name }) {
        perDay[delivery.occurrence.day, default: 0] += 1
      }
      try checkAway(delivery)
    }
    for (day, count) in perDay {
      let shown = shows.filter { $0.delivery.occurrence.day == day }.count
      if shown + count > max(shown, choices.budget) {
        throw NudgeViolation(text: "\(day.text) in \(zone.name) is planned over its budget")
      }
    }
    try checkNothingMissing(plan)
  }

  /// After a week away there is one question, and then nothing.
  private func checkAway(_ delivery: Delivery) throws(NudgeViolation) {
    let away = delivery.occurrence.day.days(since: choices.opened)
    if choices.asks, delivery.kind != .stillWanted { throw fail(delivery, "before the answer") }
    if away > 7 || (away == 7 && delivery.kind != .stillWanted) {
      throw fail(delivery, "nobody has been here for \(away) days")
    }
    if delivery.kind == .away, away != 4 { throw fail(delivery, "away for \(away) days") }
  }

  /// What the person set comes, as long as the budget has room or holds what nobody set.
  private func checkNothingMissing(_ plan: [Delivery]) throws(NudgeViolation) {
    let date = clock.date
    guard choices.budget > 0, !choices.asks, date.days(since: choices.opened) < 7 else { return }
    let shown = shows.filter { $0.delivery.occurrence.day == date }
    let new = plan.filter { delivery in
      delivery.occurrence.day == date
        && !shown.contains { $0.delivery.occurrence == delivery.occurrence }
    }
    let own: [ReminderKind] = [.stillWanted, .tracker, .practice, .recall, .focus, .review]
    let hasRoom = shown.count + new.count < choices.budget
    guard hasRoom || new.contains(where: { !own.contains($0.kind) }) else { return }
    var wanted: [(tracker: ModelTracker, minutes: Int)] = []
    for tracker in trackers where !tracker.isArchived {
      for minutes in tracker.times where isAhead(minutes, of: tracker, on: date) {
        wanted.append((tracker, minutes))
      }
    }
    for (tracker, minutes) in wanted {
      let isPlanned = plan.contains {
        $0.kind == .tracker && $0.about == [tracker.id] && $0.occurrence.day == date
          && $0.occurrence.minutes == minutes
      }
      if !isPlanned {
        throw NudgeViolation(text: "a reminder at \(minutes) of \(date.text) is missing")
      }
    }
  }

  /// Whether a time of a tracker is still to come today and nothing speaks against it.
  private func isAhead(_ minutes: Int, of tracker: ModelTracker, on date: Day) -> Bool {
    guard let time = TimeOfDay(minutes: minutes) else { return false }
    let at = zone.instant(date, time)
    let there = ModelClock(zone: zone, now: at)
    guard at > now, there.minutes == minutes, !choices.isQuiet(minutes) else { return false }
    let isOnWeekday =
      tracker.weekdays == 0
      ? tracker.isDue(there.day) && !(tracker.kind == .stopped)
      : tracker.weekdays >> date.weekday.rawValue & 1 == 1
    let wasDismissed = shows.contains {
      $0.delivery.about == [tracker.id] && $0.delivery.kind == .tracker
        && ($0.answer == .later || $0.delivery.occurrence.day >= date)
    }
    return isOnWeekday && !wasDismissed && !isLogged(tracker, before: at)
  }

  /// A log changes nothing of the days behind tomorrow (N3).
  func checkNothingElseMoved(_ before: [Delivery], by tracker: Identifier) throws(NudgeViolation) {
    guard bug == nil || bug == .logMovesTheWeek else { return }
    let first = clock.date.adding(days: 2)
    let old = before.filter { $0.occurrence.day >= first }
    let new = replanned().filter { $0.occurrence.day >= first }
    guard new.map({ $0.occurrence }) != old.map({ $0.occurrence }) else { return }
    throw NudgeViolation(text: "a log moved what was planned for later days")
  }
}

extension ModelTracker {
  func isDue(_ day: Day) -> Bool { schedule >> day.weekday.rawValue & 1 == 1 }
}
