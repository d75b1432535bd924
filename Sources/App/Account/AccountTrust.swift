// What a device does with the keys that a session brings: it compares them with what it knows.
import Engine

extension State {
  /// What is known here of the account that the server lets this device into.
  func known(of session: SessionFacts) -> AccountRecord? {
    guard let record = sync.record, record.isOf(session.account, session.wrapName) else {
      return nil
    }
    return record
  }

  /// The accounts that this device left, with the key that each of them had.
  var remembered: [RememberedKey] { sync.record?.remembered ?? sync.remembered }

  /// Opens the journal with the key that the server kept, if there is a reason to believe it.
  mutating func use(spare key: [UInt8], _ session: SessionFacts, _ moment: Moment) -> [Effect] {
    if let own = known(of: session)?.key(session.keyVersion) {
      return own == key ? opened(key, moment) : refuseKey()
    }
    // Nothing but the person's own new password, set on this device, makes the server's word count,
    // and not for another account than the one that is here.
    guard account.hasReset, sync.record == nil || known(of: session) != nil else {
      account.page = .unlock
      return []
    }
    account.chain.usesSpareKey = true
    return opened(key, moment)
  }

  /// The session's keys are open; the journal goes on with them, or it does not.
  mutating func compareKeys(_ moment: Moment) -> [Effect] {
    guard let session = account.chain.session else { return stop(.odd) }
    let newest = VaultKey(version: account.chain.keyVersion, bytes: account.chain.vaultKey)
    let keys = account.chain.olderKeys + [newest]
    guard let known = known(of: session) else { return compareLeft(session, keys, moment) }
    switch known.verdict(on: keys, session.account, session.wrapName) {
    case .fits:
      account.chain.olderKeys = known.older(than: newest.version, and: account.chain.olderKeys)
      return unlocked(moment)
    case .behind: return replaceOldKey(known, moment)
    case .other: return refuseKey()
    }
  }

  /// The same for an account that this device left, of which it remembers one key by sight.
  private mutating func compareLeft(
    _ session: SessionFacts, _ keys: [VaultKey], _ moment: Moment
  ) -> [Effect] {
    guard let left = remembered.first(where: { $0.isOf(session.account, session.wrapName) }) else {
      return unlocked(moment)
    }
    let isSpare = account.chain.usesSpareKey
    switch left.verdict(on: keys, isSpare: isSpare, session.account, session.wrapName) {
    case .fits: return unlocked(moment)
    // The new one takes the password, which is not here.
    case .behind where account.chain.keys == nil && !session.passwordWrap.isEmpty:
      return refuseKey()
    case .behind:
      account.chain.goal = .newKey
      return showNewKeyCode(above: left.keyVersion, older: keys, session.wrapName, moment)
    case .other: return refuseKey()
    }
  }

  /// The server was put back to a key that was given up. Nothing is sealed under it: a new one
  /// comes first, above all that are known.
  private mutating func replaceOldKey(_ known: AccountRecord, _ moment: Moment) -> [Effect] {
    if account.chain.keys != nil || account.chain.session?.passwordWrap.isEmpty == true {
      account.chain.goal = .newKey
      return showNewKeyCode(moment)
    }
    // By a passkey: the password is asked for on the page of the account.
    var record = known
    record.sessionDevice = clock.device
    record.isSignedIn = true
    record.endsAt = nil
    // Each start asks anew which key the server has.
    record.pairVersion = 0
    account.chain.record = record
    let joined = entered(moment)
    sync.needsNewKey = true
    return joined
  }

  /// Nothing is opened, nothing is sent, and the session ends.
  mutating func refuseKey() -> [Effect] {
    account.chain.session = nil
    account.chain.usesSpareKey = false
    account.chain.vaultKey = []
    account.chain.olderKeys = []
    account.page = isSignedIn ? .overview : .signIn
    account.problem = .otherKey
    return ask(.leaving, Ask(.delete, "/api/sessions/current"))
  }
}
