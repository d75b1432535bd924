// Apple and Google: coming back from there with a ticket, linking, and what may be unlinked.
import Engine

/// Who else can say who a person is.
public enum SignInProvider: String, CaseIterable, Sendable {
  case apple, google

  public var name: String { self == .apple ? "Apple" : "Google" }

  /// Where the browser leaves for the provider: a page of the server, not one of the app.
  public var address: String { "/api/oidc/" + rawValue + "/start" }

  static func list(_ json: JSONValue?) -> [SignInProvider] {
    guard case .array(let names)? = json else { return [] }
    var providers: [SignInProvider] = []
    for case .string(let name) in names {
      if let provider = SignInProvider(rawValue: name) { providers.append(provider) }
    }
    return providers
  }
}

/// Who a provider says that the person is, where no account belongs to them yet.
public struct ProviderGuest: Equatable, Sendable {
  public let provider: SignInProvider
  public let email: String
  /// An account has this address and is not linked.
  public let isKnown: Bool

  init?(json: JSONValue) {
    guard let provider = json.text("provider").flatMap({ SignInProvider(rawValue: $0) }),
      let email = json.text("email")
    else { return nil }
    self.provider = provider
    self.email = email
    isKnown = json.text("state") == "known"
  }
}

/// How one can sign in to the account, besides by a passkey.
public struct WaysIn: Equatable, Sendable {
  public let hasPassword: Bool
  public let providers: [SignInProvider]

  init(json: JSONValue) {
    hasPassword = json.flag("hasPassword") ?? true
    providers = SignInProvider.list(json["providers"])
  }
}

extension State {
  /// Unless the server says otherwise.
  var hasPassword: Bool { account.ways?.hasPassword ?? true }

  var isSignedIn: Bool { sync.record?.isSignedIn == true }

  /// Which providers the server knows; without an answer none are shown.
  mutating func askForProviders() -> [Effect] {
    guard account.providers.isEmpty, !account.isWorking else { return [] }
    return ask(.looking, Ask(.get, "/api/server"))
  }

  mutating func foundProviders(_ answer: Answer) -> [Effect] {
    account.providers = SignInProvider.list(answer.json?["providers"])
    account.sendsMail = answer.json?.flag("mail")
    account.door = answer.json?.text("signUp").flatMap { SignUpDoor(rawValue: $0) } ?? .open
    return []
  }

  /// Back from a provider.
  mutating func cameBack(with ticket: String) -> [Effect] {
    startAccountPage(.provider)
    account.chain.ticket = ticket
    return enterByTicket()
  }

  /// Back from a provider without its word.
  mutating func cameBackWithout() -> [Effect] {
    startAccountPage(isSignedIn ? .overview : .signIn)
    account.note = .provider(.none)
    return isSignedIn ? askForDevices() : askForProviders()
  }

  mutating func enterByTicket() -> [Effect] {
    account.chain.goal = .provider
    var body = AccountBody()
    body.text("ticket", account.chain.ticket)
    body.text("device", DeviceName.text(clock.device))
    body.text("deviceName", deviceName)
    // Somebody else's ticket is not to put another account behind this journal.
    if isSignedIn, let record = sync.record { body.text("account", record.replica.account.text) }
    return ask(.entering, Ask(.post, "/api/sessions/oidc", body: body.json))
  }

  /// The server has looked at the ticket.
  mutating func met(_ answer: Answer, _ moment: Moment) -> [Effect] {
    switch answer.json?.text("state") {
    case nil: return cameIn(answer, moment)
    case "other":
      account.page = .overview
      return stop(.provider(.otherAccount))
    default:
      guard let guest = answer.json.flatMap({ ProviderGuest(json: $0) }) else { return stop(.odd) }
      account.guest = guest
      account.page = .provider
      if isSignedIn { return ask(.describing, Ask(.get, "/api/account")) }
      account.email = guest.email
      return askForProviders()
    }
  }

  private mutating func cameIn(_ answer: Answer, _ moment: Moment) -> [Effect] {
    guard let session = answer.json.flatMap({ SessionFacts(json: $0) }) else { return stop(.odd) }
    if account.chain.goal == .providerSignUp {
      // The account is the one that was made here, and no other.
      guard session.wrapName == account.chain.wrapName, session.keyVersion == 1 else {
        return refuseKey()
      }
      account.chain.session = session
      return opened(account.chain.vaultKey, moment)
    }
    guard let record = sync.record, record.replica.account == session.account,
      record.wrapName == session.wrapName, record.keyVersion == session.keyVersion
    else { return signedIn(answer, moment) }
    return cameAgain(record)
  }

  /// The journal is open here already, and only the session is a new one.
  private mutating func cameAgain(_ record: AccountRecord) -> [Effect] {
    let wasSignedIn = record.isSignedIn
    sync.record?.isSignedIn = true
    sync.record?.endsAt = nil
    sync.record?.sessionDevice = clock.device
    startAccountPage(.overview)
    account.note = .provider(.again)
    return keepRecord(isNews: !wasSignedIn) + askForDevices()
  }

  /// Whoever is new gets a vault, and its recovery code to write down.
  private mutating func signUpByTicket(_ moment: Moment) -> [Effect] {
    account.chain.goal = .providerSignUp
    account.chain.vaultKey = moment.entropy.secret()
    account.chain.code = RecoveryCode(bytes: moment.entropy.secret())
    account.chain.wrapName = moment.entropy.identifier()
    account.page = .code
    return []
  }

  mutating func submitGuest(_ moment: Moment) -> [Effect] {
    guard let guest = account.guest else { return [] }
    if isSignedIn { return prove(for: .link, moment) }
    return guest.isKnown ? [] : signUpByTicket(moment)
  }

  /// The vault key lies under the recovery code, and the account can be made.
  mutating func createByTicket() -> [Effect] {
    var body = AccountBody()
    body.text("ticket", account.chain.ticket)
    body.text("wrapName", account.chain.wrapName.text)
    body.bytes("recoveryWrap", account.chain.recoveryWrap)
    body.text("language", language.rawValue)
    body.text("device", DeviceName.text(clock.device))
    body.text("deviceName", deviceName)
    body.invitation(trimmed(account.invitation))
    return ask(.entering, Ask(.post, "/api/accounts/oidc", body: body.json))
  }

  mutating func linkProvider() -> [Effect] {
    var body = AccountBody()
    body.text("ticket", account.chain.ticket)
    body.proof(account.chain.keys)
    return ask(.confirming, Ask(.post, "/api/account/oidc", body: body.json))
  }

  mutating func unlink(_ provider: SignInProvider) -> [Effect] {
    account.problem = nil
    account.chain.goal = .unlink
    return ask(.confirming, Ask(.delete, "/api/account/oidc/" + provider.rawValue))
  }

  /// What a ticket, or an account without a password, is refused with.
  mutating func refusedProvider(_ answer: Answer, _ step: AccountChain.Step) -> AccountProblem? {
    let isTicket = step == .entering || account.chain.goal == .link
    switch answer.status {
    case 404 where isTicket: return .provider(.ticket)
    case 403 where step == .entering: return .provider(.address)
    case 403 where account.chain.goal == .unlink || step == .droppingPasskey:
      return .provider(.lastWay)
    case 403 where !hasPassword: return .provider(.again)
    default: return nil
    }
  }
}
