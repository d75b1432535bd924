// "My why" as a picture and in one's own voice: taken on the Plan page, seen again in a craving.
import Engine

/// What goes on around photos and voice notes and is not in the journal.
public struct WhyState: Sendable {
  public var recordingSince: Instant?
  public var problem: AttachProblem?
  /// The bytes that an export waits for.
  var collected: [AttachedBytes] = []

  public init() {}
}

/// What can happen to a photo or a voice note.
public enum WhyMessage: Sendable {
  case pressedPhoto
  case pressedRecord
  case pressedStop
  case pressedRemove(Identifier)
}

extension State {
  mutating func update(_ message: WhyMessage, _ moment: Moment) -> [Effect] {
    why.problem = nil
    recalls.photo = nil
    settings.portrait = nil
    switch message {
    case .pressedPhoto:
      guard desk.hasRoomForAttachment else { return refuse(.full) }
      return [
        .takePhoto(
          id: moment.entropy.identifier(), side: Attachment.Limit.photoSide,
          mostBytes: Attachment.Limit.photoBytes)
      ]
    case .pressedRecord:
      guard desk.hasRoomForAttachment else { return refuse(.full) }
      return [
        .recordVoice(
          id: moment.entropy.identifier(), seconds: Attachment.Limit.voiceSeconds,
          mostBytes: Attachment.Limit.voiceBytes)
      ]
    case .pressedStop:
      why.recordingSince = nil
      return [.stopRecording]
    case .pressedRemove(let id):
      let line = WhyText(language: desk.language).removed
      return desk.delete(id, kind: Attachment.kind, saying: line, moment)
    }
  }

  private mutating func refuse(_ problem: AttachProblem) -> [Effect] {
    attachFailed(problem)
    return []
  }

  /// The bytes are on the disk; from now on the journal knows of them.
  mutating func keep(_ facts: AttachedFacts, _ moment: Moment) -> [Effect] {
    why.recordingSince = nil
    guard Attachment.isType(facts.type, of: facts.medium),
      facts.byteCount <= facts.medium.mostBytes
    else { return refuse(.unreadable) }
    desk.toast = WhyText(language: desk.language).kept
    if settings.portrait == facts.id { return settings.keepPortrait(facts, moment, &desk) }
    var day: [Field] = []
    if let photo = recalls.photo, photo.id == facts.id {
      day.append(Happening.field(day: photo.day))
      recalls.photo = nil
    }
    return desk.write([desk.attaching(facts, day, moment)], moment, undoable: true)
  }

  mutating func attachFailed(_ problem: AttachProblem) {
    why.recordingSince = nil
    if settings.portrait != nil {
      settings.portraitProblem = problem
    } else if recalls.photo != nil {
      recalls.photoProblem = problem
    } else {
      why.problem = problem
    }
    settings.portrait = nil
    recalls.photo = nil
  }
}

extension Desk {
  fileprivate var hasRoomForAttachment: Bool {
    overview.attachments.count < Attachment.Limit.most
  }

  func attaching(
    _ facts: AttachedFacts, _ more: [Field], _ moment: Moment
  ) -> Draft {
    Draft.create(
      facts.id, kind: Attachment.kind,
      Attachment.fields(
        facts.medium, type: facts.type, byteCount: facts.byteCount, sha256: facts.sha256,
        at: moment.now) + more)
  }

  /// A deletion can be taken back for this long; then the bytes go too.
  static let keptAfterDeletion: Int64 = 30 * 24 * Milliseconds.hour

  /// What was deleted so long ago that nobody takes it back.
  func forgottenAttachments(_ moment: Moment) -> [Effect] {
    let ids = forgottenAttachmentIDs(moment)
    return ids.isEmpty ? [] : [.dropAttachments(ids)]
  }

  func forgottenAttachmentIDs(_ moment: Moment) -> [Identifier] {
    var ids: [Identifier] = []
    for entity in records.journal.entities
    where entity.isDeleted && entity.kind == Attachment.kind {
      let since = entity.deletionStamp?.milliseconds ?? 0
      if moment.now.milliseconds - since > Desk.keptAfterDeletion { ids.append(entity.id) }
    }
    return ids
  }
}
