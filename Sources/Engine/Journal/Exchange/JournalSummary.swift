// Everything that the engine makes of a journal at one moment, as one JSON document: how the engine
// is looked at from outside.

/// Writes the projections of a journal; keys are sorted.
public struct JournalSummary {
  /// The days of which outcomes are listed, up to today.
  public static let outcomeDays = 30

  private let overview: Overview
  private let now: Instant
  private let zone: Zone
  private let today: Day

  /// `zone` decides which day `now` is part of.
  public static func json(_ records: Records, now: Instant, zone: Zone) -> [UInt8] {
    let summary = JournalSummary(Overview(records), now: now, zone: zone)
    return summary.document.bytes + Array("\n".utf8)
  }

  private init(_ overview: Overview, now: Instant, zone: Zone) {
    self.overview = overview
    self.now = now
    self.zone = zone
    today = overview.settings.dayBoundary.day(of: now, in: zone)
  }

  private var document: JSONValue {
    let currency = overview.planCurrency ?? chosenCurrency ?? .euro
    return .sorted([
      ("archived", .array(overview.archived.map { tracker($0) })),
      ("cravings", cravings(overview.cravings)),
      ("doses", JournalSummary.doses(overview.doses, today: today)),
      ("entries", .int(Int64(overview.entryCount))),
      ("envelope", JournalSummary.envelope(overview.envelope(in: currency, today: today))),
      ("food", JournalSummary.food(overview, today: today)),
      ("ifThenPlans", JournalSummary.ifThenPlans(overview.ifThenPlans)),
      (
        "milestones",
        JournalSummary.milestones(overview.milestones(in: currency, now: now, zone: zone))
      ),
      (
        "modules",
        .array(overview.programme(on: today).modules.map { .string($0.rawValue) })
      ),
      ("practice", JournalSummary.practice(overview)),
      ("reasons", .array(overview.reasons.map { .string($0.motive?.rawValue ?? $0.text) })),
      ("scores", JournalSummary.scores(overview.scores)), ("settings", settings),
      ("techniques", JournalSummary.techniques(overview.cravings)),
      ("today", .string(today.text)),
      ("trackers", .array(overview.trackers.map { tracker($0) })),
      ("withdrawal", withdrawal),
    ])
  }

  private var chosenCurrency: Currency? {
    overview.settings.currency.flatMap { Currency(code: $0) }
  }

  /// The day of the first weeks; nothing without nicotine.
  private var withdrawal: JSONValue {
    guard let since = overview.latestNicotine(now: now, zone: zone) else { return .null }
    return .sorted([
      ("day", .int(Int64(WithdrawalDay(since: since, now: now).number))),
      ("since", moment(since)),
    ])
  }

  private var settings: JSONValue {
    let settings = overview.settings
    return .sorted([
      ("currency", .text(settings.currency)),
      ("dayStart", .string(settings.dayBoundary.start.text)),
      ("language", .text(settings.language)), ("name", .string(settings.name)),
    ])
  }

  private func tracker(_ tracker: Tracker) -> JSONValue {
    let series = overview.use(of: tracker.id)
    let plans = overview.plans(of: tracker.id)
    let plan = plans.plan(on: today)
    let use = TrackerUse(
      series: series, plans: plans, excused: overview.excusedDays(today: today), today: today)
    let cravings = overview.cravings.filter { $0.tracker == tracker.id }
    let saved = Savings(plans: plans, use: series.history, today: today)
    let since = overview.clockStart(of: tracker, now: now, zone: zone)
    return .sorted([
      ("aim", .string(tracker.aim.rawValue)), ("amountToday", .int(series.amount(on: today))),
      ("cravings", self.cravings(cravings)), ("freeTime", freeTime(plan, tracker)),
      ("id", .string(tracker.id.text)), ("lastUse", moment(series.lastUse)),
      ("lifeRegained", JournalSummary.lifeRegained(tracker, notUsed: saved.unitsNotUsed)),
      ("name", .string(tracker.name.isEmpty ? tracker.preset : tracker.name)),
      ("outcomes", .array(use.outcomes.map { day($0) })),
      ("plan", plan.map { self.plan($0) } ?? .null),
      ("recovery", JournalSummary.recovery(tracker, since: since, now: now)),
      ("runs", runs(use.runs)), ("savings", savings(saved)),
      ("statistics", .array(UseStatistics.periods.map { statistics(use, $0) })),
      ("substance", .text(tracker.substance?.rawValue)),
      ("targetToday", .int(plans.target(on: today).map { Int64($0) })),
    ])
  }

