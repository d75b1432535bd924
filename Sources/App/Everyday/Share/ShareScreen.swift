// The page of the card: the picture as it will be, what it tells, its look, and where it goes.
import Engine

extension ShareState {
  func shareScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let language = desk.language
    let items = items(moment, desk)
    let body =
      items.isEmpty
      ? [
        Component<Message>.bird(.nest),
        .empty(
          Empty(symbol: .bird, title: language.shareEmptyTitle, text: language.shareEmptyText)),
      ] : card(of: items, desk)
    return Screen(title: language.shareTitle, place: .progress, back: .progress, body: body)
  }

  private func card(of items: [ShareItem], _ desk: Desk) -> [Component<Message>] {
    let language = desk.language
    guard let card = card(items, desk) else {
      return [.text(Text(language.sharePick, role: .lead, isLive: true))]
        + choices(items, language)
    }
    return [.shareCard(card)] + handing(desk) + choices(items, language)
      + [.text(Text(language.shareLead, role: .caption))]
  }

  /// A device that hands nothing over keeps the picture as a file.
  private func handing(_ desk: Desk) -> [Component<Message>] {
    let language = desk.language
    let save = Component<Message>.button(
      Button(
        language.shareSave, .share(.pressedSave), key: "card-save",
        role: desk.device.canShare ? .secondary : .primary, symbol: .download))
    guard desk.device.canShare else { return [.row([save])] }
    return [
      .row([
        .button(
          Button(
            language.shareSend, .share(.pressedShare), key: "card-share", role: .primary,
            symbol: .upload)), save,
      ])
    ]
  }

  private func choices(_ items: [ShareItem], _ language: Language) -> [Component<Message>] {
    let shown = shown(items).map { $0.key }
    let what = items.map { item in
      Choice<Message>.Option(
        item.line, .share(.flipped(item.key)), key: "tell-" + item.key,
        isPicked: shown.contains(item.key))
    }
    let looks = CardLook.allCases.map { look in
      Choice<Message>.Option(
        name(of: look, language), .share(.pickedLook(look)), key: "look-" + look.rawValue,
        isPicked: look == self.look)
    }
    var body: [Component<Message>] = [
      .choice(Choice(language.shareWhat, allowsMany: true, options: what))
    ]
    if shown.count == ShareState.most, items.count > shown.count {
      body.append(.text(Text(language.shareMost, role: .caption, isLive: true)))
    }
    if items.contains(where: { $0.topic == .saved }) {
      body.append(
        .toggle(
          Toggle(
            language.shareAmounts, isOn: showsAmounts, key: "card-amounts",
            detail: language.shareAmountsDetail, flipped: .share(.flippedAmounts))))
    }
    return body + [.choice(Choice(language.shareLook, look: .segments, options: looks))]
  }

  private func name(of look: CardLook, _ language: Language) -> String {
    switch look {
    case .paper: language.shareLookPaper
    case .dusk: language.shareLookDusk
    case .night: language.shareLookNight
    }
  }
}

extension Desk {
  /// The way to a card about this; `about` tells it from others on the same page.
  func shareButton(_ topic: ShareTopic, about: String = "") -> Component<Message> {
    .button(
      Button(
        language.shareOpen, .share(.opened(topic)), key: "to-card-" + topic.rawValue + about,
        role: .quiet, symbol: .upload))
  }
}
