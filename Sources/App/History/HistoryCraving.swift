// A craving that ended in use has an entry: both change together, in one write.
import Engine

extension State {
  /// Whether the sheet has to ask what was used: only where the answer is new and nothing names it.
  var asksWhatWasUsed: Bool {
    history.form.kind == .craving && becomesUsed && overview.trackers.count > 1
      && history.original.tracker == nil
  }

  private var becomesUsed: Bool {
    history.form.outcome == .used && history.original.outcome != .used
  }

  /// What the craving's entry needs when the answer about its end changed.
  func linkedEntryDrafts(
    of craving: Identifier, _ reading: HistoryReading, _ moment: Moment
  ) -> [Draft] {
    guard history.form.kind == .craving, history.form.outcome != history.original.outcome else {
      return []
    }
    let linked = linkedEntries(of: craving)
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
    guard let fields = entryFields(of: craving, reading) else { return [] }
    return [.create(moment.entropy.identifier(), kind: Entry.kind, fields)]
  }

  private func linkedEntries(of craving: Identifier) -> [Entity] {
    records.journal.entities.filter {
      $0.kind == Entry.kind && $0["craving"]?.asText == craving.text
    }
  }

  /// One unit at the time of the craving; nothing where nobody said what was used.
  private func entryFields(of id: Identifier, _ reading: HistoryReading) -> [JournalField]? {
    let watched = overview.watched
    let only = watched.count == 1 ? watched[0].id : nil
    guard let entity = records.journal[id], let craving = Craving(entity),
      let tracker = history.form.tracker ?? only
    else { return nil }
    let offset = reading.at == nil ? craving.offset : reading.offset
    return [
      JournalField("amount", .int(Entry.unit)),
      JournalField("at", .int((reading.at ?? craving.at).milliseconds)),
      JournalField("craving", .text(id.text)),
      JournalField("day", .int(Int64((reading.day ?? craving.day).number))),
      JournalField("offset", .int(Int64(offset.minutes))),
      JournalField("tracker", .text(tracker.text)),
    ] + (entity["zone"].map { [JournalField("zone", $0)] } ?? [])
  }
}
