// The last step: everything that was answered becomes one write.
import Engine

extension State {
  mutating func finishWelcome(_ moment: Moment) -> [Effect] {
    var drafts = settingsDrafts(moment)
    for (order, substance) in welcome.substances.enumerated() {
      drafts += welcome.trackerDrafts(substance, order: order, moment, desk)
    }
    drafts += welcome.reasonDrafts(moment, desk)
    drafts +=
      welcome.drinkingDrafts(moment, desk) + welcome.foodDrafts(moment, desk)
      + welcome.addOnDrafts(moment, desk)
    // Who wants something of their own picks it next, and so does who wants another food.
    trackers.isPicking = welcome.wantsOwn
    let looksForFood = welcome.wantsFood && welcome.focus == .another
    let next: Route = welcome.wantsOwn ? .trackers : looksForFood ? .swaps : .today
    welcome = WelcomeState()
    opening = OpeningState()
    return desk.write(drafts, moment) + desk.replace(with: next)
  }

  private func settingsDrafts(_ moment: Moment) -> [Draft] {
    var fields = [Settings.field(welcomedAt: moment.now)]
    if welcome.wantsFood { fields.append(Settings.field(watchesFood: true)) }
    return desk.upsert(Settings.identifier, kind: Settings.kind, fields, moment)
  }
}

extension WelcomeState {
  fileprivate func trackerDrafts(
    _ substance: Substance, order: Int, _ moment: Moment, _ desk: Desk
  ) -> [Draft] {
    let name = Tracker.identifier(for: substance)
    let aim: Aim =
      switch welcomeMethod(for: substance, desk) {
      case .stop: .quit
      case .reduce: .reduce
      case .notice, nil: .notice
      }
    var fields = [
      Tracker.field(aim: aim), Tracker.field(order: Int64(order)),
      Tracker.field(substance: substance),
    ]
    if let last = lastUse(substance, moment) {
      fields += Tracker.fields(lastUse: last, on: desk.day(of: last, moment))
    }
    var drafts = desk.upsert(name, kind: Tracker.kind, fields, moment)
    if let plan = welcomePlan(substance, moment, desk) ?? plainPlan(substance, moment, desk) {
      // A plan takes its name from what it is for, so that a second device starts the same one.
      let plan = Draft.create(
        Identifier(kind: PlanRecord.kind, name.text, String(moment.now.milliseconds)),
        kind: PlanRecord.kind, PlanRecord.fields(of: plan, tracker: name))
      drafts.append(plan)
    }
    return drafts
  }

  /// Who gave an amount but no method: that is kept for savings and for later.
  private func plainPlan(_ substance: Substance, _ moment: Moment, _ desk: Desk) -> Plan? {
    var plan = Plan(fromDay: desk.today(moment), kind: .notice)
    plan.baseline = perDay(substance, desk)
    plan.currency = desk.currency
    return plan.baseline == nil ? nil : plan
  }

  fileprivate func reasonDrafts(_ moment: Moment, _ desk: Desk) -> [Draft] {
    var drafts: [Draft] = []
    for motive in motives {
      drafts += desk.upsert(
        Reason.identifier(for: motive), kind: Reason.kind, [Reason.field(motive: motive)], moment)
    }
    if !ownReason.isEmpty {
      drafts += desk.upsert(
        Reason.ownWords, kind: Reason.kind, [Reason.field(text: ownReason)], moment)
    }
    return drafts
  }
}
