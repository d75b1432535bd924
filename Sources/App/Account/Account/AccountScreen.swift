// The page of the account: what it is for, how it stands, its devices, and the way out.
import Engine

extension Desk {
  var accountText: AccountText { AccountText(language: language) }

  fileprivate func invitation(_ text: AccountText) -> [Component<Message>] {
    [
      .text(Text(text.why, role: .lead)), .text(Text(text.sealed)),
      .button(
        Button(
          text.make, .account(.opened(.signUp)), key: "sign-up", role: .primary, symbol: .lock)),
      .button(Button(text.signIn, .account(.opened(.signIn)), key: "sign-in")),
    ]
  }

  fileprivate func syncSwitch(_ record: AccountRecord, _ sync: SyncText) -> [Component<Message>] {
    guard record.isSignedIn else { return [] }
    let toggle = Component<Message>.toggle(
      Toggle(
        sync.onSwitch, isOn: record.isOn, key: "sync-on", detail: sync.onDetail,
        flipped: .account(.flippedSync)))
    if record.isOn { return [toggle] }
    return [
      toggle, .text(Text(sync.copyStays)),
      .button(Button(sync.removeCopy, .account(.opened(.remove)), key: "remove-copy")),
    ]
  }

  fileprivate func newKeyButton(_ key: String) -> Component<Message> {
    .button(Button(keyText.changeKey, .account(.opened(.newKey)), key: key))
  }

  fileprivate func attentionCard(
    _ record: AccountRecord, _ text: SyncText
  ) -> [Component<Message>] {
    var refused = 0
    var unreadable = 0
    var differs = 0
    var withheld = 0
    for item in record.replica.attention {
      switch item.reason {
      case .unreadable: unreadable += 1
      case .refused: refused += 1
      case .differs: differs += 1
      case .withheld: withheld += 1
      }
    }
    guard refused + unreadable + differs + withheld > 0 else { return [] }
    var body: [Component<Message>] = []
    if withheld > 0 { body.append(.text(Text(text.withheld))) }
    if differs > 0 { body.append(.text(Text(text.differs))) }
    if refused > 0 { body.append(.text(Text(text.refused(refused)))) }
    if unreadable > 0 { body.append(.text(Text(text.unreadable(unreadable)))) }
    body.append(
      .button(Button(text.understood, .account(.closedAttention), key: "close-attention")))
    return [.card(Card(key: "attention", title: text.attention, symbol: .info, body: body))]
  }

  /// The truth about where the journal is.
  func syncLines(_ text: SyncText, _ moment: Moment) -> [String] {
    guard let record = sync.record else { return [] }
    let waiting = unsent
    if !record.isSignedIn { return [signedOutLine(record, text)] }
    if sync.needsNewKey { return [text.oldKey] + (waiting > 0 ? [text.notSent(waiting)] : []) }
    if !record.isOn { return [text.off] + (waiting > 0 ? [text.notSent(waiting)] : []) }
    var lines = [waiting > 0 ? text.waiting(waiting) : text.allHere]
    if let trouble = sync.trouble {
      lines.append(text.trouble(trouble))
    } else if let taking = sync.checkpoints.taking {
      lines.append(text.fetching(taking.parts + 1, of: taking.checkpoint.parts.count))
    } else if sync.head.map({ $0 > record.replica.cursor }) ?? true {
      lines.append(text.fetching)
    } else if waiting == 0, record.replica.attention.isEmpty, attachmentsAreThere,
      let contact = sync.contact
    {
      lines = [text.allThere(locale.time(moment.zone.offset(contact).local(contact).time))]
    }
    return lines
  }

  private func signedOutLine(_ record: AccountRecord, _ text: SyncText) -> String {
    record.endsAt == nil ? text.signedOut : GoneText(language: language).line
  }

  /// The same in one sign, on every screen with a frame.
  func syncSign(_ moment: Moment) -> (symbol: Symbol, label: String)? {
    guard let record = sync.record, !isDemo else { return nil }
    let text = SyncText(language: language)
    let label = syncLines(text, moment).first ?? ""
    if !record.isSignedIn || sync.needsNewKey { return (.info, label) }
    if !record.replica.attention.isEmpty { return (.info, text.attention) }
    if !record.isOn { return (.pause, label) }
    return (unsent == 0 ? .check : .upload, label)
  }

