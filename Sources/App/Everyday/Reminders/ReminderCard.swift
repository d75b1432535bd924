// The card on Today for what is due now: one line, three answers, and why it came.
import Engine

extension RemindersState {
  func reminderCard(_ moment: Moment, _ desk: Desk) -> Component<Message>? {
    guard let due = dueOnToday else { return nil }
    return desk.card(of: due, moment)
  }
}

extension Desk {
  @inline(never)  // Not of a first visit.
  fileprivate func card(of due: Delivery, _ moment: Moment) -> Component<Message> {
    let text = remindersText
    let occurrence = due.occurrence
    let isQuestion = due.kind == .stillWanted
    var buttons: [Component<Message>] = [
      .button(
        Button(
          takingUp(due), .reminders(.pressedDone(occurrence)), key: "reminder-done")),
      .button(
        Button(
          isQuestion ? text.none : text.notNow, .reminders(.pressedLater(occurrence)),
          key: "reminder-later", role: .quiet)),
    ]
    if !isQuestion {
      buttons.append(
        .button(
          Button(
            text.stop, .reminders(.pressedStop(occurrence)), key: "reminder-stop", role: .quiet)))
    }
    var body: [Component<Message>] = [
      .row(buttons),
      .details(
        Details(
          key: "reminder-why", summary: text.card,
          body: [
            .text(Text(text.reason(due.kind), role: .soft)), remindersLink,
          ])),
    ]
    if due.kind == .rising {
      body.insert(.link(Link(language.remindersDoHelp, to: .help, symbol: .phone)), at: 1)
    }
    return .card(
      Card(key: "reminder", title: words(of: due, moment), symbol: .clock, tone: .sky, body: body))
  }

  var remindersLink: Component<Message> {
    .link(Link(remindersText.title, to: .reminders, symbol: .clock))
  }

  func takingUp(_ due: Delivery) -> String {
    switch due.kind {
    case .tracker:
      guard let tracker = tracker(due.about.first) else { return remindersText.done }
      return tracker.isUse || tracker.isDoneByOnePress ? remindersText.done : remindersText.open
    case .practice: return language.remindersDoPractice
    case .risky: return language.remindersDoRisky
    case .rising: return language.remindersDoPlan
    case .better, .morning: return language.remindersDoLook
    case .stillWanted: return language.remindersDoKeep
    case .recall, .focus, .review, .milestone: return remindersText.open
    case .checkIn, .away: return language.remindersDoSeen
    }
  }

  func names(of trackers: [Identifier]) -> String {
    trackers.compactMap { tracker($0) }.map { locale.name(of: $0) }.joined(separator: ", ")
  }

  /// What it says, true at this moment.
  func words(of due: Delivery, _ moment: Moment) -> String {
    let name = names(of: due.about)
    switch due.kind {
    case .tracker:
      return tracker(due.about.first)?.isUse == true
        ? language.remindersSayUse(name: name) : language.remindersSayTracker(name: name)
    case .practice: return language.remindersSayPractice
    case .risky:
      let time = TimeOfDay(minutes: Int(due.number)) ?? .noon
      return language.remindersSayRisky(time: locale.time(time))
    case .checkIn: return language.remindersSayOpen(names: name)
    case .rising: return language.remindersSayRising(name: name)
    case .better: return language.remindersSayBetter(name: name)
    case .morning: return morningWords(moment)
    case .stillWanted: return language.remindersSayStillWanted
    case .recall, .focus, .review, .milestone, .away: return remindersText.name(due.kind)
    }
  }

  /// Yesterday, the day before and the target, as far as they are known.
  private func morningWords(_ moment: Moment) -> String {
    let yesterday = today(moment).adding(days: -1)
    let known = overview.watched.first { overview.use(of: $0.id).amount(on: yesterday) != nil }
    guard let tracker = known, let amount = overview.use(of: tracker.id).amount(on: yesterday)
    else { return remindersText.name(.morning) }
    var words = language.remindersSayYesterday(amount: locale.units(amount, of: tracker))
    if let before = overview.use(of: tracker.id).amount(on: yesterday.adding(days: -1)) {
      words += " " + language.remindersSayBefore(amount: locale.units(before, of: tracker))
    }
    if let target = overview.plans(of: tracker.id).target(on: yesterday) {
      let units = locale.units(Int64(target) * Entry.unit, of: tracker)
      words += " " + language.remindersSayTarget(amount: units)
    }
    return words
  }
}
