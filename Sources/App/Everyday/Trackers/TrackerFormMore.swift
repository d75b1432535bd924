// The rest of a tracker's form: when it is due, how it looks, what a streak does, when to remind.
import Engine

extension Desk {
  func moreFields(_ form: TrackerForm, _ text: TrackerFormText) -> [Component<Message>] {
    let isGraded = form.mode != .awareness || form.side == .good
    var rule: [Component<Message>] = []
    if isGraded {
      rule = [flip(.heals, text.heals, form.heals, detail: text.healsDetail)]
      if form.heals {
        rule += [
          typed(.earnEvery, text.earnEvery, form.earnEvery, kind: .integer, most: 2),
          typed(.mostOnHand, text.mostOnHand, form.mostOnHand, kind: .integer, most: 2),
        ]
      }
    }
    rule.append(flip(.hidesStreak, text.hidesStreak, form.hidesStreak))
    return [
      .details(
        Details(key: "more-when", summary: text.when, body: scheduleFields(form, text))),
      .details(Details(key: "more-look", summary: text.look, body: lookFields(form, text))),
      .details(Details(key: "more-streak", summary: text.streak, body: rule)),
    ]
  }

  private func scheduleFields(
    _ form: TrackerForm, _ text: TrackerFormText
  ) -> [Component<Message>] {
    var body = [
      picks(
        .schedule, text.schedule, ScheduleKind.allCases.map { ($0.rawValue, text.name(of: $0)) },
        form.schedule.rawValue)
    ]
    switch form.schedule {
    case .daily: break
    case .weekdays: body.append(weekdayChoice(form, text))
    case .perWeek: body.append(typed(.times, text.times, form.times, kind: .integer, most: 1))
    case .interval:
      body.append(typed(.interval, text.interval, form.interval, kind: .integer, most: 3))
    }
    var hours = [(value: "", label: text.dayStartUsual)]
    for hour in 0...23 {
      let time = TimeOfDay(minutes: hour * 60) ?? .midnight
      hours.append((String(hour), locale.time(time)))
    }
    return body + [
      .select(
        Select(text.dayStart, value: form.dayStart, options: hours, key: "tracker-dayStart") {
          .trackers(.typed(.dayStart, $0))
        }),
      .text(Text(text.dayStartHint, role: .caption)),
    ] + reminderFields(form.reminder) { .trackers(.reminds($0)) }
  }

  private func weekdayChoice(_ form: TrackerForm, _ text: TrackerFormText) -> Component<Message> {
    var options: [Choice<Message>.Option] = []
    for weekday in Weekday.allCases {
      let bit = String(weekday.rawValue)
      options.append(
        Choice.Option(
          locale.shortWeekday(weekday), .trackers(.typed(.weekday, bit)), key: "weekday-" + bit,
          isPicked: form.weekdays >> weekday.rawValue & 1 == 1))
    }
    return .choice(Choice(text.weekdays, allowsMany: true, options: options))
  }

  private func lookFields(_ form: TrackerForm, _ text: TrackerFormText) -> [Component<Message>] {
    var icons = TrackerIcon.all
    if !form.icon.isEmpty, !icons.contains(form.icon) { icons.append(form.icon) }
    var body: [Component<Message>] = [
      picks(.icon, text.icon, icons.map { ($0, $0) }, form.icon, many: true),
      typed(.group, text.group, form.group, hint: text.groupHint, most: Tracker.longestGroup),
    ]
    var groups: [(String, String)] = []
    for group in TrackerOrder(overview.trackers).groups where !group.name.isEmpty {
      groups.append((group.name, group.name))
    }
    if !groups.isEmpty { body.append(picks(.group, text.knownGroups, groups, form.group)) }
    body.append(flip(.inCalendar, text.inCalendar, form.inCalendar))
    body.append(
      .text(Text(form.calendarIsFull ? text.calendarIsFull : "", role: .soft, isLive: true)))
    return body
  }

  // The pieces of the form

  func typed(
    _ field: TrackerField, _ label: String, _ value: String,
    kind: TextField<Message>.Kind = .text, hint: String? = nil, most: Int
  ) -> Component<Message> {
    .field(
      TextField(
        label, kind: kind, value: value, key: "tracker-" + field.rawValue, hint: hint,
        maxLength: most
      ) { .trackers(.typed(field, $0)) })
  }

  func picks(
    _ field: TrackerField, _ label: String, _ values: [(String, String)], _ picked: String,
    look: Choice<Message>.Look = .chips, many: Bool = false
  ) -> Component<Message> {
    var options: [Choice<Message>.Option] = []
    for (place, value) in values.enumerated() {
      let key = field == .icon || field == .group ? String(place) : value.0
      options.append(
        Choice.Option(
          value.1, .trackers(.typed(field, value.0)), key: field.rawValue + "-" + key,
          isPicked: value.0 == picked))
    }
    return .choice(Choice(label, look: look, allowsMany: many, options: options))
  }

  func flip(
    _ field: TrackerField, _ label: String, _ isOn: Bool, detail: String? = nil
  ) -> Component<Message> {
    .toggle(
      Toggle(
        label, isOn: isOn, key: "tracker-" + field.rawValue, detail: detail,
        flipped: .trackers(.typed(field, ""))))
  }
}
