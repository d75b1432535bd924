// The chain of an account: each answer leads to the next question.
import Engine

extension AccountState {
  mutating func ask(_ step: AccountChain.Step, _ ask: Ask) -> [Effect] {
    chain.ask = ask
    return [.ask(token: chain.next(step), ask)]
  }

  mutating func stretch(_ password: String, _ step: AccountChain.Step) -> [Effect] {
    guard
      let stretch = PasswordStretch(salt: chain.salt, rounds: chain.rounds)
    else { return stop(.odd) }
    return [.stretch(token: chain.next(step), password: password, stretch)]
  }

  mutating func wrap(
    _ wrap: KeyWrap, under key: [UInt8], _ step: AccountChain.Step
  ) -> [Effect] {
    let bound = wrap.associatedData(
      name: chain.wrapName, keyVersion: chain.keyVersion)
    return [
      .seal(
        token: chain.next(step), key: key,
        [SealedPart(bound: bound, chain.vaultKey)])
    ]
  }

  mutating func openWrap(
    _ bytes: [UInt8], _ wrap: KeyWrap, under key: [UInt8]
  ) -> [Effect] {
    guard let session = chain.session else { return stop(.odd) }
    let bound = wrap.associatedData(name: session.wrapName, keyVersion: session.keyVersion)
    return [
      .open(
        token: chain.next(.opening), key: key, [SealedPart(bound: bound, bytes)])
    ]
  }

  mutating func stop(_ problem: AccountProblem?) -> [Effect] {
    chain.step = .none
    self.problem = problem
    return []
  }

  /// What was stretched, sealed or opened for the account.
  mutating func crypted(_ token: Int, _ bytes: [UInt8], _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    guard token == chain.token else { return [] }
    let step = chain.step
    chain.step = .none
    switch step {
    case .stretching:
      chain.keys = PasswordKeys(root: bytes)
      return proven(moment, desk)
    case .stretchingNew:
      chain.newKeys = PasswordKeys(root: bytes)
      return stretchedNew(desk)
    case .wrappingPassword:
      chain.passwordWrap = (Parts.read(bytes).first ?? nil) ?? []
      return wrapped()
    case .wrappingRecovery:
      chain.recoveryWrap = (Parts.read(bytes).first ?? nil) ?? []
      return create(desk)
    case .wrappingPasskey: return keepPasskey((Parts.read(bytes).first ?? nil) ?? [], desk)
    case .signing: return signed(bytes, moment, desk)
    case .opening: return opened(Parts.read(bytes).first ?? nil, moment, &desk)
    case .openingRing: return openedRing(Parts.read(bytes).first ?? nil, moment, &desk)
    case .sealingRing: return changeKey((Parts.read(bytes).first ?? nil) ?? [])
    default: return approvalCrypted(step, bytes, moment, desk)
    }
  }

  /// The person has shown who they are, as far as this device can tell.
  mutating func proven(_ moment: Moment, _ desk: Desk) -> [Effect] {
    switch chain.goal {
    // The person may still be writing the code down.
    case .signUp: return chain.isProven ? proveCode() : []
    case .signIn: return signIn(desk)
    case .password:
      chain.salt = Array(
        moment.entropy.secret().prefix(PasswordStretch.saltBytes))
      chain.rounds = PasswordStretch.usualRounds
      return stretch(newPassword, .stretchingNew)
    case .remove:
      var body = AccountBody()
      body.proof(chain.keys)
      return ask(.confirming, Ask(.post, "/api/account/delete", body: body.json))
    case .email:
      var body = AccountBody()
      body.proof(chain.keys)
      body.text("email", newEmail)
      return ask(.confirming, Ask(.post, "/api/account/email", body: body.json))
    case .newCode: return showNewCode(moment, desk)
    case .spare:
      var body = AccountBody()
      body.proof(chain.keys)
      body.bytes("key", desk.sync.record?.vaultKey ?? [])
      return ask(.confirming, Ask(.put, "/api/account/spare", body: body.json))
    case .newKey: return showNewKeyCode(moment, desk)
    case .passkey: return ask(.offering, Ask(.post, "/api/passkeys/options"))
    case .unlock:
      guard let session = chain.session, let keys = chain.keys else {
        return stop(.odd)
      }
      return openWrap(session.passwordWrap, .password, under: keys.wrapping)
    case .link: return linkProvider()
    case .reset, .dropSpare, .passkeySignIn, .provider, .providerSignUp, .unlink: return []
    case .approval, .give, .deny: return []
    }
  }

