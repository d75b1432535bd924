// From the history's sheet into the journal: only fields that differ are written.
import Engine

extension State {
  mutating func saveHistory(_ moment: Moment) -> [Effect] {
    guard let id = history.editing else { return [] }
    let reading = historyReading(moment)
    guard reading.problems.isEmpty else {
      history.form.showsProblems = true
      return []
    }
    let text = HistoryText(language: language)
    let isNew = history.form.isNew
    let fields = isNew ? newFields(reading, moment) : changedFields(reading)
    let linked = linkedEntryDrafts(of: id, reading, moment)
    history.editing = nil
    guard !fields.isEmpty else { return [] }
    toast = isNew ? text.added : text.changed
    if isNew { return write([.create(id, kind: Entry.kind, fields)], moment, undoable: true) }
    return write(linked + [historyDraft(id, .set(fields), moment)], moment, undoable: true)
  }

  mutating func deleteHistory(_ moment: Moment) -> [Effect] {
    guard let id = history.editing, !history.form.isNew else { return [] }
    let text = HistoryText(language: language)
    history.editing = nil
    toast = history.form.kind == .total ? text.deletedTotal : text.deleted
    return write([historyDraft(id, .delete, moment)], moment, undoable: true)
  }

  private func historyDraft(
    _ id: Identifier, _ action: Change.Action, _ moment: Moment
  ) -> Draft {
    let kind =
      switch history.form.kind {
      case .entry: Entry.kind
      case .total: DayTotal.kind
      case .craving: Craving.kind
      }
    return Draft(id: moment.entropy.identifier(), entity: id, kind: kind, action: action)
  }

  private func newFields(_ reading: HistoryReading, _ moment: Moment) -> [Field] {
    guard let tracker = history.form.tracker, let at = reading.at, let day = reading.day,
      let amount = reading.amount
    else { return [] }
    var fields = [
      Field("tracker", .text(tracker.text)), Field("at", .int(at.milliseconds)),
      Field("offset", .int(Int64(reading.offset.minutes))),
      Field("zone", .text(moment.zone.name)), Field("day", .int(Int64(day.number))),
      Field("amount", .int(amount)),
    ]
    if history.form.chosenDay != nil { fields.append(Field("dayChosen", .bool(true))) }
    if !history.form.note.isEmpty { fields.append(Field("note", .text(history.form.note))) }
    if historyTracker(tracker)?.substance == .vape, let strength = reading.strength {
      fields.append(Entry.field(strength: strength))
    }
    return fields
  }

  private func changedFields(_ reading: HistoryReading) -> [Field] {
    let form = history.form
    let original = history.original
    var fields: [Field] = []
    if let amount = reading.amount { fields.append(Field("amount", .int(amount))) }
    if form.note != original.note { fields.append(Field("note", .text(form.note))) }
    if let at = reading.at { fields += movedFields(to: at, reading.offset) }
    if let day = reading.day, day != form.day {
      fields.append(Field("day", .int(Int64(day.number))))
    }
    let isChosen = form.chosenDay != nil
    if isChosen != (original.chosenDay != nil) {
      fields.append(Field("dayChosen", .bool(isChosen)))
    }
    if form.strength != original.strength {
      fields.append(Entry.field(strength: reading.strength))
    }
    guard form.kind == .craving else { return fields }
    if form.minutes != original.minutes { fields.append(Craving.field(minutes: reading.minutes)) }
    if let tracker = form.tracker, tracker != original.tracker {
      fields.append(Field("tracker", .text(tracker.text)))
    }
    if form.intensity != original.intensity {
      fields.append(Field("intensity", .int(Int64(form.intensity ?? 0))))
    }
    if form.triggers != original.triggers {
      fields.append(Field("triggers", .list(form.triggers.map { .text($0) })))
    }
    if form.outcome != original.outcome {
      fields.append(Field("outcome", .text(form.outcome?.rawValue ?? "")))
    }
    return fields + changedCircumstances()
  }

  /// The new moment; what a craving's session has of moments moves along with it.
  private func movedFields(to at: Instant, _ offset: UTCOffset) -> [Field] {
    var fields = [
      Field("at", .int(at.milliseconds)), Field("offset", .int(Int64(offset.minutes))),
    ]
    guard let id = history.editing, let entity = records.journal[id], let old = history.form.at
    else { return fields }
    for name in ["sessionEnd", "endedAt"] {
      guard let moment = entity[name]?.asInt else { continue }
      let moved = at.adding(milliseconds: Instant(milliseconds: moment).milliseconds(since: old))
      fields.append(Field(name, .int(moved.milliseconds)))
    }
    return fields
  }
}
