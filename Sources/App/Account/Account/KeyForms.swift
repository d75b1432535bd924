// The pages about asking another device for the key, and about another key for the journal.
import Engine

extension Desk {
  var keyText: KeyText { KeyText(language: language) }

  /// For people who want to leave nothing to chance: what nobody can hit by luck.
  fileprivate func twelveWords(_ words: String?) -> Component<Message> {
    .details(
      Details(
        key: "twelve-words", summary: keyText.twelveWords,
        body: [.text(Text(keyText.wordsWhy)), .text(Text(words ?? "", role: .digits))]))
  }

  /// Six digits are easier to compare by threes.
  fileprivate func shown(_ number: String) -> String {
    number.prefix(3) + " " + number.dropFirst(3)
  }

  /// What leads from any screen to the device that asks.
  func askingNotice(_ moment: Moment) -> Notice<Message>? {
    guard route != .account, !isDemo, let device = askingDevices(moment).first else { return nil }
    return notice(of: device)
  }

  @inline(never)  // Not of a first visit.
  private func notice(of device: AskingDevice) -> Notice<Message> {
    let name = device.name.isEmpty ? accountText.unnamed : device.name
    return Notice(
      key: "asking-notice", keyText.notice(name),
      actions: [Button(accountText.title, .went(.account), key: "to-asking")])
  }
}

extension AccountState {
  func waitingPage(_ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    let text = desk.keyText
    guard let question = chain.question else { return [] }
    let time = desk.locale.time(moment.zone.offset(question.ends).local(question.ends).time)
    var number: [Component<Message>] = [.text(Text(text.waitingWhy))]
    if let check = question.check {
      number = [
        .text(Text(text.numberWhy, isLive: true)), .text(Text(desk.shown(check), role: .digits)),
        desk.twelveWords(question.transcript?.checkWords),
      ]
    }
    return number + [
      .text(
        Text(question.isUnreachable ? text.unreachable : text.waitingUntil(time), isLive: true)),
      .button(Button(text.stopAsking, .account(.pressedStopAsking), key: "stop-asking")),
    ]
  }

  func comparePage(_ desk: Desk) -> [Component<Message>] {
    let text = desk.keyText
    return [
      .text(Text(text.compareWhy)),
      .text(Text(desk.shown(chain.question?.proof ?? ""), role: .digits)),
      desk.twelveWords(chain.question?.proofWords),
      .button(
        Button(
          text.sameNumber, .account(.pressedSameNumber), key: "same-number", role: .primary)),
      .button(Button(text.otherNumber, .account(.pressedOtherNumber), key: "other-number")),
    ]
  }

  func givenPage(_ desk: Desk) -> [Component<Message>] {
    let text = desk.keyText
    return [
      .text(Text(text.givenWhy)), .text(Text(desk.shown(proof), role: .digits)),
      desk.twelveWords(proofWords),
      .button(Button(text.done, .account(.opened(.overview)), key: "given-done", role: .primary)),
    ]
  }

  func newKeyForm(_ text: AccountText, _ desk: Desk) -> [Component<Message>] {
    [
      .text(Text(desk.keyText.changeKeyWhy)), .text(Text(desk.keyText.changeKeyThen)),
      form(
        "new-key-form",
        proofField(text) + [problemLine(text), submitButton(text.next, text)], desk),
    ]
  }

  /// One card for each device that asks.
  func askingCards(_ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    let text = desk.keyText
    return desk.askingDevices(moment).map { device in
      .card(
        Card(
          key: "asks-" + device.id, title: text.cardTitle, symbol: .phone,
          body: askingBody(device, moment, desk) + [
            .button(
              Button(
                text.deny, .account(.pressedDeny(device.id)), key: "deny-" + device.id,
                isDisabled: isWorking))
          ]))
    }
  }

  /// First who asks, then the number, and only beside the number the way in.
  private func askingBody(_ device: AskingDevice, _ moment: Moment, _ desk: Desk) -> [Component<
    Message
  >] {
    let text = desk.keyText
    guard let meeting = desk.sync.meeting, meeting.id == device.id, meeting.isMet else {
      let time = desk.locale.time(moment.zone.offset(device.createdAt).local(device.createdAt).time)
      let name = device.name.isEmpty ? desk.accountText.unnamed : device.name
      return [
        .text(Text(text.cardWhy(name, time))),
        .button(
          Button(
            text.meet, .account(.pressedMeet(device.id)), key: "meet-" + device.id,
            role: .primary, isDisabled: isWorking)),
      ]
    }
    guard let transcript = meeting.transcript else {
      return [.text(Text(meeting.isFalse ? text.falseNumber : text.numberComes, isLive: true))]
    }
    return [
      .text(Text(text.cardNumber, isLive: true)),
      .text(Text(desk.shown(transcript.check), role: .digits)),
      desk.twelveWords(transcript.checkWords),
      .button(
        Button(
          text.approve, .account(.pressedApprove(device.id)), key: "approve-" + device.id,
          role: .primary, isDisabled: isWorking)),
    ]
  }
}
