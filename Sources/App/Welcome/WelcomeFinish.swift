// The last step: everything that was answered becomes one write.
import Engine

extension State {
  mutating func finishWelcome(_ moment: Moment) -> [Effect] {
    var drafts = settingsDrafts(moment)
    for (order, substance) in welcome.substances.enumerated() {
      drafts += trackerDrafts(substance, order: order, moment)
    }
    drafts += reasonDrafts(moment)
    drafts += drinkingDrafts(moment) + foodDrafts(moment) + addOnDrafts(moment)
    // Who wants something of their own picks it next, and so does who wants another food.
    trackers.isPicking = welcome.wantsOwn
    let looksForFood = welcome.wantsFood && welcome.focus == .another
    route = welcome.wantsOwn ? .trackers : looksForFood ? .swaps : .today
    welcome = WelcomeState()
    opening = OpeningState()
    return write(drafts, moment) + [.replace(route)]
  }

  private func settingsDrafts(_ moment: Moment) -> [Draft] {
    var fields = [JournalField("welcomedAt", .int(moment.now.milliseconds))]
    if !opening.name.isEmpty { fields.append(JournalField("name", .text(opening.name))) }
    if let code = welcome.currency { fields.append(JournalField("currency", .text(code))) }
    if welcome.wantsFood { fields.append(JournalField("food", .bool(true))) }
    if let code = welcome.country { fields.append(JournalField("country", .text(code))) }
    return upsert(Settings.identifier, kind: Settings.kind, fields, moment)
  }

  private func trackerDrafts(
    _ substance: Substance, order: Int, _ moment: Moment
  ) -> [Draft] {
    let name = Tracker.identifier(for: substance)
    let answers = welcome.answers(of: substance)
    let aim: Aim =
      switch welcomeMethod(for: substance) {
      case .stop: .quit
      case .reduce: .reduce
      case .notice, nil: .notice
      }
    var fields = [
      JournalField("aim", .text(aim.rawValue)), JournalField("order", .int(Int64(order))),
      JournalField("substance", .text(substance.rawValue)),
    ]
    if let product = answers.product {
      fields.append(JournalField("product", .text(product.rawValue)))
    }
    if let last = lastUse(substance, moment) {
      fields += [
        JournalField("lastUse", .int(last.milliseconds)),
        JournalField("lastUseDay", .int(Int64(day(of: last, moment).number))),
      ]
    }
    var drafts = upsert(name, kind: Tracker.kind, fields, moment)
    if let plan = welcomePlan(substance, moment) ?? plainPlan(substance, moment) {
      // A plan takes its name from what it is for, so that a second device starts the same one.
      let plan = Draft.create(
        Identifier(kind: PlanRecord.kind, name.text, String(moment.now.milliseconds)),
        kind: PlanRecord.kind, PlanRecord.fields(of: plan, tracker: name))
      drafts.append(plan)
    }
    return drafts
  }

  /// Who gave an amount or a price but no method: that is kept for savings and for later.
  private func plainPlan(_ substance: Substance, _ moment: Moment) -> Plan? {
    var plan = Plan(fromDay: today(moment), kind: .notice)
    plan.baseline = perDay(substance)
    plan.price = price(substance)
    plan.packUnits = packUnits(substance)
    plan.currency = welcomeCurrency
    return plan.baseline == nil && plan.price == nil && plan.packUnits == nil ? nil : plan
  }

  private func reasonDrafts(_ moment: Moment) -> [Draft] {
    var drafts: [Draft] = []
    for motive in welcome.motives {
      drafts += upsert(
        Reason.identifier(for: motive), kind: Reason.kind,
        [JournalField("motive", .text(motive.rawValue))], moment)
    }
    if !welcome.ownReason.isEmpty {
      drafts += upsert(
        Reason.ownWords, kind: Reason.kind, [JournalField("text", .text(welcome.ownReason))],
        moment)
    }
    return drafts
  }
}
