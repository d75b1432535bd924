// What a device does with the keys that a session brings: it compares them with what it knows.
import Engine

extension Desk {
  /// What is known here of the account that the server lets this device into.
  func known(of session: SessionFacts) -> AccountRecord? {
    guard let record = sync.record, record.isOf(session.account, session.wrapName) else {
      return nil
    }
    return record
  }

  /// The accounts that this device left, with the key that each of them had.
  var remembered: [RememberedKey] { sync.record?.remembered ?? sync.remembered }
}

extension AccountState {
  /// Opens the journal with the key that the server kept, if there is a reason to believe it.
  mutating func use(
    spare key: [UInt8], _ session: SessionFacts, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    if let own = desk.known(of: session)?.key(session.keyVersion) {
      return own == key ? opened(key, moment, &desk) : refuseKey(desk)
    }
    // Nothing but the person's own new password, set on this device, makes the server's word count,
    // and not for another account than the one that is here.
    guard hasReset, !desk.sync.isOn || desk.known(of: session) != nil else {
      page = .unlock
      return []
    }
    chain.usesSpareKey = true
    return opened(key, moment, &desk)
  }

  /// The session's keys are open; the journal goes on with them, or it does not.
  mutating func compareKeys(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let session = chain.session else { return stop(.odd) }
    let newest = VaultKey(version: chain.keyVersion, bytes: chain.vaultKey)
    let keys = chain.olderKeys + [newest]
    guard let known = desk.known(of: session) else {
      return compareLeft(session, keys, moment, &desk)
    }
    switch known.verdict(on: keys, session.account, session.wrapName) {
    case .fits:
      chain.olderKeys = known.older(than: newest.version, and: chain.olderKeys)
      return unlocked(moment, &desk)
    case .behind: return replaceOldKey(known, moment, &desk)
    case .other: return refuseKey(desk)
    }
  }

  /// The same for an account that this device left, of which it remembers one key by sight.
  private mutating func compareLeft(
    _ session: SessionFacts, _ keys: [VaultKey], _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    let left = desk.remembered.first { $0.isOf(session.account, session.wrapName) }
    guard let left else { return unlocked(moment, &desk) }
    let isSpare = chain.usesSpareKey
    switch left.verdict(on: keys, isSpare: isSpare, session.account, session.wrapName) {
    case .fits: return unlocked(moment, &desk)
    // The new one takes the password, which is not here.
    case .behind where chain.keys == nil && !session.passwordWrap.isEmpty:
      return refuseKey(desk)
    case .behind:
      chain.goal = .newKey
      return showNewKeyCode(above: left.keyVersion, older: keys, session.wrapName, moment)
    case .other: return refuseKey(desk)
    }
  }

  /// The server was put back to a key that was given up. Nothing is sealed under it: a new one
  /// comes first, above all that are known.
  private mutating func replaceOldKey(_ known: AccountRecord, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    if chain.keys != nil || chain.session?.passwordWrap.isEmpty == true {
      chain.goal = .newKey
      return showNewKeyCode(moment, desk)
    }
    // By a passkey: the password is asked for on the page of the account.
    var record = known
    record.sessionDevice = desk.clock.device
    record.isSignedIn = true
    record.endsAt = nil
    // Each start asks anew which key the server has.
    record.pairVersion = 0
    chain.record = record
    let joined = entered(moment, &desk)
    desk.sync.needsNewKey = true
    return joined
  }

  /// Nothing is opened, nothing is sent, and the session ends.
  mutating func refuseKey(_ desk: Desk) -> [Effect] {
    chain.session = nil
    chain.usesSpareKey = false
    chain.vaultKey = []
    chain.olderKeys = []
    page = desk.isSignedIn ? .overview : .signIn
    problem = .otherKey
    return ask(.leaving, Ask(.delete, "/api/sessions/current"))
  }
}
