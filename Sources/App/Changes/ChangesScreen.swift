// The last changes on this device, newest first. The newest can be taken back, then the one before.
import Engine

extension State {
  func changesScreen(_ moment: Moment) -> Screen<Message> {
    let text = ChangesText(language)
    var body: [Component<Message>] = [.text(Text(text.lead, role: .soft))]
    var rows: [List<Message>.Row] = []
    for (place, step) in undo.enumerated().reversed() {
      rows.append(row(of: step, at: place, text, moment))
    }
    if rows.isEmpty {
      body.append(.empty(Empty(symbol: .undo, title: text.emptyTitle, text: text.emptyText)))
    } else {
      body.append(.list(List(label: text.title, rows: rows)))
    }
    return Screen(title: text.title, place: .progress, back: .history, body: body)
  }

  private func row(
    of step: UndoStep, at place: Int, _ text: ChangesText, _ moment: Moment
  ) -> List<Message>.Row {
    let local = moment.zone.offset(step.at).local(step.at)
    let isToday = local.day == moment.offset.local(moment.now).day
    let time = locale.time(local.time)
    var row = List<Message>.Row(
      key: "change-" + String(place), title: title(of: step, text),
      value: isToday ? time : locale.shortDate(local.day) + ", " + time)
    if place == undo.count - 1 {
      row.actions = [Button(text.undo, .pressedUndo, key: "undo-change", symbol: .undo)]
    }
    return row
  }

  /// "Added: Smoking", "Deleted: Drink water, with 12 more"
  private func title(of step: UndoStep, _ text: ChangesText) -> String {
    // The inverses stand in the reverse order of what was done.
    guard let first = step.inverses.last else { return text.something }
    let whole = step.inverses.first { $0.kind == Tracker.kind } ?? first
    let noun = noun(of: whole, text)
    let title =
      switch whole.action {
      case .delete: text.added(noun)
      case .undelete: text.deleted(noun)
      case .set, .create: text.changed(noun)
      }
    guard step.inverses.count > 1 else { return title }
    return title + text.withMore(locale.number(Int64(step.inverses.count - 1)))
  }

  private func noun(of inverse: UndoStep.Inverse, _ text: ChangesText) -> String {
    guard let entity = records.journal[inverse.entity] else { return text.something }
    let owner = inverse.kind == Tracker.kind ? inverse.entity.text : entity["tracker"]?.asText
    switch inverse.kind {
    case Entry.kind, DayTotal.kind, Tracker.kind:
      guard let id = Identifier(text: owner ?? ""), let thing = records.journal[id],
        let tracker = Tracker(thing)
      else { return text.something }
      return locale.name(of: tracker)
    case Craving.kind: return text.craving
    case PlanRecord.kind: return text.plan
    case Reason.kind: return text.reason
    case Dose.kind: return text.dose
    case PracticeRun.kind: return name(of: PracticeRun(entity)?.setting)
    case FocusChoice.kind: return swapsText.focus
    case SwapUse.kind: return swapsText.someSwap
    default: return text.something
    }
  }
}
