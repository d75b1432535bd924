// Photos and voice notes: each goes to the server once, sealed, and comes to another device when
// all changes are there, or sooner where it is shown.
import Engine

extension Desk {
  private static let attachmentsPath = "/api/vault/attachments"

  /// The next attachment that has to go or to come; nothing when there is none.
  mutating func mindAttachments(_ moment: Moment) -> [Effect] {
    guard let names = sync.attachments else {
      sync.work = .listingAttachments
      return [.ask(token: sync.nextToken(), Ask(.get, Desk.attachmentsPath))]
    }
    for attachment in overview.attachments
    where !names.contains(attachment.id) && !sync.missed.contains(attachment.id) {
      sync.work = .readingAttachment(attachment.id)
      return [.readAttachments(token: sync.nextToken(), [attachment.id])]
    }
    for attachment in overview.attachments
    where names.contains(attachment.id) && !sync.here.contains(attachment.id)
      && sync.asked.insert(attachment.id).inserted
    {
      sync.wanted.append(attachment.id)
      return fetchWanted()
    }
    for id in forgottenAttachmentIDs(moment) where names.contains(id) {
      sync.work = .droppingAttachment(id)
      return [.ask(token: sync.nextToken(), Ask(.delete, path(id)))]
    }
    return []
  }

  /// Whether each attachment lies here and on the server.
  var attachmentsAreThere: Bool {
    overview.attachments.allSatisfy {
      sync.here.contains($0.id) && sync.attachments?.contains($0.id) == true
    }
  }

  /// What was taken on another device.
  mutating func fetchWanted() -> [Effect] {
    guard let id = sync.wanted.popLast() else { return [] }
    sync.work = .fetchingAttachment(id)
    return [.ask(token: sync.nextToken(), Ask(.get, path(id)))]
  }

  /// The page shows an attachment whose bytes are not on this device.
  mutating func missed(attachment id: Identifier) {
    guard sync.isActive, !sync.asked.contains(id),
      overview.attachments.contains(where: { $0.id == id })
    else { return }
    sync.missed.insert(id)
    sync.asked.insert(id)
    sync.wanted.append(id)
  }

  mutating func read(_ attached: AttachedBytes) -> [Effect] {
    guard case .readingAttachment(let id) = sync.work, id == attached.id,
      let record = sync.record
    else { return [] }
    sync.work = .none
    guard !attached.bytes.isEmpty else {
      sync.missed.insert(id)
      return []
    }
    sync.work = .sealingAttachment(id)
    let part = SealedPart(
      bound: bound(id, record.keyVersion, record), Padding.padded(attachment: attached.bytes))
    return [.seal(token: sync.nextToken(), key: record.vaultKey, [part])]
  }

  mutating func sealed(attachment id: Identifier, _ body: [UInt8]) -> [Effect] {
    guard let record = sync.record else { return [] }
    let sealed = SealedAttachment(id: id, keyVersion: record.keyVersion, body: body)
    sync.work = .keepingAttachment(id)
    return [.ask(token: sync.nextToken(), Ask(.put, path(id), body: sealed.bytes))]
  }

  mutating func listedAttachments(_ answer: Answer, _ moment: Moment) -> [Effect] {
    guard answer.isGood, case .array(let items)? = answer.json?["attachments"] else {
      return troubled(.odd, moment, after: answer.retrySeconds)
    }
    var names = Set<Identifier>()
    for item in items {
      if case .string(let text) = item, let id = Identifier(text: text) { names.insert(id) }
    }
    sync.attachments = names
    return []
  }

  mutating func kept(
    attachment id: Identifier, _ answer: Answer, _ moment: Moment
  ) -> [Effect] {
    switch answer.status {
    case 200..<300: sync.attachments?.insert(id)
    // It stays on this device; the next start tries again.
    case 400, 413: sync.missed.insert(id)
    case 507: return troubled(.full, moment)
    default: return troubled(.odd, moment, after: answer.retrySeconds)
    }
    return []
  }

  mutating func dropped(
    attachment id: Identifier, _ answer: Answer, _ moment: Moment
  ) -> [Effect] {
    guard answer.isGood else { return troubled(.odd, moment, after: answer.retrySeconds) }
    sync.attachments?.remove(id)
    return []
  }

  mutating func fetched(
    attachment id: Identifier, _ answer: Answer, _ moment: Moment
  ) -> [Effect] {
    guard answer.isGood else {
      if answer.status == 404 { return [] }
      sync.wanted.append(id)
      return troubled(.odd, moment, after: answer.retrySeconds)
    }
    guard let record = sync.record,
      let sealed = answer.json.flatMap({ SealedAttachment(id: id, json: $0) })
    else { return [] }
    sync.work = .openingAttachment(id)
    let bound = bound(id, sealed.keyVersion, record)
    return [
      .open(
        token: sync.nextToken(), key: record.key(sealed.keyVersion) ?? record.vaultKey,
        [SealedPart(bound: bound, sealed.body)])
    ]
  }

  /// Only what the journal says it is gets onto the disk.
  mutating func opened(attachment id: Identifier, _ padded: [UInt8]?) -> [Effect] {
    guard let bytes = padded.flatMap({ Padding.removed($0) }),
      let known = overview.attachments.first(where: { $0.id == id }), known.matches(bytes)
    else { return [] }
    return [.keepAttachment(AttachedBytes(id: id, bytes: bytes))]
  }

  private func bound(
    _ id: Identifier, _ keyVersion: Int64, _ record: AccountRecord
  ) -> [UInt8] {
    SealedAttachment.associatedData(
      account: record.replica.account, keyVersion: keyVersion, id: id)
  }

  private func path(_ id: Identifier) -> String { Desk.attachmentsPath + "/" + id.text }
}
