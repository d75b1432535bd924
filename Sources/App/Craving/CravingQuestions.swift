// What can be said about a craving, all of it optional; what is not answered is not stored.
import Engine

extension CravingState {
  func questions(
    _ open: Craving, _ session: CravingSession, _ text: CravingText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    let catalogue = desk.triggerCatalogue(open)
    var body: [Component<Message>] = [
      .scale(
        Scale(
          text.intensity, low: text.intensityLow, high: text.intensityHigh,
          range: Craving.intensities, value: open.intensity, key: "intensity"
        ) { .craving(.pickedIntensity($0)) })
    ]
    let rest = catalogue.dropFirst(CravingTrigger.usualCount)
    let more = rest.filter { !open.triggers.contains($0.rawValue) }
    let moreTriggers: [Component<Message>] = [
      .choice(
        Choice(
          text.moreTriggers, allowsMany: true, options: more.map { desk.option($0.rawValue, open) })
      ),
      ownTrigger(text, desk),
    ]
    let asksTriggers = desk.programme(moment).has(.triggers)
    let triggers = desk.triggerChoice(open, catalogue, text, moment)
    body.append(asksTriggers ? triggers : desk.triggersAside([triggers] + moreTriggers))
    if desk.overview.watched.count > 1, !asksWhat {
      body.append(desk.whatChoice(open, text))
    }
    var last = [desk.lengthChoice(session, text)]
    if asksTriggers { last += moreTriggers }
    last += [desk.placeChoice(open, text), ownPlace(text, desk), desk.companyChoice(open, text)]
    last += desk.doseChoice(open)
    last.append(note(open, text))
    body.append(.details(Details(key: "more", summary: text.more, body: last)))
    return body
  }

  private func ownTrigger(_ text: CravingText, _ desk: Desk) -> Component<Message> {
    .form(
      Form(
        key: "own-trigger-form",
        body: [
          .field(
            TextField(text.ownTrigger, value: ownTrigger, key: "own-trigger", maxLength: 40) {
              .craving(.enteredOwnTrigger($0))
            }),
          desk.cravingButton(text.addTrigger, .addedOwnTrigger, "add-trigger", role: .secondary),
        ], submitted: .craving(.addedOwnTrigger)))
  }

  private func ownPlace(_ text: CravingText, _ desk: Desk) -> Component<Message> {
    .form(
      Form(
        key: "own-place-form",
        body: [
          .field(
            TextField(text.ownPlace, value: ownPlace, key: "own-place", maxLength: 40) {
              .craving(.enteredOwnPlace($0))
            }),
          desk.cravingButton(text.addPlace, .addedOwnPlace, "add-place", role: .secondary),
        ], submitted: .craving(.addedOwnPlace)))
  }

  private func note(_ open: Craving, _ text: CravingText) -> Component<Message> {
    let typed = note.flatMap { $0.craving == open.id ? $0.text : nil }
    return .field(
      TextField(
        text.note, kind: .lines, value: typed ?? open.note, key: "note", hint: text.noteHint,
        maxLength: Entry.longestNote
      ) { .craving(.enteredNote($0)) })
  }
}

extension Desk {
  /// Who does not look for triggers is not asked, and may still name one.
  fileprivate func triggersAside(_ body: [Component<Message>]) -> Component<Message> {
    .details(
      Details(
        key: "triggers-aside",
        summary: language.cravingQuestionsTriggersAside, body: body))
  }

  /// The part of the catalogue that fits what the craving is for.
  fileprivate func triggerCatalogue(_ open: Craving) -> [CravingTrigger] {
    let watched = overview.watched
    let tracker = watched.first { $0.id == open.tracker } ?? (watched.count == 1 ? watched[0] : nil)
    return CravingTrigger.choices(forSubstance: tracker?.substance?.rawValue)
  }