  private mutating func showNewCode(_ moment: Moment, _ desk: Desk) -> [Effect] {
    guard let record = desk.sync.record else { return stop(.odd) }
    chain.vaultKey = record.vaultKey
    chain.wrapName = record.wrapName
    chain.keyVersion = record.keyVersion
    chain.code = RecoveryCode(bytes: moment.entropy.secret())
    password = ""
    page = .code
    return []
  }

  private mutating func stretchedNew(_ desk: Desk) -> [Effect] {
    guard let keys = chain.newKeys else { return stop(.odd) }
    if chain.goal == .reset {
      var body = AccountBody()
      body.text("token", resetToken)
      body.text("salt", Hex.encode(chain.salt))
      body.number("rounds", chain.rounds)
      body.bytes("signIn", keys.signIn)
      body.flag("keepOthers", keepsOthers)
      return ask(.confirming, Ask(.post, "/api/resets/confirm", body: body.json))
    }
    guard let record = desk.sync.record else { return stop(.odd) }
    chain.vaultKey = record.vaultKey
    chain.wrapName = record.wrapName
    chain.keyVersion = record.keyVersion
    return wrap(.password, under: keys.wrapping, .wrappingPassword)
  }

  /// The vault key lies under the password's key.
  private mutating func wrapped() -> [Effect] {
    switch chain.goal {
    case .signUp, .newKey:
      guard let code = chain.code else { return stop(.odd) }
      return wrap(.recovery, under: code.wrappingKey, .wrappingRecovery)
    case .password:
      guard let new = chain.newKeys else { return stop(.odd) }
      var body = AccountBody()
      body.proof(chain.keys, as: "oldSignIn")
      body.text("salt", Hex.encode(chain.salt))
      body.number("rounds", chain.rounds)
      body.bytes("signIn", new.signIn)
      body.bytes("passwordWrap", chain.passwordWrap)
      return ask(.confirming, Ask(.put, "/api/account/password", body: body.json))
    case .unlock:
      var body = AccountBody()
      body.bytes("signIn", chain.keys?.signIn ?? [])
      body.bytes("wrap", chain.passwordWrap)
      return ask(.saving, Ask(.put, "/api/account/wraps/password", body: body.json))
    default: return []
    }
  }

  /// The vault key lies under the recovery code's key.
  private mutating func create(_ desk: Desk) -> [Effect] {
    if chain.goal == .providerSignUp { return createByTicket(desk) }
    if chain.goal == .newKey { return sealRing() }
    var body = AccountBody()
    if chain.goal == .newCode {
      body.proof(chain.keys)
      body.bytes("wrap", chain.recoveryWrap)
      return ask(.confirming, Ask(.put, "/api/account/wraps/recovery", body: body.json))
    }
    return createAccount(desk)
  }

  /// Also once more, where no mail came.
  mutating func createAccount(_ desk: Desk) -> [Effect] {
    var body = AccountBody()
    body.text("email", email)
    body.text("salt", Hex.encode(chain.salt))
    body.number("rounds", chain.rounds)
    body.bytes("signIn", chain.keys?.signIn ?? [])
    body.text("wrapName", chain.wrapName.text)
    body.bytes("passwordWrap", chain.passwordWrap)
    body.bytes("recoveryWrap", chain.recoveryWrap)
    body.text("language", desk.language.rawValue)
    body.invitation(desk.trimmed(invitation))
    return ask(.creating, Ask(.post, "/api/accounts", body: body.json))
  }

  mutating func signIn(_ desk: Desk) -> [Effect] {
    var body = AccountBody()
    body.text("email", address(desk))
    body.bytes("signIn", chain.keys?.signIn ?? [])
    body.text("device", DeviceName.text(desk.clock.device))
    body.text("deviceName", deviceName(desk))
    return ask(.signingIn, Ask(.post, "/api/sessions", body: body.json))
  }

  /// As typed, or what the browser calls itself.
  func deviceName(_ desk: Desk) -> String {
    let name = desk.trimmed(deviceName)
    return name.isEmpty ? desk.usualDeviceName : name
  }

