// What is shown of Apple and Google: ways to leave for them, the way back, and what is linked.
import Engine

extension State {
  var providerText: ProviderText { ProviderText(language: language) }

  /// At the end of the forms: they may come a moment later, and nothing moves then.
  func providerLinks() -> [Component<Message>] {
    account.providers.map { .link(Link(providerText.go($0), leavingFor: $0)) }
  }

  /// To the provider and back, for what wants a fresh sign-in.
  func againLinks() -> [Component<Message>] {
    guard account.problem == .provider(.again) else { return [] }
    return (account.ways?.providers ?? []).map {
      .link(Link(providerText.again($0), leavingFor: $0))
    }
  }

  var guestTitle: String {
    guard let guest = account.guest else { return providerText.title }
    if sync.record?.isSignedIn == true { return providerText.link(guest.provider) }
    return guest.isKnown ? providerText.knownTitle : providerText.newTitle
  }

  func guestForm(_ text: AccountText) -> [Component<Message>] {
    guard let guest = account.guest else {
      return [problemLine(text)] + (account.isBusy ? [] : providerLinks())
    }
    if sync.record?.isSignedIn == true { return linkForm(guest, text) }
    if guest.isKnown {
      return [
        .text(Text(providerText.known(guest))),
        .button(
          Button(text.signIn, .account(.opened(.signIn)), key: "sign-in", role: .primary)),
      ]
    }
    return [
      .text(Text(providerText.new(guest), role: .lead)), .text(Text(text.sealed)),
      .text(Text(providerText.codeFollows)),
      form(
        "guest-form",
        [deviceField(text)] + invitationField(text)
          + [problemLine(text), submitButton(text.next, text)]),
    ]
  }

  private func linkForm(_ guest: ProviderGuest, _ text: AccountText) -> [Component<Message>] {
    if account.ways?.providers.contains(guest.provider) == true {
      return [.text(Text(providerText.isLinked(guest.provider)))]
    }
    return [
      .text(Text(providerText.linkWhy(guest))),
      form(
        "link-form",
        proofField(text) + [
          problemLine(text), submitButton(providerText.link(guest.provider), text),
        ]),
    ]
  }

  /// Which providers sign in to the account, and which could.
  func providerCard() -> [Component<Message>] {
    let linked = account.ways?.providers ?? []
    let text = providerText
    var body: [Component<Message>] = []
    if !linked.isEmpty { body.append(.list(List(label: text.ways, rows: linked.map { row($0) }))) }
    for provider in account.providers where !linked.contains(provider) {
      body.append(.link(Link(text.link(provider), leavingFor: provider)))
    }
    guard account.ways != nil, !body.isEmpty else { return [] }
    return [.card(Card(key: "providers", title: text.ways, symbol: .globe, body: body))]
  }

  private func row(_ provider: SignInProvider) -> List<Message>.Row {
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
