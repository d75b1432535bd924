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

extension State {
  mutating func update(_ message: TechniquesMessage, _ moment: Moment) -> [Effect] {
    let text = TechniquesText(language: language)
    switch message {
    case .enteredName(let name): techniques.name = name
    case .enteredSteps(let steps): techniques.steps = steps
    case .pressedAdd: return addTechnique(text, moment)
    case .pressedRemove(let id):
      return delete(id, kind: OwnTechnique.kind, saying: text.removed, moment)
    }
    return []
  }

  private mutating func addTechnique(_ text: TechniquesText, _ moment: Moment) -> [Effect] {
    let name = techniques.name
    guard !name.isEmpty, name.unicodeScalars.count <= OwnTechnique.longestName,
      techniques.steps.unicodeScalars.count <= OwnTechnique.longestSteps
    else {
      techniques.showsProblem = true
      return []
    }
    var fields = [JournalField("name", .text(name))]
    if !techniques.steps.isEmpty { fields.append(JournalField("steps", .text(techniques.steps))) }
    techniques = TechniquesState()
    toast = text.added
    return write(
      [.create(moment.entropy.identifier(), kind: OwnTechnique.kind, fields)], moment,
      undoable: true)
  }

  func techniquesScreen() -> Screen<Message> {
    let text = TechniquesText(language: language)
    var body: [Component<Message>] = [
      .text(Text(text.lead, role: .lead)), .heading(Heading(text.own)),
      .text(Text(text.ownLead, role: .soft)),
    ]
    let own = overview.techniques.prefix(OwnTechnique.most)
    let history = TechniqueHistory(overview.cravings)
    if !own.isEmpty {
      body.append(.list(List(label: text.own, rows: own.map { row($0, history, text) })))
    }
    body.append(ownForm(text))
    body.append(.heading(Heading(text.all)))
    body.append(
      .list(
        List(
          label: text.all,
          rows: Technique.allCases.map { technique in
            List.Row(
              key: "row-" + technique.rawValue, title: TechniqueText.name(technique, language),
              detail: record(technique.rawValue, history, text))
          })))
    body.append(.text(Text(text.practice, role: .caption)))
    body.append(
      sourceNote(
        [.haasova2013, .mcClernon2004, .bowen2009, .skorkaBrown2015, .quitNow], key: "all"))
    return Screen(title: text.title, place: .plan, back: .plan, body: body)
  }

  private func record(
    _ key: String, _ history: TechniqueHistory, _ text: TechniquesText
  ) -> String {
    guard let record = history[key] else { return text.untried }
    return helped(record, TechniqueOfferText(language: language))
  }

  private func row(
    _ own: OwnTechnique, _ history: TechniqueHistory, _ text: TechniquesText
  ) -> List<Message>.Row {
    List.Row(
      key: "own-" + own.id.text, title: own.name, detail: record(own.key, history, text),
      actions: [
        Button(
          text.remove, .techniques(.pressedRemove(own.id)), key: "remove-" + own.id.text,
          role: .quiet)
      ])
  }

  private func ownForm(_ text: TechniquesText) -> Component<Message> {
    .form(
      Form(
        key: "own-technique-form",
        body: [
          .field(
            TextField(
              text.name, value: techniques.name, key: "technique-name",
              problem: techniques.showsProblem ? text.nameProblem : nil,
              maxLength: OwnTechnique.longestName
            ) { .techniques(.enteredName($0)) }),
          .field(
            TextField(
              text.steps, kind: .lines, value: techniques.steps, key: "technique-steps",
              hint: text.stepsHint, maxLength: OwnTechnique.longestSteps
            ) { .techniques(.enteredSteps($0)) }),
          .button(Button(text.add, .techniques(.pressedAdd), key: "add-technique")),
        ], submitted: .techniques(.pressedAdd)))
  }

  /// The ways from the plan to what is prepared for a craving.
  var cravingWays: [Component<Message>] {
    let text = TechniquesText(language: language)
    return [
      .heading(Heading(text.ways)),
      .link(Link(ifThenText.title, to: .ifThen, symbol: .feather)),
      .link(Link(text.title, to: .techniques, symbol: .wave)),
    ]
  }
}