  /// What a person has to know of sync wherever they are.
  var syncNotice: Notice<Message>? {
    guard let record = sync.record, route != .account, !isDemo else { return nil }
    return notice(of: record)
  }

  @inline(never)  // Not of a first visit.
  private func notice(of record: AccountRecord) -> Notice<Message>? {
    let text = SyncText(language: language)
    var line: String?
    if !record.isSignedIn { line = signedOutLine(record, text) }
    if record.isSignedIn, sync.needsNewKey { line = text.oldKey }
    if record.isSignedIn, record.replica.attention.contains(where: { $0.reason == .withheld }) {
      line = text.withheldLine
    }
    if record.isSignedIn, sync.trouble == .full { line = text.trouble(.full) }
    return line.map {
      Notice(
        key: "sync-notice", $0,
        actions: [Button(accountText.title, .went(.account), key: "to-account")])
    }
  }

  /// The way from the settings, with one line on how it stands.
  var accountGroup: SettingsGroup {
    let text = accountText
    let sync = SyncText(language: language)
    return SettingsGroup(
      key: "account", title: text.title, symbol: .lock,
      words: [text.make, text.signIn, text.devices, sync.onSwitch],
      body: [
        .text(Text(self.sync.record?.email ?? text.why)),
        .link(Link(text.title, to: .account, symbol: .lock)),
      ], value: self.sync.record?.email, route: .account)
  }
}

