// Which device has which key, and what a server that is not ours to trust says at signing in.

import Engine

/// What the server says at signing in, as far as it opened.
struct SignInAnswer {
  let account: Identifier
  let wrapName: Identifier
  /// All versions, from the oldest; none where nothing opens.
  let keys: [VaultKey]
  /// Not under the password: the server had the key itself.
  let isSpare: Bool
}

/// A key of the simulation as a vault key, and back.
enum SimulatedKey {
  static func bytes(_ key: UInt64) -> [UInt8] {
    var writer = ByteWriter()
    for _ in 0..<4 { writer.uint64(key) }
    return writer.bytes
  }

  static func number(_ bytes: [UInt8]) -> UInt64 {
    bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension World {
  /// What a device knows that has just been let in honestly.
  var record: AccountRecord { record(of: ring, wrapName) }

  private func record(of keys: [VaultKey], _ wrapName: Identifier) -> AccountRecord {
    let newest = keys[keys.count - 1]
    return AccountRecord(
      email: "", wrapName: wrapName, vaultKey: newest.bytes, keyVersion: newest.version,
      olderKeys: Array(keys.dropLast()), replica: Replica(account: account, device: 0))
  }

  /// A device makes a new key; the others are let go, and get it when they sign in.
  func changeKey(_ device: SimulatedDevice) {
    guard device.isSyncing, isLetIn(device) else { return }
    makeKey(device)
  }

  private func makeKey(_ device: SimulatedDevice) {
    keys.append(dice.next())
    let version = Int64(keys.count)
    let key = VaultKey(version: version, bytes: SimulatedKey.bytes(keys[keys.count - 1]))
    ring = device.memory.account.allKeys + [key]
    vault.keyVersion = version
    device.memory.account = record
    device.newestKey = version
    device.save()
  }

  /// Whether the session's keys are this journal's; then the device has them.
  func unlock(_ device: SimulatedDevice) throws(Violation) -> Bool {
    let answer = isHealing ? said(ring) : answer()
    let verdict = verdict(on: answer, device.memory.account)
    switch verdict {
    case .fits: take(answer, device)
    // Given up since: a new one comes first, above all that are known.
    case .behind where device.memory.account.keyVersion == vault.keyVersion:
      count(.keyBehind)
      makeKey(device)
    case .behind, .other:
      count(.keyRefused)
      guard !isHealing else { throw Violation(13, "a device is kept out of its own account") }
      return false
    }
    try checkKeys(of: device)
    return true
  }

  private func take(_ answer: SignInAnswer, _ device: SimulatedDevice) {
    let newest = answer.keys[answer.keys.count - 1]
    var older = device.memory.account.older(than: newest.version, and: answer.keys)
    if bug == .ringDropped { older = [] }
    device.memory.account = record(of: older + [newest], answer.wrapName)
  }

  private func verdict(on answer: SignInAnswer, _ known: AccountRecord) -> KeyVerdict {
    guard let newest = answer.keys.last else { return .other }
    if answer.isSpare {
      if bug == .spareKeyTaken { return .fits }
      guard known.key(newest.version) == newest.bytes else { return .other }
    }
    // Of another account nothing is known.
    if bug == .accountNotCompared, answer.account != account { return .fits }
    let name = bug == .wrapNameNotCompared ? known.wrapName : answer.wrapName
    let verdict = known.verdict(on: answer.keys, answer.account, name)
    return verdict == .behind && bug == .olderKeyBelieved ? .fits : verdict
  }

  /// The truth, or what a server says that wants to know the key.
  private func answer() -> SignInAnswer {
    guard dice.once(in: 2) else { return said(ring) }
    let own = SimulatedKey.bytes(dice.next())
    switch dice.below(16) {
    case 5..<11 where ring.count > 1: return said(Array(ring.dropLast()))
    // The same under the name of another account.
    case 11... where ring.count > 1: return said(Array(ring.dropLast()), account: identifier())
    case 1: return said(ring, wrapName: identifier())
    case 2: return said([VaultKey(version: vault.keyVersion, bytes: own)], isSpare: true)
    case 3: return said([VaultKey(version: vault.keyVersion + 1, bytes: own)], isSpare: true)
    // No password wrap.
    case 4: return said([])
    default: return said(ring)
    }
  }

  private func said(
    _ keys: [VaultKey], account: Identifier? = nil, wrapName: Identifier? = nil,
    isSpare: Bool = false
  ) -> SignInAnswer {
    SignInAnswer(
      account: account ?? self.account, wrapName: wrapName ?? self.wrapName, keys: keys,
      isSpare: isSpare)
  }

  /// A device seals under the account's own key, and never under an older one than it knew.
  private func checkKeys(of device: SimulatedDevice) throws(Violation) {
    let account = device.memory.account
    guard account.wrapName == wrapName, account.allKeys.allSatisfy({ isTrue($0) }) else {
      throw Violation(13, "a device took a key that is not the account's")
    }
    guard account.keyVersion >= device.newestKey else {
      throw Violation(13, "a device took an older key than it knew")
    }
    device.newestKey = account.keyVersion
  }

  private func isTrue(_ key: VaultKey) -> Bool {
    keys.indices.contains(Int(key.version) - 1)
      && SimulatedKey.bytes(keys[Int(key.version) - 1]) == key.bytes
  }
}
