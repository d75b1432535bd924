// A photo of a meal, to help the memory. Its bytes are sealed beside the journal.
import Engine

extension State {
  mutating func takeMealPhoto(on day: Day, _ moment: Moment) -> [Effect] {
    recalls.photoProblem = nil
    guard !desk.isDemo else { return [] }
    guard desk.overview.attachments.count < Attachment.Limit.most else {
      recalls.photoProblem = .full
      return []
    }
    let id = moment.entropy.identifier()
    settings.portrait = nil
    recalls.photo = RecallState.PendingPhoto(id: id, day: day)
    return [
      .takePhoto(
        id: id, side: Attachment.Limit.photoSide, mostBytes: Attachment.Limit.photoBytes)
    ]
  }
}

extension RecallState {
  /// The photos of a day, and what went on while one was taken.
  func mealPhotos(on day: Day, _ desk: Desk) -> [Component<Message>] {
    let words = WhyText(language: desk.language)
    var body: [Component<Message>] = []
    for photo in desk.overview.attachments where photo.day == day && photo.medium == .photo {
      body.append(
        .media(Media(photo, label: desk.recallText.photoLabel, missing: words.missing)))
      body.append(
        .row([
          .button(
            Button(
              desk.recallText.removePhoto, .recalls(.removedPhoto(photo.id)),
              key: "remove-photo-" + photo.id.text, role: .quiet))
        ]))
    }
    if let problem = photoProblem {
      body.append(
        .notice(Notice(key: "photo-problem", kind: .attention, words.problem(problem))))
    }
    return body
  }
}
