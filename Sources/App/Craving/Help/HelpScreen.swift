// Numbers at which people help, by country; all of it is in the app and needs no network.
import Engine

/// What the help screen holds besides the journal.
public struct HelpState: Sendable {
  /// A country to look at, other than the person's own.
  public var country: String?
  /// What the last text that was saved said about danger; no journal and no store keeps it.
  public var found: Crisis.Finding?
  /// Since when the breath on that sheet runs.
  var breathSince: Instant?

  public init() {}
}

/// What can happen on the help screen.
public enum HelpMessage: Sendable {
  case pickedCountry(String)
  case pressedBreathe
  case closedFound
  case pressedNote
}

extension HelpState {
  mutating func update(
    _ message: HelpMessage, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    switch message {
    case .pickedCountry(let code): country = Country.isKnown(code) ? code : ""
    case .pressedBreathe: breathSince = breathSince == nil ? moment.now : nil
    case .closedFound: leaveFound()
    case .pressedNote: return keepNote(moment, &desk)
    }
    return []
  }

  /// The country that is looked at; empty while none is known.
  func helpCountry(_ desk: Desk) -> String { country ?? desk.country ?? "" }

  func helpScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = HelpText(language: desk.language)
    let directory = desk.helpDirectory
    let lines = directory.lines(in: helpCountry(desk))
    let month = directory.checked.month
    let checked = desk.locale.month(month.month) + " \(month.year)"
    var body: [Component<Message>] = [.text(Text(text.lead))]
    if directory.isOld(on: desk.today(moment)) {
      body.append(.notice(Notice(key: "help-old", kind: .attention, text.old(checked))))
    }
    body.append(countrySelect(text, desk))
    for kind in HelpKind.allCases {
      let some = lines.filter { $0.kind == kind }
      guard !some.isEmpty else { continue }
      var parts: [Component<Message>] = []
      for line in some { parts += desk.links(line, text) }
      body.append(
        .card(
          Card(
            key: "help-" + kind.rawValue, title: text.kind(kind), symbol: .phone,
            tone: kind == .emergency ? .sand : .plain, body: parts)))
    }
    let hasEmergency = lines.contains { $0.kind == .emergency }
    if !hasEmergency { body.append(.text(Text(text.noEmergency))) }
    if !lines.contains(where: { $0.kind == .crisis }) { body.append(.text(Text(text.elsewhere))) }
    if !lines.contains(where: { $0.kind == .quit }) { body.append(.text(Text(text.noQuit))) }
    body.append(.text(Text(text.checked(checked), role: .caption)))
    body += desk.coachLink
    body += noteButton(desk.language.helpNoteKeep, desk)
    return Screen(title: text.title, back: .today, body: body)
  }

  private func countrySelect(_ text: HelpText, _ desk: Desk) -> Component<Message> {
    let none = [(value: "", label: text.notChosen)]
    let names = Country.names(desk.language).map { (value: $0.code, label: $0.name) }
    return .select(
      Select(text.country, value: helpCountry(desk), options: none + names, key: "help-country") {
        .help(.pickedCountry($0))
      })
  }
}

extension Desk {
  /// How to reach a line, and when.
  func links(_ line: HelpLine, _ text: HelpText) -> [Component<Message>] {
    var parts: [Component<Message>] = []
    if !line.dialled.isEmpty {
      parts.append(
        .link(
          Link(text.call(line), calling: line.dialled, symbol: .phone)))
    }
    if !line.texted.isEmpty {
      let words = text.send(line.word, line.text, line.dialled.isEmpty ? line.service : "")
      parts.append(.link(Link(words, texting: line.texted, symbol: .note)))
    }
    let remarks = [
      text.cost(line.cost), text.hours(line.hours, locale), text.spoken(line.spoken),
      text.audience(line.audience), line.page,
    ].filter { !$0.isEmpty }
    if !remarks.isEmpty {
      parts.append(.text(Text(remarks.joined(separator: " · "), role: .caption)))
    }
    return parts
  }

  /// The number of an ambulance as one link, or the sentence where none is confirmed.
  func emergencyLink() -> Component<Message> {
    let text = HelpText(language: language)
    guard let line = helpDirectory.emergency(in: country ?? "") else {
      return .text(Text(text.noEmergency))
    }
    return .link(Link(text.call(line), calling: line.dialled, symbol: .phone))
  }

  /// The one tap from a craving to somebody who helps.
  var helpLink: Component<Message> {
    .link(Link(language.helpScreenHelpLink, to: .help, symbol: .phone))
  }
}
