// Another vault key in the place of the one before, with all that opens it, and the older versions.
import Engine

extension State {
  /// A new key, and a new code for paper.
  mutating func showNewKeyCode(_ moment: Moment) -> [Effect] {
    guard let record = sync.record else { return stop(.odd) }
    let older = record.older(than: record.keyVersion + 1, and: account.chain.olderKeys)
    return showNewKeyCode(above: record.keyVersion, older: older, record.wrapName, moment)
  }

  mutating func showNewKeyCode(
    above version: Int64, older: [VaultKey], _ wrapName: Identifier, _ moment: Moment
  ) -> [Effect] {
    account.chain.vaultKey = moment.entropy.secret()
    account.chain.wrapName = wrapName
    account.chain.keyVersion = version + 1
    account.chain.olderKeys = older
    account.chain.code = RecoveryCode(bytes: moment.entropy.secret())
    account.password = ""
    account.page = .code
    return []
  }

  mutating func sealRing() -> [Effect] {
    let bound = KeyRing.associatedData(
      name: account.chain.wrapName, keyVersion: account.chain.keyVersion)
    return [
      .seal(
        token: account.chain.next(.sealingRing), key: account.chain.vaultKey,
        [SealedPart(bound: bound, KeyRing(account.chain.olderKeys).bytes)])
    ]
  }

  mutating func changeKey(_ ring: [UInt8]) -> [Effect] {
    var body = AccountBody()
    body.proof(account.chain.keys)
    body.number("keyVersion", account.chain.keyVersion)
    if account.chain.keys != nil { body.bytes("passwordWrap", account.chain.passwordWrap) }
    body.bytes("recoveryWrap", account.chain.recoveryWrap)
    body.bytes("keyRing", ring)
    return ask(.confirming, Ask(.put, "/api/account/keys/vault", body: body.json))
  }

  /// From here on this device seals with the new key.
  mutating func keyChanged(_ moment: Moment) -> [Effect] {
    if let session = account.chain.session {
      account.chain.record = record(for: session)
      return entered(moment)
    }
    guard let before = sync.record else { return stop(.odd) }
    var record = AccountRecord(
      email: before.email, wrapName: before.wrapName, vaultKey: account.chain.vaultKey,
      keyVersion: account.chain.keyVersion, olderKeys: account.chain.olderKeys,
      replica: before.replica)
    record.isOn = before.isOn
    record.sessionDevice = before.sessionDevice
    record.remembered = before.remembered
    sync.record = record
    sync.hasMindedPair = false
    sync.needsNewKey = false
    sync.asking = []
    var fresh = AccountState()
    fresh.note = .keyChanged
    swap(&account, &fresh)
    return keepRecord(isNews: true) + askForDevices()
  }

  mutating func openRing(_ session: SessionFacts) -> [Effect] {
    let bound = KeyRing.associatedData(
      name: session.wrapName, keyVersion: session.keyVersion)
    return [
      .open(
        token: account.chain.next(.openingRing), key: account.chain.vaultKey,
        [SealedPart(bound: bound, session.keyRing)])
    ]
  }

  mutating func openedRing(_ bytes: [UInt8]?, _ moment: Moment) -> [Effect] {
    let ring = bytes.flatMap { KeyRing(bytes: $0, below: account.chain.keyVersion) }
    guard let ring else { return stop(.odd) }
    account.chain.olderKeys = ring.keys
    return compareKeys(moment)
  }
}