  /// A drink of the last hours makes itself known, and picks nothing.
  private func drankLately(_ moment: Moment) -> Bool {
    for tracker in overview.trackers + overview.archived
    where tracker.substance == .alcohol {
      let use = overview.use(of: tracker.id)
      if RecentDrink.isIn(use, now: moment.now, today: today(moment)) { return true }
    }
    return false
  }

  fileprivate func triggerChoice(
    _ open: Craving, _ catalogue: [CravingTrigger], _ text: CravingText, _ moment: Moment
  ) -> Component<Message> {
    var keys: [String] = []
    let drank = catalogue.contains(.alcohol) && drankLately(moment)
    if drank { keys.append(CravingTrigger.alcohol.rawValue) }
    for trigger in catalogue.prefix(CravingTrigger.usualCount)
    where !keys.contains(trigger.rawValue) {
      keys.append(trigger.rawValue)
    }
    for key in open.triggers where !keys.contains(key) { keys.append(key) }
    let label = drank ? text.triggers + " " + text.youDrank : text.triggers
    return .choice(Choice(label, allowsMany: true, options: keys.map { option($0, open) }))
  }

  fileprivate func option(_ key: String, _ open: Craving) -> Choice<Message>.Option {
    let name = TriggerText.name(key: key, language)
    let isOwn = key.hasPrefix(Craving.ownPrefix)
    return Choice.Option(
      name, .craving(.pickedTrigger(key)), key: "trigger-" + (isOwn ? "own-" + name : key),
      isPicked: open.triggers.contains(key))
  }

  fileprivate func placeChoice(_ open: Craving, _ text: CravingText) -> Component<Message> {
    var keys = CravingPlace.allCases.map { $0.rawValue }
    if !open.place.isEmpty, !keys.contains(open.place) { keys.append(open.place) }
    return .choice(
      Choice(
        text.place,
        options: keys.map { key in
          Choice.Option(
            TriggerText.place(key: key, language), .craving(.pickedPlace(key)),
            key: "place-" + key, isPicked: open.place == key)
        }))
  }

  fileprivate func companyChoice(_ open: Craving, _ text: CravingText) -> Component<Message> {
    .choice(
      Choice(
        text.company,
        options: CravingCompany.allCases.map { company in
          Choice.Option(
            TriggerText.company(company, language), .craving(.pickedCompany(company)),
            key: "company-" + company.rawValue, isPicked: open.company == company)
        }))
  }

  /// Only where the wish is for nicotine.
  fileprivate func doseChoice(_ open: Craving) -> [Component<Message>] {
    guard isForNicotine(open.tracker) else { return [] }
    let text = ReplacementText(language: language)
    let options = DoseProduct.allCases.map { product in
      Choice<Message>.Option(
        text.name(product), .craving(.pickedDose(product)), key: product.technique,
        isPicked: open.technique == product.technique)
    }
    return [.choice(Choice(text.took, options: options))]
  }

  /// Whether a wish is for nicotine, or may be while nobody said what it is for.
  func isForNicotine(_ tracker: Identifier?) -> Bool {
    (overview.trackers + overview.archived).contains {
      $0.substance?.isNicotine == true && (tracker == nil || tracker == $0.id)
    }
  }

  fileprivate func lengthChoice(
    _ session: CravingSession, _ text: CravingText
  ) -> Component<Message> {
    .choice(
      Choice(
        text.lengths, look: .segments,
        options: CravingSession.lengths.map { minutes in
          Choice.Option(
            text.minutes(minutes), .craving(.pickedLength(minutes: minutes)),
            key: "length-\(minutes)",
            isPicked: CravingSession(start: session.start, minutes: minutes) == session)
        }))
  }

  func whatChoice(_ open: Craving, _ text: CravingText) -> Component<Message> {
    .choice(
      Choice(
        text.what,
        options: overview.watched.map { tracker in
          Choice.Option(
            locale.name(of: tracker), .craving(.pickedTracker(tracker.id)),
            key: "what-" + tracker.id.text, isPicked: open.tracker == tracker.id)
        }))
  }
}
