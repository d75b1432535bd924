// The sheet in which a plan is made: one cue, one action, and the sentence as it grows.
import Engine

extension Desk {
  func builder(
    _ draft: IfThenState.Inputs, _ text: IfThenText, _ moment: Moment
  ) -> [Component<Message>] {
    var body: [Component<Message>] = [kindChoice(draft, text)]
    switch draft.kind {
    case .trigger: body += cueChoice(draft, topTriggers(moment), text)
    case .place: body += cueChoice(draft, CravingPlace.allCases.map { $0.rawValue }, text)
    case .time:
      let problem = draft.showsProblem && TimeOfDay(text: draft.time) == nil
      body.append(
        .field(
          TextField(
            text.time, kind: .time, value: draft.time, key: "plan-time",
            problem: problem ? text.timeProblem : nil
          ) { .ifThen(.enteredTime($0)) }))
    }
    body.append(
      actionChoice(picked: draft.technique, draft.kind == .trigger ? draft.key : "", text))
    body.append(
      .field(
        TextField(
          text.ownAction, value: draft.action, key: "plan-action", hint: text.ownActionHint,
          maxLength: IfThenPlan.longestAction
        ) { .ifThen(.enteredAction($0)) }))
    body.append(.text(Text(preview(draft), role: .quote, isLive: true)))
    if draft.showsProblem { body.append(.text(Text(text.keepProblem, role: .soft, isLive: true))) }
    body.append(
      .button(Button(text.keep, .ifThen(.pressedKeep), key: "keep-plan", role: .primary)))
    return body
  }

  private func preview(_ draft: IfThenState.Inputs) -> String {
    guard let cue = cue(of: draft), !draft.technique.isEmpty || !draft.action.isEmpty else {
      return ""
    }
    return sentence(cue, technique: draft.technique, action: draft.action)
  }

  private func kindChoice(
    _ draft: IfThenState.Inputs, _ text: IfThenText
  ) -> Component<Message> {
    .choice(
      Choice(
        text.kind, look: .segments,
        options: IfThenState.Kind.allCases.map { kind in
          let label =
            switch kind {
            case .trigger: text.kindTrigger
            case .place: text.kindPlace
            case .time: text.kindTime
            }
          return Choice.Option(
            label, .ifThen(.pickedKind(kind)), key: "cue-kind-" + kind.rawValue,
            isPicked: draft.kind == kind)
        }))
  }

  /// How many triggers and techniques the builder shows.
  static let builderChoices = 12

  private func cueChoice(
    _ draft: IfThenState.Inputs, _ keys: [String], _ text: IfThenText
  ) -> [Component<Message>] {
    let isPlace = draft.kind == .place
    var shown = Array(keys.prefix(Desk.builderChoices))
    if !draft.key.isEmpty, !shown.contains(draft.key) { shown.append(draft.key) }
    return [
      .choice(
        Choice(
          isPlace ? text.kindPlace : text.kindTrigger,
          options: shown.map { key in
            Choice.Option(
              isPlace
                ? TriggerText.place(key: key, language) : TriggerText.name(key: key, language),
              Message.ifThen(.pickedCue(key)), key: "cue-" + key,
              isPicked: draft.ownCue.isEmpty && draft.key == key)
          })),
      .field(
        TextField(
          text.ownCue, value: draft.ownCue, key: "own-cue", hint: text.ownCueHint, maxLength: 40
        ) { .ifThen(.enteredOwnCue($0)) }),
    ]
  }

  /// What helped this person first, among what fits the trigger.
  private func actionChoice(
    picked: String, _ trigger: String, _ text: IfThenText
  ) -> Component<Message> {
    var keys = Array(techniques(for: trigger).prefix(Desk.builderChoices))
    if !picked.isEmpty, !keys.contains(picked) { keys.append(picked) }
    return .choice(
      Choice(
        text.action,
        options: keys.map { key in
          Choice.Option(
            techniqueName(key) ?? key, Message.ifThen(.pickedTechnique(key)), key: "act-" + key,
            isPicked: picked == key)
        }))
  }

  /// Techniques for one trigger, those that helped more often first; all for none.
  func techniques(for trigger: String) -> [String] {
    let order = TechniqueOrder(
      triggers: trigger.isEmpty ? [] : [trigger],
      motives: overview.reasons.compactMap { $0.motive }, hasReason: hasReason)
    let learner = TechniqueLearner(TechniqueHistory(overview.cravings))
    return learner.ranked(order.fitting.map { $0.rawValue })
      + overview.techniques.prefix(OwnTechnique.most).map { $0.key }
      + learner.ranked(order.others.map { $0.rawValue })
  }
}
