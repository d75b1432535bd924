// Use and plan on the sheet for a doctor: what is known, what is not, and which days do not count.
import Engine

extension DoctorSheet {
  /// What is used and has anything to say in the period.
  private var trackers: [Tracker] {
    desk.overview.usedTrackers.filter { $0.aim != .build }
  }

  var use: [Component<Message>] {
    var body: [Component<Message>] = []
    for tracker in trackers {
      let facts = ProgressFacts(desk, tracker, length: days.count, moment)
      let records = records(of: facts)
      guard records.contains(where: { $0.used != nil }) || facts.lastUse != nil else { continue }
      let name = locale.name(of: tracker)
      body.append(
        .stack(
          [.heading(Heading(name, level: 3))]
            + self.facts(name, "use-" + tracker.key, numbers(facts, records))
            + chart(facts)))
    }
    return body
  }

  /// The days since the tracker has any: what lies before is not unknown, but before.
  private func records(of facts: ProgressFacts) -> [DayRecord] {
    let series = desk.overview.use(of: facts.tracker.id)
    let begun = [series.first, facts.plans.firstDay].compactMap { $0 }.min() ?? days.today
    return facts.period.filter { $0.day >= begun }
  }

  private func numbers(_ facts: ProgressFacts, _ records: [DayRecord]) -> [DoctorSheetFact] {
    let over = records.filter { $0.day < days.today }
    let known = over.filter { $0.used != nil }
    let excused = over.filter { $0.isExcused }.count
    let target = facts.plans.target(on: days.today).map { Int64($0) * Entry.unit }
    let share = ProgressText(language: language).of(
      locale.number(Int64(known.count)), locale.number(Int64(over.count)))
    return [
      DoctorSheetFact(language.doctorSheetMean, amount(facts.completed.mean, facts.tracker)),
      DoctorSheetFact(language.doctorSheetTarget, amount(target, facts.tracker)),
      DoctorSheetFact(language.doctorSheetKnown, over.isEmpty ? nil : share),
      DoctorSheetFact(language.doctorSheetUnknown, count(over.count - known.count)),
      DoctorSheetFact(language.doctorSheetExcused, count(excused)),
      DoctorSheetFact(language.doctorSheetLast, lastUse(facts)),
      DoctorSheetFact(language.doctorSheetPause, pause(facts)),
      DoctorSheetFact(language.doctorSheetFree, time(facts.free?.current)),
      DoctorSheetFact(language.doctorSheetFreeBest, time(facts.free?.best)),
      DoctorSheetFact(language.doctorSheetStops, count(stops(facts))),
    ]
  }

  private func amount(_ thousandths: Int64?, _ tracker: Tracker) -> String? {
    thousandths.map { locale.units($0, of: tracker) }
  }

  private func time(_ milliseconds: Int64?) -> String? {
    milliseconds.map { locale.duration(milliseconds: $0) }
  }

  private func count(_ number: Int) -> String? {
    number == 0 ? nil : locale.number(Int64(number))
  }

  /// The day alone; nothing is known of it where a day since then is not.
  private func lastUse(_ facts: ProgressFacts) -> String {
    facts.lastUse.map { locale.date(desk.day(of: $0, moment)) } ?? language.doctorSheetNotKnown
  }

  /// Of who goes on; who has stopped has a longest time without.
  private func pause(_ facts: ProgressFacts) -> String? {
    guard facts.free == nil else { return nil }
    let longest = desk.overview.use(of: facts.tracker.id).longestPause(now: moment.now) {
      desk.day(of: $0, moment)
    }
    return time(longest)
  }

  /// The moments of stopping that came within the period.
  private func stops(_ facts: ProgressFacts) -> Int {
    let boundary = desk.overview.settings.dayBoundary
    let stops = facts.plans.stops { moment.zone.instant($0, boundary.start) }
    var found: [Instant] = []
    for stop in stops
    where stop <= moment.now && days.contains(desk.day(of: stop, moment)) && !found.contains(stop) {
      found.append(stop)
    }
    return found.count
  }

  private func chart(_ facts: ProgressFacts) -> [Component<Message>] {
    let words = ProgressWords(text: ProgressText(language: language), locale: locale, facts: facts)
    var chart = words.useChart
    guard chart.hasPicture else { return [] }
    chart.key = "sheet-chart-" + facts.tracker.key
    return [.chart(chart)]
  }

  // MARK: The plan

  var plans: [Component<Message>] {
    let text = PlanText(language: language)
    var body: [Component<Message>] = []
    for tracker in trackers {
      guard let plan = desk.overview.plans(of: tracker.id).plan(on: days.today) else { continue }
      let name = locale.name(of: tracker)
      body.append(.heading(Heading(name, level: 3)))
      body += facts(
        name, "plan-" + tracker.key,
        [
          DoctorSheetFact(text.method, text.methodName(plan.kind)),
          DoctorSheetFact(text.stopsAt, locale.stop(of: plan, in: moment.zone)),
          DoctorSheetFact(text.baseline, amount(plan.baseline, tracker).map { text.aDay($0) }),
          DoctorSheetFact(text.strength, plan.ladderStart.map { "\($0) mg/ml" }),
        ])
    }
    return body
  }
}