  private func day(_ record: DayRecord) -> JSONValue {
    .sorted([
      ("day", .string(record.day.text)), ("outcome", .text(record.outcome?.code)),
      ("target", .int(record.target.map { Int64($0) })), ("used", .int(record.used)),
    ])
  }

  private func plan(_ plan: Plan) -> JSONValue {
    .sorted([
      ("baseline", .int(plan.baseline)), ("cadence", .string(plan.cadence.code)),
      ("curve", .string(plan.curve.code)), ("fromDay", .string(plan.fromDay.text)),
      ("kind", .string(plan.kind.code)), ("quitAt", moment(plan.quitAt)),
      ("quitDay", .text(plan.quitDay?.text)), ("start", .string(plan.start.text)),
      (
        "steps",
        .array(
          PlanPreview(plan).steps.map {
            .sorted([
              ("day", .string($0.day.text)), ("strength", .int($0.strength.map { Int64($0) })),
              ("target", .int(Int64($0.target))),
            ])
          })
      ),
    ])
  }

  private func freeTime(_ plan: Plan?, _ tracker: Tracker) -> JSONValue {
    guard let quitAt = plan?.quitAt, quitAt <= now else { return .null }
    let slips = overview.moments(of: tracker, now: now, zone: zone)
    let time = FreeTime(quitAt: quitAt, slips: slips, now: now)
    return .sorted([
      ("best", .int(time.best)), ("current", .int(time.current)),
      ("since", moment(time.currentSince)), ("total", .int(time.total)),
    ])
  }

  private func savings(_ savings: Savings) -> JSONValue {
    .sorted([
      ("countedDays", .int(Int64(savings.countedDays))),
      (
        "money",
        .array(
          savings.money.map {
            .sorted([
              ("amount", .string($0.plainText)), ("currency", .string($0.currency.code)),
            ])
          })
      ),
      ("unitsNotUsed", .int(savings.unitsNotUsed)),
    ])
  }

  private func runs(_ runs: UseRuns) -> JSONValue {
    .sorted([
      ("bestFree", .int(Int64(runs.bestFree))), ("bestKept", .int(Int64(runs.bestKept))),
      ("currentFree", .int(Int64(runs.currentFree))),
      ("currentKept", .int(Int64(runs.currentKept))), ("freeDays", .int(Int64(runs.freeDays))),
    ])
  }

  private func statistics(_ use: TrackerUse, _ length: Int) -> JSONValue {
    let statistics = UseStatistics(use.days, length: length, through: today, today: today)
    return .sorted([
      ("days", .int(Int64(length))), ("judgedDays", .int(Int64(statistics.judgedDays))),
      ("keptDays", .int(Int64(statistics.keptDays))),
      ("knownDays", .int(Int64(statistics.knownDays))), ("mean", .int(statistics.mean)),
      ("notUsed", .int(statistics.notUsed)),
      ("percentOfBaseline", .int(statistics.percentOfBaseline.map { Int64($0) })),
      ("sum", .int(statistics.sum)),
    ])
  }

  private func cravings(_ cravings: [Craving]) -> JSONValue {
    var passed: Int64 = 0
    var used: Int64 = 0
    for craving in cravings {
      switch craving.outcome {
      case .passed: passed += 1
      case .used: used += 1
      case nil: break
      }
    }
    return .sorted([
      ("count", .int(Int64(cravings.count))), ("passed", .int(passed)), ("used", .int(used)),
    ])
  }

  private func moment(_ instant: Instant?) -> JSONValue {
    .text(instant.map { $0.text(at: zone.offset($0)) })
  }
}

/// The judged days of one tracker.
private struct TrackerUse {
  /// From the first recorded or planned day through today.
  let days: [DayRecord]
  /// The last of them.
  let outcomes: [DayRecord]
  let runs: UseRuns

  init(series: UseSeries, plans: PlanHistory, excused: [ClosedRange<Day>], today: Day) {
    let starts = [series.first, plans.firstDay].compactMap { $0 }
    days = DayRecord.all(
      from: starts.min() ?? today, through: today, plans: plans, use: series.history,
      excused: excused, today: today
    )
    outcomes = Array(days.suffix(JournalSummary.outcomeDays))
    runs = UseRuns(days, today: today)
  }
}
