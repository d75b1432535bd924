// Hiding a tracker keeps everything; deleting it takes its entries along, and says how many.
import Engine

extension TrackersState {
  mutating func updateKeeping(_ message: TrackersMessage, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    switch message {
    case .pressedHide(let id):
      deleting = nil
      let effects = desk.setArchived(true, id, moment)
      guard desk.isOnTrackerPage else { return effects }
      return effects + desk.replace(with: .trackers)
    case .pressedBringBack(let id): return desk.setArchived(false, id, moment)
    case .pressedDelete(let id): deleting = id
    case .pressedDeleteForGood: return deleteTracker(moment, &desk)
    default: deleting = nil
    }
    return []
  }

  /// The question before deleting, with the number of what goes along.
  func deletingSheet(_ desk: Desk) -> Sheet<Message>? {
    guard let id = deleting, let tracker = desk.tracker(id) else { return nil }
    return desk.deletingSheet(of: tracker)
  }

  /// The tracker and what belongs to it go in one write, which can be taken back as one.
  private mutating func deleteTracker(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let id = deleting, let gone = desk.tracker(id) else { return [] }
    deleting = nil
    var things = desk.records.belongings(of: id)
    things.append(Belonging(id: id, kind: Tracker.kind))
    desk.toast = desk.trackersText.deleted(desk.locale.name(of: gone))
    let effects = desk.write(desk.deletions(of: things, moment), moment, undoable: true)
    guard desk.isOnTrackerPage else { return effects }
    return effects + desk.replace(with: .trackers)
  }
}

extension Desk {
  @inline(never)  // Not of a first visit.
  fileprivate func deletingSheet(of tracker: Tracker) -> Sheet<Message> {
    let text = trackersText
    let count = records.belongings(of: tracker.id).count
    return Sheet(
      key: "delete-tracker", title: text.deleteTitle(locale.name(of: tracker)),
      body: [
        .text(Text(text.deleteText(locale.number(Int64(count)), isOne: count == 1))),
        .text(Text(text.deleteInstead, role: .soft)),
        .row([
          .button(
            Button(
              text.hide, .trackers(.pressedHide(tracker.id)), key: "delete-hide",
              role: .secondary)),
          .button(
            Button(
              text.deleteForGood, .trackers(.pressedDeleteForGood), key: "delete-for-good",
              role: .removal, symbol: .bin)),
        ]),
      ], closeLabel: text.close, closed: .trackers(.closedDelete))
  }
}
