// A photo of a meal, to help the memory. Its bytes are sealed beside the journal.
import Engine

extension State {
  mutating func takeMealPhoto(on day: Day, _ moment: Moment) -> [Effect] {
    recalls.photoProblem = nil
    guard !isDemo else { return [] }
    guard overview.attachments.count < Attachment.Limit.most else {
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

  /// The photos of a day, and what went on while one was taken.
  func mealPhotos(on day: Day) -> [Component<Message>] {
    let words = WhyText(language: language)
    var body: [Component<Message>] = []
    for photo in overview.attachments where photo.day == day && photo.medium == .photo {
      body.append(
        .media(Media(photo, label: recallText.photoLabel, missing: words.missing)))
      body.append(
        .row([
          .button(
            Button(
              recallText.removePhoto, .recalls(.removedPhoto(photo.id)),
              key: "remove-photo-" + photo.id.text, role: .quiet))
        ]))
    }
    if let problem = recalls.photoProblem {
      body.append(
        .notice(Notice(key: "photo-problem", kind: .attention, words.problem(problem))))
    }
    return body
  }
}
