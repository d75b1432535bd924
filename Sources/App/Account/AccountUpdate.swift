// What a press on the screen of the account does.
import Engine

extension State {
  mutating func update(_ message: AccountMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .opened(let page): return open(page)
    case .enteredEmail(let text): account.email = text.cut(to: AccountRecord.longestAddress)
    case .enteredPassword(let text):
      account.password = text.cut(to: AccountState.longestPassword)
    case .enteredNewPassword(let text):
      account.newPassword = text.cut(to: AccountState.longestPassword)
    case .enteredNewEmail(let text):
      account.newEmail = text.cut(to: AccountRecord.longestAddress)
    case .flippedPassword: account.showsPassword.toggle()
    case .flippedKeepOthers: account.keepsOthers.toggle()
    case .enteredDeviceName(let text):
      account.deviceName = text.cut(to: AccountState.longestDeviceName)
    case .enteredInvitation(let text):
      account.invitation = text.cut(to: AccountState.longestInvitation)
    case .typed(let text, let place):
      account.typed[place] = text.cut(to: AccountState.longestPassword)
    case .submitted: return submit(moment)
    case .pressedPrint: return [.print]
    case .pressedAdd: return account.page == .join ? join(moment) : []
    case .pressedReplace: return replaceJournal(moment)
    case .flippedSync: return flipSync(moment)
    case .flippedSpare: return flipSpare()
    case .pressedPasskey: return signInWithPasskey()
    case .pressedUnlink(let provider): return unlink(provider)
    case .pressedRemovePasskey(let id):
      account.problem = nil
      return ask(.droppingPasskey, Ask(.delete, "/api/passkeys/" + id))
    case .pressedKeepHere: return leave(wipes: false)
    case .pressedRemoveHere: return removeHere()
    case .pressedKeepJournal: return keepJournal()
    case .pressedRemoveJournal: return removeJournal(moment)
    case .pressedSignOutAll: return leaveEverywhere()
    case .pressedRevoke(let id):
      account.problem = nil
      account.note = nil
      return ask(.revoking, Ask(.delete, "/api/devices/" + id))
    case .pressedAskDevice: return askDevice()
    case .pressedStopAsking: return stopAsking()
    case .pressedMailAgain: return mailAgain()
    // The session stays: deleting needs it.
    case .pressedGiveUp: account.page = .remove
    case .pressedSameNumber: return useGiven(moment)
    case .pressedOtherNumber: return refuseGiven()
    case .pressedMeet(let id): return meet(id, moment)
    case .pressedApprove(let id): return give(to: id)
    case .pressedDeny(let id): return deny(id)
    case .pressedForgot: return forgot()
    case .closedAttention:
      sync.record?.replica.forgetAttention()
      return keepRecord()
    }
    account.problem = nil
    return []
  }

  private mutating func open(_ page: AccountState.Page) -> [Effect] {
    startAccountPage(page)
    switch page {
    case .passkeys: return askForPasskeys()
    case .signUp, .signIn: return askForProviders()
    case .overview: return askForDevices()
    default: return []
    }
  }

  /// Another page begins, with what is known of the account.
  mutating func startAccountPage(_ page: AccountState.Page) {
    var fresh = AccountState()
    fresh.page = page
    if account.page == .code, account.chain.code != nil { fresh.note = .codeDropped }
    fresh.email = account.email.isEmpty ? sync.record?.email ?? "" : account.email
    fresh.devices = account.devices
    fresh.room = account.room
    fresh.ways = account.ways
    fresh.providers = account.providers
    fresh.sendsMail = account.sendsMail
    fresh.hasReset = account.hasReset
    fresh.door = account.door
    // An answer to the page before is none to this one.
    fresh.chain.token = account.chain.token
    swap(&account, &fresh)
  }

  /// What was typed there is not kept for whoever comes next.
  mutating func leaveAccount() {
    guard account.page != .overview || account.note != nil else { return }
    var fresh = AccountState()
    fresh.devices = account.devices
    fresh.room = account.room
    fresh.ways = account.ways
    fresh.providers = account.providers
    fresh.sendsMail = account.sendsMail
    fresh.door = account.door
    fresh.link = account.link
    swap(&account, &fresh)
  }

  /// The list of devices, for who is signed in and looks at the account.
  mutating func askForDevices() -> [Effect] {
    guard isSignedIn, !account.isWorking else { return [] }
    return ask(.listing, Ask(.get, "/api/devices"))
  }

  /// As the server compares addresses.
  var address: String { address(account.email) }

  private func address(_ typed: String) -> String {
    String(decoding: Array(trimmed(typed).utf8).map { small($0) }, as: UTF8.self)
  }

  private func small(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }

  private mutating func submit(_ moment: Moment) -> [Effect] {
    guard !account.isBusy else { return [] }
    account.problem = nil
    switch account.page {
    case .signUp: return signUp(moment)
    case .code: return proveCode()
    case .confirm: return signInAgain()
    case .signIn: return salt(for: .signIn)
    case .unlock: return unlock()
    case .password: return changePassword(moment)
    case .remove: return prove(for: .remove, moment)
    case .email: return changeEmail(moment)
    case .newCode: return prove(for: .newCode, moment)
    case .spare: return prove(for: .spare, moment)
    case .passkeys: return prove(for: .passkey, moment)
    case .newKey: return prove(for: .newKey, moment)
    case .provider: return submitGuest(moment)
    case .reset: return reset(moment)
    case .overview, .join, .leave, .waiting, .compare, .given: return []
    }
  }

  /// An address has a name, a sign and a host with a point in it, and nothing that only a list of
  /// addresses has; what more is true only the mail can tell.
  private func problem(ofAddress address: String) -> AccountProblem? {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return .address }
    let host = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = !address.utf8.contains { $0 <= 0x20 || "\"(),:;<>[\\]".utf8.contains($0) }
    return isPlain && host.count > 1 && !host.contains("") ? nil : .address
  }

  private func problem(ofPassword password: String, _ address: String) -> AccountProblem? {
    PasswordRules.problem(password, address: address, list: passwords.list).map { .password($0) }
  }

  private mutating func signUp(_ moment: Moment) -> [Effect] {
    account.problem =
      problem(ofAddress: address)
      ?? problem(ofPassword: account.password, address)
    guard account.problem == nil else { return [] }
    account.chain.goal = .signUp
    // Nobody is to write a code down for an account that cannot be made now.
    return ask(.reaching, Ask(.get, "/api/server"))
  }

  /// There is a server: the code is made and shown, or the mail asked for.
  mutating func reached(_ answer: Answer, _ moment: Moment) -> [Effect] {
    _ = foundProviders(answer)
    if account.chain.goal == .reset { return askForReset() }
    if account.door == .closed { return stop(.signUpClosed) }
    if account.door == .invitation, trimmed(account.invitation).isEmpty { return stop(.invitation) }
    account.email = address
    account.chain.vaultKey = moment.entropy.secret()
    account.chain.code = RecoveryCode(bytes: moment.entropy.secret())
    account.chain.wrapName = moment.entropy.identifier()
    account.chain.salt = Array(
      moment.entropy.secret().prefix(PasswordStretch.saltBytes))
    account.page = .code
    return stretch(account.password, .stretching)
  }

  /// The code is on paper: two of its groups prove it.
  mutating func proveCode() -> [Effect] {
    guard let code = account.chain.code else { return [] }
    for (field, group) in AccountState.askedGroups.enumerated() {
      guard RecoveryCode.isSame(account.typed[field], code.groups[group]) else {
        account.problem = .code
        return []
      }
    }
    account.chain.isProven = true
    // Faster than the stretching: it goes on by itself.
    if account.isWorking { return [] }
    let hasNoPassword = account.chain.goal == .newKey && account.chain.keys == nil
    if account.chain.goal == .newCode || account.chain.goal == .providerSignUp || hasNoPassword {
      return wrap(.recovery, under: code.wrappingKey, .wrappingRecovery)
    }
    guard let keys = account.chain.keys else { return stretch(account.password, .stretching) }
    return wrap(.password, under: keys.wrapping, .wrappingPassword)
  }

  private mutating func signInAgain() -> [Effect] {
    account.chain.goal = .signUp
    return signIn()
  }

  private mutating func mailAgain() -> [Effect] {
    guard !account.isWorking else { return [] }
    account.problem = nil
    account.chain.goal = .signUp
    return createAccount()
  }

  private mutating func unlock() -> [Effect] {
    guard let session = account.chain.session else { return stop(.odd) }
    guard let code = RecoveryCode(typed: account.typed[0]) else {
      if session.passwordWrap.isEmpty { return stop(.code) }
      // Whoever came in by a passkey may type the password just as well.
      account.password = account.typed[0]
      account.email = session.email
      return salt(for: .unlock)
    }
    account.chain.code = code
    return openWrap(session.recoveryWrap, .recovery, under: code.wrappingKey)
  }

  private mutating func changePassword(_ moment: Moment) -> [Effect] {
    account.problem = problem(ofPassword: account.newPassword, sync.record?.email ?? "")
    return account.problem == nil ? prove(for: .password, moment) : []
  }

  private mutating func changeEmail(_ moment: Moment) -> [Effect] {
    account.newEmail = address(account.newEmail)
    account.problem = problem(ofAddress: account.newEmail)
    return account.problem == nil ? prove(for: .email, moment) : []
  }

  private mutating func reset(_ moment: Moment) -> [Effect] {
    account.problem = problem(ofPassword: account.newPassword, "")
    guard account.problem == nil else { return [] }
    account.chain.goal = .reset
    account.chain.salt = Array(
      moment.entropy.secret().prefix(PasswordStretch.saltBytes))
    return stretch(account.newPassword, .stretchingNew)
  }

  private mutating func forgot() -> [Effect] {
    guard !account.isBusy else { return [] }
    account.problem = problem(ofAddress: address)
    guard account.problem == nil else { return [] }
    account.chain.goal = .reset
    // Nobody is to wait for a mail that no server sends.
    return ask(.reaching, Ask(.get, "/api/server"))
  }

  private mutating func askForReset() -> [Effect] {
    guard account.sendsMail != false else { return stop(.noMail) }
    var body = AccountBody()
    body.text("email", address)
    return ask(.confirming, Ask(.post, "/api/resets", body: body.json))
  }

  /// By the password, or where the account has none by the session, which has to be a fresh one.
  mutating func prove(for goal: AccountChain.Purpose, _ moment: Moment) -> [Effect] {
    if hasPassword { return salt(for: goal) }
    account.chain.goal = goal
    return proven(moment)
  }

  /// First the salt, then the password's root, whatever comes after.
  private mutating func salt(for goal: AccountChain.Purpose) -> [Effect] {
    if goal == .signIn {
      account.problem = problem(ofAddress: address)
      guard account.problem == nil else { return [] }
    }
    account.chain.goal = goal
    var body = AccountBody()
    body.text("email", goal == .signIn ? address : sync.record?.email ?? address)
    return ask(.salting, Ask(.post, "/api/accounts/salt", body: body.json))
  }

  /// To have it forgotten needs no proof.
  private mutating func flipSpare() -> [Effect] {
    guard account.room?.hasSpareKey == true else { return open(.spare) }
    account.chain.goal = .dropSpare
    return ask(.confirming, Ask(.delete, "/api/account/spare"))
  }

  private mutating func flipSync(_ moment: Moment) -> [Effect] {
    sync.record?.isOn.toggle()
    sync.work = .none
    sync.head = nil
    sync.askedToLead = false
    return keepRecord(isNews: true)
  }
}
