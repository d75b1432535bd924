// Giving the vault key to a device that asks for it, or saying no.
import Engine

extension State {
  /// Bytes before the body in what the page seals: its format and a nonce.
  private static let sealStart = 13

  mutating func give(to id: String) -> [Effect] {
    guard !account.isWorking, let device = sync.asking.first(where: { $0.id == id }) else {
      return []
    }
    account.problem = nil
    account.note = nil
    account.chain.goal = .give
    account.chain.receiver = device
    return [.agree(token: account.chain.next(.agreeingToGive), other: device.publicKey)]
  }

  mutating func deny(_ id: String) -> [Effect] {
    guard !account.isWorking, let device = sync.asking.first(where: { $0.id == id }) else {
      return []
    }
    account.problem = nil
    account.chain.goal = .deny
    account.chain.receiver = device
    return ask(.denying, Ask(.delete, State.approvalsPath + "/" + id))
  }

  mutating func giveCrypted(_ step: AccountChain.Step, _ parts: [[UInt8]?]) -> [Effect] {
    switch step {
    case .agreeingToGive: return agreedToGive(parts)
    case .sealingGiven:
      guard let id = account.chain.receiver?.id, let sealed = parts.first ?? nil else {
        return stop(.odd)
      }
      var body = AccountBody()
      // The other device knows the format and the nonce.
      body.bytes("sealed", account.chain.parcel + sealed.dropFirst(State.sealStart))
      return ask(.giving, Ask(.put, State.approvalsPath + "/" + id, body: body.json))
    default: return []
    }
  }

  private mutating func agreedToGive(_ parts: [[UInt8]?]) -> [Effect] {
    guard parts.count == 3, let enc = parts[1], let shared = parts[2],
      let device = account.chain.receiver, let record = sync.record
    else { return stop(.odd) }
    let key = HPKE.messageKey(
      agreed: shared, enc: enc, recipient: device.publicKey,
      info: Approval.info(account: record.replica.account, publicKey: device.publicKey))
    account.proof = Approval.proof(of: record.vaultKey, to: device.publicKey)
    account.chain.parcel = enc
    let message = Approval.message(VaultKey(version: record.keyVersion, bytes: record.vaultKey))
    return [
      .sealOnce(
        token: account.chain.next(.sealingGiven), key: key.key, nonce: key.nonce,
        SealedPart(bound: [], message))
    ]
  }

  /// The server took what this device gave, or heard its no.
  mutating func gaveWent(_ step: AccountChain.Step) -> [Effect] {
    let receiver = account.chain.receiver
    switch step {
    case .giving: account.page = .given
    case .denying: account.note = .sentAway
    default: return []
    }
    sync.asking.removeAll { $0 == receiver }
    return []
  }
}
