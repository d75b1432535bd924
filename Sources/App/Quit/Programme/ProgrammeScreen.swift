// The way as modules: a main way, what is added to it, and why which of them is suggested.
import Engine

/// What can happen on the programme page and with its parts elsewhere.
public enum ProgrammeMessage: Sendable {
  case pickedMain(Module)
  case flipped(Module)
  case pressedMakePlan(Identifier, Plan.Kind)
  /// A tick in the list of what to prepare.
  case flippedPreparation(Identifier, PreparationStep)
}

extension PlanState {
  mutating func update(_ message: ProgrammeMessage, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    switch message {
    case .pickedMain(let module):
      desk.toast = ProgrammeText(language: desk.language).changed
      return desk.write(
        desk.moduleDrafts(Programme.switches(to: module), moment), moment, undoable: true)
    case .flipped(let module):
      let isOn = !desk.programme(moment).has(module)
      desk.toast = ProgrammeText(language: desk.language).changed
      return desk.write(
        desk.moduleDrafts([(module: module, isOn: isOn)], moment), moment, undoable: true)
    case .pressedMakePlan(let tracker, let kind):
      editing = desk.planForm(for: tracker, moment)
      editing?.typed.method = kind
      return desk.go(.plan)
    case .flippedPreparation(let tracker, let step):
      return desk.flip(step, of: tracker, moment)
    }
  }
}

extension Desk {
  func moduleDrafts(
    _ switches: [(module: Module, isOn: Bool)], _ moment: Moment
  ) -> [Draft] {
    var drafts: [Draft] = []
    for (module, isOn) in switches {
      drafts += upsert(
        ModuleRecord.identifier(of: module), kind: ModuleRecord.kind,
        ModuleRecord.fields(module, isOn: isOn), moment)
    }
    return drafts
  }

  /// What is on, by choice and by the plans that judge today.
  func programme(_ moment: Moment) -> Programme {
    overview.programme(on: today(moment))
  }

  /// Whether anything is watched that nicotine replacement could stand in for.
  var watchesNicotine: Bool {
    overview.trackers.contains { $0.isNicotine }
  }

  func watches(_ substance: Substance) -> Bool {
    overview.trackers.contains { $0.substance == substance }
  }

  /// Whether a way of stopping at once fits at least one thing that is watched.
  private var offersStop: Bool {
    let watched = overview.watched
    return watched.isEmpty || watched.contains { gates.offersStop(of: $0.substance) }
  }

  fileprivate func mainChoice(_ programme: Programme, _ text: ProgrammeText) -> Component<Message> {
    let offered = Module.primaries.filter { $0 == .gradual || offersStop }
    return .choice(
      Choice(
        text.main, look: .cards,
        options: offered.map { module in
          Choice.Option(
            text.name(module), .programme(.pickedMain(module)), key: "main-" + module.rawValue,
            isPicked: programme.primary == module, detail: text.detail(module))
        }))
  }

  /// The main way becomes a plan in the plan's own form.
  fileprivate func planButtons(_ programme: Programme, _ text: ProgrammeText) -> [Component<
    Message
  >] {
    guard let kind = programme.primary?.planKind else { return [] }
    let fitting = overview.watched.filter {
      kind != .stop || gates.offersStop(of: $0.substance)
    }
    guard !fitting.isEmpty else { return [] }
    return [
      .row(
        fitting.map { tracker in
          .button(
            Button(
              text.makePlan(locale.name(of: tracker)),
              .programme(.pressedMakePlan(tracker.id, kind)), key: "make-plan-" + tracker.key))
        })
    ]
  }

  fileprivate func suggestionSections(
    _ text: ProgrammeText, _ moment: Moment
  ) -> [Component<Message>] {
    var body: [Component<Message>] = []
    for tracker in overview.trackers {
      guard let substance = tracker.substance else { continue }
      let lines = suggestions(for: substance, moment)
      guard !lines.isEmpty else { continue }
      body.append(
        .details(
          Details(
            key: "suggestion-" + substance.rawValue,
            summary: text.suggestion(locale.name(of: tracker)), body: lines)))
    }
    if !body.isEmpty { body.append(.text(Text(text.yourChoice, role: .soft))) }
    return body
  }
}

extension ReplacementState {
  func programmeScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = ProgrammeText(language: desk.language)
    let programme = desk.programme(moment)
    var body: [Component<Message>] = []
    if desk.watches(.alcohol), let caution = desk.gates.alcoholCaution {
      body += desk.danger(caution)
    }
    body += [.text(Text(text.intro, role: .lead)), desk.mainChoice(programme, text)]
    body += desk.planButtons(programme, text)
    body.append(.heading(Heading(text.addOns)))
    for module in Module.allCases where !module.isPrimary {
      if module == .replacement, !desk.watchesNicotine, desk.overview.doses.isEmpty { continue }
      body.append(
        .toggle(
          Toggle(
            text.name(module), isOn: programme.has(module), key: "module-" + module.rawValue,
            detail: text.detail(module, beside: programme.primary),
            flipped: .programme(.flipped(module)))))
    }
    if programme.has(.replacement) { body += replacementSection(moment, desk) }
    body += desk.suggestionSections(text, moment)
    body += [
      .link(Link(text.toChecks, to: .checks, symbol: .list)),
      .link(Link(text.toSafety, to: .safety, symbol: .shield)),
    ]
    return Screen(
      title: text.title, place: .plan, back: .plan, body: body,
      sheet: replacementSheet(moment, desk))
  }
}
