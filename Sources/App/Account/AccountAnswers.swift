// What the server says to the chain of an account.
import Engine

extension State {
  mutating func answered(_ token: Int, _ answer: Answer, _ moment: Moment) -> [Effect] {
    guard token == account.chain.token else { return [] }
    let step = account.chain.step
    account.chain.step = .none
    if step == .refreshing { return askedAgain(answer) }
    let isIn =
      isSignedIn || step == .leaving || account.chain.session != nil && step != .signingIn
    if answer.status == 401, isIn, !account.chain.hasRefreshed {
      account.chain.hasRefreshed = true
      account.chain.before = step
      return [
        .ask(
          token: account.chain.next(.refreshing), Ask(.post, "/api/sessions/refresh"))
      ]
    }
    account.chain.hasRefreshed = false
    guard answer.isGood else { return refused(answer, step, moment) }
    return went(step, answer, moment)
  }

  /// With new tokens the question is asked once more.
  private mutating func askedAgain(_ answer: Answer) -> [Effect] {
    let before = account.chain.before
    if answer.isGood, let ask = account.chain.ask {
      return [.ask(token: account.chain.next(before), ask)]
    }
    switch before {
    case .leaving, .leavingEverywhere: return left(everywhere: before != .leaving, answer)
    default: return stop(answer.status == 0 ? .unreachable : .refused)
    }
  }

  private mutating func refused(
    _ answer: Answer, _ step: AccountChain.Step, _ moment: Moment
  ) -> [Effect] {
    switch answer.json?.text("code") {
    case "sign_up_closed": return stop(.signUpClosed)
    case "invitation": return stop(.invitation)
    default: break
    }
    // What only fills a list is asked for again when the page is opened again.
    if let problem = refusedProvider(answer, step) {
      // The way there is shown once more.
      return stop(problem) + (step == .entering ? askForProviders() : [])
    }
    if [.listing, .describing, .listingPasskeys, .looking].contains(step) { return [] }
    if [.leaving, .leavingEverywhere].contains(step) {
      return left(everywhere: step == .leavingEverywhere, answer)
    }
    if [.polling, .revealing, .withdrawing].contains(step) {
      return askedInVain(answer, step, moment)
    }
    switch answer.status {
    case 404 where [.meeting, .giving, .denying].contains(step): return stop(.late)
    case 0: return stop(.unreachable)
    case 401 where account.chain.goal == .passkeySignIn: return stop(.passkey)
    case 401 where account.page == .confirm: return stop(.unconfirmed)
    case 401 where step == .signingIn && account.page == .code: return wasTaken()
    // Somebody else was quicker.
    case 404 where step == .revoking: return revoked()
    case 401, 403: return stop(account.page == .signIn ? .refused : .otherPassword)
    case 410 where step == .signingIn || step == .entering: return keepAccountAlive()
    case 429, 503: return stop(.tooOften(seconds: answer.retrySeconds ?? 60))
    case 404 where step == .confirming: return stop(.link)
    case 400 where step == .offering || account.page == .passkeys: return stop(.passkey)
    case 400 where account.page == .email: return stop(.addressTaken)
    default: return stop(.odd)
    }
  }

  /// A server without mail can only show by refusing the new password that it has the address.
  private mutating func wasTaken() -> [Effect] {
    startAccountPage(.signIn)
    account.note = nil
    return stop(.accountIsThere) + askForProviders()
  }

  /// Signing in takes a deletion back, as long as it can be.
  private mutating func keepAccountAlive() -> [Effect] {
    var body = AccountBody()
    if account.chain.goal == .provider {
      body.text("ticket", account.chain.ticket)
    } else {
      body.text("email", address)
      body.proof(account.chain.keys)
    }
    account.note = .kept
    return ask(.saving, Ask(.post, "/api/account/keep", body: body.json))
  }

  private mutating func went(
    _ step: AccountChain.Step, _ answer: Answer, _ moment: Moment
  ) -> [Effect] {
    switch step {
    case .salting: return salted(answer)
    case .creating:
      if answer.json?.text("state") == "ready" { return signIn() }
      if account.page == .confirm { account.note = .mailedAgain }
      account.page = .confirm
      return []
    case .signingIn: return signedIn(answer, moment)
    case .saving:
      // The deletion was taken back, or the new password's wrap is kept.
      if account.chain.record != nil { return entered(moment) }
      return account.chain.goal == .provider ? enterByTicket() : signIn()
    case .entering: return met(answer, moment)
    case .looking: return foundProviders(answer)
    case .reaching: return reached(answer, moment)
    case .leavingEverywhere: return left(everywhere: true, answer)
    case .revoking: return revoked()
    case .droppingPasskey:
      account.note = .passkeyDropped
      return askForPasskeys()
    case .listing: return listed(answer)
    case .describing: return described(answer)
    case .listingPasskeys: return listedPasskeys(answer)
    case .offering: return offered(answer)
    case .confirming: return account.chain.goal == .newKey ? keyChanged(moment) : done(answer)
    default: return approvalWent(step, answer, moment)
    }
  }

  private mutating func salted(_ answer: Answer) -> [Effect] {
    guard let json = answer.json, let salt = json.text("salt").flatMap({ Hex.decode($0) }),
      let rounds = json.number("rounds")
    else { return stop(.odd) }
    account.chain.salt = salt
    account.chain.rounds = rounds
    return stretch(account.password, .stretching)
  }

