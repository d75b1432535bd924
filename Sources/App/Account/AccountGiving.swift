// Giving the vault key to a device that asks for it, or saying no.
import Engine

extension State {
  /// Bytes before the body in what the page seals: its format and a nonce.
  private static let sealStart = 13

  /// The person looks at the question: only now this device says its nonce, once for each press,
  /// so that nobody collects many of them.
  mutating func meet(_ id: String, _ moment: Moment) -> [Effect] {
    guard !account.isWorking, let device = sync.asking.first(where: { $0.id == id }) else {
      return []
    }
    account.problem = nil
    account.note = nil
    account.chain.goal = .give
    if sync.meeting?.id != id {
      let nonce = moment.entropy.secret().prefix(Approval.nonceBytes)
      sync.meeting = ApprovalTalk(
        id: id, commitment: device.commitment, nonce: Array(nonce))
    }
    var body = AccountBody()
    body.bytes("nonce", sync.meeting?.nonce ?? [])
    return ask(.meeting, Ask(.put, State.approvalsPath + "/" + id + "/nonce", body: body.json))
  }

  /// The person has seen the same number on both devices.
  mutating func give(to id: String) -> [Effect] {
    guard !account.isWorking, let device = sync.asking.first(where: { $0.id == id }),
      let transcript = sync.meeting?.transcript, sync.meeting?.id == id
    else { return [] }
    account.problem = nil
    account.note = nil
    account.chain.goal = .give
    account.chain.receiver = device
    account.chain.agreed = transcript
    return [.agree(token: account.chain.next(.agreeingToGive), other: transcript.publicKey)]
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
      let transcript = account.chain.agreed, let record = sync.record
    else { return stop(.odd) }
    let key = HPKE.messageKey(
      agreed: shared, enc: enc, recipient: transcript.publicKey, info: transcript.info)
    account.proof = transcript.proof(of: record.vaultKey)
    account.longProof = transcript.longProof(of: record.vaultKey)
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
    case .meeting:
      sync.meeting?.isMet = true
      return []
    case .giving: account.page = .given
    case .denying: account.note = .sentAway
    default: return []
    }
    sync.asking.removeAll { $0 == receiver }
    if sync.meeting?.id == receiver?.id { sync.meeting = nil }
    return []
  }
}
