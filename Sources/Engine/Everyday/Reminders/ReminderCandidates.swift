// What could be said on one local day, and is true as far as anybody knows.

/// The candidates of a day, before anybody asks whether they are wanted.
struct ReminderCandidates {
  private let facts: ReminderFacts
  private let day: Day
  private(set) var all: [Delivery] = []

  init(_ facts: ReminderFacts, _ day: Day) {
    self.facts = facts
    self.day = day
    for subject in facts.subjects { addTimes(of: subject) }
    addOwn()
    addRiskyHours()
    addEvening()
    addMilestones()
    addWeek()
    addMorning()
    // Who looks in once a week is not away after four days.
    if !facts.isCalm { add(.away, until: endOfDay) }
    add(.stillWanted, until: endOfDay)
  }

  // Times

  private func at(_ time: TimeOfDay) -> Instant { facts.zone.instant(day, time) }

  /// The end of the person's day, which may be after midnight.
  private var endOfDay: Instant { facts.boundary.interval(of: day, in: facts.zone).end }

  /// Nothing goes on into the quiet hours.
  private func cut(_ until: Instant, after at: Instant) -> Instant {
    let quiet = facts.choices.quiet
    guard quiet.from != quiet.to else { return until }
    let local = facts.zone.offset(at).local(at)
    let night = quiet.from > local.time ? local.day : local.day.adding(days: 1)
    return min(until, facts.zone.instant(night, quiet.from))
  }

  private mutating func add(
    _ kind: ReminderKind, _ subject: String = "", until: Instant, about: [Identifier] = [],
    number: Int64 = 0
  ) {
    guard let time = facts.choices.time(of: kind) else { return }
    add(
      ReminderOccurrence(kind, subject, on: day), at: at(time), until: until, about: about,
      number: number)
  }

  private mutating func add(
    _ occurrence: ReminderOccurrence, at: Instant, until: Instant, about: [Identifier] = [],
    number: Int64 = 0
  ) {
    all.append(
      Delivery(
        occurrence, at: at, until: cut(until, after: at), about: about, number: number))
  }

  // What the person set

  private mutating func addTimes(of subject: ReminderSubject) {
    guard let reminder = subject.reminder, reminder.isOn(day.weekday),
      !(reminder.trial?.isLeftOut(day) ?? false)
    else { return }
    for time in reminder.times {
      let at = at(time)
      let ownDay = subject.boundary.day(of: at, in: facts.zone)
      guard reminder.weekdays != 0 || subject.dueDays.contains(ownDay),
        !isSilent(subject, reminder, at: at, on: ownDay)
      else { continue }
      let end = subject.boundary.interval(of: ownDay, in: facts.zone).end
      add(
        ReminderOccurrence(.tracker, subject.tracker.text, on: day, minutes: time.minutes), at: at,
        until: end, about: [subject.tracker])
    }
  }

  /// Noted within the hours before it, or since, is done, whichever day that was noted for.
  private func isSilent(
    _ subject: ReminderSubject, _ reminder: TrackerReminder, at: Instant, on ownDay: Day
  ) -> Bool {
    if subject.wantsGoal, subject.openDays.contains(ownDay) { return false }
    return wasDone(subject.noted, before: at, hours: reminder.lookBack)
  }

  /// Both ends count.
  private func wasDone(_ done: Instant?, before at: Instant, hours: Int) -> Bool {
    guard let done else { return false }
    return done >= at.adding(milliseconds: -Int64(hours) * Milliseconds.hour)
  }

  private mutating func addOwn() {
    if let time = facts.choices.time(of: .practice),
      !wasDone(facts.practised, before: at(time), hours: TrackerReminder.usualLookBack)
    {
      add(.practice, until: endOfDay)
    }
    if facts.recalled.map({ $0 < Recall.usualDay(today: day) }) ?? true {
      add(.recall, until: endOfDay)
    }
    if day.weekday == .monday, facts.focused.map({ $0 < day }) ?? true {
      add(.focus, until: endOfDay)
    }
    if day.weekday == facts.reviewDay, facts.reviewed.map({ $0 < day }) ?? true {
      add(.review, until: endOfDay)
    }
  }

  // What the app says by itself

  /// While it is calm, a day that the forecast calls no harder than others passes without a word.
  private mutating func addRiskyHours() {
    guard !facts.isCalm || facts.easyDay != day else { return }
    for hour in facts.riskyHours {
      let minutes = hour.time.minutes - RiskyHour.leadMinutes
      // Early in the first hour of a day it would belong to the day before.
      guard let time = TimeOfDay(minutes: minutes) else { continue }
      let at = at(time)
      let around = Int64(2 * RiskyHour.leadMinutes) * Milliseconds.minute
      if let stir = facts.lastStir, stir >= at.adding(milliseconds: -around) { continue }
      if let end = facts.sessionEnd, end > at { continue }
      add(
        ReminderOccurrence(.risky, String(hour.bin), on: day), at: at,
        until: at.adding(milliseconds: around), number: Int64(hour.time.minutes))
    }
  }

  /// Nothing is open, nothing is said; two months after a stop it comes on the day of the review,
  /// unless the person switched it on by hand. It would stand in for a reminder that is left out to
  /// see what it does, so it does not ask after that one either.
  private mutating func addEvening() {
    let isWeekly = facts.isCalm && facts.choices.switched[.checkIn] != true
    guard !isWeekly || day.weekday == facts.reviewDay else { return }
    let open = facts.subjects.filter {
      $0.openDays.contains(day) && !($0.reminder?.trial?.contains(day) ?? false)
    }.map { $0.tracker }
    if !open.isEmpty { add(.checkIn, until: endOfDay, about: open) }
  }

  /// What is reached at night is told in the morning.
  private mutating func addMilestones() {
    for milestone in facts.milestones {
      var at = milestone.at
      let local = facts.zone.offset(at).local(at)
      let quiet = facts.choices.quiet
      if quiet.contains(local.time) {
        let isBefore = local.time < quiet.to
        at = facts.zone.instant(isBefore ? local.day : local.day.adding(days: 1), quiet.to)
      }
      guard facts.zone.offset(at).local(at).day == day else { continue }
      let subject = milestone.tracker.text + " " + String(milestone.seconds)
      add(
        ReminderOccurrence(.milestone, subject, on: day), at: at, until: endOfDay,
        about: [milestone.tracker], number: milestone.seconds)
    }
  }

  private mutating func addWeek() {
    guard day == facts.today.weekStart else { return }
    for turn in facts.turns {
      add(
        turn.isBetter ? .better : .rising, turn.tracker.text, until: endOfDay,
        about: [turn.tracker])
    }
  }

  /// A day nobody knows has no summary; two months after a stop it comes on Mondays.
  private mutating func addMorning() {
    guard !facts.isCalm || day.weekday == .monday else { return }
    guard day > facts.today || (day == facts.today && facts.knowsYesterday) else { return }
    add(.morning, until: at(.noon))
  }
}
