// From what was typed to a plan: reads every answer and names each one that makes no sense.
import Engine

/// A form as it was understood.
struct PlanReading {
  /// The plan from today on; nothing while no method is picked.
  var plan: Plan?
  /// In the order of the form.
  var problems: [Plan.Problem] = []
  var isTimeOdd = false
  /// The day of a use after the day of a stop in the past, of which nobody said yet what is meant.
  var usedSince: Day?

  var isReady: Bool { plan != nil && problems.isEmpty && !isTimeOdd && usedSince == nil }

  func has(_ problem: Plan.Problem) -> Bool { problems.contains(problem) }
}

extension Desk {
  func read(_ form: PlanForm, _ moment: Moment) -> PlanReading {
    guard let method = form.typed.method else { return PlanReading() }
    let today = today(moment)
    let old = currentPlan(of: form.tracker, moment)
    let keepsStart = old?.kind == method && !(method == .reduce && form.typed.start == .again)
    let movesBy = form.typed.start == .moved ? form.movableDays : 0
    let start = old?.shifted(days: movesBy, from: today).start
    var reader = PlanReader(
      form: form, old: old, locale: locale,
      plan: Plan(fromDay: today, kind: method, start: keepsStart ? start : today))
    reader.readAmounts(isBoughtSingly: substance(of: form.tracker) == .alcohol)
    reader.plan.curve = form.typed.curve
    reader.plan.cadence = form.typed.cadence
    var checked = reader.plan
    switch method {
    case .reduce:
      reader.readLength()
      reader.readStrength()
      checked = reader.plan
    case .stop:
      reader.readStop(moment, start: overview.settings.dayBoundary.start)
      checked = reader.plan
      // The date that was picked is checked; an evening stop makes the next day the first one.
      checked.quitDay = Day(text: form.typed.stopDay)
    case .notice: break
    }
    let found = checked.problems(today: today, perDay: perDay(of: form.tracker))
    return PlanReading(
      plan: reader.plan, problems: reader.problems(with: found), isTimeOdd: reader.isTimeOdd,
      usedSince: usedSince(form, moment))
  }

  /// Only about a day that is new, in the past, and was not said to have been followed by a slip.
  private func usedSince(_ form: PlanForm, _ moment: Moment) -> Day? {
    let typed = form.typed
    guard typed.method == .stop, !form.lastWasSlip, typed.stopDay != form.opened.stopDay,
      let stop = Day(text: typed.stopDay), stop < today(moment),
      let tracker = overview.trackers.first(where: { $0.id == form.tracker }),
      let last = lastUse(of: tracker)
    else { return nil }
    let day = day(of: last, moment)
    return day > stop ? day : nil
  }

  func perDay(of tracker: Identifier) -> ClosedRange<Int64> {
    PlanLimits.perDay(substance(of: tracker))
  }

  func substance(of tracker: Identifier) -> Substance? {
    overview.trackers.first { $0.id == tracker }?.substance
  }
}

/// Reads a form field by field.
private struct PlanReader {
  let form: PlanForm
  let old: Plan?
  let locale: Locale
  var plan: Plan
  var isTimeOdd = false
  /// What could not be read or is out of the range that a plan can hold.
  private var unread: [Plan.Problem] = []

  init(form: PlanForm, old: Plan?, locale: Locale, plan: Plan) {
    self.form = form
    self.old = old
    self.locale = locale
    self.plan = plan
  }

  /// What was found in the plan, together with what could not even get into it.
  func problems(with found: [Plan.Problem]) -> [Plan.Problem] {
    var all: [Plan.Problem] = []
    for problem in Plan.Problem.allCases {
      if unread.contains(problem) {
        all.append(problem)
      } else if found.contains(problem) && !isExplained(problem) {
        all.append(problem)
      }
    }
    return all
  }

  /// An answer that cannot be read is there all the same, so it is not missing.
  private func isExplained(_ problem: Plan.Problem) -> Bool {
    switch problem {
    case .baselineMissing: unread.contains(.baselineOutOfRange)
    case .quitDayMissing:
      unread.contains(.reductionTooShort) || unread.contains(.reductionTooLong)
    default: false
    }
  }

  private mutating func number(_ text: String, decimals: Int, _ problem: Plan.Problem) -> Int64? {
    if text.isEmpty { return nil }
    guard let value = locale.read(text, decimals: decimals) else {
      unread.append(problem)
      return nil
    }
    return value
  }

  mutating func readAmounts(isBoughtSingly: Bool) {
    let (typed, opened) = (form.typed, form.opened)
    plan.currency = Currency(code: typed.currency) ?? .euro
    plan.ladderStart = old?.ladderStart
    plan.baseline =
      typed.baseline == opened.baseline
      ? old?.baseline
      : number(typed.baseline, decimals: 1, .baselineOutOfRange).map { $0 * 100 }
    plan.price =
      typed.price == opened.price && typed.currency == opened.currency
      ? old?.price
      : number(typed.price, decimals: plan.currency.decimals, .priceOutOfRange)
    plan.packUnits =
      typed.packUnits == opened.packUnits
      ? old?.packUnits
      : number(typed.packUnits, decimals: 0, .packUnitsOutOfRange).map { Int(clamping: $0) }
    if isBoughtSingly { plan.packUnits = plan.price == nil ? nil : 1 }
  }

  mutating func readStrength() {
    guard form.typed.strength != form.opened.strength else { return }
    plan.ladderStart = number(form.typed.strength, decimals: 0, .strengthOutOfRange)
      .map { Int(clamping: $0) }
  }

  mutating func readLength() {
    let isKept = plan.start == old?.start && form.typed.length == form.opened.length
    if isKept, old?.kind == .reduce {
      plan.quitDay = old?.quitDay
      return
    }
    guard let days = number(form.typed.length, decimals: 0, .reductionTooShort) else { return }
    if days < Int64(PlanLimits.reductionDays.lowerBound) {
      unread.append(.reductionTooShort)
    } else if days > Int64(PlanLimits.reductionDays.upperBound) {
      unread.append(.reductionTooLong)
    } else {
      plan.quitDay = plan.start.adding(days: Int(days))
    }
  }

  /// `start` is the beginning of the person's day, which is meant where no time is given.
  mutating func readStop(_ moment: Moment, start: TimeOfDay) {
    let (typed, opened) = (form.typed, form.opened)
    if old?.kind == .stop, typed.stopDay == opened.stopDay, typed.stopTime == opened.stopTime {
      plan.quitDay = old?.quitDay
      plan.quitAt = old?.quitAt
      return
    }
    let time = typed.stopTime.isEmpty ? start : TimeOfDay(text: typed.stopTime)
    isTimeOdd = time == nil
    guard let day = Day(text: typed.stopDay), let time else { return }
    plan.quitAt = moment.zone.instant(day, time)
    // Who stops during a day has its first day without use on the next one.
    plan.quitDay = time > start ? day.adding(days: 1) : day
  }
}
