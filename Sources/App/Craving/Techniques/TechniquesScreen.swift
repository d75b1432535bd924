// All techniques with what they did for this person, and the person's own.
import Engine

/// What the page of techniques holds besides the journal.
public struct TechniquesState: Sendable {
  public var name = ""
  public var steps = ""
  public var showsProblem = false
  /// The one whose steps are looked at.
  public var opened: Technique?

  public init() {}
}

/// What can happen on the page of techniques.
public enum TechniquesMessage: Sendable {
  case enteredName(String)
  case enteredSteps(String)
  case pressedAdd
  case pressedRemove(Identifier)
  case opened(Technique)
  case closed
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
    case .opened(let technique): opened = technique
    case .closed: opened = nil
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
    let own = desk.overview.techniques.prefix(OwnTechnique.most)
    let history = TechniqueHistory(desk.overview.cravings)
    let tried = desk.tried(history)
    let untried = Technique.allCases.filter { history[$0.rawValue] == nil }
    var body = desk.best(tried, history, text)
    if body.isEmpty { body.append(.text(Text(text.lead, role: .lead))) }
    let rest = desk.list(text.all, untried, history)
    if tried.isEmpty {
      body += [.heading(Heading(text.all)), rest]
    } else {
      body += [
        .heading(Heading(text.tried)), .text(Text(text.helpedYou, role: .soft)),
        desk.list(text.tried, tried, history),
      ]
      let count = desk.locale.number(Int64(untried.count))
      body.append(
        .details(
          Details(
            key: "untried", summary: text.notTried(count), symbol: .sparkle, body: [rest])))
    }
    if !own.isEmpty {
      body.append(.heading(Heading(text.own)))
      body.append(.list(List(label: text.own, rows: own.map { desk.row($0, history, text) })))
    }
    body.append(ownForm(text))
    body.append(.text(Text(text.practice, role: .caption)))
    body.append(
      desk.sourceNote(
        [.haasova2013, .mcClernon2004, .bowen2009, .skorkaBrown2015, .quitNow], key: "all"))
    return Screen(
      title: text.title, place: .plan, back: .plan, body: body,
      sheet: opened.map { desk.sheet(of: $0, history, text) })
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
      Details(key: "own-technique", summary: text.addOwn, symbol: .plus, body: [.form(form)]))
  }
}

extension Desk {
  /// What it did, and nothing where it was not tried yet.
  fileprivate func record(_ key: String, _ history: TechniqueHistory) -> String? {
    history[key].map { helped($0, TechniqueOfferText(language: language)) }
  }

  /// What helped most often first; one time alone says less than many.
  fileprivate func tried(_ history: TechniqueHistory) -> [Technique] {
    Technique.allCases.filter { history[$0.rawValue] != nil }.ordered {
      guard let one = history[$0.rawValue], let other = history[$1.rawValue] else { return false }
      return (one.helped + 1) * (other.tried + 2) > (other.helped + 1) * (one.tried + 2)
    }
  }

  /// The number of the page: how often the first of those that were tried helped.
  fileprivate func best(
    _ tried: [Technique], _ history: TechniqueHistory, _ text: TechniquesText
  ) -> [Component<Message>] {
    guard let first = tried.first, let record = history[first.rawValue],
      let counts = counts(of: record, text)
    else { return [] }
    return [
      .stat(
        Stat(
          counts, label: text.best(TechniqueText.name(first, language)), tone: .leaf,
          why: helped(record, TechniqueOfferText(language: language))))
    ]
  }

  /// "7 of 11"; nothing where a sentence says more.
  private func counts(of record: TechniqueRecord, _ text: TechniquesText) -> String? {
    guard record.tried > 1, record.helped > 0 else { return nil }
    return text.helped(locale.number(Int64(record.helped)), locale.number(Int64(record.tried)))
  }

  fileprivate func list(
    _ label: String, _ all: [Technique], _ history: TechniqueHistory
  ) -> Component<Message> {
    .list(List(label: label, rows: all.map { row($0, history) }))
  }

  private func row(_ technique: Technique, _ history: TechniqueHistory) -> List<Message>.Row {
    let text = TechniquesText(language: language)
    var row = List<Message>.Row(
      key: "row-" + technique.rawValue, title: TechniqueText.name(technique, language),
      detail: record(technique.rawValue, history), symbol: technique.symbol,
      pressed: .techniques(.opened(technique)))
    if let record = history[technique.rawValue], let counts = counts(of: record, text) {
      row.value = counts
      row.detail = nil
      if record.measured > 0, record.fallen > 0 {
        let mean = Int64(record.fallen) * Entry.unit / Int64(record.measured)
        row.detail = text.fell(locale.amount(mean, decimals: 1))
      }
    }
    return row
  }

  /// How it goes, step by step, and what it did: to be read before it is needed.
  fileprivate func sheet(
    of technique: Technique, _ history: TechniqueHistory, _ text: TechniquesText
  ) -> Sheet<Message> {
    let name = TechniqueText.name(technique, language)
    var body: [Component<Message>] = [
      .instructions(
        Instructions(label: name, lines: TechniqueStepsText.steps(technique, language)))
    ]
    if let record = record(technique.rawValue, history) {
      body.append(.text(Text(record, role: .soft)))
    }
    if let source = technique.source { body.append(sourceNote([source], key: "technique")) }
    return Sheet(
      key: "technique-sheet", title: name, body: body, closeLabel: text.close,
      closed: .techniques(.closed))
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

extension Technique {
  /// The pictogram of what it asks of a person.
  fileprivate var symbol: Symbol {
    switch kind {
    case .breathing: .breath
    case .movement: .walk
    case .senses: .eye
    case .attention: .wave
    case .play: .sparkle
    case .replacement: .leaf
    case .people: .company
    case .reason: .heart
    }
  }
}
