// What is shown of Apple and Google: ways to leave for them, the way back, and what is linked.
import Engine

extension Desk {
  var providerText: ProviderText { ProviderText(language: language) }

  fileprivate func row(_ provider: SignInProvider) -> List<Message>.Row {
    let text = providerText
    var row = List<Message>.Row(
      key: "provider-" + provider.rawValue, title: provider.name, detail: text.linked,
      symbol: .check)
    row.actions = [
      Button(
        text.unlink, .account(.pressedUnlink(provider)), key: "unlink-" + provider.rawValue,
        role: .quiet, hint: text.unlink + ": " + provider.name)
    ]
    return row
  }
}

extension AccountState {
  /// At the end of the forms: they may come a moment later, and nothing moves then.
  func providerLinks(_ desk: Desk) -> [Component<Message>] {
    providers.map { .link(Link(desk.providerText.go($0), leavingFor: $0)) }
  }

  /// To the provider and back, for what wants a fresh sign-in.
  func againLinks(_ desk: Desk) -> [Component<Message>] {
    guard problem == .provider(.again) else { return [] }
    return (ways?.providers ?? []).map {
      .link(Link(desk.providerText.again($0), leavingFor: $0))
    }
  }

  func guestTitle(_ desk: Desk) -> String {
    guard let guest = self.guest else { return desk.providerText.title }
    if desk.sync.record?.isSignedIn == true { return desk.providerText.link(guest.provider) }
    return guest.isKnown ? desk.providerText.knownTitle : desk.providerText.newTitle
  }

  func guestForm(_ text: AccountText, _ desk: Desk) -> [Component<Message>] {
    guard let guest = self.guest else {
      return [problemLine(text)] + (isBusy ? [] : providerLinks(desk))
    }
    if desk.sync.record?.isSignedIn == true { return linkForm(guest, text, desk) }
    if guest.isKnown {
      return [
        .text(Text(desk.providerText.known(guest))),
        .button(
          Button(text.signIn, .account(.opened(.signIn)), key: "sign-in", role: .primary)),
      ]
    }
    return [
      .text(Text(desk.providerText.new(guest), role: .lead)), .text(Text(text.sealed)),
      .text(Text(desk.providerText.codeFollows)),
      form(
        "guest-form",
        [deviceField(text, desk)] + invitationField(text)
          + [problemLine(text), submitButton(text.next, text)], desk),
    ]
  }

  private func linkForm(_ guest: ProviderGuest, _ text: AccountText, _ desk: Desk) -> [Component<
    Message
  >] {
    if ways?.providers.contains(guest.provider) == true {
      return [.text(Text(desk.providerText.isLinked(guest.provider)))]
    }
    return [
      .text(Text(desk.providerText.linkWhy(guest))),
      form(
        "link-form",
        proofField(text) + [
          problemLine(text), submitButton(desk.providerText.link(guest.provider), text),
        ], desk),
    ]
  }

  /// Which providers sign in to the account, and which could.
  func providerCard(_ desk: Desk) -> [Component<Message>] {
    let linked = ways?.providers ?? []
    let text = desk.providerText
    var body: [Component<Message>] = []
    if !linked.isEmpty {
      body.append(.list(List(label: text.ways, rows: linked.map { desk.row($0) })))
    }
    for provider in providers where !linked.contains(provider) {
      body.append(.link(Link(text.link(provider), leavingFor: provider)))
    }
    guard ways != nil, !body.isEmpty else { return [] }
    return [.card(Card(key: "providers", title: text.ways, symbol: .globe, body: body))]
  }
}