extension AccountState {
  func accountScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = desk.accountText
    var body: [Component<Message>] = []
    if let note = self.note { body.append(.text(Text(text.note(note), isLive: true))) }
    body += accountBody(text, moment, desk) + againLinks(desk)
    let isStep = page != .overview
    var screen = Screen(
      title: pageTitle(text, desk), back: isStep ? nil : desk.hasBegun ? .settings : .opening,
      body: body)
    if isStep { screen.stepBack = .account(.opened(.overview)) }
    screen.part = page.rawValue
    return screen
  }

  private func accountBody(_ text: AccountText, _ moment: Moment, _ desk: Desk) -> [Component<
    Message
  >] {
    switch page {
    case .overview:
      desk.sync.record.map { standing($0, text, moment, desk) } ?? desk.invitation(text)
    case .signUp: signUpForm(text, desk)
    case .code: codeForm(text, moment, desk)
    case .confirm: confirmForm(text)
    case .signIn: signInForm(text, desk)
    case .unlock: unlockForm(text, desk)
    case .join: joinQuestion(text, desk)
    case .password: passwordForm(text, desk)
    case .leave: leaveQuestion(text, desk)
    case .remove: removeForm(text, desk)
    case .reset: resetForm(text, desk)
    case .email: newEmailForm(text, desk)
    case .newCode: newCodeForm(text, desk)
    case .spare: spareForm(text, desk)
    case .passkeys: passkeyForm(text, moment, desk)
    case .provider: guestForm(text, desk)
    case .waiting: waitingPage(moment, desk)
    case .compare: comparePage(desk)
    case .given: givenPage(desk)
    case .newKey: newKeyForm(text, desk)
    }
  }

  private func pageTitle(_ text: AccountText, _ desk: Desk) -> String {
    switch page {
    case .overview: text.title
    case .signUp: text.make
    case .confirm: text.confirmTitle
    case .code: text.codeTitle
    case .signIn: text.signIn
    case .unlock: text.unlockTitle
    case .join: text.joinTitle
    case .password: hasPassword ? text.changePassword : desk.providerText.addPassword
    case .leave: text.leaveTitle
    case .remove: text.remove
    case .reset: text.resetTitle
    case .email: text.changeEmail
    case .newCode: text.newCodeTitle
    case .spare: text.spareTitle
    case .passkeys: text.passkeys
    case .provider: guestTitle(desk)
    case .waiting: desk.keyText.waitingTitle
    case .compare: desk.keyText.compareTitle
    case .given: desk.keyText.givenTitle
    case .newKey: desk.keyText.changeKey
    }
  }

  private func standing(
    _ record: AccountRecord, _ text: AccountText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    if let endsAt = record.endsAt { return goneQuestion(record, endsAt, moment, desk) }
    let sync = SyncText(language: desk.language)
    var body: [Component<Message>] = []
    if problem != nil { body.append(problemLine(text)) }
    if note == .revoked { body.append(desk.newKeyButton("new-key-now")) }
    body += askingCards(moment, desk)
    if desk.sync.needsNewKey {
      body += [.text(Text(sync.oldKey)), desk.newKeyButton("new-key-now")]
    }
    body += [
      .card(
        Card(
          key: "sync", title: sync.title, symbol: .globe,
          body: desk.syncLines(sync, moment).map { .text(Text($0, isLive: true)) }
            + desk.syncSwitch(record, sync)))
    ]
    body += desk.attentionCard(record, sync)
    if record.isSignedIn {
      if !devices.isEmpty { body.append(deviceCard(text, moment, desk)) }
      body += [keysCard(text, desk)] + providerCard(desk)
    }
    body.append(accountCard(record, text, desk))
    return body
  }

  private func keysCard(_ text: AccountText, _ desk: Desk) -> Component<Message> {
    var body: [Component<Message>] = [
      .button(
        Button(
          hasPassword ? text.changePassword : desk.providerText.addPassword,
          .account(.opened(.password)), key: "password")),
      .button(Button(text.newCodeTitle, .account(.opened(.newCode)), key: "new-code")),
      desk.newKeyButton("new-key"),
      .text(Text(desk.keyText.fingerprint)),
      .text(Text(desk.sync.record?.fingerprint ?? "", role: .digits)),
      .text(Text(desk.keyText.fingerprintWhy, role: .caption)),
    ]
    if desk.device.canPasskey {
      body.append(.button(Button(text.passkeys, .account(.opened(.passkeys)), key: "passkeys")))
    }
    // Without mails there is no new password that it could open the journal for.
    if let room = self.room, room.hasSpareKey || sendsMail != false {
      body.append(
        .toggle(
          Toggle(
            text.spareTitle, isOn: room.hasSpareKey, key: "spare-key", detail: text.spareDetail,
            flipped: .account(.flippedSpare))))
    }
    return .card(Card(key: "keys", title: text.keys, symbol: .lock, body: [.stack(body)]))
  }

  private func accountCard(
    _ record: AccountRecord, _ text: AccountText, _ desk: Desk
  ) -> Component<Message> {
    var body: [Component<Message>] = []
    if let picture = desk.overview.portrait { body.append(.media(desk.portrait(picture))) }
    if let room = self.room {
      body.append(.text(Text(text.room(room.percent), role: .caption)))
    }
    if record.isSignedIn {
      body.append(.button(Button(text.changeEmail, .account(.opened(.email)), key: "email")))
    } else {
      body.append(
        .button(
          Button(text.signIn, .account(.opened(.signIn)), key: "sign-in", role: .primary)))
    }
    body.append(.button(Button(text.signOut, .account(.opened(.leave)), key: "sign-out")))
    if record.isSignedIn {
      body.append(
        .button(
          Button(text.remove, .account(.opened(.remove)), key: "remove-account", role: .removal)))
    }
    return .card(
      Card(key: "account", title: record.email, symbol: .bird, body: [.stack(body)]))
  }

  private func deviceCard(_ text: AccountText, _ moment: Moment, _ desk: Desk) -> Component<Message>
  {
    var rows: [List<Message>.Row] = []
    let own = devices.filter { $0.isCurrent }
    for device in own + devices.filter({ !$0.isCurrent }) {
      let at = moment.zone.offset(device.seenAt).local(device.seenAt)
      let seen =
        at.day == desk.today(moment)
        ? text.seenToday(desk.locale.time(at.time)) : text.seen(desk.locale.date(at.day))
      var row = List<Message>.Row(
        key: "device-" + device.id, title: device.name.isEmpty ? text.unnamed : device.name,
        detail: device.isCurrent ? text.thisDevice : seen, symbol: .phone)
      if !device.isCurrent {
        row.actions = [
          Button(
            text.revoke, .account(.pressedRevoke(device.id)), key: "revoke-" + device.id,
            role: .quiet, hint: text.revoke + ": " + device.name)
        ]
      }
      rows.append(row)
    }
    return .card(
      Card(
        key: "devices", title: text.devices, symbol: .phone,
        body: [.list(List(label: text.devices, rows: rows))]))
  }
}
