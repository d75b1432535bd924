// The chain of an account: each answer leads to the next question.
import Engine

extension State {
  mutating func ask(_ step: AccountChain.Step, _ ask: Ask) -> [Effect] {
    account.chain.ask = ask
    return [.ask(token: account.chain.next(step), ask)]
  }

  mutating func stretch(_ password: String, _ step: AccountChain.Step) -> [Effect] {
    guard
      let stretch = PasswordStretch(salt: account.chain.salt, rounds: account.chain.rounds)
    else { return stop(.odd) }
    return [.stretch(token: account.chain.next(step), password: password, stretch)]
  }

  mutating func wrap(
    _ wrap: KeyWrap, under key: [UInt8], _ step: AccountChain.Step
  ) -> [Effect] {
    let bound = wrap.associatedData(
      name: account.chain.wrapName, keyVersion: account.chain.keyVersion)
    return [
      .seal(
        token: account.chain.next(step), key: key,
        [SealedPart(bound: bound, account.chain.vaultKey)])
    ]
  }

  mutating func openWrap(
    _ bytes: [UInt8], _ wrap: KeyWrap, under key: [UInt8]
  ) -> [Effect] {
    guard let session = account.chain.session else { return stop(.odd) }
    let bound = wrap.associatedData(name: session.wrapName, keyVersion: session.keyVersion)
    return [
      .open(
        token: account.chain.next(.opening), key: key, [SealedPart(bound: bound, bytes)])
    ]
  }

  mutating func stop(_ problem: AccountProblem?) -> [Effect] {
    account.chain.step = .none
    account.problem = problem
    return []
  }

  /// What was stretched, sealed or opened for the account.
  mutating func crypted(_ token: Int, _ bytes: [UInt8], _ moment: Moment) -> [Effect] {
    guard token == account.chain.token else { return [] }
    let step = account.chain.step
    account.chain.step = .none
    switch step {
    case .stretching:
      account.chain.keys = PasswordKeys(root: bytes)
      return proven(moment)
    case .stretchingNew:
      account.chain.newKeys = PasswordKeys(root: bytes)
      return stretchedNew()
    case .wrappingPassword:
      account.chain.passwordWrap = (Parts.read(bytes).first ?? nil) ?? []
      return wrapped()
    case .wrappingRecovery:
      account.chain.recoveryWrap = (Parts.read(bytes).first ?? nil) ?? []
      return create()
    case .wrappingPasskey: return keepPasskey((Parts.read(bytes).first ?? nil) ?? [])
    case .signing: return signed(bytes, moment)
    case .opening: return opened(Parts.read(bytes).first ?? nil, moment)
    case .openingRing: return openedRing(Parts.read(bytes).first ?? nil, moment)
    case .sealingRing: return changeKey((Parts.read(bytes).first ?? nil) ?? [])
    default: return approvalCrypted(step, bytes, moment)
    }
  }

  /// The person has shown who they are, as far as this device can tell.
  mutating func proven(_ moment: Moment) -> [Effect] {
    switch account.chain.goal {
    // The person may still be writing the code down.
    case .signUp: return account.chain.isProven ? proveCode() : []
    case .signIn: return signIn()
    case .password:
      account.chain.salt = Array(
        moment.entropy.secret().prefix(PasswordStretch.saltBytes))
      account.chain.rounds = PasswordStretch.usualRounds
      return stretch(account.newPassword, .stretchingNew)
    case .remove:
      var body = AccountBody()
      body.proof(account.chain.keys)
      return ask(.confirming, Ask(.post, "/api/account/delete", body: body.json))
    case .email:
      var body = AccountBody()
      body.proof(account.chain.keys)
      body.text("email", account.newEmail)
      return ask(.confirming, Ask(.post, "/api/account/email", body: body.json))
    case .newCode: return showNewCode(moment)
    case .spare:
      var body = AccountBody()
      body.proof(account.chain.keys)
      body.bytes("key", sync.record?.vaultKey ?? [])
      return ask(.confirming, Ask(.put, "/api/account/spare", body: body.json))
    case .newKey: return showNewKeyCode(moment)
    case .passkey: return ask(.offering, Ask(.post, "/api/passkeys/options"))
    case .unlock:
      guard let session = account.chain.session, let keys = account.chain.keys else {
        return stop(.odd)
      }
      return openWrap(session.passwordWrap, .password, under: keys.wrapping)
    case .link: return linkProvider()
    case .reset, .dropSpare, .passkeySignIn, .provider, .providerSignUp, .unlink: return []
    case .approval, .give, .deny: return []
    }
  }

