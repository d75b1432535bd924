// The page of what was noticed: the weightiest part stands open at the top, the others are cards of
// a number and a sentence that open.
import Engine

/// One part of the page: what it says, and what stands behind it.
struct PatternPart {
  var key: String
  var title: String
  var symbol: Symbol
  var face: PatternFace
  /// What can be put away; nothing where it is only a measure.
  var finding: Finding?
  var why: String
  var body: [Component<Message>] = []
}

extension Desk {
  func patternsScreen(_ moment: Moment) -> Screen<Message> {
    let today = today(moment)
    let insights = overview.insights(records, today: today)
    let body =
      insights.isEmpty ? emptyPatterns : patternHead(insights) + patternCards(insights, today)
    return Screen(title: language.patternsTitle, place: .progress, back: .progress, body: body)
  }

  private var emptyPatterns: [Component<Message>] {
    [
      .empty(
        Empty(
          symbol: .eye, title: language.patternsEmptyTitle, text: language.patternsEmptyText,
          action: Button(
            ProgressText(language: language).toToday, .went(.today), key: "to-today",
            role: .primary)))
    ]
  }

  private func patternHead(_ insights: Insights) -> [Component<Message>] {
    let count = insights.days.leftOut
    let leftOut =
      count == 0
      ? "" : " " + language.patternsLeftOut(count: count, number: patternWords.digits(count))
    return [.text(Text(language.patternsLead + leftOut, role: .soft))]
  }

  /// The part with the weightiest finding comes first.
  private func patternCards(_ insights: Insights, _ today: Day) -> [Component<Message>] {
    let findings = insights.findings(without: overview.settings.dismissed)
    let parts = PatternParts(
      words: patternWords, insights: insights, findings: findings,
      connections: overview.connections(records, today: today)
    ).all
    let first = findings.first?.reason(on: today)
    var main: [Component<Message>] = []
    var others: [Component<Message>] = []
    for part in parts {
      let reason = part.finding?.reason(on: today)
      if let reason, reason == first, main.isEmpty {
        main.append(mainCard(part, reason))
      } else {
        others.append(.highlight(highlight(part, reason)))
      }
    }
    return main + others
  }

  private func mainCard(_ part: PatternPart, _ reason: String) -> Component<Message> {
    .card(
      Card(
        key: part.key, title: part.title, symbol: part.symbol, tone: .dusk,
        body: [.text(Text(patternWords.line(part.face), role: .lead))] + part.body + [
          .details(
            Details(
              key: part.key + "-about", summary: language.patternsAbout,
              body: [.text(Text(part.why, role: .soft)), hideButton(part.key, reason)]))
        ]))
  }

  private func highlight(_ part: PatternPart, _ reason: String?) -> Highlight<Message> {
    Highlight(
      key: part.key, value: part.face.value, unit: part.face.unit, sentence: part.face.sentence,
      tone: .dusk, why: part.why,
      body: part.body + (reason.map { [hideButton(part.key, $0)] } ?? []))
  }

  private func hideButton(_ key: String, _ reason: String) -> Component<Message> {
    .button(
      Button(
        language.patternsHide, .today(.dismissedCard(reason)), key: "hide-" + key, role: .quiet))
  }
}

extension Insights {
  /// Whether there is nothing at all to look at.
  fileprivate var isEmpty: Bool {
    cravingHours.ground.count == 0 && useHours.ground.count == 0 && techniques.isEmpty
      && trends.allSatisfy { $0.isSilent }
  }
}

extension UseTrend {
  fileprivate var isSilent: Bool {
    weeks == nil && level == nil && weekend == nil && freeAfterSlips == nil && aboveTarget == nil
  }
}
