// The plan of one tracker as it stands today.
import Engine

/// What the page has of one tracker: where one stands, and behind it how that is set.
struct PlanPart {
  var head: [Component<Message>]
  var rest: [Component<Message>]
}

extension PlanState {
  /// The way down that opens the page first, the others in the person's order.
  func planParts(_ text: PlanText, _ moment: Moment, _ desk: Desk) -> [PlanPart] {
    let used = desk.overview.usedTrackers
    guard
      let first = used.first(where: { desk.currentPlan(of: $0.id, moment)?.kind == .reduce })
        ?? used.first
    else { return [] }
    return [planPart(first, isFirst: true, text, moment, desk)]
      + used.filter { $0.id != first.id }.map {
        planPart($0, isFirst: false, text, moment, desk)
      }
  }

  private func planPart(
    _ tracker: Tracker, isFirst: Bool, _ text: PlanText, _ moment: Moment, _ desk: Desk
  ) -> PlanPart {
    let caution = desk.planCaution(tracker)
    let heading = Component<Message>.heading(Heading(desk.locale.name(of: tracker)))
    let drinking = desk.drinkingWaySection(tracker)
    guard let plan = desk.currentPlan(of: tracker.id, moment) else {
      return PlanPart(head: [heading] + desk.planless(tracker, text, moment), rest: drinking)
    }
    let words = PlanWords(
      text: text, locale: desk.locale, tracker: tracker, plan: plan,
      plans: desk.overview.plans(of: tracker.id), today: desk.today(moment), moment: moment,
      view: self.view ?? plan.cadence, remarks: desk.remarks(on: plan, tracker))
    let standing = words.standing(desk)
    let change = desk.change(tracker, text.change, role: .secondary)
    let whole = Component<Message>.details(
      Details(
        key: "plan-of-" + tracker.key, summary: text.whole(desk.locale.name(of: tracker)),
        symbol: .plan,
        body: (isFirst ? [] : [standing]) + [words.summary] + words.targets(besides: standing)
          + words.wayDown + words.ladder + words.cost + words.notices
          + [.row([desk.hide(tracker, text)])]))
    return PlanPart(
      head: [heading] + caution + desk.stopWarning(plan, tracker, moment)
        + (isFirst ? [standing] : []) + [.row([change])],
      rest: [whole] + drinking)
  }
}

extension Desk {
  /// The first tracker without a plan has the one button that stands out.
  fileprivate func planless(
    _ tracker: Tracker, _ text: PlanText, _ moment: Moment
  ) -> [Component<Message>] {
    let hide = hide(tracker, text)
    // What somebody builds up has nothing to step down from.
    if tracker.aim == .build { return [.row([hide])] }
    let isFirst =
      overview.trackers.first { currentPlan(of: $0.id, moment) == nil }?.id == tracker.id
    return planCaution(tracker) + [
      .text(Text(text.noPlan, role: .soft)),
      .row([change(tracker, text.add, role: isFirst ? .primary : .secondary), hide]),
    ]
  }

  fileprivate func hide(_ tracker: Tracker, _ text: PlanText) -> Component<Message> {
    .button(
      Button(
        text.hide, .plan(.pressedArchive(tracker.id)), key: "hide-" + tracker.key, role: .quiet,
        hint: text.hide + ": " + locale.name(of: tracker) + ". " + text.hideHint))
  }

  fileprivate func change(_ tracker: Tracker, _ label: String, role: Button<Message>.Role)
    -> Component<Message>
  {
    .button(
      Button(
        label, .plan(.pressedChange(tracker.id)), key: "change-" + tracker.key, role: role,
        symbol: .pencil, hint: label + ": " + locale.name(of: tracker)))
  }

  /// The plan that judges today, or the first one that is still to begin.
  func currentPlan(of tracker: Identifier, _ moment: Moment) -> Plan? {
    let plans = overview.plans(of: tracker)
    return plans.plan(on: today(moment)) ?? plans.plans.first
  }
}

/// One plan on its way into words.
struct PlanWords {
  let text: PlanText
  let locale: Locale
  let tracker: Tracker
  let plan: Plan
  let plans: PlanHistory
  let today: Day
  let moment: Moment
  /// How the way down is looked at.
  let view: Plan.Cadence
  let remarks: [PlanNotice]

