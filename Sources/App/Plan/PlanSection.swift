// The plan of one tracker as it stands today.
import Engine

extension PlanState {
  func planSection(_ tracker: Tracker, _ text: PlanText, _ moment: Moment, _ desk: Desk)
    -> [Component<Message>]
  {
    let caution = desk.planCaution(tracker)
    let heading = Component<Message>.heading(Heading(desk.locale.name(of: tracker)))
    let hide = Component<Message>.button(
      Button(
        text.hide, .plan(.pressedArchive(tracker.id)), key: "hide-" + tracker.key, role: .quiet,
        hint: text.hide + ": " + desk.locale.name(of: tracker) + ". " + text.hideHint))
    guard let plan = desk.currentPlan(of: tracker.id, moment) else {
      let isFirst =
        desk.overview.trackers.first { desk.currentPlan(of: $0.id, moment) == nil }?.id
        == tracker.id
      // What somebody builds up has nothing to step down from.
      if tracker.aim == .build { return [heading, .row([hide])] }
      return [
        heading, .stack(caution), .text(Text(text.noPlan, role: .soft)),
        .row([desk.change(tracker, text.add, role: isFirst ? .primary : .secondary), hide]),
      ]
    }
    let words = PlanWords(
      text: text, locale: desk.locale, tracker: tracker, plan: plan,
      plans: desk.overview.plans(of: tracker.id), today: desk.today(moment), moment: moment,
      view: self.view ?? plan.cadence, remarks: desk.remarks(on: plan, tracker))
    return [heading] + caution + desk.stopWarning(plan, tracker, moment)
      + [words.summary, words.targets] + words.wayDown + words.ladder
      + words.cost
      + words.notices + [.row([desk.change(tracker, text.change, role: .secondary), hide])]
  }
}

extension Desk {
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

  /// Today's target and what the targets of this week add up to.
  var targets: Component<Message> {
    guard let target = plans.target(on: today) else {
      return .text(Text(plan.kind == .notice ? text.noTarget : text.noTargetYet, role: .soft))
    }
    var sum: Int64 = 0
    for offset in 0..<Plan.daysPerWeek {
      sum += Int64(plans.target(on: today.weekStart.adding(days: offset)) ?? 0)
    }
    return .grid([
      .stat(stat(Int64(target), text.todayTarget, why: text.todayTargetWhy)),
      .stat(stat(sum, text.weekTarget, why: text.weekTargetWhy)),
    ])
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
