// Asking another device for the vault key.
import Engine

/// What a device asks, from the press to the answer.
struct ApprovalQuestion: Sendable {
  /// Made for this question alone.
  let privateKey: [UInt8]
  let publicKey: [UInt8]
  let nonce: [UInt8]
  let account: Identifier
  /// The other device's nonce: the first one counts, and none after it.
  var answer: [UInt8]?
  /// The key and the nonce were told, which they are only once there is an answer.
  var hasRevealed = false
  var id = ""
  /// When to look next, and when nobody answers any more, by the clock that nobody sets.
  var lookAt: Int64 = 0
  var until: Int64 = 0
  /// The same end by the clock on the wall, to be shown.
  var ends = Instant(milliseconds: 0)
  /// The server could not be asked the last time.
  var isUnreachable = false
  /// The vault key as it came, until the person has compared the numbers.
  var given: [UInt8]?

  var transcript: ApprovalTranscript? {
    answer.map {
      ApprovalTranscript(account: account, publicKey: publicKey, nonce: nonce, answer: $0)
    }
  }
  var check: String? { transcript?.check }
  var proof: String? { given.flatMap { key in transcript?.proof(of: key) } }
  var proofWords: String? { given.flatMap { key in transcript?.proofWords(of: key) } }

  /// Milliseconds between two looks at the answer.
  static let pause: Int64 = 5_000
  /// The same while the server cannot be reached.
  static let longPause: Int64 = 20_000
}

extension AccountState {
  mutating func askDevice() -> [Effect] {
    guard !isWorking, chain.session != nil else { return [] }
    problem = nil
    chain.goal = .approval
    return [.agree(token: chain.next(.pairing))]
  }

  /// Looks for the answer when it is time, and ends when nobody answers.
  mutating func mindQuestion(_ moment: Moment) -> [Effect] {
    page == .waiting ? mindWaiting(moment) : []
  }

  @inline(never)  // Not of a first visit.
  private mutating func mindWaiting(_ moment: Moment) -> [Effect] {
    guard page == .waiting, !isWorking, let question = chain.question
    else { return [] }
    if moment.uptime >= question.until { return endQuestion(.late) }
    guard moment.uptime >= question.lookAt else { return [] }
    // By now the answer is in the draft: after a reload it is still the first one.
    if question.answer != nil, !question.hasRevealed { return reveal(question) }
    return ask(.polling, Ask(.get, AccountState.approvalsPath + "/" + question.id))
  }

  /// Milliseconds to the next look.
  func questionWake(_ moment: Moment) -> Int64? {
    guard page == .waiting, !isWorking, let question = chain.question
    else { return nil }
    return max(0, min(question.lookAt, question.until) - moment.uptime)
  }

  private mutating func endQuestion(_ problem: AccountProblem?) -> [Effect] {
    chain.question = nil
    page = .unlock
    return stop(problem)
  }

  mutating func stopAsking() -> [Effect] {
    guard let id = chain.question?.id else { return endQuestion(nil) }
    let ended = endQuestion(nil)
    return ended + ask(.withdrawing, Ask(.delete, AccountState.approvalsPath + "/" + id))
  }

  /// The key opens the vault once the person has seen the same number on both devices.
  mutating func useGiven(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard !isWorking, let key = chain.question?.given else { return [] }
    chain.question = nil
    return opened(key, moment, &desk)
  }

  mutating func refuseGiven() -> [Effect] { endQuestion(.otherNumber) }

  /// A look in vain says nothing, unless the question is over.
  mutating func askedInVain(
    _ answer: Answer, _ step: AccountChain.Step, _ moment: Moment
  ) -> [Effect] {
    guard step != .withdrawing, page == .waiting else { return [] }
    if [400, 401, 403, 404, 410].contains(answer.status) { return endQuestion(.late) }
    chain.question?.isUnreachable = true
    chain.question?.lookAt = moment.uptime + ApprovalQuestion.longPause
    return []
  }

  mutating func approvalWent(
    _ step: AccountChain.Step, _ answer: Answer, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    switch step {
    case .asking:
      guard let id = answer.json?.text("id"), Identifier(text: id) != nil else {
        return stop(.odd)
      }
      chain.question?.id = id
      chain.question?.lookAt = moment.uptime + ApprovalQuestion.pause
      chain.question?.until = moment.uptime + Approval.milliseconds
      chain.question?.ends = moment.now.adding(milliseconds: Approval.milliseconds)
      page = .waiting
      return []
    case .polling: return page == .waiting ? polled(answer, moment, desk) : []
    case .revealing:
      chain.question?.hasRevealed = true
      chain.question?.isUnreachable = false
      chain.question?.lookAt = moment.uptime + ApprovalQuestion.pause
      return []
    default: return gaveWent(step, &desk)
    }
  }

