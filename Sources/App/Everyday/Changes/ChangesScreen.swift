// The last changes on this device, newest first. The newest can be taken back, then the one before.
import Engine

extension Desk {
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
    // A day's recall comes to be with its first food: that is what was added.
    var told = step.inverses.filter { $0.kind != Recall.kind }
    if told.isEmpty { told = step.inverses }
    // The inverses stand in the reverse order of what was done.
    guard let first = told.last else { return text.something }
    let whole = told.first { $0.kind == Tracker.kind } ?? first
    let noun = noun(of: whole, text)
    let title =
      switch whole.action {
      case .delete: text.added(noun)
      case .undelete: text.deleted(noun)
      case .set, .create: text.changed(noun)
      }
    guard told.count > 1 else { return title }
    return title + text.withMore(locale.number(Int64(told.count - 1)))
  }

  private func noun(of inverse: UndoStep.Inverse, _ text: ChangesText) -> String {
    guard let entity = records.journal[inverse.entity] else { return text.something }
    let owner =
      inverse.kind == Tracker.kind ? inverse.entity : Happening.tracker(in: entity.fields)
    switch inverse.kind {
    case Entry.kind, DayTotal.kind, Tracker.kind:
      guard let id = owner, let thing = records.journal[id],
        let tracker = Tracker(thing)
      else { return text.something }
      return locale.name(of: tracker)
    case PracticeRun.kind: return name(of: PracticeRun(entity)?.setting)
    default:
      let name = foodName(of: entity, inverse.kind)?.nonEmpty
      return name ?? KindText(language: language).name(ofKind: inverse.kind) ?? text.something
    }
  }

  /// What the person calls it.
  private func foodName(of entity: Entity, _ kind: String) -> String? {
    switch kind {
    case RecallItem.kind: RecallItem(entity)?.title
    case OwnFood.kind: OwnFood(entity)?.name
    case Recipe.kind: Recipe(entity)?.name
    case OwnSwap.kind: OwnSwap(entity)?.title
    case SwapUse.kind: SwapUse(entity).map { title(ofSwap: $0.swap) }
    case ShoppingLine.kind: ShoppingLine(entity)?.text
    default: nil
    }
  }
}
