// What the page of reminders says about those that come while the app is closed: one button, or the
// one thing that stands in its way with its cure.
import Engine

extension RemindersState {
  func pushParts(_ desk: Desk) -> [Component<Message>] {
    let text = PushText(language: desk.language)
    var body: [Component<Message>] = [.heading(Heading(text.heading))]
    guard desk.ownPushDevice == nil || desk.isDemo else {
      return body + onParts(text, desk)
    }
    body.append(.text(Text(text.why, role: .soft)))
    if let hindrance = hindrance(text, desk) { body.append(.text(Text(hindrance, isLive: true))) }
    if canPush(desk) { body.append(onButton(text)) }
    return body
  }

  private func permission(_ desk: Desk) -> PushPermission? {
    push.facts.map { $0.permission } ?? desk.device.pushPermission
  }

  private func canPush(_ desk: Desk) -> Bool { permission(desk) != nil && !desk.isDemo }

  private func hindrance(_ text: PushText, _ desk: Desk) -> String? {
    switch permission(desk) {
    case nil: return desk.device.isApple && !desk.device.isInstalled ? text.home : text.none
    case .denied: return text.denied
    case .undecided, .granted: return push.trouble.map { text.line($0) }
    }
  }

  /// What the journal knows is not enough: the browser may have forgotten it.
  private func onParts(_ text: PushText, _ desk: Desk) -> [Component<Message>] {
    guard push.facts?.endpoint == nil else {
      let line = push.trouble.map { text.line($0) } ?? text.isOn
      return [.text(Text(line, isLive: true))] + choices(text, desk)
    }
    guard push.facts != nil else {
      return [.text(Text(text.why, role: .soft))] + choices(text, desk)
    }
    var body: [Component<Message>] = [
      .text(Text(hindrance(text, desk) ?? text.lost, isLive: true))
    ]
    if canPush(desk) { body.append(onButton(text)) }
    return body + choices(text, desk)
  }

  private func onButton(_ text: PushText) -> Component<Message> {
    .button(
      Button(
        text.on, .reminders(.push(.on)), key: "push-on", symbol: .clock, isDisabled: push.isBusy))
  }

  private func choices(_ text: PushText, _ desk: Desk) -> [Component<Message>] {
    var body: [Component<Message>] = []
    if desk.storage.facts.hasLock {
      body.append(.text(Text(text.locked, role: .soft)))
    } else {
      body.append(
        .toggle(
          Toggle(
            text.words, isOn: desk.ownPushDevice?.isDiscreet == false, key: "push-words",
            detail: text.wordsWhy, flipped: .reminders(.push(.flippedWords)))))
    }
    return body + [
      .button(
        Button(text.off, .reminders(.push(.off)), key: "push-off", role: .quiet))
    ]
  }
}

/// The words around push.
struct PushText {
  let language: Language

  var heading: String { language.remindersPushHeading }
  var why: String { language.remindersPushWhy }
  var on: String { language.remindersPushOn }
  var off: String { language.remindersPushOff }
  var isOn: String { language.remindersPushIsOn }
  var lost: String { language.remindersPushLost }
  var words: String { language.remindersPushWords }
  var wordsWhy: String { language.remindersPushWordsWhy }
  var locked: String { language.remindersPushLocked }
  var denied: String { language.remindersPushDenied }
  var home: String { language.remindersPushHome }
  var none: String { language.remindersPushNone }

  func line(_ trouble: PushState.Trouble) -> String {
    switch trouble {
    case .unreachable: language.remindersPushUnreachable
    case .off: language.remindersPushServerOff
    case .refused: language.remindersPushRefused
    case .noService: language.remindersPushNoService
    }
  }
}
