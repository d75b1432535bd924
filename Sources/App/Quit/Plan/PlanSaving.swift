// Keeping a changed plan: a new one from today, so that past targets stay as they were.
import Engine

extension PlanState {
  mutating func usePlan(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = editing else { return [] }
    let reading = desk.read(form, moment)
    guard let new = reading.plan, reading.isReady, desk.mayKeep(new, of: form.tracker, moment)
    else {
      editing?.showsProblems = true
      return []
    }
    editing = nil
    let drafts = desk.planDrafts(new, form, moment)
    if !drafts.isEmpty {
      let text = PlanFormText(language: desk.language)
      desk.toast = form.scope == .always ? text.corrected : text.saved
    }
    return desk.write(drafts, moment, undoable: true)
  }
}

extension Desk {
  fileprivate func planDrafts(_ new: Plan, _ form: PlanForm, _ moment: Moment) -> [Draft] {
    var drafts: [Draft] = []
    let old = currentPlan(of: form.tracker, moment)
    var known = old
    if form.scope == .always, let old, asksScope(old, new, moment) {
      let fields = PlanRecord.fields(correcting: old, to: new)
      for record in overview.plans where record.tracker == form.tracker {
        drafts.append(
          Draft(
            id: moment.entropy.identifier(), entity: record.id, kind: PlanRecord.kind,
            action: .set(fields)))
      }
      known?.baseline = new.baseline
      known?.price = new.price
      known?.packUnits = new.packUnits
      known?.currency = new.currency
    }
    known?.fromDay = new.fromDay
    if known != new {
      drafts.append(
        .create(
          moment.entropy.identifier(), kind: PlanRecord.kind,
          PlanRecord.fields(of: new, tracker: form.tracker)))
    }
    if let draft = aimDraft(new, form.tracker, moment) { drafts.append(draft) }
    return drafts
  }

  /// What a person wants of a tracker follows the way they picked.
  private func aimDraft(_ plan: Plan, _ id: Identifier, _ moment: Moment) -> Draft? {
    guard let tracker = overview.trackers.first(where: { $0.id == id }) else { return nil }
    let aim: Aim =
      switch plan.kind {
      case .stop: .quit
      case .reduce: .reduce
      case .notice: .notice
      }
    guard tracker.aim != aim, tracker.aim != .build else { return nil }
    return Draft(
      id: moment.entropy.identifier(), entity: id, kind: Tracker.kind,
      action: .set([Tracker.field(aim: aim)]))
  }

  /// Whether an amount or a price changed that past days were counted with.
  func asksScope(_ old: Plan, _ new: Plan, _ moment: Moment) -> Bool {
    old.fromDay < today(moment) && !PlanRecord.fields(correcting: old, to: new).isEmpty
  }
}
