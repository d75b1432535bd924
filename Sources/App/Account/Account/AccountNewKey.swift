// Another vault key in the place of the one before, with all that opens it, and the older versions.
import Engine

extension AccountState {
  /// A new key, and a new code for paper.
  mutating func showNewKeyCode(_ moment: Moment, _ desk: Desk) -> [Effect] {
    guard let record = desk.sync.record else { return stop(.odd) }
    let older = record.older(than: record.keyVersion + 1, and: chain.olderKeys)
    return showNewKeyCode(above: record.keyVersion, older: older, record.wrapName, moment)
  }

  mutating func showNewKeyCode(
    above version: Int64, older: [VaultKey], _ wrapName: Identifier, _ moment: Moment
  ) -> [Effect] {
    chain.vaultKey = moment.entropy.secret()
    chain.wrapName = wrapName
    chain.keyVersion = version + 1
    chain.olderKeys = older
    chain.code = RecoveryCode(bytes: moment.entropy.secret())
    password = ""
    page = .code
    return []
  }

  mutating func sealRing() -> [Effect] {
    let bound = KeyRing.associatedData(
      name: chain.wrapName, keyVersion: chain.keyVersion)
    return [
      .seal(
        token: chain.next(.sealingRing), key: chain.vaultKey,
        [SealedPart(bound: bound, KeyRing(chain.olderKeys).bytes)])
    ]
  }

  mutating func changeKey(_ ring: [UInt8]) -> [Effect] {
    var body = AccountBody()
    body.proof(chain.keys)
    body.number("keyVersion", chain.keyVersion)
    if chain.keys != nil { body.bytes("passwordWrap", chain.passwordWrap) }
    body.bytes("recoveryWrap", chain.recoveryWrap)
    body.bytes("keyRing", ring)
    return ask(.confirming, Ask(.put, "/api/account/keys/vault", body: body.json))
  }

  /// From here on this device seals with the new key.
  mutating func keyChanged(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    if let session = chain.session {
      chain.record = record(for: session, desk)
      return entered(moment, &desk)
    }
    guard let before = desk.sync.record else { return stop(.odd) }
    var record = AccountRecord(
      email: before.email, wrapName: before.wrapName, vaultKey: chain.vaultKey,
      keyVersion: chain.keyVersion, olderKeys: chain.olderKeys,
      replica: before.replica)
    record.isOn = before.isOn
    record.sessionDevice = before.sessionDevice
    record.remembered = before.remembered
    desk.sync.record = record
    desk.sync.hasMindedPair = false
    desk.sync.needsNewKey = false
    desk.sync.asking = []
    var fresh = AccountState()
    fresh.note = .keyChanged
    swap(&self, &fresh)
    return desk.keepRecord(isNews: true) + askForDevices(desk)
  }

  mutating func openRing(_ session: SessionFacts) -> [Effect] {
    let bound = KeyRing.associatedData(
      name: session.wrapName, keyVersion: session.keyVersion)
    return [
      .open(
        token: chain.next(.openingRing), key: chain.vaultKey,
        [SealedPart(bound: bound, session.keyRing)])
    ]
  }

  mutating func openedRing(_ bytes: [UInt8]?, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    let ring = bytes.flatMap { KeyRing(bytes: $0, below: chain.keyVersion) }
    guard let ring else { return stop(.odd) }
    chain.olderKeys = ring.keys
    return compareKeys(moment, &desk)
  }
}
