// All trackers by group, each with what today is and one tap to log it.
import Engine

extension State {
  func trackersScreen(_ moment: Moment) -> Screen<Message> {
    let text = trackersText
    let order = TrackerOrder(ownTrackers)
    var body: [Component<Message>] = []
    if order.groups.isEmpty {
      body.append(
        .empty(
          Empty(
            symbol: .list, title: text.emptyTitle, text: text.emptyText,
            action: Button(
              text.new, .trackers(.pressedNew), key: "new-tracker", role: .primary, symbol: .plus)
          )))
    } else {
      if trackers.isOrdering {
        body += orderingBody(order)
      } else {
        body += groups(order, moment)
      }
      body.append(.row(listButtons(text, count: ownTrackers.count)))
    }
    body += hiddenTrackers(text)
    return Screen(
      title: text.title, place: .today, back: .today, body: body, sheet: trackerSheet(moment))
  }

  private func groups(_ order: TrackerOrder, _ moment: Moment) -> [Component<Message>] {
    var body: [Component<Message>] = []
    for group in order.groups {
      if order.groups.count > 1 { body.append(.heading(Heading(groupName(group)))) }
      var rows: [List<Message>.Row] = []
      for tracker in group.trackers { rows.append(trackerRow(tracker, moment)) }
      body.append(.list(List(label: groupName(group), rows: rows)))
    }
    return body
  }

  private func listButtons(_ text: TrackersText, count: Int) -> [Component<Message>] {
    var buttons: [Component<Message>] = []
    if !trackers.isOrdering {
      buttons.append(
        .button(
          Button(
            text.new, .trackers(.pressedNew), key: "new-tracker", role: .primary, symbol: .plus)))
    }
    if count > 1 {
      buttons.append(
        .button(
          Button(
            trackers.isOrdering ? text.orderDone : text.order, .trackers(.pressedOrder),
            key: "order-trackers")))
    }
    return buttons
  }

  private func hiddenTrackers(_ text: TrackersText) -> [Component<Message>] {
    var rows: [List<Message>.Row] = []
    for tracker in overview.archived where tracker.substance == nil {
      let name = locale.name(of: tracker)
      rows.append(
        List.Row(
          key: "hidden-" + tracker.key, title: name, icon: shownIcon(of: tracker),
          pressed: .trackers(.opened(tracker.id)),
          actions: [
            Button(
              text.bringBack, .trackers(.pressedBringBack(tracker.id)),
              key: "bring-back-" + tracker.key, hint: name),
            Button(
              text.delete, .trackers(.pressedDelete(tracker.id)), key: "delete-" + tracker.key,
              role: .quiet, hint: name),
          ]))
    }
    guard !rows.isEmpty else { return [] }
    return [
      .heading(Heading(text.hidden)), .text(Text(text.hiddenText, role: .soft)),
      .list(List(label: text.hidden, rows: rows)),
    ]
  }
}
