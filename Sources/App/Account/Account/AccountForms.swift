// The forms of the account: each asks for one thing at a time.
import Engine

extension AccountState {
  func signUpForm(_ text: AccountText, _ desk: Desk) -> [Component<Message>] {
    if door == .closed { return [.text(Text(text.signUpClosed, isLive: true))] }
    return [
      .text(Text(text.sealed)),
      form(
        "sign-up-form",
        [emailField(text), passwordField(text.password, isNew: true, text), shownSwitch(text)]
          + [deviceField(text, desk)] + invitationField(text)
          + [problemLine(text), submitButton(text.next, text)], desk),
    ] + providerLinks(desk)
  }

  /// Where the server wants one.
  func invitationField(_ text: AccountText) -> [Component<Message>] {
    guard door == .invitation else { return [] }
    return [
      .field(
        TextField(
          text.invitation, value: invitation, key: "invitation", hint: text.invitationHint,
          maxLength: AccountState.longestInvitation
        ) { .account(.enteredInvitation($0)) })
    ]
  }

  func codeForm(_ text: AccountText, _ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    var body: [Component<Message>] = [
      .text(Text(codeWhy(text, desk))), .text(Text(chain.code?.text ?? "", role: .digits)),
      .text(
        Text(
          text.codeFor(codeOwner(desk), on: desk.locale.date(desk.today(moment))), role: .caption)),
      .text(Text(text.codeKeep)),
      .button(Button(text.printCode, .account(.pressedPrint), key: "print-code")),
    ]
    var fields: [Component<Message>] = []
    for (place, group) in AccountState.askedGroups.enumerated() {
      fields.append(
        .field(
          TextField(
            text.codeGroup(group + 1), kind: .code, value: typed[place],
            key: "group-\(place)", maxLength: RecoveryCode.groupLength + 2
          ) { .account(.typed($0, place: place)) }))
    }
    if chain.goal == .newKey, chain.session != nil {
      body.insert(.text(Text(desk.keyText.cameBack)), at: 0)
    }
    let isNew = [.signUp, .providerSignUp].contains(chain.goal)
    let end = isNew ? text.createAccount : text.keepCode
    body.append(
      form("code-form", fields + [problemLine(text), submitButton(end, text)], desk))
    return body
  }

  /// Whose code it is: a sheet may lie in its drawer for years.
  private func codeOwner(_ desk: Desk) -> String { desk.sync.record?.email ?? email }

  private func codeWhy(_ text: AccountText, _ desk: Desk) -> String {
    let isForProvider = chain.goal == .providerSignUp
    guard isForProvider, let guest = self.guest else {
      return room?.hasSpareKey == true ? text.codeWhySpare : text.codeWhy
    }
    return desk.providerText.codeWhy(guest.provider.name)
  }

  func newPasskeyForm(_ text: AccountText, _ desk: Desk) -> Component<Message> {
    form(
      "passkey-form",
      [
        .field(
          TextField(
            text.passkeyName, value: deviceName, key: "passkey-name",
            placeholder: desk.usualDeviceName,
            maxLength: AccountState.longestDeviceName
          ) { .account(.enteredDeviceName($0)) })
      ] + proofField(text) + [problemLine(text), submitButton(text.makePasskey, text)], desk)
  }

  func signInForm(_ text: AccountText, _ desk: Desk) -> [Component<Message>] {
    let passkey: [Component<Message>] =
      desk.device.canPasskey
      ? [
        .button(
          Button(text.usePasskey, .account(.pressedPasskey), key: "use-passkey", symbol: .lock))
      ] : []
    return [
      form(
        "sign-in-form",
        [
          emailField(text), passwordField(text.password, isNew: false, text), shownSwitch(text),
          deviceField(text, desk), problemLine(text), submitButton(text.signIn, text),
        ], desk),
      .stack(
        [
          .button(
            Button(text.forgot, .account(.pressedForgot), key: "forgot-password", role: .quiet))
        ] + passkey),
    ] + providerLinks(desk)
  }

