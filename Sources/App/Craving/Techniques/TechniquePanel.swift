// The techniques on the craving screen: three cards to begin with, and the one that is open.
import Engine

extension CravingState {
  /// Three cards, or all of them.
  func techniqueCards(_ open: Craving, _ desk: Desk) -> [Component<Message>] {
    let text = TechniqueOfferText(language: desk.language)
    let offer = desk.techniqueOffer(for: open)
    let shown = showsAll ? offer.keys[...] : offer.keys.prefix(TechniqueOffer.few)
    var body: [Component<Message>] = []
    if let suggestion = offer.suggestion {
      body.append(.text(Text(desk.reason(of: suggestion), role: .soft)))
    }
    if open.triggers.contains(CravingTrigger.driving.rawValue) {
      body.append(.text(Text(text.driving, role: .lead)))
    }
    body.append(
      .choice(
        Choice(
          text.heading, look: .cards, hidesLabel: true,
          options: shown.map { key in
            Choice.Option(
              desk.techniqueName(key) ?? key, Message.craving(.openedTechnique(key)),
              key: "technique-" + key, isPicked: open.technique == key,
              detail: Technique(rawValue: key).map { desk.minutes(of: $0) })
          })))
    body.append(
      desk.techniqueButton(
        showsAll ? text.fewer : text.more, .pressedMoreTechniques, "more-techniques",
        .quiet))
    return body
  }

  /// The open technique: one step at a time, with the circle where it is about breathing.
  func techniquePanel(
    _ key: String, _ open: Craving, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    let text = TechniqueOfferText(language: desk.language)
    let steps = desk.steps(of: key)
    let stage = self.stage(moment)
    let step = min(stage?.index ?? self.step, max(0, steps.count - 1))
    var body: [Component<Message>] = []
    // The figure is the technique: words to step through would say another phase than it shows.
    if let known = Technique(rawValue: key), known.breath != nil {
      body.append(breathFigure(known, steps.first ?? "", open, moment, desk))
      body.append(.text(Text(steps.joined(separator: " "), role: .soft)))
    } else {
      if let stage {
        body += stageFigure(stage, steps)
      } else {
        body.append(.text(Text(step < steps.count ? steps[step] : "", role: .lead, isLive: true)))
      }
      // Dots would count what the figure counts.
      if steps.count > 1 {
        body += desk.walk(step, steps.count, text).dropFirst(stage == nil ? 0 : 1)
      }
    }
    if let game = self.game { body += desk.cards(game, text) }
    if Technique(rawValue: key) == .ownReason {
      if let why = desk.myWhy { body.append(.text(Text(why, role: .quote))) }
      body += desk.whyMedia()
    }
    body.append(desk.techniqueButton(text.end, .endedTechnique, "end-technique", .large))
    if let source = Technique(rawValue: key)?.source {
      body.append(desk.sourceNote([source], key: "technique"))
    }
    return body
  }
}

extension Desk {
  fileprivate func minutes(of technique: Technique) -> String {
    locale.duration(milliseconds: Int64(technique.seconds) * Milliseconds.second)
  }

  fileprivate func steps(of key: String) -> [String] {
    if let known = Technique(rawValue: key) { return TechniqueStepsText.steps(known, language) }
    let own = overview.techniques.first { $0.key == key }
    return TechniqueStepsText.lines(own?.steps ?? "")
  }

  fileprivate func walk(
    _ step: Int, _ count: Int, _ text: TechniqueOfferText
  ) -> [Component<Message>] {
    var buttons: [Component<Message>] = []
    if step > 0 {
      buttons.append(techniqueButton(text.back, .pressedStepBack, "step-back", .large))
    }
    if step < count - 1 {
      buttons.append(techniqueButton(text.next, .pressedNextStep, "step-next", .large))
    }
    return [
      .steps(Steps(current: step + 1, count: count, label: text.step(step + 1, count))),
      .grid(buttons),
    ]
  }

  fileprivate func cards(_ game: PairsGame, _ text: TechniqueOfferText) -> [Component<Message>] {
    var rows: [Component<Message>] = []
    for start in stride(from: 0, to: game.pictures.count, by: 4) {
      let end = min(start + 4, game.pictures.count)
      rows.append(.row((start..<end).map { card($0, game, text) }))
    }
    var body = rows
    body.append(.text(Text(game.isOver ? text.allFound : "", isLive: true)))
    if game.isOver { body.append(techniqueButton(text.again, .pressedNewGame, "new-game", .large)) }
    return body
  }

  private func card(
    _ card: Int, _ game: PairsGame, _ text: TechniqueOfferText
  ) -> Component<Message> {
    let isOpen = game.isOpen(card)
    let picture = text.cards[game.pictures[card] % text.cards.count]
    return .button(
      Button(
        isOpen ? picture : "?", .craving(.turnedCard(card)), key: "card-\(card)",
        role: .large,
        hint: isOpen ? text.opened(card + 1, picture) : text.covered(card + 1)))
  }

  /// How strong it is now: asked after a technique and at the end, and easy to pass over.
  func afterQuestion(_ value: Int?) -> [Component<Message>] {
    let text = TechniqueOfferText(language: language)
    let words = CravingText(language: language)
    return [
      .scale(
        Scale(
          text.after, low: words.intensityLow, high: words.intensityHigh,
          range: Craving.intensities, value: value, key: "after"
        ) { .craving(.pickedAfter($0)) }),
      techniqueButton(text.skip, .skippedAfter, "skip-after", .quiet),
    ]
  }

  fileprivate func techniqueButton(
    _ label: String, _ message: CravingMessage, _ key: String, _ role: Button<Message>.Role
  ) -> Component<Message> {
    .button(Button(label, .craving(message), key: key, role: role))
  }
}
