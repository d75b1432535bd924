// What is shown instead of the journal: the question for the passphrase, and the cover.
import Engine

extension State {
  /// Nothing where the page itself is shown.
  func lockedScreen(_ moment: Moment) -> Screen<Message>? {
    if lock.isCovered { return desk.coverScreen(LockText(language: desk.language)) }
    if lock.isClosing { return Screen(title: "", body: []) }
    guard lock.isLocked else { return nil }
    return desk.route == .help ? help.helpScreen(moment, desk) : passphraseScreen(moment)
  }

  @inline(never)  // Not of a first visit.
  private func passphraseScreen(_ moment: Moment) -> Screen<Message> {
    let text = LockText(language: desk.language)
    return Screen(
      title: text.title,
      body: [
        .bird(.sleeping), .text(Text(text.lead)), lock.wordForm(text, moment, desk),
        lock.breath(text, moment, desk),
        .link(Link(text.help, to: .help, symbol: .phone)),
        .details(
          Details(
            key: "forgotten", summary: text.forgotten,
            body: [
              .text(Text(text.forgottenWhy)),
              .button(
                Button(
                  text.beginAnew, .settings(.pressedWipe), key: "begin-anew", role: .removal,
                  symbol: .bin)),
            ])),
      ], sheet: settings.anewSheet(text, desk))
  }
}

extension LockState {
  fileprivate func wordForm(_ text: LockText, _ moment: Moment, _ desk: Desk) -> Component<Message>
  {
    let wait = lockWait(moment)
    let problem =
      misses == 0 || isTrying
      ? nil : wait > 0 ? text.wait(desk.locale.number(wait), wait == 1) : text.again
    return .form(
      Form(
        key: "lock-form",
        body: [
          .field(
            TextField(
              text.word, kind: .password, value: word, key: "lock-word",
              maxLength: LockState.longestWord
            ) { .lock(.enteredWord($0)) }),
          .text(Text(isTrying ? text.opening : problem ?? "", isLive: true)),
          .button(
            Button(
              text.open, .lock(.submittedWord), key: "lock-open", role: .primary, symbol: .lock,
              isDisabled: isTrying || wait > 0)),
        ], submitted: .lock(.submittedWord)))
  }

  fileprivate func breath(_ text: LockText, _ moment: Moment, _ desk: Desk) -> Component<Message> {
    let button = Component<Message>.button(
      Button(
        breathSince == nil ? text.breathe : text.stop, .lock(.pressedBreathe),
        key: "lock-breathe", symbol: .wave))
    guard let since = breathSince else { return button }
    let sentence = CravingText(language: desk.language).breathSentence
    return .stack([button, desk.breathFigure(.boxBreathing, sentence, key: "lock", since, moment)])
  }

  /// What the window is called: the place, and never what a person wrote there. Whether it has a
  /// neutral name is sealed away with the journal, so until that is read every window has one.
  func windowTitle(_ screen: Screen<Message>, _ desk: Desk) -> String {
    let text = LockText(language: desk.language)
    if isCovered { return text.notes }
    if isLocked || isClosing { return text.title }
    guard desk.storage.isOpen else { return "…" }
    if desk.overview.settings.hasNeutralTitle { return text.notes }
    let name = screen.windowName ?? screen.title
    return name == LockState.appName ? name : name + " · " + LockState.appName
  }

  static let appName = "Redstart"

  /// The button in the head that hides the page.
  func hideSign(_ desk: Desk) -> (label: String, message: Message)? {
    guard desk.overview.settings.hidesQuickly, !isCovered, !isLocked, !isClosing else {
      return nil
    }
    return (LockText(language: desk.language).hide, .lock(.pressedHide))
  }
}

extension SettingsState {
  /// The journal that cannot be opened makes room for a new one.
  fileprivate func anewSheet(_ text: LockText, _ desk: Desk) -> Sheet<Message>? {
    guard isConfirmingWipe else { return nil }
    let data = DataText(language: desk.language)
    return Sheet(
      key: "anew-sheet", title: text.beginAnew,
      body: [
        .text(Text(text.anewWhy)),
        wipeForm(data, desk),
      ], closeLabel: data.close, closed: .settings(.closedWipe))
  }
}

extension Desk {
  /// Nothing on it says what it covers.
  @inline(never)  // Not of a first visit.
  fileprivate func coverScreen(_ text: LockText) -> Screen<Message> {
    Screen(
      title: text.notes,
      body: [
        .empty(
          Empty(
            symbol: .note, title: text.noNotes, text: "",
            action: Button(
              text.newNote, Message.lock(.pressedCover), key: "uncover", symbol: .plus)))
      ])
  }
}