  func unlockForm(_ text: AccountText, _ desk: Desk) -> [Component<Message>] {
    let hasWrap = chain.session?.passwordWrap.isEmpty == false
    let spare: [Component<Message>] =
      chain.session?.spareKey == nil ? [] : [.text(Text(desk.keyText.spareNotUsed))]
    return spare + [
      .text(Text(hasWrap ? text.unlockEither : unlockWhy(text, desk))),
      form(
        "unlock-form",
        [
          .field(
            TextField(
              hasWrap ? text.codeOrPassword : text.code,
              kind: hasWrap ? passwordKind(false) : .code, value: typed[0],
              key: "recovery-code",
              maxLength: AccountState.longestPassword
            ) { .account(.typed($0, place: 0)) })
        ] + (hasWrap ? [shownSwitch(text)] : []) + [
          problemLine(text), submitButton(text.open, text),
        ], desk),
      .button(
        Button(
          desk.keyText.askDevice, .account(.pressedAskDevice), key: "ask-device", symbol: .phone,
          isDisabled: isBusy)),
    ] + unlockingPasskey(desk) + [
      .details(
        Details(
          key: "neither", summary: text.neither,
          body: [
            .text(Text(text.neitherWhy)),
            .button(
              Button(text.remove, .account(.pressedGiveUp), key: "give-up", role: .removal)),
          ]))
    ]
  }

  /// Without a password of late there is no new one to speak of.
  private func unlockWhy(_ text: AccountText, _ desk: Desk) -> String {
    chain.keys == nil ? desk.providerText.unlockWhy : text.unlockWhy
  }

  private func unlockingPasskey(_ desk: Desk) -> [Component<Message>] {
    guard desk.device.canPasskey, chain.goal == .provider else { return [] }
    return [
      .button(
        Button(
          desk.providerText.openWithPasskey, .account(.pressedPasskey), key: "use-passkey",
          symbol: .lock))
    ]
  }

  func passwordForm(_ text: AccountText, _ desk: Desk) -> [Component<Message>] {
    let why: [Component<Message>] =
      hasPassword ? [] : [.text(Text(desk.providerText.addPasswordWhy))]
    let fields =
      proofField(text, text.currentPassword) + [
        newPasswordField(text), shownSwitch(text), problemLine(text),
        submitButton(text.keepPassword, text),
      ]
    return why + [form("password-form", fields, desk)]
  }

  func newEmailForm(_ text: AccountText, _ desk: Desk) -> [Component<Message>] {
    [
      .text(Text(text.emailWhy)),
      form(
        "email-form",
        [
          .field(
            TextField(
              text.newEmail, kind: .email, value: newEmail, key: "account-new-email",
              problem: problem == .address ? text.problem(.address) : nil,
              maxLength: AccountRecord.longestAddress
            ) { .account(.enteredNewEmail($0)) })
        ] + proofField(text) + [problemLine(text), submitButton(text.changeEmail, text)], desk),
    ]
  }

  func newCodeForm(_ text: AccountText, _ desk: Desk) -> [Component<Message>] {
    [
      .text(Text(text.newCodeWhy)),
      form(
        "new-code-form",
        proofField(text) + [problemLine(text), submitButton(text.next, text)], desk),
    ]
  }

  func spareForm(_ text: AccountText, _ desk: Desk) -> [Component<Message>] {
    [
      .text(Text(text.spareWhy)),
      form(
        "spare-form",
        proofField(text) + [problemLine(text), submitButton(text.spareKeep, text)], desk),
    ]
  }

  func removeForm(_ text: AccountText, _ desk: Desk) -> [Component<Message>] {
    [
      .text(Text(text.removeWhy)),
      form(
        "remove-form",
        proofField(text) + [
          problemLine(text), submitButton(text.remove, text, role: .removal),
        ], desk),
    ]
  }

  func resetForm(_ text: AccountText, _ desk: Desk) -> [Component<Message>] {
    [
      .text(Text(text.resetWhy)),
      form(
        "reset-form",
        [
          newPasswordField(text), shownSwitch(text),
          .toggle(
            Toggle(
              text.keepOthers, isOn: keepsOthers, key: "keep-others",
              flipped: .account(.flippedKeepOthers))),
          .text(Text(text.keepOthersWhy, role: .caption)), problemLine(text),
          submitButton(text.keepPassword, text),
        ], desk),
    ]
      + (problem == .link
        ? [.button(Button(text.linkAgain, .account(.opened(.signIn)), key: "link-again"))] : [])
  }

