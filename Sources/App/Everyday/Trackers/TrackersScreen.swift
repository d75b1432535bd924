// All trackers by group, each with what today is and one tap to log it.
import Engine

extension TrackersState {
  func trackersScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = desk.trackersText
    let order = TrackerOrder(desk.ownTrackers)
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
      if isOrdering {
        body += desk.orderingBody(order)
      } else {
        body += groups(order, moment, desk)
      }
      body.append(.row(listButtons(text, count: desk.ownTrackers.count)))
    }
    body += desk.hiddenTrackers(text)
    return Screen(
      title: text.title, place: .today, back: .today, body: body, sheet: trackerSheet(moment, desk))
  }

  private func groups(_ order: TrackerOrder, _ moment: Moment, _ desk: Desk) -> [Component<Message>]
  {
    var body: [Component<Message>] = []
    for group in order.groups {
      if order.groups.count > 1 { body.append(.heading(Heading(desk.groupName(group)))) }
      var rows: [List<Message>.Row] = []
      for tracker in group.trackers {
        var row = trackerRow(tracker, moment, desk)
        let day = desk.overview.day(desk.today(of: tracker, moment), of: tracker.id)
        row.eighths = desk.eighths(day, of: tracker)
        rows.append(row)
      }
      body.append(
        .stack([.list(List(label: desk.groupName(group), isTiled: true, rows: rows))]))
    }
    return body
  }

  private func listButtons(_ text: TrackersText, count: Int) -> [Component<Message>] {
    var buttons: [Component<Message>] = []
    if !isOrdering {
      buttons.append(
        .button(
          Button(
            text.new, .trackers(.pressedNew), key: "new-tracker", role: .primary, symbol: .plus)))
    }
    if count > 1 {
      buttons.append(
        .button(
          Button(
            isOrdering ? text.orderDone : text.order, .trackers(.pressedOrder),
            key: "order-trackers")))
    }
    return buttons
  }
}

extension Desk {
  fileprivate func hiddenTrackers(_ text: TrackersText) -> [Component<Message>] {
    let hidden = overview.archived.filter { $0.substance == nil }
    return hidden.isEmpty ? [] : list(of: hidden, text)
  }

  @inline(never)  // Not of a first visit.
  private func list(of hidden: [Tracker], _ text: TrackersText) -> [Component<Message>] {
    var rows: [List<Message>.Row] = []
    for tracker in hidden {
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
    return [
      .heading(Heading(text.hidden)), .text(Text(text.hiddenText, role: .soft)),
      .list(List(label: text.hidden, rows: rows)),
    ]
  }
}
