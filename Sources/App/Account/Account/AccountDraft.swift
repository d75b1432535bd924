// Let in, and not through the door yet: whoever goes for the paper with the recovery code, or for
// another device, finds the same question again after a reload.
import Engine

extension AccountState {
  /// What the server said at signing in, and the key that is about to join the journal here, or
  /// what this device asks of another one; nothing on other pages.
  var unlockDraft: [UInt8] {
    guard isAtTheDoor, let session = chain.session else { return [] }
    return bytes(of: session)
  }

  @inline(never)  // Not of a first visit.
  private func bytes(of session: SessionFacts) -> [UInt8] {
    var texts = [String(decoding: session.json.bytes, as: UTF8.self)]
    if page == .join, let record = chain.record {
      texts.append(Base64.encode(record.bytes))
    } else if let question = chain.question, !question.id.isEmpty {
      texts += [
        question.id, Base64.encode(question.privateKey), Base64.encode(question.publicKey),
        String(question.ends.milliseconds), Base64.encode(question.nonce),
        Base64.encode(question.answer ?? []),
      ]
    }
    return FormDraft.bytes(.unlock, texts)
  }

  /// The server says whether the question is still open; what it answered comes again.
  mutating func restore(unlock bytes: [UInt8]) {
    guard let texts = FormDraft.texts(.unlock, bytes), [1, 2, 7].contains(texts.count),
      let json = try? JSONValue(parsing: Array(texts[0].utf8)),
      let session = SessionFacts(json: json)
    else { return }
    page = .unlock
    email = session.email
    chain.session = session
    if texts.count == 2, let record = Base64.decode(texts[1]).flatMap({ AccountRecord(bytes: $0) })
    {
      page = .join
      chain.record = record
    }
    restore(question: texts, session)
  }

  private mutating func restore(question texts: [String], _ session: SessionFacts) {
    guard texts.count == 7, let ends = Int64(texts[4]), Identifier(text: texts[1]) != nil,
      let privateKey = Base64.decode(texts[2]), let publicKey = Base64.decode(texts[3]),
      let nonce = Base64.decode(texts[5]), let answer = Base64.decode(texts[6])
    else { return }
    var question = ApprovalQuestion(
      privateKey: privateKey, publicKey: publicKey, nonce: nonce, account: session.account)
    question.id = texts[1]
    question.answer = answer.isEmpty ? nil : answer
    // If it was not, the server says so.
    question.hasRevealed = !answer.isEmpty
    question.ends = Instant(milliseconds: min(max(ends, 0), Stamp.largestMilliseconds))
    question.until = .max
    page = .waiting
    chain.goal = .approval
    chain.question = question
  }
}
