// What to know first: facts that a person may give, each with the reason why it is asked.
import Engine

/// What can happen on the safety page.
public enum SafetyMessage: Sendable {
  case flipped(SafetyFact)
}

extension Desk {
  mutating func update(_ message: SafetyMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .flipped(let fact):
      toast = ProgrammeText(language: language).changed
      let drafts = safetyDrafts(fact, !overview.safety.has(fact), moment)
      return write(drafts, moment, undoable: true)
    }
  }

  func safetyDrafts(
    _ fact: SafetyFact, _ isTrue: Bool, _ moment: Moment
  ) -> [Draft] {
    upsert(Safety.identifier, kind: Safety.kind, [Safety.field(fact, isTrue)], moment)
  }

  func safetyScreen(_ moment: Moment) -> Screen<Message> {
    let text = SafetyText(language: language)
    var body: [Component<Message>] = []
    if let caution = gates.alcoholCaution { body += danger(caution) }
    body.append(.text(Text(text.intro + " " + whereKept, role: .lead)))
    for fact in SafetyFact.allCases {
      body.append(
        .toggle(
          Toggle(
            text.fact(fact), isOn: overview.safety.has(fact), key: "safety-" + fact.rawValue,
            detail: text.reason(fact), flipped: .safety(.flipped(fact)))))
    }
    body.append(sourceNote([.nicotineLabels, .babor2001, .haber2021], key: "safety"))
    if gates.alcoholCaution == nil {
      body += [.heading(Heading(text.dangerTitle))] + dangerSigns(text)
    }
    body += [
      .text(Text(text.nothingLocked, role: .soft)),
      .link(Link(text.toChecks, to: .checks, symbol: .list)),
      .link(Link(text.toNotMedical, to: .notMedicalAdvice, symbol: .info)),
    ]
    return Screen(title: text.title, place: .plan, back: .plan, body: body)
  }

  /// The emergency number first, then why a stop at once is not offered, then where to turn.
  /// `place` tells two of them on one page apart.
  func danger(_ caution: AlcoholCaution, place: String = "") -> [Component<Message>] {
    let text = SafetyText(language: language)
    return dangerSigns(text, place) + [
      .card(
        Card(
          key: "alcohol-caution" + place, title: text.cautionTitle, symbol: .shield, tone: .sand,
          body: [
            .text(Text(text.caution(caution))), .text(Text(text.whereToTurn)),
            .text(Text(text.stillCounting, role: .soft)),
            sourceNote([.babor2001, .haber2021], key: "alcohol-caution" + place),
          ]))
    ]
  }

  /// What to know before a stop while nobody has said whether it is safe.
  func stopWarning(place: String = "") -> [Component<Message>] {
    let text = SafetyText(language: language)
    return dangerSigns(text, place) + [
      .card(
        Card(
          key: "stop-warning" + place, title: text.cautionTitle, symbol: .shield, tone: .sand,
          body: [
            .text(Text(text.unanswered)), .text(Text(text.whereToTurn)),
            sourceNote([.haber2021, .nice2014], key: "stop-warning" + place),
            .link(Link(text.toChecks, to: .checks, symbol: .list)),
          ]))
    ]
  }

  private func dangerSigns(_ text: SafetyText, _ place: String = "") -> [Component<Message>] {
    [
      .notice(
        Notice(
          key: "danger" + place, kind: .attention,
          text.emergency(helpDirectory.emergency(in: country ?? "")?.number)))
    ]
  }
}
