// All techniques with what they did for this person, and the person's own.
import Engine

/// What the page of techniques holds besides the journal.
public struct TechniquesState: Sendable {
  public var name = ""
  public var steps = ""
  public var showsProblem = false

  public init() {}
}

/// What can happen on the page of techniques.
public enum TechniquesMessage: Sendable {
  case enteredName(String)
  case enteredSteps(String)
  case pressedAdd
  case pressedRemove(Identifier)
}

extension TechniquesState {
  mutating func update(_ message: TechniquesMessage, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    let text = TechniquesText(language: desk.language)
    switch message {
    case .enteredName(let name): self.name = name
    case .enteredSteps(let steps): self.steps = steps
    case .pressedAdd: return addTechnique(text, moment, &desk)
    case .pressedRemove(let id):
      return desk.delete(id, kind: OwnTechnique.kind, saying: text.removed, moment)
    }
    return []
  }

  private mutating func addTechnique(_ text: TechniquesText, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    let name = self.name
    guard !name.isEmpty, name.unicodeScalars.count <= OwnTechnique.longestName,
      steps.unicodeScalars.count <= OwnTechnique.longestSteps
    else {
      showsProblem = true
      return []
    }
    let fields = OwnTechnique.fields(name, steps: steps)
    self = TechniquesState()
    desk.toast = text.added
    return desk.write(
      [.create(moment.entropy.identifier(), kind: OwnTechnique.kind, fields)], moment,
      undoable: true)
  }

  func techniquesScreen(_ desk: Desk) -> Screen<Message> {
    let text = TechniquesText(language: desk.language)
    var body: [Component<Message>] = [.text(Text(text.lead, role: .lead))]
    let own = desk.overview.techniques.prefix(OwnTechnique.most)
    let history = TechniqueHistory(desk.overview.cravings)
    let tried = Technique.allCases.filter { history[$0.rawValue] != nil }
    let untried = Technique.allCases.filter { history[$0.rawValue] == nil }
    if !own.isEmpty {
      body.append(.heading(Heading(text.own)))
      body.append(.list(List(label: text.own, rows: own.map { desk.row($0, history, text) })))
    }
    body.append(ownForm(text))
    let rest = desk.list(text.all, untried, history)
    if tried.isEmpty {
      body += [.heading(Heading(text.all)), rest]
    } else {
      body += [.heading(Heading(text.tried)), desk.list(text.tried, tried, history)]
      let count = desk.locale.number(Int64(untried.count))
      body.append(
        .details(Details(key: "untried", summary: text.notTried(count), body: [rest])))
    }
    body.append(.text(Text(text.practice, role: .caption)))
    body.append(
      desk.sourceNote(
        [.haasova2013, .mcClernon2004, .bowen2009, .skorkaBrown2015, .quitNow], key: "all"))
    return Screen(title: text.title, place: .plan, back: .plan, body: body)
  }

  /// Folded until somebody has one to add.
  private func ownForm(_ text: TechniquesText) -> Component<Message> {
    let form = Form<Message>(
      key: "own-technique-form",
      body: [
        .text(Text(text.ownLead, role: .soft)),
        .field(
          TextField(
            text.name, value: name, key: "technique-name",
            problem: showsProblem ? text.nameProblem : nil,
            maxLength: OwnTechnique.longestName
          ) { .techniques(.enteredName($0)) }),
        .field(
          TextField(
            text.steps, kind: .lines, value: steps, key: "technique-steps",
            hint: text.stepsHint, maxLength: OwnTechnique.longestSteps
          ) { .techniques(.enteredSteps($0)) }),
        .button(Button(text.add, .techniques(.pressedAdd), key: "add-technique")),
      ], submitted: .techniques(.pressedAdd))
    return .details(
      Details(key: "own-technique", summary: text.addOwn, body: [.form(form)]))
  }
}

extension Desk {
  /// What it did, and nothing where it was not tried yet.
  fileprivate func record(_ key: String, _ history: TechniqueHistory) -> String? {
    history[key].map { helped($0, TechniqueOfferText(language: language)) }
  }

  fileprivate func list(
    _ label: String, _ all: [Technique], _ history: TechniqueHistory
  ) -> Component<Message> {
    .list(
      List(
        label: label,
        rows: all.map { technique in
          List.Row(
            key: "row-" + technique.rawValue, title: TechniqueText.name(technique, language),
            detail: record(technique.rawValue, history))
        }))
  }

  fileprivate func row(
    _ own: OwnTechnique, _ history: TechniqueHistory, _ text: TechniquesText
  ) -> List<Message>.Row {
    List.Row(
      key: "own-" + own.id.text, title: own.name, detail: record(own.key, history) ?? text.untried,
      actions: [
        Button(
          text.remove, .techniques(.pressedRemove(own.id)), key: "remove-" + own.id.text,
          role: .quiet)
      ])
  }
}
