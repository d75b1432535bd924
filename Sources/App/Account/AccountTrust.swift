// What a device does with the keys that a session brings: it compares them with what it knows.
import Engine

extension Desk {
  /// What is known here of the account that the server lets this device into.
  func known(of session: SessionFacts) -> AccountRecord? {
    guard let record = sync.record, record.replica.account == session.account else { return nil }
    return record
  }
}

extension AccountState {
  /// Opens the journal with the key that the server kept, if there is a reason to believe it.
  mutating func use(
    spare key: [UInt8], _ session: SessionFacts, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    if let own = desk.known(of: session)?.key(session.keyVersion) {
      return own == key ? opened(key, moment, &desk) : refuseKey(desk)
    }
    // Nothing but the person's own new password, set on this device, makes the server's word count.
    guard hasReset else {
      page = .unlock
      return []
    }
    chain.usesSpareKey = true
    return opened(key, moment, &desk)
  }

  /// The session's keys are open; the journal goes on with them, or it does not.
  mutating func compareKeys(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let session = chain.session else { return stop(.odd) }
    guard let known = desk.known(of: session) else { return unlocked(moment, &desk) }
    let newest = VaultKey(version: chain.keyVersion, bytes: chain.vaultKey)
    switch known.verdict(on: chain.olderKeys + [newest], session.wrapName) {
    case .fits:
      chain.olderKeys = known.older(than: newest.version, and: chain.olderKeys)
      return unlocked(moment, &desk)
    case .behind: return replaceOldKey(known, moment, &desk)
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
    chain.vaultKey = []
    chain.olderKeys = []
    page = desk.isSignedIn ? .overview : .signIn
    problem = .otherKey
    return ask(.leaving, Ask(.delete, "/api/sessions/current"))
  }
}
