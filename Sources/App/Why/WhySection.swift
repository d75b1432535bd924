// The section of the Plan page that takes photos and voice notes, and the same things as a
// craving shows them.
import Engine

extension State {
  func whySection(_ moment: Moment) -> [Component<Message>] {
    let text = WhyText(language: language)
    var body: [Component<Message>] = [
      .heading(Heading(text.heading)), .text(Text(text.lead + " " + whereKept, role: .soft)),
    ]
    for attachment in overview.whyAttachments {
      body.append(
        .stack([
          media(attachment, text),
          .button(
            Button(
              text.remove, .why(.pressedRemove(attachment.id)),
              key: "remove-" + attachment.id.text, role: .quiet)),
        ]))
    }
    if let problem = why.problem {
      body.append(.notice(Notice(key: "why-problem", kind: .attention, text.problem(problem))))
    }
    body.append(.text(Text(why.recordingSince == nil ? "" : text.recording, isLive: true)))
    if let since = why.recordingSince {
      let seconds = Int64(Attachment.Limit.voiceSeconds)
      let passed = min(seconds, max(0, moment.now.milliseconds(since: since) / 1000))
      body.append(
        .meter(
          Meter(
            label: text.voiceLabel, value: "\(passed) / \(seconds) s",
            thousandths: Int(passed * 1000 / seconds), tone: .ember)))
      body.append(.button(Button(text.stop, .why(.pressedStop), key: "stop-recording")))
    } else if !isDemo {
      body.append(
        .row([
          .button(Button(text.photo, .why(.pressedPhoto), key: "add-photo", role: .secondary)),
          .button(Button(text.record, .why(.pressedRecord), key: "record", role: .secondary)),
        ]))
    }
    return body
  }

  /// What a person left for a moment like this.
  func whyMedia() -> [Component<Message>] {
    let text = WhyText(language: language)
    return overview.whyAttachments.map { media($0, text) }
  }

  private func media(_ attachment: Attachment, _ text: WhyText) -> Component<Message> {
    .media(
      Media(
        attachment, label: attachment.medium == .photo ? text.photoLabel : text.voiceLabel,
        missing: text.missing))
  }
}