  private mutating func showNewCode(_ moment: Moment) -> [Effect] {
    guard let record = sync.record else { return stop(.odd) }
    account.chain.vaultKey = record.vaultKey
    account.chain.wrapName = record.wrapName
    account.chain.keyVersion = record.keyVersion
    account.chain.code = RecoveryCode(bytes: moment.entropy.secret())
    account.password = ""
    account.page = .code
    return []
  }

  private mutating func stretchedNew() -> [Effect] {
    guard let keys = account.chain.newKeys else { return stop(.odd) }
    if account.chain.goal == .reset {
      var body = AccountBody()
      body.text("token", account.resetToken)
      body.text("salt", Hex.encode(account.chain.salt))
      body.number("rounds", account.chain.rounds)
      body.bytes("signIn", keys.signIn)
      body.flag("keepOthers", account.keepsOthers)
      return ask(.confirming, Ask(.post, "/api/resets/confirm", body: body.json))
    }
    guard let record = sync.record else { return stop(.odd) }
    account.chain.vaultKey = record.vaultKey
    account.chain.wrapName = record.wrapName
    account.chain.keyVersion = record.keyVersion
    return wrap(.password, under: keys.wrapping, .wrappingPassword)
  }

  /// The vault key lies under the password's key.
  private mutating func wrapped() -> [Effect] {
    switch account.chain.goal {
    case .signUp, .newKey:
      guard let code = account.chain.code else { return stop(.odd) }
      return wrap(.recovery, under: code.wrappingKey, .wrappingRecovery)
    case .password:
      guard let new = account.chain.newKeys else { return stop(.odd) }
      var body = AccountBody()
      body.proof(account.chain.keys, as: "oldSignIn")
      body.text("salt", Hex.encode(account.chain.salt))
      body.number("rounds", account.chain.rounds)
      body.bytes("signIn", new.signIn)
      body.bytes("passwordWrap", account.chain.passwordWrap)
      return ask(.confirming, Ask(.put, "/api/account/password", body: body.json))
    case .unlock:
      var body = AccountBody()
      body.bytes("signIn", account.chain.keys?.signIn ?? [])
      body.bytes("wrap", account.chain.passwordWrap)
      return ask(.saving, Ask(.put, "/api/account/wraps/password", body: body.json))
    default: return []
    }
  }

  /// The vault key lies under the recovery code's key.
  private mutating func create() -> [Effect] {
    if account.chain.goal == .providerSignUp { return createByTicket() }
    if account.chain.goal == .newKey { return sealRing() }
    var body = AccountBody()
    if account.chain.goal == .newCode {
      body.proof(account.chain.keys)
      body.bytes("wrap", account.chain.recoveryWrap)
      return ask(.confirming, Ask(.put, "/api/account/wraps/recovery", body: body.json))
    }
    return createAccount()
  }

  /// Also once more, where no mail came.
  mutating func createAccount() -> [Effect] {
    var body = AccountBody()
    body.text("email", account.email)
    body.text("salt", Hex.encode(account.chain.salt))
    body.number("rounds", account.chain.rounds)
    body.bytes("signIn", account.chain.keys?.signIn ?? [])
    body.text("wrapName", account.chain.wrapName.text)
    body.bytes("passwordWrap", account.chain.passwordWrap)
    body.bytes("recoveryWrap", account.chain.recoveryWrap)
    body.text("language", language.rawValue)
    body.invitation(trimmed(account.invitation))
    return ask(.creating, Ask(.post, "/api/accounts", body: body.json))
  }

  mutating func signIn() -> [Effect] {
    var body = AccountBody()
    body.text("email", address)
    body.bytes("signIn", account.chain.keys?.signIn ?? [])
    body.text("device", DeviceName.text(clock.device))
    body.text("deviceName", deviceName)
    return ask(.signingIn, Ask(.post, "/api/sessions", body: body.json))
  }

  /// As typed, or what the browser calls itself.
  var deviceName: String {
    let name = trimmed(account.deviceName)
    return name.isEmpty ? usualDeviceName : name
  }

