// The section of the Plan page that takes photos and voice notes, and the same things as a
// craving shows them.
import Engine

extension WhyState {
  func whySection(_ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    let text = WhyText(language: desk.language)
    var body: [Component<Message>] = [
      .heading(Heading(text.heading)), .text(Text(text.lead + " " + desk.whereKept, role: .soft)),
    ]
    for attachment in desk.overview.whyAttachments {
      body.append(
        .stack([
          desk.media(attachment, text),
          .button(
            Button(
              text.remove, .why(.pressedRemove(attachment.id)),
              key: "remove-" + attachment.id.text, role: .quiet)),
        ]))
    }
    if let problem = self.problem {
      body.append(.notice(Notice(key: "why-problem", kind: .attention, text.problem(problem))))
    }
    body.append(.text(Text(recordingSince == nil ? "" : text.recording, isLive: true)))
    if let since = recordingSince {
      let seconds = Int64(Attachment.Limit.voiceSeconds)
      let passed = min(seconds, max(0, moment.now.milliseconds(since: since) / 1000))
      body.append(
        .meter(
          Meter(
            label: text.voiceLabel, value: "\(passed) / \(seconds) s",
            thousandths: Int(passed * 1000 / seconds), tone: .ember)))
      body.append(.button(Button(text.stop, .why(.pressedStop), key: "stop-recording")))
    } else if !desk.isDemo {
      body.append(
        .row([
          .button(Button(text.photo, .why(.pressedPhoto), key: "add-photo", role: .secondary)),
          .button(Button(text.record, .why(.pressedRecord), key: "record", role: .secondary)),
        ]))
    }
    return body
  }
}

extension Desk {
  /// What a person left for a moment like this.
  func whyMedia() -> [Component<Message>] {
    let text = WhyText(language: language)
    return overview.whyAttachments.map { media($0, text) }
  }

  @inline(never)  // Not of a first visit.
  fileprivate func media(_ attachment: Attachment, _ text: WhyText) -> Component<Message> {
    .media(
      Media(
        attachment, label: attachment.medium == .photo ? text.photoLabel : text.voiceLabel,
        missing: text.missing))
  }
}
