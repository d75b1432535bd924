// From what was typed to values, with a sentence for what does not fit.
import Engine

extension WelcomeState {
  /// What is off in the answers of the current step.
  func hasProblem(_ moment: Moment, _ desk: Desk) -> Bool {
    switch step {
    case .amount: substances.contains { perDayProblem($0, desk) != nil }
    case .last:
      substances.contains { lastUseProblem($0, moment) != nil || lastTimeProblem($0) != nil }
    case .day: methodProblem(moment, desk) != nil
    default: false
    }
  }

  /// Thousandths a day, or nothing where there is no answer.
  func perDay(_ substance: Substance, _ desk: Desk) -> Int64? {
    let text = answers(of: substance).perDay
    return text.isEmpty ? nil : desk.locale.read(text, decimals: 3)
  }

  func perDayProblem(_ substance: Substance, _ desk: Desk) -> WelcomeProblem? {
    let range = PlanLimits.perDay(substance)
    guard !answers(of: substance).perDay.isEmpty else { return nil }
    guard let amount = perDay(substance, desk), range.contains(amount) else {
      return .perDay(most: Int(range.upperBound / Entry.unit))
    }
    return nil
  }

  /// When it was last used, where the person said so; a day without a time counts as its noon, or
  /// as now while its noon is still ahead.
  func lastUse(_ substance: Substance, _ moment: Moment) -> Instant? {
    let answers = self.answers(of: substance)
    if answers.lastUseIsNow { return moment.now }
    guard let day = Day(text: answers.lastUseDay) else { return nil }
    guard answers.lastUseTime.isEmpty else {
      return TimeOfDay(text: answers.lastUseTime).map { moment.zone.instant(day, $0) }
    }
    let noon = moment.zone.instant(day, TimeOfDay.noon)
    return day == moment.offset.local(moment.now).day ? min(noon, moment.now) : noon
  }

  func lastUseProblem(_ substance: Substance, _ moment: Moment) -> WelcomeProblem? {
    let answers = self.answers(of: substance)
    if answers.lastUseIsNow { return nil }
    if answers.lastUseDay.isEmpty && answers.lastUseTime.isEmpty { return nil }
    if Day(text: answers.lastUseDay) == nil { return .date }
    return lastUse(substance, moment).map { $0 > moment.now } == true ? .inFuture : nil
  }

  func lastTimeProblem(_ substance: Substance) -> WelcomeProblem? {
    let answers = self.answers(of: substance)
    if answers.lastUseIsNow || answers.lastUseTime.isEmpty { return nil }
    return TimeOfDay(text: answers.lastUseTime) == nil ? .time : nil
  }

  func methodProblem(_ moment: Moment, _ desk: Desk) -> WelcomeProblem? {
    let today = desk.today(moment)
    switch method {
    case .stop:
      guard welcomeOffersStop(desk) else { return nil }
      guard let day = Day(text: stopDay) else { return .date }
      if day > today.adding(days: PlanLimits.stopWithinDays) {
        return .tooLate(days: PlanLimits.stopWithinDays)
      }
      if day < today.adding(days: -PlanLimits.pastDays) { return .longAgo }
      let isOpen = substances.contains {
        lastUseAfterStop($0, moment, desk) != nil && answers(of: $0).afterStop == nil
      }
      return isOpen ? .usedSince : nil
    case .reduce:
      guard let days = desk.locale.read(reduceDays, decimals: 0),
        PlanLimits.reductionDays.contains(Int(clamping: days))
      else { return .reduceDays }
      return nil
    case .notice, nil: return nil
    }
  }

  /// The last use of a substance that was told, where it lies behind the whole day of a stop in the
  /// past.
  func lastUseAfterStop(_ substance: Substance, _ moment: Moment, _ desk: Desk) -> Instant? {
    guard method == .stop, let day = Day(text: stopDay), day < desk.today(moment),
      welcomeGates(desk).offersStop(of: substance), let last = lastUse(substance, moment)
    else { return nil }
    let end = desk.overview.settings.dayBoundary.interval(of: day, in: moment.zone).end
    return last >= end ? last : nil
  }

  /// The day on which one substance stops: the one day of all, unless its own last use was later
  /// and the person counts from that.
  private func stopDay(_ substance: Substance, _ moment: Moment, _ desk: Desk) -> Day? {
    if answers(of: substance).afterStop == .stop,
      let last = lastUseAfterStop(substance, moment, desk)
    {
      return desk.day(of: last, moment)
    }
    return Day(text: stopDay)
  }

  /// The plan that the answers make; nothing where no method was picked.
  func welcomePlan(_ substance: Substance, _ moment: Moment, _ desk: Desk) -> Plan? {
    guard let method = welcomeMethod(for: substance, desk), methodProblem(moment, desk) == nil
    else {
      return nil
    }
    let today = desk.today(moment)
    var plan = Plan(fromDay: today, kind: .notice)
    plan.baseline = perDay(substance, desk)
    plan.currency = desk.currency
    switch method {
    case .notice: break
    case .stop:
      guard let day = stopDay(substance, moment, desk) else { return nil }
      plan.kind = .stop
      let stop = stopInstant(day, substance, moment, desk)
      let dawn = desk.overview.settings.dayBoundary.interval(of: day, in: moment.zone).start
      // What was used earlier on the day of stopping is not measured by it.
      plan.quitDay = stop > dawn ? day.adding(days: 1) : day
      plan.quitAt = stop
      if day < today {
        plan.fromDay = day
        plan.start = day
      }
    case .reduce:
      // Without an amount there is no way down yet: then it is counting first.
      guard plan.baseline != nil, let days = desk.locale.read(reduceDays, decimals: 0)
      else { return plan }
      plan.kind = .reduce
      plan.quitDay = today.adding(days: Int(clamping: days))
      plan.curve = Curve.linear
    }
    return plan
  }

  /// Today means from now on; a past day means since the last use where that is known; a day to
  /// come means from its first minute.
  private func stopInstant(_ day: Day, _ substance: Substance, _ moment: Moment, _ desk: Desk)
    -> Instant
  {
    let start = desk.overview.settings.dayBoundary.interval(of: day, in: moment.zone)
    let last = lastUse(substance, moment)
    if let last, last >= start.start, last < start.end { return last }
    return day == desk.today(moment) ? moment.now : start.start
  }
}
