// What a press on the screen of the account does.
import Engine

extension State {
  mutating func update(_ message: AccountMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .opened(let page): return account.open(page, desk)
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
    case .submitted: return account.submit(moment, desk)
    case .pressedPrint: return [.print]
    case .pressedAdd: return account.page == .join ? account.join(moment, &desk) : []
    case .pressedReplace: return replaceJournal(moment)
    case .flippedSync: return desk.flipSync(moment)
    case .flippedSpare: return account.flipSpare(desk)
    case .pressedPasskey: return account.signInWithPasskey()
    case .pressedUnlink(let provider): return account.unlink(provider)
    case .pressedRemovePasskey(let id):
      account.problem = nil
      return account.ask(.droppingPasskey, Ask(.delete, "/api/passkeys/" + id))
    case .pressedKeepHere: return account.leave(wipes: false, &desk)
    case .pressedRemoveHere: return account.removeHere(&desk)
    case .pressedKeepJournal: return account.keepJournal(&desk)
    case .pressedRemoveJournal: return removeJournal(moment)
    case .pressedSignOutAll: return account.leaveEverywhere()
    case .pressedRevoke(let id):
      account.problem = nil
      account.note = nil
      return account.ask(.revoking, Ask(.delete, "/api/devices/" + id))
    case .pressedAskDevice: return account.askDevice()
    case .pressedStopAsking: return account.stopAsking()
    case .pressedMailAgain: return account.mailAgain(desk)
    // The session stays: deleting needs it.
    case .pressedGiveUp: account.page = .remove
    case .pressedSameNumber: return account.useGiven(moment, &desk)
    case .pressedOtherNumber: return account.refuseGiven()
    case .pressedMeet(let id): return account.meet(id, moment, &desk)
    case .pressedApprove(let id): return account.give(to: id, desk)
    case .pressedDeny(let id): return account.deny(id, desk)
    case .pressedForgot: return account.forgot(desk)
    case .closedAttention:
      desk.sync.record?.replica.forgetAttention()
      return desk.keepRecord()
    }
    account.problem = nil
    return []
  }
}

extension AccountState {
  fileprivate mutating func open(_ page: AccountState.Page, _ desk: Desk) -> [Effect] {
    startAccountPage(page, desk)
    switch page {
    case .passkeys: return askForPasskeys()
    case .signUp, .signIn: return askForProviders()
    case .overview: return askForDevices(desk)
    default: return []
    }
  }

  /// Another page begins, with what is known of the account.
  mutating func startAccountPage(_ page: AccountState.Page, _ desk: Desk) {
    var fresh = AccountState()
    fresh.page = page
    if self.page == .code, chain.code != nil { fresh.note = .codeDropped }
    fresh.email = email.isEmpty ? desk.sync.record?.email ?? "" : email
    fresh.devices = devices
    fresh.room = room
    fresh.ways = ways
    fresh.providers = providers
    fresh.sendsMail = sendsMail
    fresh.hasReset = hasReset
    fresh.door = door
    // An answer to the page before is none to this one.
    fresh.chain.token = chain.token
    swap(&self, &fresh)
  }

  /// What was typed there is not kept for whoever comes next.
  mutating func leaveAccount() {
    guard page != .overview || note != nil else { return }
    var fresh = AccountState()
    fresh.devices = devices
    fresh.room = room
    fresh.ways = ways
    fresh.providers = providers
    fresh.sendsMail = sendsMail
    fresh.door = door
    fresh.link = link
    swap(&self, &fresh)
  }

  /// The list of devices, for who is signed in and looks at the account.
  mutating func askForDevices(_ desk: Desk) -> [Effect] {
    guard desk.isSignedIn, !isWorking else { return [] }
    return ask(.listing, Ask(.get, "/api/devices"))
  }

  /// As the server compares addresses.
  func address(_ desk: Desk) -> String { desk.address(email) }

  fileprivate mutating func submit(_ moment: Moment, _ desk: Desk) -> [Effect] {
    guard !isBusy else { return [] }
    problem = nil
    switch page {
    case .signUp: return signUp(moment, desk)
    case .code: return proveCode()
    case .confirm: return signInAgain(desk)
    case .signIn: return salt(for: .signIn, desk)
    case .unlock: return unlock(desk)
    case .password: return changePassword(moment, desk)
    case .remove: return prove(for: .remove, moment, desk)
    case .email: return changeEmail(moment, desk)
    case .newCode: return prove(for: .newCode, moment, desk)
    case .spare: return prove(for: .spare, moment, desk)
    case .passkeys: return prove(for: .passkey, moment, desk)
    case .newKey: return prove(for: .newKey, moment, desk)
    case .provider: return submitGuest(moment, desk)
    case .reset: return reset(moment, desk)
    case .overview, .join, .leave, .waiting, .compare, .given: return []
    }
  }

  private mutating func signUp(_ moment: Moment, _ desk: Desk) -> [Effect] {
    problem =
      desk.problem(ofAddress: address(desk))
      ?? desk.problem(ofPassword: password, address(desk))
    guard problem == nil else { return [] }
    chain.goal = .signUp
    // Nobody is to write a code down for an account that cannot be made now.
    return ask(.reaching, Ask(.get, "/api/server"))
  }

  /// There is a server: the code is made and shown, or the mail asked for.
  mutating func reached(_ answer: Answer, _ moment: Moment, _ desk: Desk) -> [Effect] {
    _ = foundProviders(answer)
    if chain.goal == .reset { return askForReset(desk) }
    if door == .closed { return stop(.signUpClosed) }
    if door == .invitation, desk.trimmed(invitation).isEmpty { return stop(.invitation) }
    email = address(desk)
    chain.vaultKey = moment.entropy.secret()
    chain.code = RecoveryCode(bytes: moment.entropy.secret())
    chain.wrapName = moment.entropy.identifier()
    chain.salt = Array(
      moment.entropy.secret().prefix(PasswordStretch.saltBytes))
    page = .code
    return stretch(password, .stretching)
  }

