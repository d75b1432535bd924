// The sheet in which a plan is changed: questions first, then what would come of the answers.
import Engine

extension PlanState {
  func planSheet(_ moment: Moment, _ desk: Desk) -> Sheet<Message>? {
    guard let form = editing,
      let tracker = desk.overview.trackers.first(where: { $0.id == form.tracker })
    else { return nil }
    let words = PlanFormWords(
      text: PlanFormText(language: desk.language),
      plan: PlanText(language: desk.language), locale: desk.locale, tracker: tracker, form: form,
      old: desk.currentPlan(of: tracker.id, moment), reading: desk.read(form, moment),
      today: desk.today(moment), perDay: desk.perDay(of: tracker.id),
      average: desk.averageUse(of: tracker.id, desk.today(moment)),
      offered: desk.offeredKinds(of: tracker, moment), zone: moment.zone,
      remarks: { plan in desk.remarks(on: plan, tracker) })
    var body = desk.planCaution(tracker, place: "-sheet") + words.method
    if desk.warns(of: words.typed.method, words.reading.plan, tracker) {
      body += desk.stopWarning(place: "-sheet")
    }
    body += words.dates + words.amounts
    if let old = words.old, let new = words.reading.plan, desk.asksScope(old, new, moment) {
      body.append(words.scope)
    }
    body += words.preview
    body.append(.text(Text(words.standing, role: .soft, isLive: true)))
    body.append(
      .button(Button(words.text.use, .plan(.pressedUse), key: "use-plan", role: .primary)))
    return Sheet(
      key: "plan-sheet", title: words.text.title(desk.locale.name(of: tracker)),
      body: [.form(Form(key: "plan-form", body: body, submitted: .plan(.pressedUse)))],
      closeLabel: words.text.close, closed: .plan(.closedForm))
  }
}

extension Desk {
  /// Thousandths on a known day of the last 30 completed ones that counted; nothing where nothing
  /// was used.
  fileprivate func averageUse(of tracker: Identifier, _ today: Day) -> Int64? {
    let yesterday = today.adding(days: -1)
    var records = DayRecord.all(
      from: today.adding(days: -UseHistory.longestAverage), through: yesterday,
      plans: overview.plans(of: tracker), use: overview.use(of: tracker).history,
      excused: overview.excusedDays(today: today), today: today)
    records = records.filter { !$0.isExcused }
    let mean = UseStatistics(
      records, length: UseHistory.longestAverage, through: yesterday, today: today
    ).mean
    return mean.flatMap { $0 > 0 ? $0 : nil }
  }
}

/// The form on its way into words.
struct PlanFormWords {
  let text: PlanFormText
  let plan: PlanText
  let locale: Locale
  let tracker: Tracker
  let form: PlanForm
  let old: Plan?
  let reading: PlanReading
  let today: Day
  let perDay: ClosedRange<Int64>
  /// Thousandths a day, from what was noted.
  let average: Int64?
  /// The methods that may be offered.
  let offered: [Plan.Kind]
  let zone: Zone
  let remarks: (Plan) -> [PlanNotice]

  var typed: PlanTyped { form.typed }

  var method: [Component<Message>] {
    [
      .choice(
        Choice(
          plan.method, look: .cards,
          options: offered.map { kind in
            Choice.Option(
              plan.methodName(kind), .plan(.pickedMethod(kind)), key: "method-" + kind.code,
              isPicked: kind == typed.method, detail: plan.methodDetail(kind))
          }))
    ]
  }

  var dates: [Component<Message>] {
    switch typed.method {
    case .stop: stopDates + slipQuestion
    case .reduce: reductionDates
    case .notice, nil: []
    }
  }

  private var stopDates: [Component<Message>] {
    [
      .field(
        TextField(
          text.stopDay, kind: .date, value: typed.stopDay, key: "stop-day",
          hint: text.stopDayHint,
          problem: problem(.quitDayMissing) ?? problem(.quitDayTooLate)
            ?? problem(.quitDayTooEarly)
        ) { .plan(.enteredStopDay($0)) }),
      .field(
        TextField(
          text.stopTime, kind: .time, value: typed.stopTime, key: "stop-time",
          hint: text.stopTimeHint, problem: reading.isTimeOdd ? text.timeProblem : nil
        ) { .plan(.enteredStopTime($0)) }),
    ]
  }

  /// Used after the day of stopping: one of the two is meant otherwise, and only the person knows.
  private var slipQuestion: [Component<Message>] {
    guard let day = reading.usedSince else { return [] }
    let words = WelcomeText(language: text.language)
    return [
      words.slipChoice(
        locale.name(of: tracker), locale.date(day), stop: .plan(.enteredStopDay(day.text)),
        slip: .plan(.pickedSlip))
    ]
  }

  private var reductionDates: [Component<Message>] {
    var parts: [Component<Message>] = []
    if let old, old.kind == .reduce, old.start < today {
      parts.append(startChoice(old.start))
    }
    parts += [
      .field(
        TextField(
          text.length, kind: .integer, value: typed.length, key: "length",
          problem: problem(.quitDayMissing) ?? problem(.reductionTooShort)
            ?? problem(.reductionTooLong)
        ) { .plan(.enteredLength($0)) }),
      .choice(
        Choice(
          text.length, hidesLabel: true,
          options: PlanLimits.offeredReductionDays.map { days in
            Choice.Option(
              locale.days(Int64(days)), .plan(.enteredLength(String(days))),
              key: "length-\(days)", isPicked: typed.length == String(days))
          })),
      .choice(
        Choice(
          plan.curve, look: .cards,
          options: Curve.allCases.map { curve in
            Choice.Option(
              plan.curveName(curve), .plan(.pickedCurve(curve)), key: "curve-" + curve.code,
              isPicked: curve == typed.curve, detail: plan.curveDetail(curve))
          })),
      .choice(
        Choice(
          plan.cadence, look: .segments,
          options: Plan.Cadence.allCases.map { cadence in
            Choice.Option(
              plan.cadenceName(cadence), .plan(.pickedCadence(cadence)),
              key: "cadence-" + cadence.code, isPicked: cadence == typed.cadence)
          })),
    ]
    return parts + curvePreviews
  }

  private func startChoice(_ start: Day) -> Component<Message> {
    var options = [
      startOption(.kept, text.startKept(locale.shortDate(start)), key: "start-kept")
    ]
    if form.movableDays > 0 {
      let days = locale.days(Int64(form.movableDays))
      options.append(startOption(.moved, text.startMoved(days), key: "start-moved"))
    }
    options.append(startOption(.again, text.startAgain, key: "start-again"))
    return .choice(Choice(text.start, look: .segments, options: options))
  }

  private func startOption(
    _ start: PlanTyped.Start, _ label: String, key: String
  ) -> Choice<Message>.Option {
    Choice.Option(
      label, .plan(.pickedStart(start)), key: key, isPicked: typed.start == start)
  }
}
