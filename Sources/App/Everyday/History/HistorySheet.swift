// The sheet of one record: what it was, when, and taking it out.
import Engine

extension State {
  func historySheet(_ text: HistoryText, _ moment: Moment) -> Sheet<Message>? {
    history.editing == nil ? swaps.swapUseSheet(moment, desk) : recordSheet(text, moment)
  }

  @inline(never)  // Not of a first visit.
  private func recordSheet(_ text: HistoryText, _ moment: Moment) -> Sheet<Message> {
    let form = history.form
    let reading = history.historyReading(moment, desk)
    var body = history.historyFields(text, reading, moment, desk)
    body.append(
      .button(Button(text.save, .history(.pressedSave), key: "save-record", role: .primary)))
    var content: [Component<Message>] = [
      .form(Form(key: "record", body: body, submitted: .history(.pressedSave)))
    ]
    if !form.isNew {
      content.append(
        .button(
          Button(
            text.delete, .history(.pressedDelete), key: "delete-record", role: .removal,
            symbol: .bin)))
    }
    return Sheet(
      key: "record-sheet", title: history.historySheetTitle(text, desk), body: content,
      closeLabel: text.close,
      closed: .history(.closedSheet))
  }
}

extension HistoryState {
  fileprivate func historySheetTitle(_ text: HistoryText, _ desk: Desk) -> String {
    let form = self.form
    if form.isNew { return text.addTitle }
    switch form.kind {
    case .craving: return text.craving
    case .entry:
      return desk.historyTracker(form.tracker).map { desk.locale.name(of: $0) } ?? text.entry
    case .total: return form.day.map { desk.locale.longDate($0) } ?? text.entry
    }
  }

  fileprivate func historyFields(
    _ text: HistoryText, _ reading: HistoryReading, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    switch form.kind {
    case .total: [.text(Text(text.totalHint, role: .soft)), amountField(text, reading, desk)]
    case .craving:
      timeFields(text, reading, moment, desk) + cravingFields(text, desk) + circumstanceFields(desk)
        + [minutesField(text, reading), noteField(text, reading)]
    case .entry:
      trackerChoice(text, desk) + [amountField(text, reading, desk)]
        + strengthField(text, reading, desk)
        + timeFields(text, reading, moment, desk) + [noteField(text, reading)]
    }
  }

  private func trackerChoice(_ text: HistoryText, _ desk: Desk) -> [Component<Message>] {
    guard form.isNew || asksWhatWasUsed(desk), desk.overview.trackers.count(where: { $0.isUse }) > 1
    else { return [] }
    return [
      .choice(
        Choice(
          text.filterLabel,
          options: desk.overview.usedTrackers.map {
            Choice<Message>.Option(
              desk.locale.name(of: $0), .history(.pickedTracker($0.id)),
              key: "record-tracker-" + $0.id.text, isPicked: form.tracker == $0.id)
          }))
    ]
  }

  private func problem(
    _ problems: [HistoryProblem], _ reading: HistoryReading, _ text: HistoryText
  ) -> String? {
    guard form.showsProblems else { return nil }
    for problem in problems where reading.has(problem) { return text.problem(problem) }
    return nil
  }

  private func amountField(_ text: HistoryText, _ reading: HistoryReading, _ desk: Desk)
    -> Component<Message>
  {
    .field(
      TextField(
        text.amount, kind: .decimal, value: form.amount, key: "record-amount",
        hint: desk.historyTracker(form.tracker).map { desk.locale.unit(of: $0, isOne: false) },
        problem: problem([.amount, .totalAmount], reading, text), maxLength: 12
      ) { .history(.enteredAmount($0)) })
  }

  private func minutesField(_ text: HistoryText, _ reading: HistoryReading) -> Component<Message> {
    .field(
      TextField(
        text.minutes, kind: .integer, value: form.minutes, key: "record-minutes",
        problem: problem([.minutes], reading, text), maxLength: 5
      ) { .history(.enteredMinutes($0)) })
  }

  /// Only of what has a strength to lower.
  private func strengthField(
    _ text: HistoryText, _ reading: HistoryReading, _ desk: Desk
  ) -> [Component<Message>] {
    guard desk.historyTracker(form.tracker)?.substance == .vape else { return [] }
    return [
      .field(
        TextField(
          text.strength, kind: .integer, value: form.strength, key: "record-strength",
          problem: problem([.strength], reading, text), maxLength: 5
        ) { .history(.enteredStrength($0)) })
    ]
  }

