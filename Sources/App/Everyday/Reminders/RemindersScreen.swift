// The page of reminders: how much comes by itself, when it is quiet, each kind with its switch, the
// person's own times, and what is planned for the next days with its reason.
import Engine

extension RemindersState {
  /// Days that the page tells of.
  private static let days = 7

  func remindersScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = desk.remindersText
    let plan = plan?.plan ?? desk.reminderPlan(moment)
    let body: [Component<Message>] =
      [.text(Text(text.lead, role: .lead)), desk.levelChoice(text)] + desk.budgetFields(text)
      + pushParts(desk)
      + [.heading(Heading(text.planned))] + desk.plannedDays(plan, RemindersState.days, moment)
      + [.heading(Heading(text.own))] + desk.ownTimes(text, moment)
      + [
        .details(
          Details(key: "reminder-kinds", summary: text.kinds, body: desk.kindSwitches(text)))
      ] + desk.pastReminders(text)
    return Screen(
      title: text.title, back: .settings, body: body, sheet: timesSheet(text, desk, moment))
  }

  private func timesSheet(
    _ text: RemindersText, _ desk: Desk, _ moment: Moment
  ) -> Sheet<Message>? {
    guard let inputs, let tracker = desk.tracker(inputs.tracker) else { return nil }
    let problem = inputs.showsProblem && !inputs.form.isReadable ? text.problem : ""
    let body =
      desk.reminderFields(inputs.form) { .reminders(.edited($0)) }
      + [
        .text(Text(problem, isLive: true)),
        .button(Button(text.keep, .reminders(.pressedKeep), key: "keep-times", role: .primary)),
      ]
    return Sheet(
      key: "times-sheet", title: text.set(desk.locale.name(of: tracker)),
      body: [.form(Form(key: "times-form", body: body, submitted: .reminders(.pressedKeep)))]
        + desk.trialParts(tracker, moment),
      closeLabel: text.close, closed: .reminders(.closed))
  }
}

extension Desk {
  /// The way from the settings, found by its words.
  var remindersGroup: SettingsGroup {
    let text = remindersText
    return SettingsGroup(
      key: "reminders", title: text.title, symbol: .clock,
      words: [text.settings, text.quietFrom, text.budget, text.level],
      body: [.text(Text(text.settings, role: .soft)), remindersLink],
      value: text.name(reminderChoices.level), route: .reminders)
  }

  fileprivate func levelChoice(_ text: RemindersText) -> Component<Message> {
    .choice(
      Choice(
        text.level, look: .cards,
        options: ReminderLevel.allCases.map { level in
          Choice.Option(
            text.name(level), .reminders(.pickedLevel(level)), key: "level-" + level.rawValue,
            isPicked: reminderChoices.level == level, detail: text.detail(level))
        }))
  }

  fileprivate func budgetFields(_ text: RemindersText) -> [Component<Message>] {
    let choices = reminderChoices
    return [
      .choice(
        Choice(
          text.budget, look: .segments,
          options: ReminderChoices.budgets.map { number in
            Choice.Option(
              locale.number(Int64(number)), .reminders(.pickedBudget(number)),
              key: "budget-" + String(number), isPicked: choices.budget == number)
          })),
      .text(Text(text.budgetWhy, role: .caption)),
      timeSelect(text.quietFrom, choices.quiet.from, key: "quiet-from") {
        .reminders(.pickedQuietFrom($0))
      },
      timeSelect(text.quietTo, choices.quiet.to, key: "quiet-to") {
        .reminders(.pickedQuietTo($0))
      },
    ]
  }

  private func timeSelect(
    _ label: String, _ time: TimeOfDay, key: String, _ changed: @escaping (String) -> Message
  ) -> Component<Message> {
    var options: [(value: String, label: String)] = []
    for minutes in stride(from: 0, to: 1440, by: 30) {
      guard let half = TimeOfDay(minutes: minutes) else { continue }
      options.append((half.text, locale.time(half)))
    }
    if time.minutes % 30 != 0 { options.append((time.text, locale.time(time))) }
    return .select(Select(label, value: time.text, options: options, key: key, changed: changed))
  }

  fileprivate func kindSwitches(_ text: RemindersText) -> [Component<Message>] {
    let choices = reminderChoices
    var body: [Component<Message>] = []
    for kind in ReminderKind.switched where watchesFood || (kind != .recall && kind != .focus) {
      let isOn = choices.isOn(kind)
      body.append(
        .toggle(
          Toggle(
            text.name(kind), isOn: isOn, key: "remind-" + kind.rawValue,
            flipped: .reminders(.flipped(kind)))))
      if isOn, kind.hasOwnTime, let time = choices.time(of: kind) {
        body.append(
          timeSelect(text.time(of: text.name(kind)), time, key: "time-" + kind.rawValue) {
            .reminders(.pickedTime(kind, $0))
          })
      }
    }
    return body
  }

