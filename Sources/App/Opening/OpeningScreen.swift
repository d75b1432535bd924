// The first page: what the app does in three lines, and two ways on.
import Engine

/// What the opening page holds before anything is stored.
public struct OpeningState: Sendable {
  public var name = ""
  public var restoreFailed = false

  public init() {}
}

/// What can happen on the opening page.
public enum OpeningMessage: Sendable {
  case enteredName(String)
  case pickedLanguage(Language)
  case pressedBegin
  case pressedLookAround
  case pressedRestore
}

extension State {
  mutating func update(_ message: OpeningMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .enteredName(let name):
      opening.name = String(name.prefix(Settings.longestName))
      return []
    case .pickedLanguage(let language):
      return desk.set([Field("language", .text(language.rawValue))], moment)
    case .pressedBegin:
      desk.route = .welcome
      return [.go(.welcome)]
    case .pressedLookAround: return loadDemo(moment)
    case .pressedRestore:
      return [.pickFile(token: FilePurpose.backup.rawValue, accept: ".json,.zip")]
    }
  }
}

extension OpeningState {
  func openingScreen(_ desk: Desk) -> Screen<Message> {
    let text = OpeningText(language: desk.language)
    return Screen(
      title: text.title,
      body: [
        .bird(.perched),
        .text(Text(text.lead, role: .lead)),
        .stack(text.lines.map { .text(Text($0)) }),
        .form(
          Form(
            key: "opening",
            body: [
              .field(
                TextField(
                  text.nameLabel, value: name, key: "name", hint: text.nameHint,
                  maxLength: Settings.longestName
                ) { .opening(.enteredName($0)) }),
              .button(
                Button(text.begin, .opening(.pressedBegin), key: "begin", role: .primary)),
            ], submitted: .opening(.pressedBegin))),
        .stack([
          .button(
            Button(
              text.lookAround, .opening(.pressedLookAround), key: "look-around",
              hint: text.lookAround + ". " + text.lookAroundHint)),
          .text(Text(text.lookAroundHint, role: .caption)),
          .row([
            .button(
              Button(text.restore, .opening(.pressedRestore), key: "restore", role: .quiet)),
            .link(Link(AccountText(language: desk.language).haveOne, to: .account)),
          ]),
        ]),
        .text(Text(restoreFailed ? text.restoreProblem : "", isLive: true)),
        desk.languageChoice(text.languageLabel),
        .row([
          .link(Link(text.privacy, to: .privacy)), .link(Link(text.terms, to: .terms)),
          .link(Link(text.notMedicalAdvice, to: .notMedicalAdvice)),
        ]),
      ])
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
