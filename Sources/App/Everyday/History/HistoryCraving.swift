// A craving that ended in use has an entry: both change together, in one write.
import Engine

extension HistoryState {
  /// Whether the sheet has to ask what was used: only where the answer is new and nothing names it.
  func asksWhatWasUsed(_ desk: Desk) -> Bool {
    form.kind == .craving && becomesUsed && desk.overview.trackers.count > 1
      && original.tracker == nil
  }

  private var becomesUsed: Bool {
    form.outcome == .used && original.outcome != .used
  }

  /// What the craving's entry needs when the answer about its end changed.
  func linkedEntryDrafts(
    of craving: Identifier, _ reading: HistoryReading, _ moment: Moment, _ desk: Desk
  ) -> [Draft] {
    guard form.kind == .craving, form.outcome != original.outcome else {
      return []
    }
    let linked = desk.linkedEntries(of: craving)
    func draft(_ entry: Entity, _ action: Change.Action) -> Draft {
      Draft(
        id: moment.entropy.identifier(), entity: entry.id, kind: Entry.kind, action: action)
    }
    guard becomesUsed else {
      return linked.filter { $0.isVisible }.map { draft($0, .delete) }
    }
    if linked.contains(where: { $0.isVisible }) { return [] }
    // The entry that was there before comes back: it knows its own time and amount.
    if let last = linked.last { return [draft(last, .undelete)] }
    guard let fields = entryFields(of: craving, reading, desk) else { return [] }
    return [.create(moment.entropy.identifier(), kind: Entry.kind, fields)]
  }

  /// One unit at the time of the craving; nothing where nobody said what was used.
  private func entryFields(of id: Identifier, _ reading: HistoryReading, _ desk: Desk)
    -> [Field]?
  {
    let watched = desk.overview.watched
    let only = watched.count == 1 ? watched[0].id : nil
    guard let entity = desk.records.journal[id], let craving = Craving(entity),
      let tracker = form.tracker ?? only
    else { return nil }
    let offset = reading.at == nil ? craving.offset : reading.offset
    return Entry.fields(
      of: tracker, ending: entity, at: reading.at ?? craving.at, on: reading.day ?? craving.day,
      offset)
  }
}

extension Desk {
  fileprivate func linkedEntries(of craving: Identifier) -> [Entity] {
    records.journal.entities.filter { Entry.isLinked($0, to: craving) }
  }
}
