// Passkeys: making one, signing in with one, removing one.
import Engine

/// One passkey of the account, as the server names it.
public struct AccountPasskey: Equatable, Sendable {
  public let id: String
  public let name: String
  public let createdAt: Instant
  /// It opens the journal too, not only the account.
  public let opensVault: Bool

  init?(json: JSONValue) {
    guard let id = json.text("id"), let name = json.line("name") else { return nil }
    self.id = id
    self.name = name
    createdAt = Instant(milliseconds: json.number("createdAt") ?? 0)
    opensVault = json.flag("opensVault") ?? false
  }
}

extension Desk {
  /// The key of a passkey's wrap, from the secret that only this passkey makes.
  fileprivate func passkeyKey(_ said: JSONValue) -> [UInt8] {
    guard let secret = said.text("secret").flatMap({ Hex.decode($0) }), !secret.isEmpty else {
      return []
    }
    return HKDF.key(from: secret, purpose: "redstart passkey wrap 1")
  }
}

extension AccountState {
  mutating func signInWithPasskey() -> [Effect] {
    problem = nil
    chain.goal = .passkeySignIn
    return ask(.offering, Ask(.post, "/api/sessions/passkey/options"))
  }

  mutating func askForPasskeys() -> [Effect] {
    ask(.listingPasskeys, Ask(.get, "/api/passkeys"))
  }

  mutating func listedPasskeys(_ answer: Answer) -> [Effect] {
    guard case .array(let items)? = answer.json?["passkeys"] else { return [] }
    var passkeys: [AccountPasskey] = []
    for item in items {
      if let passkey = AccountPasskey(json: item) { passkeys.append(passkey) }
    }
    self.passkeys = passkeys
    return []
  }

  /// The server has said what it wants of the browser.
  mutating func offered(_ answer: Answer) -> [Effect] {
    [
      .passkey(
        token: chain.next(.signing), isNew: chain.goal == .passkey,
        options: answer.body)
    ]
  }

  /// The browser has made a passkey or signed with one.
  mutating func signed(_ bytes: [UInt8], _ moment: Moment, _ desk: Desk) -> [Effect] {
    guard let said = Answer(status: 200, body: bytes).json else { return stop(.passkey) }
    let key = desk.passkeyKey(said)
    if chain.goal == .passkeySignIn {
      chain.passkeyKey = key
      return enter(with: said, desk)
    }
    chain.said = said
    guard !key.isEmpty, let record = desk.sync.record else { return keepPasskey([], desk) }
    chain.vaultKey = record.vaultKey
    chain.wrapName = record.wrapName
    chain.keyVersion = record.keyVersion
    return wrap(.passkey, under: key, .wrappingPasskey)
  }

  private mutating func enter(with said: JSONValue, _ desk: Desk) -> [Effect] {
    var body = AccountBody()
    body.text("credential", said.text("id") ?? "")
    body.text("clientData", said.text("clientDataJSON") ?? "")
    body.text("authenticatorData", said.text("authenticatorData") ?? "")
    body.text("signature", said.text("signature") ?? "")
    body.text("userHandle", said.text("userHandle") ?? "")
    body.text("device", DeviceName.text(desk.clock.device))
    body.text("deviceName", deviceName(desk))
    return ask(.signingIn, Ask(.post, "/api/sessions/passkey", body: body.json))
  }

  /// `wrap` is the vault key under the passkey's own, where it has one.
  mutating func keepPasskey(_ wrap: [UInt8] = [], _ desk: Desk) -> [Effect] {
    guard let said = chain.said else { return stop(.odd) }
    var body = AccountBody()
    body.proof(chain.keys)
    body.text("name", deviceName(desk))
    body.text("clientData", said.text("clientDataJSON") ?? "")
    body.text("attestation", said.text("attestationObject") ?? "")
    if !wrap.isEmpty { body.bytes("wrap", wrap) }
    return ask(.confirming, Ask(.post, "/api/passkeys", body: body.json))
  }

  func passkeyForm(_ text: AccountText, _ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    var rows: [List<Message>.Row] = []
    for passkey in passkeys {
      let made = desk.locale.date(
        moment.zone.offset(passkey.createdAt).local(passkey.createdAt).day)
      var row = List<Message>.Row(
        key: "passkey-" + passkey.id, title: passkey.name,
        detail: passkey.opensVault ? text.opensAll(made) : text.opensAccount(made), symbol: .lock)
      row.actions = [
        Button(
          text.removePasskey, .account(.pressedRemovePasskey(passkey.id)),
          key: "remove-passkey-" + passkey.id, role: .quiet,
          hint: text.removePasskey + ": " + passkey.name)
      ]
      rows.append(row)
    }
    let list: [Component<Message>] =
      rows.isEmpty ? [] : [.list(List(label: text.passkeys, rows: rows))]
    return [.text(Text(text.passkeyWhy))] + list + [newPasskeyForm(text, desk)]
  }
}
