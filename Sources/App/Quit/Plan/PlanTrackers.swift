// Adding what is watched, hiding it, and bringing it back; hiding keeps everything.
import Engine

extension Desk {
  /// What can be added, and what is hidden.
  func otherTrackers(_ text: PlanText) -> [Component<Message>] {
    var body: [Component<Message>] = []
    let missing = Substance.allCases.filter { !isKnown($0) }
    if !missing.isEmpty {
      body += [
        .heading(Heading(text.moreHeading)),
        .row(
          missing.map { substance in
            .button(
              Button(
                locale.name(of: substance), .plan(.pressedAddTracker(substance)),
                key: "add-" + substance.rawValue, symbol: .plus))
          }),
      ]
    }
    let hidden = overview.archived.filter { $0.isUse }
    guard !hidden.isEmpty else { return body }
    let rows = hidden.map { tracker in
      List<Message>.Row(
        key: "hidden-" + tracker.key, title: locale.name(of: tracker),
        actions: [
          Button(
            text.bringBack, .plan(.pressedBringBack(tracker.id)),
            key: "bring-back-" + tracker.key,
            hint: text.bringBack + ": " + locale.name(of: tracker))
        ])
    }
    return body + [
      .heading(Heading(text.hiddenHeading)), .text(Text(text.hiddenText, role: .soft)),
      .list(List(label: text.hiddenHeading, rows: rows)),
    ]
  }

  private func isKnown(_ substance: Substance) -> Bool {
    overview.trackers.contains { $0.substance == substance }
      || overview.archived.contains { $0.substance == substance }
  }

  mutating func addTracker(_ substance: Substance, _ moment: Moment) -> [Effect] {
    guard !isKnown(substance) else { return [] }
    let last = (overview.trackers + overview.archived).reduce(-1) { max($0, $1.order) }
    let fields = [
      Tracker.field(aim: .notice), Tracker.field(substance: substance),
      Tracker.field(order: last == .max ? last : last + 1), Tracker.field(isArchived: false),
    ]
    toast = PlanText(language: language).added
    return put(Tracker.identifier(for: substance), kind: Tracker.kind, fields, moment)
  }

  mutating func setArchived(_ archived: Bool, _ tracker: Identifier, _ moment: Moment)
    -> [Effect]
  {
    let text = PlanText(language: language)
    toast = archived ? text.hidden : text.broughtBack
    var fields = [Tracker.field(isArchived: archived)]
    if archived, let gone = self.tracker(tracker) {
      fields.append(Tracker.field(archivedOn: today(of: gone, moment)))
    }
    let draft = Draft(
      id: moment.entropy.identifier(), entity: tracker, kind: Tracker.kind, action: .set(fields))
    return write([draft], moment, undoable: true)
  }
}