  func form(_ key: String, _ body: [Component<Message>], _ desk: Desk) -> Component<Message> {
    let asks: [AccountState.Page] = [.password, .remove, .newCode, .spare, .passkeys, .newKey]
    let owner = asks.contains(page) && hasPassword ? desk.sync.record?.email : nil
    return .form(Form(key: key, owner: owner, body: body, submitted: .account(.submitted)))
  }

  func confirmForm(_ text: AccountText) -> [Component<Message>] {
    [
      .text(Text(text.confirm(email))), problemLine(text),
      submitButton(text.iConfirmed, text),
      .button(
        Button(
          text.mailAgain, .account(.pressedMailAgain), key: "mail-again",
          isDisabled: isBusy)),
      .button(
        Button(
          text.otherAddress, .account(.opened(.signUp)), key: "other-address", role: .quiet)),
    ]
  }

  private func emailField(_ text: AccountText) -> Component<Message> {
    .field(
      TextField(
        text.email, kind: .email, value: email, key: "account-email",
        problem: problem == .address ? text.problem(.address) : nil,
        maxLength: AccountRecord.longestAddress
      ) { .account(.enteredEmail($0)) })
  }

  func passwordField(
    _ label: String, isNew: Bool, _ text: AccountText
  ) -> Component<Message> {
    .field(
      TextField(
        label, kind: passwordKind(isNew), value: password, key: "account-password",
        hint: isNew ? text.passwordHint : nil, problem: isNew ? passwordProblem(text) : nil,
        maxLength: AccountState.longestPassword
      ) { .account(.enteredPassword($0)) })
  }

  /// The password, where the account has one.
  func proofField(_ text: AccountText, _ label: String? = nil) -> [Component<Message>] {
    hasPassword ? [passwordField(label ?? text.password, isNew: false, text)] : []
  }

  private func newPasswordField(_ text: AccountText) -> Component<Message> {
    .field(
      TextField(
        text.newPassword, kind: passwordKind(true), value: newPassword,
        key: "account-new-password", hint: text.passwordHint, problem: passwordProblem(text),
        maxLength: AccountState.longestPassword
      ) { .account(.enteredNewPassword($0)) })
  }

  private func passwordKind(_ isNew: Bool) -> TextField<Message>.Kind {
    if showsPassword { return isNew ? .shownNewPassword : .shownPassword }
    return isNew ? .newPassword : .password
  }

  private func passwordProblem(_ text: AccountText) -> String? {
    guard case .password(let problem)? = self.problem else { return nil }
    return text.problem(.password(problem))
  }

  private func shownSwitch(_ text: AccountText) -> Component<Message> {
    .toggle(
      Toggle(
        text.showPassword, isOn: showsPassword, key: "show-password",
        flipped: .account(.flippedPassword)))
  }

  func deviceField(_ text: AccountText, _ desk: Desk) -> Component<Message> {
    .field(
      TextField(
        text.deviceName, value: deviceName, key: "device-name",
        placeholder: desk.usualDeviceName, hint: text.deviceHint,
        maxLength: AccountState.longestDeviceName
      ) { .account(.enteredDeviceName($0)) })
  }

  /// What is not about one field.
  func problemLine(_ text: AccountText) -> Component<Message> {
    var line = ""
    switch self.problem {
    case .address?, .password?, nil: break
    case let problem?: line = text.problem(problem)
    }
    if isBusy { return .text(Text(text.working, isLive: true)) }
    return .text(Text(line, role: .problem, isLive: true))
  }

  func submitButton(
    _ label: String, _ text: AccountText, role: Button<Message>.Role = .primary
  ) -> Component<Message> {
    .button(
      Button(
        label, .account(.submitted), key: "account-submit", role: role,
        isDisabled: isBusy))
  }
}
