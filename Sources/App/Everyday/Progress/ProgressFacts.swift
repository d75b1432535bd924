// All that the progress screen says about one tracker, computed once from the records.
import Engine

/// One tracker's past, cut to a period.
struct ProgressFacts {
  /// Fewer completed days than this are not compared with the start.
  static let enoughDays = 3
  /// A picture has at least this many days, however young the journal is.
  static let fewestDays = 7

  let tracker: Tracker
  /// Days of the period, today included.
  let length: Int
  let today: Day
  let now: Instant
  let plans: PlanHistory
  let plan: Plan?
  /// When the plan stops, in words; nothing where it never does.
  let stop: String?
  /// From the first known day, or the first day of a plan, through today.
  let all: [DayRecord]
  /// The part of `all` that lies in the period.
  let period: [DayRecord]
  let statistics: UseStatistics
  /// The same without today, which is not over.
  let completed: UseStatistics
  let runs: UseRuns
  let saved: Savings
  let savedInAll: Savings
  let cravings: CravingCount
  let cravingsInAll: CravingCount
  /// Nothing where a day since then is unknown: that is no time without use.
  let lastUse: Instant?
  let free: FreeRuns?

  init(_ desk: borrowing Desk, _ tracker: Tracker, length: Int, _ moment: Moment) {
    let today = desk.today(moment)
    let series = desk.overview.use(of: tracker.id)
    let use = series.history
    let plans = desk.overview.plans(of: tracker.id)
    let begin = today.adding(days: 1 - length)
    let week = today.adding(days: 1 - ProgressFacts.fewestDays)
    self.tracker = tracker
    self.length = length
    self.today = today
    self.now = moment.now
    self.plans = plans
    plan = plans.plan(on: today)
    stop = plan.flatMap { desk.locale.stop(of: $0, in: moment.zone) }
    all = DayRecord.all(
      from: min(week, series.first ?? week, plans.firstDay ?? week), through: today,
      plans: plans, use: use, excused: desk.overview.excusedDays(today: today), today: today)
    period = all.filter { $0.day >= begin }
    statistics = UseStatistics(all, length: length, through: today, today: today)
    completed = UseStatistics(
      all, length: length - 1, through: today.adding(days: -1), today: today)
    runs = UseRuns(all, today: today)
    saved = Savings(plans: plans, use: use, today: today, from: begin)
    savedInAll = Savings(plans: plans, use: use, today: today)
    cravings = CravingCount(desk.overview.cravings, of: tracker.id, from: begin)
    cravingsInAll = CravingCount(desk.overview.cravings, of: tracker.id, from: Day.first)
    let records = all
    lastUse = desk.overview.latestUse(of: tracker, now: now, zone: moment.zone).flatMap { last in
      // Of a total nobody knows since when; only an evening by level is taken at its end.
      guard tracker.drinksByLevel || last == series.lastUse else { return nil }
      let day = desk.day(of: last, moment)
      let isGap = records.contains { $0.day > day && $0.day < today && $0.used == nil }
      return isGap ? nil : last
    }
    let boundary = desk.overview.settings.dayBoundary
    free = FreeRuns(
      plans: plans, moments: desk.useMoments(of: tracker, moment), today: today,
      now: moment.now
    ) { day in
      moment.zone.instant(day, boundary.start)
    }
  }

  /// The part of `all`, which has no gaps, from one day up to another.
  func records(from first: Day, before end: Day) -> ArraySlice<DayRecord> {
    guard let begin = all.first?.day else { return [] }
    let low = min(max(0, first.days(since: begin)), all.count)
    let high = min(max(low, end.days(since: begin)), all.count)
    return all[low..<high]
  }

  var hasAnything: Bool {
    cravingsInAll.noticed > 0 || free != nil || all.contains { $0.used != nil }
  }

  /// The completed days of the period that can be compared with the use before the plan.
  var comparableDays: Int {
    period.reduce(0) { $0 + ($1.used != nil && $1.baseline != nil && $1.day < today ? 1 : 0) }
  }

  /// Thousandths used on the days that are compared.
  var usedOnComparableDays: Int64 {
    var sum: Int64 = 0
    for record in period where record.baseline != nil && record.day < today {
      sum += record.used ?? 0
    }
    return sum
  }

  /// Days within the target since the first plan, and the days that had one to judge them.
  var keptInAll: (kept: Int, judged: Int) {
    var kept = 0
    var judged = 0
    for record in all {
      switch record.outcome {
      case .kept:
        kept += 1
        judged += 1
      case .missed, .unrecorded: judged += 1
      case .excused, .open, nil: break
      }
    }
    return (kept, judged)
  }

  var hasPrice: Bool { plans.plans.contains { $0.unitPrice != nil && $0.baseline != nil } }
}

/// How many cravings came, and how many of them the person said had passed.
struct CravingCount {
  private(set) var noticed = 0
  private(set) var passed = 0
  /// The days of those that passed, in any order.
  private(set) var passedDays: [Day] = []

  /// Counts those of a tracker and those that name none.
  init(_ cravings: [Craving], of tracker: Identifier, from first: Day) {
    for craving in cravings where craving.day >= first {
      if let named = craving.tracker, named != tracker { continue }
      noticed += 1
      guard craving.outcome == .passed else { continue }
      passed += 1
      passedDays.append(craving.day)
    }
  }
}
