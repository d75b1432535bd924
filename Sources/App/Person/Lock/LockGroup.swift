// The lock and the cover in the settings.
import Engine

extension LockState {
  func lockGroup(_ desk: Desk) -> SettingsGroup {
    let text = LockText(language: desk.language)
    return SettingsGroup(
      key: "lock", title: text.group, symbol: .lock, words: [text.word, text.hiding, text.neutral],
      body: (isOn ? desk.lockOn(text) : desk.lockOff(text)) + [
        .toggle(
          Toggle(
            text.hiding, isOn: desk.overview.settings.hidesQuickly, key: "quick-hide",
            detail: text.hidingWhy, flipped: .lock(.flippedHiding))),
        .toggle(
          Toggle(
            text.neutral, isOn: desk.overview.settings.hasNeutralTitle, key: "neutral-title",
            detail: text.neutralWhy, flipped: .lock(.flippedNeutral))),
      ], value: SettingsText(language: desk.language).isOn(isOn))
  }

  func lockSheet(_ desk: Desk) -> Sheet<Message>? {
    guard let form = self.form else { return nil }
    let text = LockText(language: desk.language)
    var fields: [Component<Message>] = []
    if form.kind != .set { fields.append(desk.field(.old, form.old, "lock-old", text.oldWord)) }
    if form.kind != .remove {
      fields.append(desk.field(.new, form.new, "lock-new", text.newWord))
      fields.append(desk.field(.again, form.again, "lock-again", text.wordAgain))
    }
    let problem = form.problem.map { text.problem($0) }
    let waiting = form.isWorking ? text.working : form.isComparing ? text.comparing : nil
    return Sheet(
      key: "lock-sheet", title: text.title(form.kind),
      body: [
        .text(Text(form.kind == .remove ? text.removeWhy : text.forgottenFirst)),
        .form(
          Form(
            key: "lock-word-form",
            body: fields + [
              .text(Text(waiting ?? problem ?? "", isLive: true)),
              .button(
                Button(
                  text.title(form.kind), .lock(.submittedForm), key: "lock-save", role: .primary,
                  isDisabled: form.isWorking)),
            ], submitted: .lock(.submittedForm))),
      ], closeLabel: text.close, closed: .lock(.closedForm))
  }
}

extension Desk {
  fileprivate func lockOff(_ text: LockText) -> [Component<Message>] {
    [
      .text(Text(text.why)),
      .button(
        Button(text.setWord, .lock(.pressedForm(.set)), key: "lock-set", symbol: .lock)),
    ]
  }

  fileprivate func lockOn(_ text: LockText) -> [Component<Message>] {
    let options = LockState.delays.map { minutes in
      Choice<Message>.Option(
        text.delay(minutes), .lock(.pickedDelay(minutes: minutes)), key: "lock-after-\(minutes)",
        isPicked: overview.settings.lockAfter == minutes)
    }
    return [
      .text(Text(text.isOn)), .choice(Choice(text.after, look: .segments, options: options)),
      .button(Button(text.lockNow, .lock(.pressedLock), key: "lock-now", symbol: .lock)),
      .row([
        .button(
          Button(text.changeWord, .lock(.pressedForm(.change)), key: "lock-change", role: .quiet)),
        .button(
          Button(text.removeWord, .lock(.pressedForm(.remove)), key: "lock-remove", role: .quiet)),
      ]),
    ]
  }

  fileprivate func field(
    _ part: LockForm.Part, _ value: String, _ key: String, _ label: String
  ) -> Component<Message> {
    .field(
      TextField(
        label, kind: part == .old ? .password : .newPassword, value: value, key: key,
        maxLength: LockState.longestWord
      ) { .lock(.entered(part, $0)) })
  }
}
