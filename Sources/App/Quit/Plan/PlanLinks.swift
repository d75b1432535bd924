// From the plan to the way as a whole, and the caution that stands before any plan on drinking.
import Engine

extension Desk {
  /// The places of Plan, which stand at its head, each with how it stands there.
  func planPlaces(_ moment: Moment) -> Component<Message> {
    .grid(planLinks(moment).map { .link($0) })
  }

  func planLinks(_ moment: Moment) -> [Link] {
    let lines = PlaceLines(desk: self, moment: moment)
    let programme = ProgrammeText(language: language)
    let checks = ChecksText(language: language)
    return [
      Link(ifThenText.title, to: .ifThen, symbol: .feather, detail: lines.plans),
      Link(
        TechniquesText(language: language).title, to: .techniques, symbol: .wave,
        detail: lines.techniques),
      Link(trackersText.title, to: .trackers, symbol: .list, detail: lines.trackers),
      Link(programme.title, to: .programme, symbol: .star, detail: lines.way),
      Link(checks.title, to: .checks, symbol: .list, detail: lines.answered),
      Link(
        SafetyText(language: language).title, to: .safety, symbol: .shield,
        detail: lines.safety),
      Link(excusesText.title, to: .excuses, symbol: .calendar, detail: lines.daysOff),
    ]
  }

  /// The ways to the programme, the questionnaires and the safety page.
  private var programmeLinks: [Component<Message>] {
    let programme = ProgrammeText(language: language)
    let checks = ChecksText(language: language)
    let safety = SafetyText(language: language)
    return [
      .link(Link(programme.title, to: .programme, symbol: .star)),
      .link(Link(checks.title, to: .checks, symbol: .list)),
      .link(Link(safety.title, to: .safety, symbol: .shield)),
    ]
  }

  /// Stands above the plan for drinking while a stop at once could be dangerous.
  func planCaution(_ tracker: Tracker, place: String = "") -> [Component<Message>] {
    guard !gates.offersStop(of: tracker.substance), let caution = gates.alcoholCaution else {
      return []
    }
    return danger(caution, place: place)
  }

  /// The remarks on a plan; nothing is called little beside a caution.
  func remarks(on plan: Plan, _ tracker: Tracker) -> [PlanNotice] {
    let all = plan.notices(of: tracker.substance, in: drinkRegion)
    let isCautious =
      tracker.substance == .alcohol
      && (gates.alcoholCaution != nil || warns(of: .stop, plan, tracker))
    return isCautious ? all.filter { $0 != .lowUse } : all
  }

  /// Whether a way comes with what to know first.
  func warns(of method: Plan.Kind?, _ plan: Plan?, _ tracker: Tracker) -> Bool {
    gates.warns(
      of: method, plan, perDay: plan?.baseline, of: tracker.substance, in: drinkRegion)
  }

  /// Until the days in which signs of withdrawal come are over; all along a fast way from much.
  func stopWarning(
    _ plan: Plan, _ tracker: Tracker, _ moment: Moment, place: String = ""
  ) -> [Component<Message>] {
    guard warns(of: plan.kind, plan, tracker) else { return [] }
    guard plan.kind == .stop else { return stopWarning(place: place) }
    guard let stop = stopInstant(of: plan, moment),
      moment.now < stop.adding(milliseconds: Desk.cautionAfterStop)
    else { return [] }
    return stopWarning(place: place)
  }

  /// The methods that may be offered for a tracker. A stop that is over already stays what it is.
  func offeredKinds(of tracker: Tracker, _ moment: Moment) -> [Plan.Kind] {
    Plan.Kind.allCases.filter {
      $0 != .stop || gates.offersStop(of: tracker.substance) || hasStopped(tracker, moment)
    }
  }

  private func hasStopped(_ tracker: Tracker, _ moment: Moment) -> Bool {
    guard let plan = currentPlan(of: tracker.id, moment), plan.kind == .stop,
      let stop = stopInstant(of: plan, moment)
    else { return false }
    return moment.now >= stop
  }

  /// Whether a plan from the form may be kept: a stop that is not offered may not.
  func mayKeep(_ plan: Plan, of id: Identifier, _ moment: Moment) -> Bool {
    guard let tracker = overview.trackers.first(where: { $0.id == id }) else { return true }
    guard plan.kind == .stop, !gates.offersStop(of: tracker.substance) else { return true }
    // What lies behind somebody is only written down.
    return currentPlan(of: id, moment)?.quitAt == plan.quitAt && hasStopped(tracker, moment)
  }

  /// A group of settings that leads to the same pages.
  var programmeGroup: SettingsGroup {
    let text = ProgrammeText(language: language)
    return SettingsGroup(
      key: "programme", title: text.title, symbol: .star,
      words: [
        ChecksText(language: language).title, SafetyText(language: language).title,
        text.name(.replacement),
      ], body: programmeLinks)
  }
}
