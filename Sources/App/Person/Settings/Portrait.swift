// The person's picture: taken, shown, taken away. Its bytes are sealed beside the journal.
import Engine

extension State {
  mutating func takePortrait(_ moment: Moment) -> [Effect] {
    settings.portraitProblem = nil
    guard !desk.isDemo else { return [] }
    guard desk.overview.attachments.count < Attachment.Limit.most else {
      settings.portraitProblem = .full
      return []
    }
    let id = moment.entropy.identifier()
    recalls.photo = nil
    settings.portrait = id
    return [
      .takePhoto(
        id: id, side: Attachment.Limit.portraitSide, mostBytes: Attachment.Limit.portraitBytes)
    ]
  }
}

extension SettingsState {
  /// The new picture takes the place of those before it.
  mutating func keepPortrait(_ facts: AttachedFacts, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    portrait = nil
    let drafts = desk.portraitDeletions(moment)
    let new = desk.attaching(facts, [Attachment.field(isPortrait: true)], moment)
    return desk.write(drafts + [new], moment, undoable: true)
  }

  func portraitParts(_ text: SettingsText, _ desk: Desk) -> [Component<Message>] {
    let picture = desk.overview.portrait
    var body: [Component<Message>] = []
    if let picture { body.append(.media(desk.portrait(picture))) }
    if let problem = portraitProblem {
      let words = WhyText(language: desk.language)
      body.append(
        .notice(Notice(key: "portrait-problem", kind: .attention, words.problem(problem))))
    }
    if desk.isDemo { return body }
    var buttons = [
      Button<Message>(
        picture == nil ? text.addPortrait : text.otherPortrait, .settings(.pressedPortrait),
        key: "add-portrait", role: .secondary)
    ]
    if picture != nil {
      buttons.append(
        Button(
          text.removePortrait, .settings(.pressedRemovePortrait), key: "remove-portrait",
          role: .quiet))
    }
    return body + [.row(buttons.map { .button($0) })]
  }
}

extension Desk {
  mutating func removePortrait(_ moment: Moment) -> [Effect] {
    toast = SettingsText(language: language).portraitRemoved
    return write(portraitDeletions(moment), moment, undoable: true)
  }

  fileprivate func portraitDeletions(_ moment: Moment) -> [Draft] {
    var drafts: [Draft] = []
    for picture in overview.attachments where picture.isPortrait {
      drafts.append(deletion(of: picture.id, kind: Attachment.kind, moment))
    }
    return drafts
  }

  func portrait(_ picture: Attachment) -> Media {
    Media(
      picture, label: SettingsText(language: language).portrait,
      missing: WhyText(language: language).missing)
  }
}
