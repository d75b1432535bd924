// Giving the vault key to a device that asks for it, or saying no.
import Engine

extension AccountState {
  /// Bytes before the body in what the page seals: its format and a nonce.
  private static let sealStart = 13

  /// The person looks at the question: only now this device says its nonce, once for each press,
  /// so that nobody collects many of them.
  mutating func meet(_ id: String, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard !isWorking, let device = desk.sync.asking.first(where: { $0.id == id }) else {
      return []
    }
    problem = nil
    note = nil
    chain.goal = .give
    if desk.sync.meeting?.id != id {
      let nonce = moment.entropy.secret().prefix(Approval.nonceBytes)
      desk.sync.meeting = ApprovalTalk(
        id: id, commitment: device.commitment, nonce: Array(nonce))
    }
    var body = AccountBody()
    body.bytes("nonce", desk.sync.meeting?.nonce ?? [])
    return ask(
      .meeting, Ask(.put, AccountState.approvalsPath + "/" + id + "/nonce", body: body.json))
  }

  /// The person has seen the same number on both devices.
  mutating func give(to id: String, _ desk: Desk) -> [Effect] {
    guard !isWorking, let device = desk.sync.asking.first(where: { $0.id == id }),
      let transcript = desk.sync.meeting?.transcript, desk.sync.meeting?.id == id
    else { return [] }
    problem = nil
    note = nil
    chain.goal = .give
    chain.receiver = device
    chain.agreed = transcript
    return [.agree(token: chain.next(.agreeingToGive), other: transcript.publicKey)]
  }

  mutating func deny(_ id: String, _ desk: Desk) -> [Effect] {
    guard !isWorking, let device = desk.sync.asking.first(where: { $0.id == id }) else {
      return []
    }
    problem = nil
    chain.goal = .deny
    chain.receiver = device
    return ask(.denying, Ask(.delete, AccountState.approvalsPath + "/" + id))
  }

  mutating func giveCrypted(_ step: AccountChain.Step, _ parts: [[UInt8]?], _ desk: Desk)
    -> [Effect]
  {
    switch step {
    case .agreeingToGive: return agreedToGive(parts, desk)
    case .sealingGiven:
      guard let id = chain.receiver?.id, let sealed = parts.first ?? nil else {
        return stop(.odd)
      }
      var body = AccountBody()
      // The other device knows the format and the nonce.
      body.bytes("sealed", chain.parcel + sealed.dropFirst(AccountState.sealStart))
      return ask(.giving, Ask(.put, AccountState.approvalsPath + "/" + id, body: body.json))
    default: return []
    }
  }

  private mutating func agreedToGive(_ parts: [[UInt8]?], _ desk: Desk) -> [Effect] {
    guard parts.count == 3, let enc = parts[1], let shared = parts[2],
      let transcript = chain.agreed, let record = desk.sync.record
    else { return stop(.odd) }
    let key = HPKE.messageKey(
      agreed: shared, enc: enc, recipient: transcript.publicKey, info: transcript.info)
    proof = transcript.proof(of: record.vaultKey)
    proofWords = transcript.proofWords(of: record.vaultKey)
    chain.parcel = enc
    let message = Approval.message(VaultKey(version: record.keyVersion, bytes: record.vaultKey))
    return [
      .sealOnce(
        token: chain.next(.sealingGiven), key: key.key, nonce: key.nonce,
        SealedPart(bound: [], message))
    ]
  }

  /// The server took what this device gave, or heard its no.
  mutating func gaveWent(_ step: AccountChain.Step, _ desk: inout Desk) -> [Effect] {
    let receiver = chain.receiver
    switch step {
    case .meeting:
      desk.sync.meeting?.isMet = true
      return []
    case .giving: page = .given
    case .denying: note = .sentAway
    default: return []
    }
    desk.sync.asking.removeAll { $0 == receiver }
    if desk.sync.meeting?.id == receiver?.id { desk.sync.meeting = nil }
    return []
  }
}
