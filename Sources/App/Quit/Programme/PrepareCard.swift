// The list of what to prepare before the day of stopping, with ticks that stay.
import Engine

extension Desk {
  /// Nothing but a word of caution where a stop at once could be dangerous.
  func prepareCard(_ tracker: Tracker, _ moment: Moment) -> Component<Message>? {
    guard let plan = overview.plans(of: tracker.id).plan(on: today(moment)), plan.kind == .stop,
      gates.offersStop(of: tracker.substance), let stop = stopInstant(of: plan, moment),
      moment.now < stop
    else { return nil }
    let text = ProgrammeText(language: language)
    let steps = PreparationStep.steps(
      for: tracker.substance, usesReplacement: programme(moment).has(.replacement))
    var body: [Component<Message>] = steps.map { step in
      .toggle(
        Toggle(
          text.step(step, tracker.substance), isOn: isPrepared(step, tracker.id),
          key: "prepare-" + step.rawValue + "-" + tracker.key,
          flipped: .programme(.flippedPreparation(tracker.id, step))))
    }
    if steps.allSatisfy({ isPrepared($0, tracker.id) }) {
      body.append(.text(Text(text.prepareDone, role: .soft)))
    }
    // Where several things are stopped, each list names its own.
    let name = overview.watched.count > 1 ? " · " + locale.name(of: tracker) : ""
    return .card(
      Card(
        key: "prepare-" + tracker.key, title: todayText.prepare + name, symbol: .list, body: body))
  }

  /// Before a stop of drinking and for days after it: what to know, or why none is offered.
  func stopCaution(_ tracker: Tracker, _ moment: Moment) -> Component<Message>? {
    guard let plan = overview.plans(of: tracker.id).plan(on: today(moment)), plan.kind == .stop,
      let stop = stopInstant(of: plan, moment),
      moment.now < stop.adding(milliseconds: Desk.cautionAfterStop)
    else { return nil }
    if !gates.offersStop(of: tracker.substance), let caution = gates.alcoholCaution {
      return .stack(danger(caution))
    }
    let warning = stopWarning(plan, tracker, moment, place: "-today")
    return warning.isEmpty ? nil : .stack(warning)
  }

  /// Signs of alcohol withdrawal come within days: seven days after a stop they are behind.
  static let cautionAfterStop: Int64 = 7 * 24 * Milliseconds.hour

  func isPrepared(_ step: PreparationStep, _ tracker: Identifier) -> Bool {
    overview.preparations.contains { $0.step == step && $0.tracker == tracker && $0.isDone }
  }

  mutating func flip(
    _ step: PreparationStep, of tracker: Identifier, _ moment: Moment
  ) -> [Effect] {
    put(
      Preparation.identifier(of: step, for: tracker), kind: Preparation.kind,
      Preparation.fields(step, for: tracker, isDone: !isPrepared(step, tracker)), moment)
  }
}