  /// The code is on paper: two of its groups prove it.
  mutating func proveCode() -> [Effect] {
    guard let code = chain.code else { return [] }
    for (field, group) in AccountState.askedGroups.enumerated() {
      guard RecoveryCode.isSame(typed[field], code.groups[group]) else {
        problem = .code
        return []
      }
    }
    chain.isProven = true
    // Faster than the stretching: it goes on by itself.
    if isWorking { return [] }
    let hasNoPassword = chain.goal == .newKey && chain.keys == nil
    if chain.goal == .newCode || chain.goal == .providerSignUp || hasNoPassword {
      return wrap(.recovery, under: code.wrappingKey, .wrappingRecovery)
    }
    guard let keys = chain.keys else { return stretch(password, .stretching) }
    return wrap(.password, under: keys.wrapping, .wrappingPassword)
  }

  private mutating func signInAgain(_ desk: Desk) -> [Effect] {
    chain.goal = .signUp
    return signIn(desk)
  }

  fileprivate mutating func mailAgain(_ desk: Desk) -> [Effect] {
    guard !isWorking else { return [] }
    problem = nil
    chain.goal = .signUp
    return createAccount(desk)
  }

  private mutating func unlock(_ desk: Desk) -> [Effect] {
    guard let session = chain.session else { return stop(.odd) }
    guard let code = RecoveryCode(typed: typed[0]) else {
      if session.passwordWrap.isEmpty { return stop(.code) }
      // Whoever came in by a passkey may type the password just as well.
      password = typed[0]
      email = session.email
      return salt(for: .unlock, desk)
    }
    chain.code = code
    return openWrap(session.recoveryWrap, .recovery, under: code.wrappingKey)
  }

  private mutating func changePassword(_ moment: Moment, _ desk: Desk) -> [Effect] {
    problem = desk.problem(ofPassword: newPassword, desk.sync.record?.email ?? "")
    return problem == nil ? prove(for: .password, moment, desk) : []
  }

  private mutating func changeEmail(_ moment: Moment, _ desk: Desk) -> [Effect] {
    newEmail = desk.address(newEmail)
    problem = desk.problem(ofAddress: newEmail)
    return problem == nil ? prove(for: .email, moment, desk) : []
  }

  private mutating func reset(_ moment: Moment, _ desk: Desk) -> [Effect] {
    problem = desk.problem(ofPassword: newPassword, "")
    guard problem == nil else { return [] }
    chain.goal = .reset
    chain.salt = Array(
      moment.entropy.secret().prefix(PasswordStretch.saltBytes))
    return stretch(newPassword, .stretchingNew)
  }

  fileprivate mutating func forgot(_ desk: Desk) -> [Effect] {
    guard !isBusy else { return [] }
    problem = desk.problem(ofAddress: address(desk))
    guard problem == nil else { return [] }
    chain.goal = .reset
    // Nobody is to wait for a mail that no server sends.
    return ask(.reaching, Ask(.get, "/api/server"))
  }

  private mutating func askForReset(_ desk: Desk) -> [Effect] {
    guard sendsMail != false else { return stop(.noMail) }
    var body = AccountBody()
    body.text("email", address(desk))
    return ask(.confirming, Ask(.post, "/api/resets", body: body.json))
  }

  /// By the password, or where the account has none by the session, which has to be a fresh one.
  mutating func prove(for goal: AccountChain.Purpose, _ moment: Moment, _ desk: Desk) -> [Effect] {
    if hasPassword { return salt(for: goal, desk) }
    chain.goal = goal
    return proven(moment, desk)
  }

  /// First the salt, then the password's root, whatever comes after.
  private mutating func salt(for goal: AccountChain.Purpose, _ desk: Desk) -> [Effect] {
    if goal == .signIn {
      problem = desk.problem(ofAddress: address(desk))
      guard problem == nil else { return [] }
    }
    chain.goal = goal
    var body = AccountBody()
    body.text("email", goal == .signIn ? address(desk) : desk.sync.record?.email ?? address(desk))
    return ask(.salting, Ask(.post, "/api/accounts/salt", body: body.json))
  }

  /// To have it forgotten needs no proof.
  fileprivate mutating func flipSpare(_ desk: Desk) -> [Effect] {
    guard room?.hasSpareKey == true else { return open(.spare, desk) }
    chain.goal = .dropSpare
    return ask(.confirming, Ask(.delete, "/api/account/spare"))
  }
}

extension Desk {
  fileprivate func address(_ typed: String) -> String {
    String(decoding: Array(trimmed(typed).utf8).map { small($0) }, as: UTF8.self)
  }

  private func small(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }

  /// An address has a name, a sign and a host with a point in it, and nothing that only a list of
  /// addresses has; what more is true only the mail can tell.
  fileprivate func problem(ofAddress address: String) -> AccountProblem? {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return .address }
    let host = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = !address.utf8.contains { $0 <= 0x20 || "\"(),:;<>[\\]".utf8.contains($0) }
    return isPlain && host.count > 1 && !host.contains("") ? nil : .address
  }

  fileprivate func problem(ofPassword password: String, _ address: String) -> AccountProblem? {
    PasswordRules.problem(password, address: address, list: passwords.list).map { .password($0) }
  }

  fileprivate mutating func flipSync(_ moment: Moment) -> [Effect] {
    sync.record?.isOn.toggle()
    sync.work = .none
    sync.head = nil
    sync.askedToLead = false
    return keepRecord(isNews: true)
  }
}
