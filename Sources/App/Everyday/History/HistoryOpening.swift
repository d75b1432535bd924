// Fills the history's sheet from a record, or for something that was not recorded yet.
import Engine

extension HistoryState {
  /// Opens the sheet for a record; a record that is gone opens nothing.
  mutating func openHistory(_ id: Identifier, _ moment: Moment, _ desk: Desk) {
    guard let entity = desk.records.journal[id] else { return }
    var form = HistoryForm()
    switch Record(entity) {
    case .entry(let entry): form = desk.historyForm(entry, moment)
    case .dayTotal(let total):
      form.kind = .total
      form.tracker = total.tracker
      form.amount = desk.locale.typed.amount(total.amount, decimals: 3)
      form.day = total.day
      form.date = total.day.text
    case .craving(let craving): form = desk.historyForm(craving, moment)
    default: return
    }
    editing = id
    self.form = form
    original = form
  }
}

extension State {
  /// Opens the sheet for something that happened earlier.
  ///
  /// A picked day stays the one it belongs to, whenever the days begin.
  mutating func openNewHistory(
    _ moment: Moment, of tracker: Identifier? = nil, on day: Day? = nil
  ) {
    let wanted = desk.overview.trackers.first { $0.id == tracker ?? history.filter }
    if let wanted, !wanted.isUse {
      return trackers.openNewEntry(of: wanted.id, on: day, moment, desk)
    }
    guard let first = wanted ?? desk.overview.trackers.first(where: { $0.isUse }) else { return }
    let local = moment.offset.local(moment.now)
    var form = HistoryForm()
    form.isNew = true
    form.tracker = first.id
    form.amount = "1"
    form.strength = desk.plannedStrength(of: first.id, moment)
    form.date = (day ?? local.day).text
    form.time = local.time.text
    form.chosenDay = day
    history.editing = moment.entropy.identifier()
    history.form = form
    history.original = form
  }
}

extension Desk {
  /// As it is typed; empty where no plan lowers the strength.
  func plannedStrength(of tracker: Identifier, _ moment: Moment) -> String {
    strength(of: tracker, on: today(moment)).map { String($0) } ?? ""
  }

  /// What the plan asks for on a day, in mg/ml.
  func strength(of tracker: Identifier, on day: Day) -> Int? {
    overview.plans(of: tracker).plan(on: day)?.strength(on: day)
  }

  fileprivate func historyForm(_ entry: Entry, _ moment: Moment) -> HistoryForm {
    var form = HistoryForm()
    form.tracker = entry.tracker
    form.amount = locale.typed.amount(entry.amount, decimals: 3)
    form.note = entry.note
    form.strength = entry.strength.map { String($0) } ?? ""
    form.day = entry.day
    form.date = entry.day.text
    if let at = entry.at {
      fill(&form, at, entry.offset, moment)
      form.chosenDay = entry.dayChosen ? entry.day : nil
    }
    return form
  }

  fileprivate func historyForm(_ craving: Craving, _ moment: Moment) -> HistoryForm {
    var form = HistoryForm()
    form.kind = .craving
    form.tracker = craving.tracker
    form.note = craving.note
    form.day = craving.day
    form.intensity = craving.intensity
    form.triggers = craving.triggers
    form.outcome = craving.outcome
    form.place = craving.place
    form.company = craving.company
    form.technique = craving.technique ?? ""
    form.intensityAfter = craving.intensityAfter
    form.minutes = craving.minutes.map { String($0) } ?? ""
    fill(&form, craving.at, craving.offset, moment)
    return form
  }

  private func fill(
    _ form: inout HistoryForm, _ at: Instant, _ offset: UTCOffset, _ moment: Moment
  ) {
    let local = offset.local(at)
    form.at = at
    form.date = local.day.text
    form.time = local.time.text
    form.ownOffset = offset == moment.zone.offset(at) ? nil : offset
  }
}
