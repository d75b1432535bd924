// After a slip: two ways on, asked once a day. Nothing that was reached is taken away.
import Engine

extension Desk {
  func slipCard(_ tracker: Tracker, _ moment: Moment) -> Component<Message>? {
    // Going on would be a stop at once, which is not offered where it could be dangerous.
    guard gates.offersStop(of: tracker.substance), let day = slipDay(of: tracker, moment),
      (tracker.slipAnswered ?? Day.first) < day, !isExcused(day, moment)
    else { return nil }
    let isRun = lapse(of: tracker, moment)?.isRun ?? false
    return .card(
      Card(
        key: "slip-" + tracker.id.text, title: isRun ? debriefText.runTitle : todayText.slip,
        symbol: .bird, tone: .sand,
        body: [
          .text(
            Text(isRun ? debriefText.runBody : todayText.slipBody(locale.name(of: tracker)))),
          .row(slipWays(tracker, isRun: isRun)),
        ]))
  }

  /// Today or yesterday, where something was used although the plan asked for none.
  private func slipDay(of tracker: Tracker, _ moment: Moment) -> Day? {
    let today = today(moment)
    let plans = overview.plans(of: tracker.id)
    guard let plan = plans.plan(on: today), let stop = stopInstant(of: plan, moment),
      stop <= moment.now
    else { return nil }
    let use = overview.use(of: tracker.id)
    for day in [today, today.adding(days: -1)] where (use.amount(on: day) ?? 0) > 0 {
      if plans.asksForNone(on: day) { return day }
      // The day of the stop itself: only what came after its moment.
      if let last = use.lastUse, last > stop, last <= moment.now, self.day(of: last, moment) == day
      {
        return day
      }
    }
    return nil
  }

  mutating func answerSlip(of tracker: Identifier, _ moment: Moment) -> [Effect] {
    guard let watched = overview.trackers.first(where: { $0.id == tracker }),
      let day = slipDay(of: watched, moment)
    else { return [] }
    let draft = Draft(
      id: moment.entropy.identifier(), entity: tracker, kind: Tracker.kind,
      action: .set([Tracker.field(slipAnswered: day)]))
    return write([draft], moment)
  }
}

extension PlanState {
  /// Opens the change of the plan with the plan moved a little; nothing holds until it is used.
  mutating func adjustPlan(of tracker: Identifier, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    let answered = desk.answerSlip(of: tracker, moment)
    editing = desk.movedPlanForm(for: tracker, moment)
    return answered + desk.go(.plan)
  }
}
