// The thought diary: what was written, newest first, and one page more.
import Engine

extension ThoughtsState {
  /// Pages that are shown; older ones stay in the journal.
  static let mostThoughts = 100

  func thoughtsScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = desk.thoughtsText
    guard !desk.overview.settings.hidesThoughts else {
      return Screen(
        title: text.title, place: .progress, back: .history, body: [.text(Text(text.hidden))])
    }
    var body: [Component<Message>] = [.text(Text(text.lead + " " + desk.whereKept, role: .lead))]
    let write = Button(
      text.write, Message.thoughts(.pressedWrite), key: "write-thought", role: .primary)
    let shown = desk.overview.thoughts.reversed().prefix(ThoughtsState.mostThoughts)
    if shown.isEmpty {
      body.append(
        .empty(
          Empty(symbol: .note, title: text.emptyTitle, text: text.emptyText, action: write)))
    } else {
      body.append(.button(write))
      body.append(.list(List(label: text.list, rows: shown.map { desk.row($0, text) })))
    }
    var screen = Screen(title: text.title, place: .progress, back: .history, body: body)
    if let page = self.page {
      screen.sheet = Sheet(
        key: "thought-sheet", title: text.sheet, body: desk.sheet(page, text),
        closeLabel: text.close,
        closed: .thoughts(.closed))
    }
    return screen
  }
}

extension Desk {
  fileprivate func row(_ thought: Thought, _ text: ThoughtsText) -> List<Message>.Row {
    let said = Thought.Part.allCases.map { thought[$0] }
    var detail: String?
    if let before = thought.before, let after = thought.after { detail = text.fell(before, after) }
    let title = thought[.thought].nonEmpty ?? said.first { !$0.isEmpty } ?? text.untitled
    return List.Row(
      key: "thought-" + thought.id.text, title: title, detail: thought[.reframe].nonEmpty ?? detail,
      value: locale.shortDate(thought.day), symbol: .note,
      pressed: .thoughts(.pressedRow(thought.id)))
  }

  fileprivate func sheet(
    _ page: ThoughtsState.Page, _ text: ThoughtsText
  ) -> [Component<Message>] {
    var body = [Component<Message>]()
    for part in [Thought.Part.situation, .thought] { body.append(field(part, page, text)) }
    body.append(scale(text.before, page.before, "thought-before", text) { .pickedBefore($0) })
    body.append(natureChoice(page, text))
    for part in [Thought.Part.evidenceFor, .evidenceAgainst, .reframe] {
      body.append(field(part, page, text))
    }
    body.append(scale(text.after, page.after, "thought-after", text) { .pickedAfter($0) })
    body.append(.text(Text(page.showsProblem ? text.empty : "", role: .soft, isLive: true)))
    body.append(
      .button(Button(text.save, .thoughts(.pressedSave), key: "save-thought", role: .primary)))
    if page.id != nil {
      body.append(
        .button(
          Button(
            text.delete, .thoughts(.pressedDelete), key: "delete-thought", role: .removal,
            symbol: .bin)))
    }
    return body
  }

  private func field(
    _ part: Thought.Part, _ page: ThoughtsState.Page, _ text: ThoughtsText
  ) -> Component<Message> {
    let place = Thought.Part.allCases.firstIndex(of: part) ?? 0
    return .field(
      TextField(
        text.part(part), kind: .lines, value: page.texts[place],
        key: "thought-" + part.rawValue, hint: text.hint(part), maxLength: Thought.longestText
      ) { .thoughts(.entered(place, $0)) })
  }

  private func scale(
    _ label: String, _ value: Int?, _ key: String, _ text: ThoughtsText,
    _ picked: @escaping (Int) -> ThoughtsMessage
  ) -> Component<Message> {
    .scale(
      Scale(
        label, low: text.low, high: text.high, range: Craving.intensities, value: value, key: key
      ) { .thoughts(picked($0)) })
  }

  private func natureChoice(
    _ page: ThoughtsState.Page, _ text: ThoughtsText
  ) -> Component<Message> {
    .choice(
      Choice(
        text.nature, look: .segments,
        options: Thought.Nature.allCases.map { nature in
          Choice.Option(
            nature == .fact ? text.fact : text.feeling, .thoughts(.pickedNature(nature)),
            key: "nature-" + nature.rawValue, isPicked: page.nature == nature)
        }))
  }

  /// The switch in the settings.
  var thoughtsGroup: SettingsGroup {
    let text = thoughtsText
    return SettingsGroup(
      key: "thoughts", title: text.title, symbol: .note, words: [text.hide],
      body: [
        .toggle(
          Toggle(
            text.hide, isOn: !overview.settings.hidesThoughts, key: "thoughts-shown",
            detail: text.hideDetail, flipped: .thoughts(.flippedShown)))
      ], value: SettingsText(language: language).isOn(!overview.settings.hidesThoughts))
  }

  /// The way from the history; none while the diary is hidden.
  var thoughtsLink: [Component<Message>] {
    guard !overview.settings.hidesThoughts else { return [] }
    return [.link(Link(thoughtsText.title, to: .thoughts, symbol: .note))]
  }
}