  // What is planned

  fileprivate func plannedDays(
    _ plan: ReminderPlan, _ count: Int, _ moment: Moment
  ) -> [Component<Message>] {
    let text = remindersText
    let first = moment.offset.local(moment.now).day
    var rows: [List<Message>.Row] = []
    for number in 0..<count {
      let day = first.adding(days: number)
      let planned = plan.deliveries.filter { $0.occurrence.day == day }
      if !planned.isEmpty { rows.append(row(planned, on: day, moment)) }
    }
    let last = first.adding(days: count - 1)
    let leftOut = plan.leftOut.filter { $0.occurrence.day <= last }.count
    var body: [Component<Message>] =
      rows.isEmpty
      ? [.text(Text(text.plannedNone, role: .soft))]
      : [.list(List(label: text.planned, rows: rows))]
    if leftOut > 0 { body.append(.text(Text(text.leftOut(leftOut), role: .caption))) }
    return body
  }

  private func row(
    _ planned: [Delivery], on day: Day, _ moment: Moment
  ) -> List<Message>.Row {
    let lines = planned.map { delivery in
      let time = moment.zone.offset(delivery.at).local(delivery.at).time
      let name = tracker(delivery.about.first).map { locale.name(of: $0) }
      let what = delivery.kind == .tracker ? name ?? "" : remindersText.name(delivery.kind)
      return locale.time(time) + " " + what + ", " + remindersText.why(delivery.kind)
    }
    return List.Row(
      key: "planned-" + day.text, title: locale.weekday(day.weekday) + ", " + locale.shortDate(day),
      detail: lines.joined(separator: "; "), symbol: .clock)
  }

  // The person's own

  fileprivate func ownTimes(_ text: RemindersText, _ moment: Moment) -> [Component<Message>] {
    guard !overview.trackers.isEmpty else { return [.text(Text(text.ownEmpty, role: .soft))] }
    var rows: [List<Message>.Row] = []
    for tracker in overview.trackers {
      rows.append(
        List.Row(
          key: "times-" + tracker.id.text, title: locale.name(of: tracker),
          detail: trialLine(tracker, moment) ?? tracker.reminder.map { times(of: $0) }
            ?? text.ownNone, symbol: .clock, pressed: .reminders(.opened(tracker.id))))
    }
    let list = Component<Message>.list(List(label: text.own, rows: rows))
    guard overview.trackers.contains(where: { $0.reminder != nil }) else { return [list] }
    return [
      list,
      .button(
        Button(text.file, .reminders(.pressedFile), key: "reminder-file", symbol: .download)),
      .text(Text(text.fileWhy, role: .caption)),
    ]
  }

  private func times(of reminder: TrackerReminder) -> String {
    let times = reminder.times.map { locale.time($0) }
    let days = Weekday.allCases.filter { reminder.isOn($0) }.map { locale.shortWeekday($0) }
    return remindersText.times(
      times.joined(separator: ", "),
      reminder.weekdays == 0 ? remindersText.daysDue : days.joined(separator: ", "))
  }

  /// Reminders of the past that are listed.
  private static let mostPast = 14

  fileprivate func pastReminders(_ text: RemindersText) -> [Component<Message>] {
    var rows: [List<Message>.Row] = []
    for record in overview.reminders.shown.suffix(Desk.mostPast).reversed() {
      let name = tracker(Identifier(text: record.occurrence.subject)).map { locale.name(of: $0) }
      let kind = record.occurrence.kind
      rows.append(
        List.Row(
          key: "past-" + record.id.text,
          title: kind == .tracker ? name ?? text.name(kind) : text.name(kind),
          detail: locale.date(record.occurrence.day), value: text.answer(record.answer)))
    }
    guard !rows.isEmpty else { return [] }
    return [
      .details(
        Details(
          key: "reminder-past", summary: text.past,
          body: [.list(List(label: text.past, rows: rows))]))
    ]
  }
}

extension ReminderKind {
  /// Whether the person may choose its time.
  fileprivate var hasOwnTime: Bool {
    switch self {
    case .practice, .recall, .focus, .review, .checkIn, .morning: true
    default: false
    }
  }
}