  var usualDeviceName: String { DeviceLabel.text(of: device.agent) ?? accountText.unnamed }

  /// The vault is open, or stays closed under this key.
  mutating func opened(_ key: [UInt8]?, _ moment: Moment) -> [Effect] {
    guard let key, key.count == KeyWrap.keyBytes, let session = account.chain.session else {
      if account.page == .unlock {
        return stop(account.chain.session?.passwordWrap.isEmpty == false ? .neither : .code)
      }
      account.page = .unlock
      return []
    }
    account.chain.vaultKey = key
    account.chain.wrapName = session.wrapName
    account.chain.keyVersion = session.keyVersion
    if session.keyRing.isEmpty { return compareKeys(moment) }
    return openRing(session)
  }

  /// The vault key is here, and with it the older ones.
  mutating func unlocked(_ moment: Moment) -> [Effect] {
    guard let session = account.chain.session else { return stop(.odd) }
    account.chain.record = record(for: session)
    if session.passwordWrap.isEmpty, let keys = account.chain.keys {
      // From now on the new password opens it as well.
      account.chain.goal = .unlock
      return wrap(.password, under: keys.wrapping, .wrappingPassword)
    }
    return entered(moment)
  }

  /// What the device will know. Whoever was signed in to this account before goes on from there.
  func record(for session: SessionFacts) -> AccountRecord {
    let before = sync.record?.replica.account == session.account ? sync.record?.replica : nil
    var record = AccountRecord(
      email: session.email, wrapName: session.wrapName, vaultKey: account.chain.vaultKey,
      keyVersion: account.chain.keyVersion, olderKeys: account.chain.olderKeys,
      replica: before
        ?? Replica(
          account: session.account, device: clock.device, epoch: session.epoch,
          changes: clock.number))
    record.sessionDevice = clock.device
    record.remembered = remembered
    return record
  }

  /// Signed in with an open vault. A journal that is here already is a question of its own, unless
  /// it is this account's.
  mutating func entered(_ moment: Moment) -> [Effect] {
    account.password = ""
    if let known = sync.record, known.replica.account == account.chain.record?.replica.account {
      return joinAgain()
    }
    let isNew = account.chain.goal == .signUp || account.chain.goal == .providerSignUp
    if hasBegun && !isNew && !isDemo {
      account.page = .join
      return []
    }
    return join(moment)
  }

  /// The device was let go, and is signed in again.
  private mutating func joinAgain() -> [Effect] {
    guard let record = account.chain.record else { return stop(.odd) }
    let isListening = sync.isListening
    sync = SyncState()
    sync.record = record
    collectStored()
    var fresh = AccountState()
    fresh.email = record.email
    if account.chain.goal == .newKey { fresh.note = .keyChanged }
    if account.chain.usesSpareKey { fresh.note = .spareUsed }
    swap(&account, &fresh)
    return (isListening ? [.listen(false)] : []) + keepRecord(isNews: true) + askForDevices()
  }

  /// What is here goes to the account, and what the account has comes here.
  mutating func join(_ moment: Moment) -> [Effect] {
    guard let record = account.chain.record else { return stop(.odd) }
    sync = SyncState()
    sync.record = record
    if let head = account.chain.session?.head, record.replica.isWorthTaking(head) {
      // A long journal: it begins with a checkpoint.
      sync.head = head
    }
    collectStored()
    // A report stands under its first name only in the epoch that it is about (`Replica`).
    let isForeign = storedChanges.contains {
      $0.device != clock.device || $0.kind == LogReport.kind
    }
    var fresh = AccountState()
    fresh.email = record.email
    if [.signUp, .providerSignUp].contains(account.chain.goal) { fresh.note = .made }
    if account.chain.usesSpareKey { fresh.note = .spareUsed }
    swap(&account, &fresh)
    guard isForeign else { return keepRecord(isNews: true) + askForDevices() }
    // Another account's changes are here: all of them are offered under a new name.
    return keepRecord() + rewrite(.renumber(.all(epoch: record.replica.epoch)), moment)
  }

  /// The device was emptied for the account's journal.
  mutating func joinAfterWipe(_ moment: Moment) -> [Effect] {
    guard var record = account.chain.record else { return [] }
    record.replica = Replica(
      account: record.replica.account, device: clock.device, epoch: record.replica.epoch)
    account.chain.record = record
    return join(moment)
  }
}
