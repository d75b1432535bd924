// The first page: a picture, one line and one button. Everything else is behind a quiet row.
import Engine

/// What the opening page holds before anything is stored.
public struct OpeningState: Sendable {
  public var restoreFailed = false

  public init() {}
}

/// What can happen on the opening page.
public enum OpeningMessage: Sendable {
  case pickedLanguage(Language)
  case pressedBegin
  case pressedLookAround
  case pressedRestore
}

extension State {
  mutating func update(_ message: OpeningMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pickedLanguage(let language):
      return desk.set([Settings.field(language: language.rawValue)], moment)
    case .pressedBegin: return desk.go(.welcome)
    case .pressedLookAround: return loadDemo(moment)
    case .pressedRestore:
      return [.pickFile(token: FilePurpose.backup.rawValue, accept: ".json,.zip")]
    }
  }
}

extension OpeningState {
  func openingScreen(_ desk: Desk) -> Screen<Message> {
    let text = OpeningText(language: desk.language)
    var screen = Screen<Message>(
      title: text.title,
      body: [
        .bird(.perched), .text(Text(text.lead, role: .lead)),
        .text(Text(restoreFailed ? text.restoreProblem : "", isLive: true)),
        .details(Details(key: "opening-more", summary: text.more, body: more(text, desk))),
      ])
    screen.dock = [
      .button(Button(text.begin, .opening(.pressedBegin), key: "begin", role: .primary)),
      .button(
        Button(
          text.lookAround, .opening(.pressedLookAround), key: "look-around", role: .quiet,
          hint: text.lookAround + ". " + text.lookAroundHint)),
    ]
    return screen
  }

  private func more(_ text: OpeningText, _ desk: Desk) -> [Component<Message>] {
    [
      .text(Text(text.promise, role: .soft)),
      .row([
        .button(Button(text.restore, .opening(.pressedRestore), key: "restore")),
        .link(Link(AccountText(language: desk.language).haveOne, to: .account)),
      ]),
      desk.languageChoice(text.languageLabel),
      .row([
        .link(Link(text.privacy, to: .privacy)), .link(Link(text.terms, to: .terms)),
        .link(Link(text.notMedicalAdvice, to: .notMedicalAdvice)),
      ]),
    ]
  }
}

extension Desk {
  func languageChoice(_ label: String) -> Component<Message> {
    .choice(
      Choice(
        label, look: .segments,
        options: Language.allCases.map { language in
          Choice.Option(
            language.ownName, .opening(.pickedLanguage(language)),
            key: "language-" + language.rawValue, isPicked: language == self.language)
        }))
  }
}
