// The sheet that lays something at a rest stop: a note to oneself, a picture, a treat.
import Engine

extension JourneyState {
  func stopSheet(_ text: JourneyText, _ moment: Moment, _ desk: Desk) -> Sheet<Message>? {
    guard let form = self.form else { return nil }
    var body: [Component<Message>] = [
      .field(
        TextField(
          text.noteLabel, kind: .lines, value: form.note, key: "stop-note", hint: text.noteHint,
          maxLength: RestStop.longestNote
        ) { .journey(.enteredNote($0)) })
    ]
    if let pictures = desk.pictureSelect(form, text) { body.append(pictures) }
    if let wishes = desk.wishSelect(form, text) { body.append(wishes) }
    body.append(
      .button(Button(text.keep, .journey(.pressedKeep), key: "stop-keep", role: .primary)))
    return Sheet(
      key: "stop-sheet", title: desk.placeName(form.place),
      body: [.form(Form(key: "stop-form", body: body, submitted: .journey(.pressedKeep)))],
      closeLabel: text.close, closed: .journey(.closedForm))
  }
}

extension Desk {
  fileprivate func pictureSelect(
    _ form: JourneyState.Inputs, _ text: JourneyText
  ) -> Component<Message>? {
    guard !overview.whyAttachments.isEmpty else { return nil }
    let words = WhyText(language: language)
    var options = [(value: "", label: text.nothing)]
    for attachment in overview.whyAttachments {
      let day = UTCOffset.utc.local(attachment.at).day
      let name = attachment.medium == .photo ? words.photoLabel : words.voiceLabel
      options.append((value: attachment.id.text, label: name + ", " + locale.date(day)))
    }
    return .select(
      Select(
        text.picture, value: form.attachment?.text ?? "", options: options, key: "stop-picture"
      ) { .journey(.pickedAttachment($0)) })
  }

  fileprivate func wishSelect(
    _ form: JourneyState.Inputs, _ text: JourneyText
  ) -> Component<Message>? {
    guard !overview.wishes.isEmpty else { return nil }
    var options = [(value: "", label: text.nothing)]
    for wish in overview.wishes {
      options.append((value: wish.id.text, label: wish.title + ", " + locale.money(wish.price)))
    }
    return .select(
      Select(text.wish, value: form.wish?.text ?? "", options: options, key: "stop-wish") {
        .journey(.pickedWish($0))
      })
  }
}
