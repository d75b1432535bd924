// What the server says to the chain of an account.
import Engine

extension AccountState {
  mutating func answered(_ token: Int, _ answer: Answer, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    guard token == chain.token else { return [] }
    let step = chain.step
    chain.step = .none
    if step == .refreshing { return askedAgain(answer, &desk) }
    let isIn =
      desk.isSignedIn || step == .leaving || chain.session != nil && step != .signingIn
    if answer.status == 401, isIn, !chain.hasRefreshed {
      chain.hasRefreshed = true
      chain.before = step
      return [
        .ask(
          token: chain.next(.refreshing), Ask(.post, "/api/sessions/refresh"))
      ]
    }
    chain.hasRefreshed = false
    guard answer.isGood else { return refused(answer, step, moment, &desk) }
    return went(step, answer, moment, &desk)
  }

  /// With new tokens the question is asked once more.
  private mutating func askedAgain(_ answer: Answer, _ desk: inout Desk) -> [Effect] {
    let before = chain.before
    if answer.isGood, let ask = chain.ask {
      return [.ask(token: chain.next(before), ask)]
    }
    switch before {
    case .leaving, .leavingEverywhere: return left(everywhere: before != .leaving, answer, &desk)
    default: return stop(answer.status == 0 ? .unreachable : .refused)
    }
  }