  /// What the plan says, line by line; what is not known has no line.
  var summary: Component<Message> {
    var rows: [List<Message>.Row] = [
      row("method", text.method, text.methodName(plan.kind))
    ]
    if let stop = stopWords { rows.append(row("stop", text.stopsAt, stop)) }
    if let length = plan.lengthInDays {
      rows.append(
        row(
          "dates", text.wayFromTo, locale.days(Int64(length)),
          detail: locale.date(plan.start) + " – " + locale.date(plan.quitDay ?? plan.start)))
      rows.append(
        row(
          "curve", text.curve, text.curveName(plan.curve), detail: text.curveDetail(plan.curve)))
      rows.append(row("cadence", text.cadence, text.cadenceName(plan.cadence)))
    }
    if let baseline = plan.baseline {
      rows.append(row("baseline", text.baseline, text.aDay(locale.units(baseline, of: tracker))))
    }
    if let price = plan.price, let packUnits = plan.packUnits {
      let money = locale.money(Money(minorUnits: price, currency: plan.currency))
      rows.append(
        row(
          "price", text.price(tracker.substance), money,
          detail: tracker.substance == .alcohol ? nil : text.pack(locale.number(Int64(packUnits)))))
    }
    if let strength = plan.ladderStart {
      rows.append(row("strength", text.strength, "\(strength) mg/ml"))
    }
    return .list(List(label: text.summaryLabel, rows: rows))
  }

  private func row(_ key: String, _ title: String, _ value: String, detail: String? = nil)
    -> List<Message>.Row
  {
    List.Row(key: key + "-" + tracker.key, title: title, detail: detail, value: value)
  }

  private var stopWords: String? {
    plan.kind == .stop ? locale.stop(of: plan, in: moment.zone) : nil
  }

  /// Where one stands: the way down with what was used, or a sentence where there is no way.
  func standing(_ desk: Desk) -> Component<Message> {
    let facts = ProgressFacts(desk, tracker, length: ProgressFacts.fewestDays, moment)
    let words = ProgressWords(
      text: ProgressText(language: desk.language), locale: locale, facts: facts)
    guard plan.kind != .notice, let stop = facts.stop else {
      return .text(Text(plan.kind == .notice ? text.noTarget : text.noTargetYet, role: .soft))
    }
    guard var chart = words.curveChart else { return .text(Text(words.text.stopsOn(stop))) }
    chart.sentence =
      plans.target(on: today).map {
        locale.units(Int64($0) * Entry.unit, of: tracker) + " " + words.text.curveSentence(stop)
      } ?? words.text.stopsOn(stop)
    return .chart(chart)
  }

  /// What the targets of this week add up to, and today's where no picture says it already.
  func targets(besides standing: Component<Message>) -> [Component<Message>] {
    guard let target = plans.target(on: today) else { return [] }
    var sum: Int64 = 0
    for offset in 0..<Plan.daysPerWeek {
      sum += Int64(plans.target(on: today.weekStart.adding(days: offset)) ?? 0)
    }
    let week = Component<Message>.stat(stat(sum, text.weekTarget, why: text.weekTargetWhy))
    if case .chart = standing { return [week] }
    return [.grid([.stat(stat(Int64(target), text.todayTarget, why: text.todayTargetWhy)), week])]
  }

  private func stat(_ units: Int64, _ label: String, why: String) -> Stat {
    Stat(
      locale.number(units), unit: locale.unit(of: tracker, isOne: units == 1), label: label,
      tone: .ember, why: why)
  }

  /// Before anything changes: a day, a week, a month, a year at the usual use.
  var cost: [Component<Message>] {
    guard let cost = PlanPreview(plan).cost else {
      return plan.kind == .notice && plan.baseline == nil
        ? [] : [.text(Text(text.noCost, role: .soft))]
    }
    let periods = [
      (cost.day, text.perDay), (cost.week, text.perWeek), (cost.month, text.perMonth),
      (cost.year, text.perYear),
    ]
    var stats: [Component<Message>] = []
    for (money, label) in periods {
      stats.append(.stat(Stat(locale.money(money), label: label, why: text.costWhy)))
    }
    return [.heading(Heading(text.costHeading, level: 3)), .grid(stats)]
  }

  /// Remarks that stop nobody.
  var notices: [Component<Message>] {
    remarks.map { .text(Text(text.notice($0), role: .soft)) }
  }
}
