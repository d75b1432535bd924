// Listens to what was just saved: where it says that somebody is in danger, help lies on top. All
// of it happens on the device, after the saving, and leaves no trace.
import Engine

extension HelpState {
  /// More changes than a person makes at once are an import.
  private static let mostDrafts = 20

  /// Reads the person's own words in the writes from a token on.
  @inline(never)
  mutating func listen(since token: Int, _ message: Message, _ desk: Desk) {
    switch message {
    // A note of help stands below words that were heard when they were written.
    case .arrived, .pressedUndo, .pressedSaveAgain, .help: return
    default: break
    }
    for write in desk.storage.pending where write.token >= token && write.isOwn {
      guard write.drafts.count <= HelpState.mostDrafts else { continue }
      for draft in write.drafts {
        var written: [Field] = []
        if case .create(let fields) = draft.action { written = fields }
        if case .set(let fields) = draft.action { written = fields }
        for field in written {
          if let words = HelpState.words(of: field, draft.kind) { hear(words, desk) }
        }
      }
    }
  }

  /// To the coach even one word is said to somebody.
  @inline(never)  // Not of a first visit.
  private static func words(of field: Field, _ kind: String) -> String? {
    guard kind == CoachTurn.kind else { return Crisis.words(of: field) }
    return CoachTurn.words(of: field)
  }

  @inline(never)  // Not of a first visit.
  private mutating func hear(_ text: String, _ desk: Desk) {
    let finding = Crisis.look(at: text, isGerman: desk.language == .german)
    guard finding.level > found?.level ?? .none else { return }
    found = finding
    breathSince = nil
  }

  mutating func leaveFound() {
    found = nil
    breathSince = nil
  }

  /// The right number, a breath of half a minute, and a way out.
  @inline(never)  // Not of a first visit.
  func foundSheet(_ found: Crisis.Finding, _ moment: Moment, _ desk: Desk) -> Sheet<Message> {
    let text = HelpText(language: desk.language)
    var body: [Component<Message>] = [.text(Text(text.found(found.kind ?? .selfHarm)))]
    body += numbers(for: found, text, desk)
    body.append(
      .button(
        Button(
          breathSince == nil ? desk.language.crisisBreathe : desk.language.crisisStop,
          .help(.pressedBreathe), key: "crisis-breathe", symbol: .wave)))
    if let since = breathSince {
      let sentence = CravingText(language: desk.language).breathSentence
      body.append(desk.breathFigure(.boxBreathing, sentence, key: "crisis", since, moment))
    }
    body.append(.link(Link(desk.language.crisisAll, to: .help, symbol: .phone)))
    body += noteButton(desk.language.crisisNote, desk)
    body.append(.text(Text(desk.language.crisisNotMeant, role: .caption)))
    return Sheet(
      key: "crisis-sheet", title: text.foundTitle(found.level), body: body,
      closeLabel: desk.language.crisisClose, closed: .help(.closedFound))
  }

  /// The lines for a danger, the most fitting first; two at most, so that one is quickly chosen.
  private func numbers(
    for found: Crisis.Finding, _ text: HelpText, _ desk: Desk
  ) -> [Component<Message>] {
    let lines = desk.helpDirectory.lines(in: helpCountry(desk))
    var chosen: [HelpLine] = []
    for kind in HelpState.order(for: found) {
      if let line = lines.first(where: { $0.kind == kind }) { chosen.append(line) }
    }
    var parts: [Component<Message>] = []
    for line in chosen.prefix(2) { parts += desk.links(line, text) }
    let isEmergencyMissing = found.level == .immediate && !chosen.contains { $0.kind == .emergency }
    if isEmergencyMissing { parts.append(.text(Text(text.noEmergency))) }
    if !chosen.contains(where: { $0.kind == .crisis }) { parts.append(.text(Text(text.elsewhere))) }
    return parts
  }

  private static func order(for found: Crisis.Finding) -> [HelpKind] {
    let isNow = found.level == .immediate
    switch found.kind {
    case .selfHarm, nil: return isNow ? [.crisis, .emergency] : [.crisis]
    case .overdose, .withdrawal: return isNow ? [.emergency, .alcohol] : [.alcohol, .crisis]
    case .medical: return [.emergency]
    case .violence, .eating: return isNow ? [.emergency, .crisis] : [.crisis, .emergency]
    }
  }
}

extension HelpText {
  func foundTitle(_ level: Crisis.Level) -> String {
    level == .immediate ? language.crisisTitleNow : language.crisisTitleSoon
  }

  func found(_ kind: Crisis.Kind) -> String {
    switch kind {
    case .selfHarm: language.crisisSelfHarm
    case .overdose: language.crisisOverdose
    case .medical: language.crisisMedical
    case .violence: language.crisisViolence
    case .withdrawal: language.crisisWithdrawal
    case .eating: language.crisisEating
    }
  }
}