  /// The vault is open, or stays closed under this key.
  mutating func opened(_ key: [UInt8]?, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let key, key.count == KeyWrap.keyBytes, let session = chain.session else {
      if page == .unlock {
        return stop(chain.session?.passwordWrap.isEmpty == false ? .neither : .code)
      }
      page = .unlock
      return []
    }
    chain.vaultKey = key
    chain.wrapName = session.wrapName
    chain.keyVersion = session.keyVersion
    if session.keyRing.isEmpty { return compareKeys(moment, &desk) }
    return openRing(session)
  }

  /// The vault key is here, and with it the older ones.
  mutating func unlocked(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let session = chain.session else { return stop(.odd) }
    chain.record = record(for: session, desk)
    if session.passwordWrap.isEmpty, let keys = chain.keys {
      // From now on the new password opens it as well.
      chain.goal = .unlock
      return wrap(.password, under: keys.wrapping, .wrappingPassword)
    }
    return entered(moment, &desk)
  }

  /// What the device will know. Whoever was signed in to this account before goes on from there.
  func record(for session: SessionFacts, _ desk: Desk) -> AccountRecord {
    let before =
      desk.sync.record?.replica.account == session.account ? desk.sync.record?.replica : nil
    var record = AccountRecord(
      email: session.email, wrapName: session.wrapName, vaultKey: chain.vaultKey,
      keyVersion: chain.keyVersion, olderKeys: chain.olderKeys,
      replica: before
        ?? Replica(
          account: session.account, device: desk.clock.device, epoch: session.epoch,
          changes: desk.clock.number))
    record.sessionDevice = desk.clock.device
    record.remembered = desk.remembered
    return record
  }

  /// Signed in with an open vault. A journal that is here already is a question of its own, unless
  /// it is this account's.
  mutating func entered(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    password = ""
    if let known = desk.sync.record, known.replica.account == chain.record?.replica.account {
      return joinAgain(&desk)
    }
    let isNew = chain.goal == .signUp || chain.goal == .providerSignUp
    if desk.hasBegun && !isNew && !desk.isDemo {
      page = .join
      return []
    }
    return join(moment, &desk)
  }

  /// The device was let go, and is signed in again.
  private mutating func joinAgain(_ desk: inout Desk) -> [Effect] {
    guard let record = chain.record else { return stop(.odd) }
    let isListening = desk.sync.isListening
    desk.sync = SyncState()
    desk.sync.record = record
    desk.collectStored()
    var fresh = AccountState()
    fresh.email = record.email
    if chain.goal == .newKey { fresh.note = .keyChanged }
    if chain.usesSpareKey { fresh.note = .spareUsed }
    swap(&self, &fresh)
    return (isListening ? [.listen(false)] : []) + desk.keepRecord(isNews: true)
      + askForDevices(desk)
  }

  /// What is here goes to the account, and what the account has comes here.
  mutating func join(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let record = chain.record else { return stop(.odd) }
    desk.sync = SyncState()
    desk.sync.record = record
    if let head = chain.session?.head, record.replica.isWorthTaking(head) {
      // A long journal: it begins with a checkpoint.
      desk.sync.head = head
    }
    desk.collectStored()
    // A report stands under its first name only in the epoch that it is about (`Replica`).
    let isForeign = desk.storedChanges.contains {
      $0.device != desk.clock.device || $0.kind == LogReport.kind
    }
    var fresh = AccountState()
    fresh.email = record.email
    if [.signUp, .providerSignUp].contains(chain.goal) { fresh.note = .made }
    if chain.usesSpareKey { fresh.note = .spareUsed }
    swap(&self, &fresh)
    guard isForeign else { return desk.keepRecord(isNews: true) + askForDevices(desk) }
    // Another account's changes are here: all of them are offered under a new name.
    return desk.keepRecord() + desk.rewrite(.renumber(.all(epoch: record.replica.epoch)), moment)
  }

  /// The device was emptied for the account's journal.
  mutating func joinAfterWipe(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard var record = chain.record else { return [] }
    record.replica = Replica(
      account: record.replica.account, device: desk.clock.device, epoch: record.replica.epoch)
    chain.record = record
    return join(moment, &desk)
  }
}

extension Desk {
  var usualDeviceName: String { DeviceLabel.text(of: device.agent) ?? accountText.unnamed }
}
