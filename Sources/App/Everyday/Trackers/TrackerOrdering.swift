// How trackers move in their list: by buttons, or by dragging one onto another.
import Engine

extension Desk {
  /// The list while it is being ordered: each row and each group has "up" and "down".
  func orderingBody(_ order: TrackerOrder) -> [Component<Message>] {
    let text = trackersText
    var body: [Component<Message>] = [.text(Text(text.orderHint, role: .soft))]
    for (place, group) in order.groups.enumerated() {
      if order.groups.count > 1 { body += groupHead(group, isFirst: place == 0) }
      var rows: [List<Message>.Row] = []
      for tracker in group.trackers { rows.append(orderRow(tracker)) }
      body.append(.list(List(label: groupName(group), rows: rows)))
    }
    return body
  }

  func groupName(_ group: TrackerGroup) -> String {
    group.name.isEmpty ? trackersText.noGroup : group.name
  }

  private func groupHead(_ group: TrackerGroup, isFirst: Bool) -> [Component<Message>] {
    let name = groupName(group)
    let key = identifier(group.name)
    return [
      .heading(Heading(name)),
      .row([
        .button(moveButton(.movedGroup(group.name, by: -1), "group-up-" + key, name, isUp: true)),
        .button(moveButton(.movedGroup(group.name, by: 1), "group-down-" + key, name, isUp: false)),
      ]),
    ]
  }

  private func orderRow(_ tracker: Tracker) -> List<Message>.Row {
    let id = tracker.id
    let name = locale.name(of: tracker)
    return List.Row(
      key: Desk.handlePrefix + id.text, title: name, icon: shownIcon(of: tracker),
      actions: [
        moveButton(.moved(id, by: -1), "up-" + tracker.key, name, isUp: true),
        moveButton(.moved(id, by: 1), "down-" + tracker.key, name, isUp: false),
      ], dropped: { .trackers(.dropped(handle: $0, on: id)) })
  }

  private func moveButton(
    _ message: TrackersMessage, _ key: String, _ name: String, isUp: Bool
  ) -> Button<Message> {
    let text = trackersText
    return Button(
      isUp ? text.up : text.down, .trackers(message), key: key, role: .chip, hint: name)
  }

  private static let handlePrefix = "order-"

  /// The name of the tracker in the handle of a row: `order-…-box`.
  func trackerName(ofHandle handle: String) -> String {
    let bytes = Array(handle.utf8)
    let start = Desk.handlePrefix.utf8.count
    let end = start + 32
    guard bytes.count >= end else { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Writes the places that changed. What is not in the list keeps its place between the others.
  mutating func reorder(
    _ moment: Moment, _ move: (inout TrackerOrder) -> Void
  ) -> [Effect] {
    var order = TrackerOrder(ownTrackers)
    move(&order)
    var moved = order.all[...]
    var drafts: [Draft] = []
    for (place, known) in overview.trackers.enumerated() {
      guard let tracker = known.substance == nil ? moved.popFirst() : known else { continue }
      var fields: [Field] = []
      if tracker.order != Int64(place) { fields.append(Tracker.field(order: Int64(place))) }
      if let group = order.group(of: tracker.id), group != tracker.group {
        fields.append(Tracker.field(group: group))
      }
      guard !fields.isEmpty else { continue }
      drafts.append(
        Draft(
          id: moment.entropy.identifier(), entity: tracker.id, kind: Tracker.kind,
          action: .set(fields)))
    }
    if !drafts.isEmpty { toast = trackersText.moved }
    return write(drafts, moment, undoable: true)
  }
}
