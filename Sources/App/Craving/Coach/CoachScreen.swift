// The coach's page: the newest message with its answer stands next to the field, what was said
// before is folded, and the numbers at which people help are one tap away.
import Engine

extension CoachState {
  /// Earlier messages that are listed.
  private static let mostEarlier = 50

  func coachScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let language = desk.language
    let isOff = desk.overview.settings.hidesCoach
    var body =
      isOff
      ? [Component<Message>.text(Text(language.coachPageOff, role: .lead))]
      : desk.newestTurn(breath: breath(moment, desk)) + [form(desk), desk.quickReplies]
    body.append(.link(Link(language.coachPageHelp, to: .help, symbol: .phone)))
    body += desk.earlierTurns(CoachState.mostEarlier)
    body.append(
      .details(
        Details(
          key: "coach-options", summary: language.coachPageOptions,
          body: desk.coachChoices + desk.clearButton)))
    return Screen(title: language.coachPageTitle, back: .today, body: body)
  }

  private func form(_ desk: Desk) -> Component<Message> {
    .form(
      Form(
        key: "coach-form",
        body: [
          .field(
            TextField(
              desk.language.coachPageField, value: text, key: "coach-text",
              maxLength: CoachTurn.longestText
            ) { .coach(.entered($0)) }),
          .button(Button(desk.language.coachPageSend, .coach(.pressedSend), key: "coach-send")),
        ], submitted: .coach(.pressedSend)))
  }
}

extension Desk {
  /// The way to the coach; none while it is off, nor where the journal is locked.
  var coachLink: [Component<Message>] {
    guard storage.isOpen, !overview.settings.hidesCoach else { return [] }
    return [.link(Link(language.coachPageTitle, to: .coach, symbol: .bird))]
  }

  fileprivate func newestTurn(breath: [Component<Message>]) -> [Component<Message>] {
    guard let turn = overview.coachTurns.last else {
      return [
        .heading(Heading(language.coachPageStart)), .text(Text(language.coachPageStartText)),
      ]
    }
    var body: [Component<Message>] = [.text(Text(turn.answer, role: .lead, isLive: true))]
    if !turn.used.isEmpty { body.append(.text(Text(turn.used, role: .caption))) }
    let buttons = turn.actions.enumerated().map { place, action in
      button(action, isFirst: place == 0, on: turn)
    }
    return [
      .text(Text(turn.text, role: .quote)),
      .card(Card(key: "coach-answer", body: body + [.row(buttons)] + thumbs(turn) + breath)),
    ]
  }

  private func button(
    _ action: CoachAction, isFirst: Bool, on turn: CoachTurn
  ) -> Component<Message> {
    .button(
      Button(
        coachText.action(action), message(of: action, turn), key: "coach-do-" + action.rawValue,
        role: isFirst ? .primary : .secondary))
  }

  private func message(of action: CoachAction, _ turn: CoachTurn) -> Message {
    switch action {
    case .craving: .craving(.pressedCraving)
    case .breathing: .went(.breathing)
    case .techniques: .went(.techniques)
    case .debrief: .went(.debrief)
    case .plan: .went(.plan)
    case .ifThen: .went(.ifThen)
    case .progress: .went(.progress)
    case .milestones: .went(.milestones)
    case .savings: .went(.savings)
    case .swaps: .went(.swaps)
    case .reflection: .went(.day(turn.day))
    case .practice: .went(.practice)
    case .withdrawal: .went(.withdrawal)
    case .replacement: .went(.programme)
    case .today: .went(.today)
    case .forecast: .went(.forecast)
    case .help: .went(.help)
    }
  }

  fileprivate var quickReplies: Component<Message> {
    .row(
      CoachQuick.allCases.map { quick in
        .button(
          Button(
            coachText.quick(quick), .coach(.pressedQuick(quick)), key: "quick-" + quick.rawValue,
            role: .chip))
      })
  }

  fileprivate func earlierTurns(_ most: Int) -> [Component<Message>] {
    let turns = overview.coachTurns.dropLast().suffix(most).reversed()
    guard !turns.isEmpty else { return [] }
    let rows = turns.map { turn in
      List<Message>.Row(
        key: "turn-" + turn.id.text, title: turn.text, detail: turn.answer,
        value: locale.shortDate(turn.day))
    }
    let label = language.coachPageEarlier
    return [
      .details(
        Details(
          key: "coach-earlier", summary: label, body: [.list(List(label: label, rows: rows))]))
    ]
  }

  /// Its switch with what it reads, and how it speaks.
  fileprivate var coachChoices: [Component<Message>] {
    let settings = overview.settings
    let toggle = Toggle<Message>(
      language.coachPageSwitch, isOn: !settings.hidesCoach, key: "coach-on",
      detail: language.coachPageReads, flipped: .coach(.flipped))
    guard !settings.hidesCoach else { return [.toggle(toggle)] }
    let tones = CoachTone.allCases.map { tone in
      Choice<Message>.Option(
        coachText.tone(tone), .coach(.pickedTone(tone)), key: "coach-tone-" + tone.rawValue,
        isPicked: settings.coachTone == tone)
    }
    return [
      .toggle(toggle), .choice(Choice(language.coachPageTone, look: .segments, options: tones)),
    ]
  }

  fileprivate var clearButton: [Component<Message>] {
    guard !overview.coachTurns.isEmpty else { return [] }
    return [
      .text(Text(language.coachPageClearDetail, role: .soft)),
      .button(
        Button(
          language.coachPageClear, .coach(.pressedClear), key: "coach-clear", role: .removal,
          symbol: .bin)),
    ]
  }

  /// The switch and the tone among the settings.
  var coachGroup: SettingsGroup {
    SettingsGroup(
      key: "coach", title: language.coachPageTitle, symbol: .bird,
      words: [language.coachPageTone, language.coachPageReads], body: coachChoices)
  }
}

extension CoachText {
  func quick(_ quick: CoachQuick) -> String {
    switch quick {
    case .craving: language.coachPageQuickCraving
    case .progress: language.coachPageQuickProgress
    case .ahead: language.coachPageQuickAhead
    case .tip: language.coachPageQuickTip
    case .breathing: language.coachPageQuickBreathing
    case .motivation: language.coachPageQuickMotivation
    }
  }
}