  private func noteField(_ text: HistoryText, _ reading: HistoryReading) -> Component<Message> {
    .field(
      TextField(
        text.note, kind: .lines, value: form.note, key: "record-note",
        problem: problem([.note], reading, text), maxLength: Entry.longestNote
      ) { .history(.enteredNote($0)) })
  }

  private func timeFields(
    _ text: HistoryText, _ reading: HistoryReading, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    var fields: [Component<Message>] = [
      .field(
        TextField(
          text.date, kind: .date, value: form.date, key: "record-date",
          problem: problem([.date, .future], reading, text)
        ) { .history(.enteredDate($0)) }),
      .field(
        TextField(
          text.time, kind: .time, value: form.time, key: "record-time",
          problem: problem([.time], reading, text)
        ) { .history(.enteredTime($0)) }),
      .text(Text(dayHint(text, reading, desk), role: .caption, isLive: true)),
    ]
    if let choice = dayChoice(text, reading, desk) { fields.append(choice) }
    return fields
  }

  /// Says to which day it counts where that is not the date, and where a day's total hides it.
  private func dayHint(_ text: HistoryText, _ reading: HistoryReading, _ desk: Desk) -> String {
    guard let day = reading.day else { return "" }
    if let tracker = form.tracker, form.kind == .entry,
      desk.overview.use(of: tracker).hasTotal(on: day)
    {
      return text.hiddenByTotal
    }
    return day.text == form.date ? "" : text.countsFor(desk.locale.weekday(day.weekday))
  }

  /// After midnight and before the day starts, either day may be meant.
  private func dayChoice(_ text: HistoryText, _ reading: HistoryReading, _ desk: Desk) -> Component<
    Message
  >? {
    guard form.kind == .entry, !form.time.isEmpty,
      let ordinary = reading.ordinaryDay, let date = Day(text: form.date),
      ordinary != date || form.chosenDay != nil
    else { return nil }
    var days = [ordinary]
    for day in [date, form.chosenDay ?? date] where !days.contains(day) {
      days.append(day)
    }
    return .choice(
      Choice(
        text.whichDay,
        options: days.map {
          Choice<Message>.Option(
            desk.locale.shortWeekday($0.weekday) + ", " + desk.locale.shortDate($0),
            .history(.pickedDay($0)), key: "counts-" + $0.text, isPicked: reading.day == $0)
        }))
  }

  private func cravingFields(_ text: HistoryText, _ desk: Desk) -> [Component<Message>] {
    let form = self.form
    var fields: [Component<Message>] = [
      .scale(
        Scale(
          text.intensity, low: text.intensityLow, high: text.intensityHigh,
          range: Craving.intensities, value: form.intensity, key: "record-intensity"
        ) { .history(.pickedIntensity($0)) })
    ]
    if form.intensity != nil {
      fields.append(
        .button(
          Button(
            text.noIntensity, .history(.pickedIntensity(nil)), key: "no-intensity", role: .quiet)))
    }
    fields.append(
      .choice(
        Choice(
          text.triggers, allowsMany: true,
          options: triggerKeys.map {
            Choice<Message>.Option(
              TriggerText.name(key: $0, desk.language), .history(.toggledTrigger($0)),
              key: "trigger-" + $0,
              isPicked: form.triggers.contains($0))
          })))
    let outcomes: [CravingOutcome?] = [.passed, .used, nil]
    fields.append(
      .choice(
        Choice(
          text.outcomeLabel, look: .segments,
          options: outcomes.map {
            Choice<Message>.Option(
              text.outcome($0), .history(.pickedOutcome($0)),
              key: "outcome-" + ($0?.rawValue ?? "open"), isPicked: form.outcome == $0)
          })))
    return fields + trackerChoice(text, desk)
  }

  /// The list, then the person's own words that this craving has.
  private var triggerKeys: [String] {
    var keys = CravingTrigger.allCases.map { $0.rawValue }
    for key in original.triggers where !keys.contains(key) { keys.append(key) }
    return keys
  }
}
