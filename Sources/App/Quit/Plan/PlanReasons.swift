// Why a person does this: motives to pick, and words of their own.
import Engine

extension PlanState {
  func reasons(_ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    let text = ReasonText(language: desk.language)
    let choosing: [Component<Message>] = [
      .text(Text(text.lead + " " + desk.whereKept, role: .soft)),
      .choice(
        Choice(
          text.motivesLabel, allowsMany: true,
          options: Motive.allCases.map { motive in
            Choice.Option(
              desk.language.name(of: motive), .plan(.pickedMotive(motive)),
              key: "motive-" + motive.rawValue, isPicked: desk.has(motive))
          })),
      .form(
        Form(
          key: "own-words-form",
          body: [
            .field(
              TextField(
                text.ownLabel, kind: .lines, value: ownWords ?? desk.storedWords,
                key: "own-words", hint: text.ownHint, maxLength: Reason.longestText
              ) { .plan(.enteredOwnWords($0)) }),
            .button(Button(text.keep, .plan(.pressedKeepWords), key: "keep-words")),
          ], submitted: .plan(.pressedKeepWords))),
    ]
    return [
      .details(Details(key: "reasons", summary: text.heading, symbol: .heart, body: choosing))
    ]
  }

  /// Empty words take the reason away; words that did not change write nothing.
  mutating func keepOwnWords(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let typed = ownWords else { return [] }
    ownWords = nil
    let words = desk.trimmed(typed)
    guard words != desk.storedWords else { return [] }
    let text = ReasonText(language: desk.language)
    if words.isEmpty {
      return desk.delete(Reason.ownWords, kind: Reason.kind, saying: text.removed, moment)
    }
    desk.toast = text.kept
    return desk.put(Reason.ownWords, kind: Reason.kind, [Reason.field(text: words)], moment)
  }
}

extension Desk {
  fileprivate func has(_ motive: Motive) -> Bool {
    overview.reasons.contains { $0.motive == motive }
  }

  fileprivate var storedWords: String {
    overview.reasons.first { $0.id == Reason.ownWords }?.text ?? ""
  }

  mutating func toggle(_ motive: Motive, _ moment: Moment) -> [Effect] {
    let id = Reason.identifier(for: motive)
    let text = ReasonText(language: language)
    if has(motive) { return delete(id, kind: Reason.kind, saying: text.removed, moment) }
    toast = text.kept
    return put(id, kind: Reason.kind, [Reason.field(motive: motive)], moment)
  }

  /// Without spaces and line breaks at both ends.
  func trimmed(_ text: String) -> String {
    var scalars = Substring(text).unicodeScalars
    while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    return String(scalars)
  }
}
