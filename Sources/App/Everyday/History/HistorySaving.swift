// From the history's sheet into the journal: only fields that differ are written.
import Engine

extension HistoryState {
  mutating func saveHistory(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let id = editing else { return [] }
    let reading = historyReading(moment, desk)
    guard reading.problems.isEmpty else {
      form.showsProblems = true
      return []
    }
    let text = HistoryText(language: desk.language)
    let isNew = form.isNew
    let fields = isNew ? newFields(reading, moment, desk) : changedFields(reading, desk)
    let linked = linkedEntryDrafts(of: id, reading, moment, desk)
    editing = nil
    guard !fields.isEmpty else { return [] }
    desk.toast = isNew ? text.added : text.changed
    if isNew { return desk.write([.create(id, kind: Entry.kind, fields)], moment, undoable: true) }
    return desk.write(linked + [historyDraft(id, .set(fields), moment)], moment, undoable: true)
  }

  mutating func deleteHistory(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let id = editing, !form.isNew else { return [] }
    let text = HistoryText(language: desk.language)
    editing = nil
    desk.toast = form.kind == .total ? text.deletedTotal : text.deleted
    return desk.write([historyDraft(id, .delete, moment)], moment, undoable: true)
  }

  private func historyDraft(
    _ id: Identifier, _ action: Change.Action, _ moment: Moment
  ) -> Draft {
    let kind =
      switch form.kind {
      case .entry: Entry.kind
      case .total: DayTotal.kind
      case .craving: Craving.kind
      }
    return Draft(id: moment.entropy.identifier(), entity: id, kind: kind, action: action)
  }

  private func newFields(_ reading: HistoryReading, _ moment: Moment, _ desk: Desk) -> [Field] {
    guard let tracker = form.tracker, let at = reading.at, let day = reading.day,
      let amount = reading.amount
    else { return [] }
    var fields = [
      Happening.field(tracker: tracker), Happening.field(at: at),
      Happening.field(offset: reading.offset), Happening.field(zone: moment.zone),
      Happening.field(day: day), Entry.field(amount: amount),
    ]
    if form.chosenDay != nil { fields.append(Happening.field(dayChosen: true)) }
    if !form.note.isEmpty { fields.append(Happening.field(note: form.note)) }
    if desk.historyTracker(tracker)?.substance == .vape, let strength = reading.strength {
      fields.append(Entry.field(strength: strength))
    }
    return fields
  }

  private func changedFields(_ reading: HistoryReading, _ desk: Desk) -> [Field] {
    let form = self.form
    let original = self.original
    var fields: [Field] = []
    if let amount = reading.amount { fields.append(Entry.field(amount: amount)) }
    if form.note != original.note { fields.append(Happening.field(note: form.note)) }
    if let at = reading.at { fields += movedFields(to: at, reading.offset, desk) }
    if let day = reading.day, day != form.day {
      fields.append(Happening.field(day: day))
    }
    let isChosen = form.chosenDay != nil
    if isChosen != (original.chosenDay != nil) {
      fields.append(Happening.field(dayChosen: isChosen))
    }
    if form.strength != original.strength {
      fields.append(Entry.field(strength: reading.strength))
    }
    guard form.kind == .craving else { return fields }
    if form.minutes != original.minutes { fields.append(Craving.field(minutes: reading.minutes)) }
    if let tracker = form.tracker, tracker != original.tracker {
      fields.append(Happening.field(tracker: tracker))
    }
    if form.intensity != original.intensity {
      fields.append(Craving.field(intensity: form.intensity))
    }
    if form.triggers != original.triggers {
      fields.append(Craving.field(triggers: form.triggers))
    }
    if form.outcome != original.outcome {
      fields.append(Craving.field(outcome: form.outcome))
    }
    return fields + changedCircumstances()
  }

  /// The new moment; what a craving's session has of moments moves along with it.
  private func movedFields(to at: Instant, _ offset: UTCOffset, _ desk: Desk) -> [Field] {
    let fields = Happening.fields(at: at, offset)
    guard let id = editing, let entity = desk.records.journal[id], let old = form.at
    else { return fields }
    return fields + Craving.fields(moving: entity, from: old, to: at)
  }
}