  private mutating func reveal(_ question: ApprovalQuestion) -> [Effect] {
    var body = AccountBody()
    body.bytes("publicKey", question.publicKey)
    body.bytes("nonce", question.nonce)
    let path = AccountState.approvalsPath + "/" + question.id + "/reveal"
    return ask(.revealing, Ask(.put, path, body: body.json))
  }

  private mutating func polled(_ answer: Answer, _ moment: Moment, _ desk: Desk) -> [Effect] {
    chain.question?.isUnreachable = false
    chain.question?.lookAt = moment.uptime + ApprovalQuestion.pause
    guard let question = chain.question else { return [] }
    switch answer.json?.text("state") {
    case "waiting": return question.answer == nil ? [] : endQuestion(.odd)
    case "met": return met(question, answer, moment, isRevealed: false)
    case "revealed": return met(question, answer, moment, isRevealed: true)
    case "denied": return endQuestion(.denied)
    default: break
    }
    // Whoever sent a key before this device told its own has it from somewhere else.
    guard question.hasRevealed, desk.isFirst(answer, question),
      let sealed = answer.json?.text("sealed").flatMap({ Base64.decode($0) }),
      sealed.count == Approval.sealedBytes
    else { return endQuestion(.odd) }
    chain.parcel = sealed
    let enc = Array(sealed.prefix(HPKE.publicKeyBytes))
    return [
      .agree(token: chain.next(.agreeing), own: question.privateKey, other: enc)
    ]
  }

  private mutating func met(
    _ question: ApprovalQuestion, _ answer: Answer, _ moment: Moment, isRevealed: Bool
  ) -> [Effect] {
    guard let nonce = answer.json?.text("nonce").flatMap({ Base64.decode($0) }),
      nonce.count == Approval.nonceBytes, question.answer.map({ $0 == nonce }) ?? true
    else { return endQuestion(.odd) }
    chain.question?.answer = nonce
    chain.question?.hasRevealed = isRevealed
    // It is told now, behind what is kept for a reload.
    if !isRevealed { chain.question?.lookAt = moment.uptime }
    return []
  }

  mutating func approvalCrypted(
    _ step: AccountChain.Step, _ bytes: [UInt8], _ moment: Moment, _ desk: Desk
  ) -> [Effect] {
    let parts = Parts.read(bytes)
    switch step {
    case .pairing: return asked(parts, moment)
    case .agreeing: return agreed(parts)
    case .openingGiven: return arrived(parts.first ?? nil)
    default: return giveCrypted(step, parts, desk)
    }
  }

  private mutating func asked(_ parts: [[UInt8]?], _ moment: Moment) -> [Effect] {
    guard parts.count == 3, let privateKey = parts[0], let publicKey = parts[1],
      let session = chain.session
    else { return stop(.odd) }
    let nonce = Array(moment.entropy.secret().prefix(Approval.nonceBytes))
    chain.question = ApprovalQuestion(
      privateKey: privateKey, publicKey: publicKey, nonce: nonce, account: session.account)
    var body = AccountBody()
    body.bytes(
      "commitment",
      Approval.commitment(account: session.account, publicKey: publicKey, nonce: nonce))
    return ask(.asking, Ask(.post, AccountState.approvalsPath, body: body.json))
  }

  private mutating func agreed(_ parts: [[UInt8]?]) -> [Effect] {
    guard parts.count == 3, let shared = parts[2], let question = chain.question,
      let transcript = question.transcript
    else { return endQuestion(.odd) }
    let sealed = chain.parcel
    let key = HPKE.messageKey(
      agreed: shared, enc: Array(sealed.prefix(HPKE.publicKeyBytes)),
      recipient: question.publicKey, info: transcript.info)
    let body = [1] + key.nonce + sealed.dropFirst(HPKE.publicKeyBytes)
    return [
      .open(
        token: chain.next(.openingGiven), key: key.key, [SealedPart(bound: [], body)])
    ]
  }

  private mutating func arrived(_ message: [UInt8]?) -> [Effect] {
    guard let session = chain.session, let message,
      let key = Approval.key(in: message, version: session.keyVersion)
    else { return endQuestion(.odd) }
    chain.question?.given = key
    page = .compare
    return []
  }
}

extension Desk {
  fileprivate func isFirst(_ answer: Answer, _ question: ApprovalQuestion) -> Bool {
    let nonce = answer.json?.text("nonce").flatMap { Base64.decode($0) }
    return nonce != nil && nonce == question.answer
  }
}
