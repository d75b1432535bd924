// What is shown instead of the journal: the question for the passphrase, and the cover.
import Engine

extension State {
  /// Nothing where the page itself is shown.
  func lockedScreen(_ moment: Moment) -> Screen<Message>? {
    let text = LockText(language: language)
    if lock.isCovered { return coverScreen(text) }
    if lock.isClosing { return Screen(title: "", body: []) }
    guard lock.isLocked else { return nil }
    if route == .help { return helpScreen() }
    return Screen(
      title: text.title,
      body: [
        .row([.symbol(.bird)]), .text(Text(text.lead)), wordForm(text, moment),
        breath(text, moment),
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
      ], sheet: anewSheet(text))
  }

  private func wordForm(_ text: LockText, _ moment: Moment) -> Component<Message> {
    let wait = lockWait(moment)
    let problem =
      lock.misses == 0 || lock.isTrying
      ? nil : wait > 0 ? text.wait(locale.number(wait), wait == 1) : text.again
    return .form(
      Form(
        key: "lock-form",
        body: [
          .field(
            TextField(
              text.word, kind: .password, value: lock.word, key: "lock-word",
              maxLength: LockState.longestWord
            ) { .lock(.enteredWord($0)) }),
          .text(Text(lock.isTrying ? text.opening : problem ?? "", isLive: true)),
          .button(
            Button(
              text.open, .lock(.submittedWord), key: "lock-open", role: .primary, symbol: .lock,
              isDisabled: lock.isTrying || wait > 0)),
        ], submitted: .lock(.submittedWord)))
  }

  private func breath(_ text: LockText, _ moment: Moment) -> Component<Message> {
    let button = Component<Message>.button(
      Button(
        lock.breathSince == nil ? text.breathe : text.stop, .lock(.pressedBreathe),
        key: "lock-breathe", symbol: .wave))
    guard let since = lock.breathSince else { return button }
    let sentence = CravingText(language: language).breathSentence
    return .stack([button, breathFigure(.boxBreathing, sentence, key: "lock", since, moment)])
  }

  /// The journal that cannot be opened makes room for a new one.
  private func anewSheet(_ text: LockText) -> Sheet<Message>? {
    guard settings.isConfirmingWipe else { return nil }
    let data = DataText(language: language)
    return Sheet(
      key: "anew-sheet", title: text.beginAnew,
      body: [
        .text(Text(text.anewWhy)),
        wipeForm(data),
      ], closeLabel: data.close, closed: .settings(.closedWipe))
  }

  /// Nothing on it says what it covers.
  private func coverScreen(_ text: LockText) -> Screen<Message> {
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

  /// What the window is called: the place, and never what a person wrote there. Whether it has a
  /// neutral name is sealed away with the journal, so until that is read every window has one.
  func windowTitle(_ screen: Screen<Message>) -> String {
    let text = LockText(language: language)
    if lock.isCovered { return text.notes }
    if lock.isLocked || lock.isClosing { return text.title }
    guard storage.isOpen else { return "…" }
    if overview.settings.hasNeutralTitle { return text.notes }
    let name = screen.windowName ?? screen.title
    return name == State.appName ? name : name + " · " + State.appName
  }

  static let appName = "Redstart"

  /// The button in the head that hides the page.
  var hideSign: (label: String, message: Message)? {
    guard overview.settings.hidesQuickly, !lock.isCovered, !lock.isLocked, !lock.isClosing else {
      return nil
    }
    return (LockText(language: language).hide, .lock(.pressedHide))
  }
}