  private mutating func refused(
    _ answer: Answer, _ step: AccountChain.Step, _ moment: Moment, _ desk: inout Desk
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
      return left(everywhere: step == .leavingEverywhere, answer, &desk)
    }
    if [.polling, .revealing, .withdrawing].contains(step) {
      return askedInVain(answer, step, moment)
    }
    switch answer.status {
    case 404 where [.meeting, .giving, .denying].contains(step): return stop(.late)
    case 0: return stop(.unreachable)
    case 401 where chain.goal == .passkeySignIn: return stop(.passkey)
    case 401 where page == .confirm: return stop(.unconfirmed)
    case 401 where step == .signingIn && page == .code: return wasTaken(desk)
    // Somebody else was quicker.
    case 404 where step == .revoking: return revoked(desk)
    case 401, 403: return stop(page == .signIn ? .refused : .otherPassword)
    case 410 where (step == .signingIn || step == .entering) && answer.tellsOfDeletion:
      return keepAccountAlive(desk)
    case 429, 503: return stop(.tooOften(seconds: answer.retrySeconds ?? 60))
    case 404 where step == .confirming: return stop(.link)
    case 400 where step == .offering || page == .passkeys: return stop(.passkey)
    case 400 where page == .email: return stop(.addressTaken)
    default: return stop(.odd)
    }
  }

  /// A server without mail can only show by refusing the new password that it has the address.
  private mutating func wasTaken(_ desk: Desk) -> [Effect] {
    startAccountPage(.signIn, desk)
    note = nil
    return stop(.accountIsThere) + askForProviders()
  }

  /// Signing in takes a deletion back, as long as it can be.
  private mutating func keepAccountAlive(_ desk: Desk) -> [Effect] {
    var body = AccountBody()
    if chain.goal == .provider {
      body.text("ticket", chain.ticket)
    } else {
      body.text("email", address(desk))
      body.proof(chain.keys)
    }
    note = .kept
    return ask(.saving, Ask(.post, "/api/account/keep", body: body.json))
  }

  private mutating func went(
    _ step: AccountChain.Step, _ answer: Answer, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    switch step {
    case .salting: return salted(answer)
    case .creating:
      if answer.json?.text("state") == "ready" { return signIn(desk) }
      if page == .confirm { note = .mailedAgain }
      page = .confirm
      return []
    case .signingIn: return signedIn(answer, moment, &desk)
    case .saving:
      // The deletion was taken back, or the new password's wrap is kept.
      if chain.record != nil { return entered(moment, &desk) }
      return chain.goal == .provider ? enterByTicket(desk) : signIn(desk)
    case .entering: return met(answer, moment, &desk)
    case .looking: return foundProviders(answer)
    case .reaching: return reached(answer, moment, desk)
    case .leavingEverywhere: return left(everywhere: true, answer, &desk)
    case .revoking: return revoked(desk)
    case .droppingPasskey:
      note = .passkeyDropped
      return askForPasskeys()
    case .listing: return listed(answer)
    case .describing: return described(answer, &desk)
    case .listingPasskeys: return listedPasskeys(answer)
    case .offering: return offered(answer)
    case .confirming: return chain.goal == .newKey ? keyChanged(moment, &desk) : done(answer, &desk)
    default: return approvalWent(step, answer, moment, &desk)
    }
  }

  private mutating func salted(_ answer: Answer) -> [Effect] {
    guard let json = answer.json, let salt = json.text("salt").flatMap({ Hex.decode($0) }),
      let rounds = json.number("rounds")
    else { return stop(.odd) }
    chain.salt = salt
    chain.rounds = rounds
    return stretch(password, .stretching)
  }

  mutating func signedIn(_ answer: Answer, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let session = answer.json.flatMap({ SessionFacts(json: $0) }) else { return stop(.odd) }
    chain.session = session
    // Another account's name over this one's wraps would have its key compared with none.
    if let known = desk.known(of: session), !known.isExactly(session.account, session.wrapName) {
      return refuseKey(desk)
    }
    // The account is the one that was made here, and no other.
    if chain.goal == .signUp, session.wrapName != chain.wrapName {
      return refuseKey(desk)
    }
    if let keys = chain.keys, !session.passwordWrap.isEmpty {
      return openWrap(session.passwordWrap, .password, under: keys.wrapping)
    }
    let key = chain.passkeyKey
    if !key.isEmpty, !session.passkeyWrap.isEmpty {
      return openWrap(session.passkeyWrap, .passkey, under: key)
    }
    // A reset left nothing that opens, but the key is here: the journal comes back under another.
    if session.passwordWrap.isEmpty, session.spareKey == nil, chain.keys != nil,
      let record = desk.sync.record, record.replica.account == session.account,
      record.wrapName == session.wrapName, record.keyVersion >= session.keyVersion
    {
      chain.goal = .newKey
      return showNewKeyCode(moment, desk)
    }
    // The server kept the key by choice: the new password alone is enough.
    if let key = session.spareKey { return use(spare: key, session, moment, &desk) }
    page = .unlock
    return []
  }

  private mutating func revoked(_ desk: Desk) -> [Effect] {
    note = .revoked
    return askForDevices(desk)
  }

  private mutating func listed(_ answer: Answer) -> [Effect] {
    guard case .array(let items)? = answer.json?["devices"] else { return [] }
    var devices: [AccountDevice] = []
    for item in items {
      if let device = AccountDevice(json: item) { devices.append(device) }
    }
    self.devices = devices
    return ask(.describing, Ask(.get, "/api/account"))
  }

  /// The address may have been changed on another device.
  private mutating func described(_ answer: Answer, _ desk: inout Desk) -> [Effect] {
    guard let json = answer.json else { return [] }
    room = AccountRoom(json: json)
    ways = WaysIn(json: json)
    let asked = askForProviders()
    guard let email = json.line("email"), email != desk.sync.record?.email else { return asked }
    desk.sync.record?.email = email
    return desk.keepRecord(isNews: true) + asked
  }

  private mutating func done(_ answer: Answer, _ desk: inout Desk) -> [Effect] {
    let goal = chain.goal
    let isReset = page == .reset
    var fresh = AccountState()
    fresh.email = email
    switch goal {
    case .remove: return forgetAccount(.deleted, wipes: false, &desk)
    case .password: fresh.note = .passwordChanged
    case .reset:
      fresh.page = .signIn
      fresh.note = isReset ? .resetDone : .resetSent
      fresh.hasReset = isReset
    case .signUp:
      fresh.page = desk.isSignedIn ? .overview : .signIn
      fresh.note = desk.isSignedIn ? .emailChanged : .confirmed
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
    swap(&self, &fresh)
    // The link of the mail is used up.
    if isReset { return [.replace(.account)] }
    return page == .overview ? askForDevices(desk) : []
  }

  /// The link of a mail was opened.
  mutating func followed(link: AccountLink, _ desk: Desk) -> [Effect] {
    switch link {
    case .confirm(let token):
      var body = AccountBody()
      body.text("token", token)
      chain.goal = .signUp
      page = desk.isSignedIn ? .overview : .signIn
      return ask(.confirming, Ask(.post, "/api/accounts/confirm", body: body.json))
    case .reset(let token):
      var fresh = AccountState()
      fresh.page = .reset
      fresh.resetToken = token
      swap(&self, &fresh)
      return []
    case .ticket(let ticket): return cameBack(with: ticket, desk)
    case .noTicket: return cameBackWithout(desk)
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