  mutating func signedIn(_ answer: Answer, _ moment: Moment) -> [Effect] {
    guard let session = answer.json.flatMap({ SessionFacts(json: $0) }) else { return stop(.odd) }
    account.chain.session = session
    // Another account's name over this one's wraps would have its key compared with none.
    if let known = known(of: session), !known.isExactly(session.account, session.wrapName) {
      return refuseKey()
    }
    // The account is the one that was made here, and no other.
    if account.chain.goal == .signUp, session.wrapName != account.chain.wrapName {
      return refuseKey()
    }
    if let keys = account.chain.keys, !session.passwordWrap.isEmpty {
      return openWrap(session.passwordWrap, .password, under: keys.wrapping)
    }
    let key = account.chain.passkeyKey
    if !key.isEmpty, !session.passkeyWrap.isEmpty {
      return openWrap(session.passkeyWrap, .passkey, under: key)
    }
    // A reset left nothing that opens, but the key is here: the journal comes back under another.
    if session.passwordWrap.isEmpty, session.spareKey == nil, account.chain.keys != nil,
      let record = sync.record, record.replica.account == session.account,
      record.wrapName == session.wrapName, record.keyVersion >= session.keyVersion
    {
      account.chain.goal = .newKey
      return showNewKeyCode(moment)
    }
    // The server kept the key by choice: the new password alone is enough.
    if let key = session.spareKey { return use(spare: key, session, moment) }
    account.page = .unlock
    return []
  }

  private mutating func revoked() -> [Effect] {
    account.note = .revoked
    return askForDevices()
  }

  private mutating func listed(_ answer: Answer) -> [Effect] {
    guard case .array(let items)? = answer.json?["devices"] else { return [] }
    var devices: [AccountDevice] = []
    for item in items {
      if let device = AccountDevice(json: item) { devices.append(device) }
    }
    account.devices = devices
    return ask(.describing, Ask(.get, "/api/account"))
  }

  /// The address may have been changed on another device.
  private mutating func described(_ answer: Answer) -> [Effect] {
    guard let json = answer.json else { return [] }
    account.room = AccountRoom(json: json)
    account.ways = WaysIn(json: json)
    let asked = askForProviders()
    guard let email = json.line("email"), email != sync.record?.email else { return asked }
    sync.record?.email = email
    return keepRecord(isNews: true) + asked
  }

  private mutating func done(_ answer: Answer) -> [Effect] {
    let goal = account.chain.goal
    let isReset = account.page == .reset
    var fresh = AccountState()
    fresh.email = account.email
    switch goal {
    case .remove: return forgetAccount(.deleted, wipes: false)
    case .password: fresh.note = .passwordChanged
    case .reset:
      fresh.page = .signIn
      fresh.note = isReset ? .resetDone : .resetSent
      fresh.hasReset = isReset
    case .signUp:
      fresh.page = isSignedIn ? .overview : .signIn
      fresh.note = isSignedIn ? .emailChanged : .confirmed
    case .email: fresh.note = answer.json?.text("state") == "ready" ? .emailChanged : .emailSent
    case .newCode: fresh.note = .codeChanged
    case .spare: fresh.note = .spareKept
    case .dropSpare: fresh.note = .spareDropped
    case .passkey: fresh.note = .passkeyKept
    case .link: fresh.note = .provider(.linked)
    case .unlink: fresh.note = .provider(.unlinked)
    case .signIn, .unlock, .passkeySignIn, .provider, .providerSignUp: break
    case .approval, .give, .deny, .newKey: break
    }
    swap(&account, &fresh)
    // The link of the mail is used up.
    if isReset { return [.replace(.account)] }
    return account.page == .overview ? askForDevices() : []
  }

  /// The link of a mail was opened.
  mutating func followed(link: AccountLink) -> [Effect] {
    switch link {
    case .confirm(let token):
      var body = AccountBody()
      body.text("token", token)
      account.chain.goal = .signUp
      account.page = isSignedIn ? .overview : .signIn
      return ask(.confirming, Ask(.post, "/api/accounts/confirm", body: body.json))
    case .reset(let token):
      var fresh = AccountState()
      fresh.page = .reset
      fresh.resetToken = token
      swap(&account, &fresh)
      return []
    case .ticket(let ticket): return cameBack(with: ticket)
    case .noTicket: return cameBackWithout()
    }
  }
}

/// What a mail leads to, and the way back from a provider.
public enum AccountLink: Hashable, Sendable {
  case confirm(String)
  case reset(String)
  case ticket(String)
  case noTicket

  /// Stands in the address no longer than it takes to read it.
  var isForOnce: Bool {
    switch self {
    case .ticket, .noTicket, .confirm: true
    case .reset: false
    }
  }

  /// Characters of a token.
  static let longestToken = 128

  /// Reads what stands behind the `#` of an address.
  init?(address: String) {
    var path = Substring(address)
    if path.hasPrefix("#") { path = path.dropFirst() }
    if path.hasPrefix("/") { path = path.dropFirst() }
    self.init(path: path)
  }

  /// Reads `account/confirm/…`, `account/reset/…` and `account/oidc/…`, what stands after `/#/`.
  init?(path: Substring) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "account",
      (1...AccountLink.longestToken).contains(parts[2].utf8.count)
    else { return nil }
    switch parts[1] {
    case "confirm": self = .confirm(String(parts[2]))
    case "reset": self = .reset(String(parts[2]))
    case "oidc": self = parts[2] == "none" ? .noTicket : .ticket(String(parts[2]))
    default: return nil
    }
  }
}
