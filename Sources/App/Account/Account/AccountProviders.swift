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

extension AccountState {
  /// Unless the server says otherwise.
  var hasPassword: Bool { ways?.hasPassword ?? true }

  /// Which providers the server knows; without an answer none are shown.
  mutating func askForProviders() -> [Effect] {
    guard providers.isEmpty, !isWorking else { return [] }
    return ask(.looking, Ask(.get, "/api/server"))
  }

  mutating func foundProviders(_ answer: Answer) -> [Effect] {
    providers = SignInProvider.list(answer.json?["providers"])
    sendsMail = answer.json?.flag("mail")
    door = answer.json?.text("signUp").flatMap { SignUpDoor(rawValue: $0) } ?? .open
    return []
  }

  /// Back from a provider.
  mutating func cameBack(with ticket: String, _ desk: Desk) -> [Effect] {
    startAccountPage(.provider, desk)
    chain.ticket = ticket
    return enterByTicket(desk)
  }

  /// Back from a provider without its word.
  mutating func cameBackWithout(_ desk: Desk) -> [Effect] {
    startAccountPage(desk.isSignedIn ? .overview : .signIn, desk)
    note = .provider(.none)
    return desk.isSignedIn ? askForDevices(desk) : askForProviders()
  }

  mutating func enterByTicket(_ desk: Desk) -> [Effect] {
    chain.goal = .provider
    var body = AccountBody()
    body.text("ticket", chain.ticket)
    body.text("device", DeviceName.text(desk.clock.device))
    body.text("deviceName", deviceName(desk))
    // Somebody else's ticket is not to put another account behind this journal.
    if desk.isSignedIn, let record = desk.sync.record {
      body.text("account", record.replica.account.text)
    }
    return ask(.entering, Ask(.post, "/api/sessions/oidc", body: body.json))
  }

  /// The server has looked at the ticket.
  mutating func met(_ answer: Answer, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    switch answer.json?.text("state") {
    case nil: return cameIn(answer, moment, &desk)
    case "other":
      page = .overview
      return stop(.provider(.otherAccount))
    default:
      guard let guest = answer.json.flatMap({ ProviderGuest(json: $0) }) else { return stop(.odd) }
      self.guest = guest
      page = .provider
      if desk.isSignedIn { return ask(.describing, Ask(.get, "/api/account")) }
      email = guest.email
      return askForProviders()
    }
  }

  private mutating func cameIn(_ answer: Answer, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let session = answer.json.flatMap({ SessionFacts(json: $0) }) else { return stop(.odd) }
    if chain.goal == .providerSignUp {
      // The account is the one that was made here, and no other.
      guard session.wrapName == chain.wrapName, session.keyVersion == 1 else {
        return refuseKey(desk)
      }
      chain.session = session
      return opened(chain.vaultKey, moment, &desk)
    }
    guard let record = desk.sync.record, record.replica.account == session.account,
      record.wrapName == session.wrapName, record.keyVersion == session.keyVersion
    else { return signedIn(answer, moment, &desk) }
    return cameAgain(record, &desk)
  }

  /// The journal is open here already, and only the session is a new one.
  private mutating func cameAgain(_ record: AccountRecord, _ desk: inout Desk) -> [Effect] {
    let wasSignedIn = record.isSignedIn
    desk.sync.record?.isSignedIn = true
    desk.sync.record?.endsAt = nil
    desk.sync.record?.sessionDevice = desk.clock.device
    startAccountPage(.overview, desk)
    note = .provider(.again)
    return desk.keepRecord(isNews: !wasSignedIn) + askForDevices(desk)
  }

  /// Whoever is new gets a vault, and its recovery code to write down.
  private mutating func signUpByTicket(_ moment: Moment) -> [Effect] {
    chain.goal = .providerSignUp
    chain.vaultKey = moment.entropy.secret()
    chain.code = RecoveryCode(bytes: moment.entropy.secret())
    chain.wrapName = moment.entropy.identifier()
    page = .code
    return []
  }

  mutating func submitGuest(_ moment: Moment, _ desk: Desk) -> [Effect] {
    guard let guest = self.guest else { return [] }
    if desk.isSignedIn { return prove(for: .link, moment, desk) }
    return guest.isKnown ? [] : signUpByTicket(moment)
  }

  /// The vault key lies under the recovery code, and the account can be made.
  mutating func createByTicket(_ desk: Desk) -> [Effect] {
    var body = AccountBody()
    body.text("ticket", chain.ticket)
    body.text("wrapName", chain.wrapName.text)
    body.bytes("recoveryWrap", chain.recoveryWrap)
    body.text("language", desk.language.rawValue)
    body.text("device", DeviceName.text(desk.clock.device))
    body.text("deviceName", deviceName(desk))
    body.invitation(desk.trimmed(invitation))
    return ask(.entering, Ask(.post, "/api/accounts/oidc", body: body.json))
  }

  mutating func linkProvider() -> [Effect] {
    var body = AccountBody()
    body.text("ticket", chain.ticket)
    body.proof(chain.keys)
    return ask(.confirming, Ask(.post, "/api/account/oidc", body: body.json))
  }

  mutating func unlink(_ provider: SignInProvider) -> [Effect] {
    problem = nil
    chain.goal = .unlink
    return ask(.confirming, Ask(.delete, "/api/account/oidc/" + provider.rawValue))
  }

  /// What a ticket, or an account without a password, is refused with.
  mutating func refusedProvider(_ answer: Answer, _ step: AccountChain.Step) -> AccountProblem? {
    let isTicket = step == .entering || chain.goal == .link
    switch answer.status {
    case 404 where isTicket: return .provider(.ticket)
    case 403 where step == .entering: return .provider(.address)
    case 403 where chain.goal == .unlink || step == .droppingPasskey:
      return .provider(.lastWay)
    case 403 where !hasPassword: return .provider(.again)
    default: return nil
    }
  }
}

extension Desk {
  var isSignedIn: Bool { sync.record?.isSignedIn == true }
}
