// Hiding a tracker keeps everything; deleting it takes its entries along, and says how many.
import Engine

extension State {
  mutating func updateKeeping(_ message: TrackersMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pressedHide(let id):
      trackers.deleting = nil
      let effects = setArchived(true, id, moment)
      guard isOnTrackerPage else { return effects }
      route = .trackers
      return effects + [.replace(.trackers)]
    case .pressedBringBack(let id): return setArchived(false, id, moment)
    case .pressedDelete(let id): trackers.deleting = id
    case .pressedDeleteForGood: return deleteTracker(moment)
    default: trackers.deleting = nil
    }
    return []
  }

  /// The question before deleting, with the number of what goes along.
  func deletingSheet() -> Sheet<Message>? {
    guard let id = trackers.deleting, let tracker = tracker(id) else { return nil }
    let text = trackersText
    let count = records.belongings(of: id).count
    return Sheet(
      key: "delete-tracker", title: text.deleteTitle(locale.name(of: tracker)),
      body: [
        .text(Text(text.deleteText(locale.number(Int64(count)), isOne: count == 1))),
        .text(Text(text.deleteInstead, role: .soft)),
        .row([
          .button(
            Button(
              text.hide, .trackers(.pressedHide(id)), key: "delete-hide", role: .secondary)),
          .button(
            Button(
              text.deleteForGood, .trackers(.pressedDeleteForGood), key: "delete-for-good",
              role: .removal, symbol: .bin)),
        ]),
      ], closeLabel: text.close, closed: .trackers(.closedDelete))
  }

  /// The tracker and what belongs to it go in one write, which can be taken back as one.
  private mutating func deleteTracker(_ moment: Moment) -> [Effect] {
    guard let id = trackers.deleting, let gone = tracker(id) else { return [] }
    trackers.deleting = nil
    var things = records.belongings(of: id)
    things.append(Belonging(id: id, kind: Tracker.kind))
    toast = trackersText.deleted(locale.name(of: gone))
    let effects = write(deletions(of: things, moment), moment, undoable: true)
    guard isOnTrackerPage else { return effects }
    route = .trackers
    return effects + [.replace(.trackers)]
  }
}
