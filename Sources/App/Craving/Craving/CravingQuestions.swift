// What can be said about a craving, all of it optional; what is not answered is not stored.
import Engine

/// What a page asks.
private struct CravingQuestion {
  let title: String
  let body: [Component<Message>]
  let isAnswered: Bool
}

extension CravingState {
  /// One question with its way on, which is called after whether there is an answer.
  @inline(never)  // Not of a first visit.
  func questionPage(
    _ page: CravingPage, of open: Craving, _ text: CravingText, _ moment: Moment, _ desk: Desk
  ) -> Screen<Message> {
    let question =
      switch page {
      case .triggers: triggersQuestion(open, text, moment, desk)
      case .place: placeQuestion(open, text, moment, desk)
      case .strength, .help: strengthQuestion(open, text, desk)
      }
    let pages = desk.cravingQuestions(moment)
    let place = (pages.firstIndex(of: page) ?? 0) + 1
    let isLast = place >= pages.count
    let label = question.isAnswered ? (isLast ? text.done : text.next) : text.skip
    let steps = Steps(current: place, count: pages.count, label: text.step(place, pages.count))
    var screen = Screen(
      title: question.title, back: desk.cravingRoute(from: page, by: -1, moment),
      body: [.steps(steps)] + question.body + desk.wait(open, text, moment))
    screen.dock = [
      desk.cravingButton(
        label, .pressedNext, "next", role: question.isAnswered ? .primary : .secondary)
    ]
    return screen
  }

  private func strengthQuestion(
    _ open: Craving, _ text: CravingText, _ desk: Desk
  ) -> CravingQuestion {
    let value = strength ?? open.intensity
    var body: [Component<Message>] = [
      .slider(
        Slider(
          text.intensity, low: text.intensityLow, high: text.intensityHigh,
          most: Craving.intensities.upperBound, value: value, unsaid: text.unsaid,
          key: "intensity", moved: { .craving(.movedStrength($0)) }
        ) { .craving(.pickedStrength($0)) })
    ]
    if desk.overview.watched.count > 1 { body.append(desk.whatChoice(open, text)) }
    return CravingQuestion(title: text.intensity, body: body, isAnswered: value != nil)
  }

  private func triggersQuestion(
    _ open: Craving, _ text: CravingText, _ moment: Moment, _ desk: Desk
  ) -> CravingQuestion {
    let drank = desk.drankLately(open, moment)
    let likely = desk.likelyTriggers(open, drank: drank)
    var body: [Component<Message>] = []
    if drank { body.append(.text(Text(text.youDrank, role: .soft))) }
    body.append(desk.choice(of: likely, open, text, hidesLabel: true))
    body.append(
      .details(
        Details(
          key: "more", summary: text.moreTriggers, body: moreTriggers(likely, open, text, desk))))
    return CravingQuestion(title: text.triggers, body: body, isAnswered: !open.triggers.isEmpty)
  }

  private func placeQuestion(
    _ open: Craving, _ text: CravingText, _ moment: Moment, _ desk: Desk
  ) -> CravingQuestion {
    var rest: [Component<Message>] = [ownPlace(text, desk)]
    if !desk.cravingQuestions(moment).contains(.triggers) {
      let likely = desk.likelyTriggers(open, drank: desk.drankLately(open, moment))
      rest.append(
        desk.triggersAside(
          [desk.choice(of: likely, open, text, hidesLabel: false)]
            + moreTriggers(likely, open, text, desk)))
    }
    rest += [desk.lengthChoice(open, text), note(open, text)]
    let body: [Component<Message>] = [
      desk.placeChoice(open, text), desk.companyChoice(open, text),
      .details(Details(key: "more", summary: text.more, body: rest)),
    ]
    return CravingQuestion(
      title: text.placeTitle, body: body,
      isAnswered: !open.place.isEmpty || open.company != nil || note != nil)
  }

  /// All that was not likely enough to stand on the page itself, and one's own words.
  private func moreTriggers(
    _ shown: [String], _ open: Craving, _ text: CravingText, _ desk: Desk
  ) -> [Component<Message>] {
    let more = desk.triggerCatalogue(open).map { $0.rawValue }.filter { !shown.contains($0) }
    return [
      .choice(
        Choice(
          text.moreTriggers, allowsMany: true, hidesLabel: true,
          options: more.map { desk.option($0, open) })), ownTrigger(text, desk),
    ]
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
  /// People who do not look for triggers are not asked, and may still name one.
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
  fileprivate func drankLately(_ open: Craving, _ moment: Moment) -> Bool {
    guard triggerCatalogue(open).contains(.alcohol) else { return false }
    for tracker in overview.trackers + overview.archived
    where tracker.substance == .alcohol {
      let use = overview.use(of: tracker.id)
      if RecentDrink.isIn(use, now: moment.now, today: today(moment)) { return true }
    }
    return false
  }

  /// Cravings that tell what is likely to set off the next one.
  private static let cravingsLookedAt = 200

  /// What set off the last cravings most often, then what is usual; what was picked stays. A drink
  /// of the last hours comes first.
  fileprivate func likelyTriggers(_ open: Craving, drank: Bool) -> [String] {
    let cravings = overview.cravings.suffix(Desk.cravingsLookedAt).filter { $0.id != open.id }
    let known = triggerCatalogue(open).map { $0.rawValue }
    let own = Set(cravings.flatMap { $0.triggers }.filter { $0.hasPrefix(Craving.ownPrefix) })
    var keys = byFrequency(known + own.sorted(), in: cravings)
    if drank {
      let drink = CravingTrigger.alcohol.rawValue
      keys = [drink] + keys.filter { $0 != drink }
    }
    let likely = Array(keys.prefix(CravingTrigger.likelyCount))
    return likely + open.triggers.filter { !likely.contains($0) }
  }

  fileprivate func choice(
    of keys: [String], _ open: Craving, _ text: CravingText, hidesLabel: Bool
  ) -> Component<Message> {
    .choice(
      Choice(
        text.triggers, allowsMany: true, hidesLabel: hidesLabel,
        options: keys.map { option($0, open) }))
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
  func doseChoice(_ open: Craving) -> [Component<Message>] {
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

  fileprivate func lengthChoice(_ open: Craving, _ text: CravingText) -> Component<Message> {
    .choice(
      Choice(
        text.lengths, look: .segments,
        options: CravingSession.lengths.map { minutes in
          Choice.Option(
            text.minutes(minutes), .craving(.pickedLength(minutes: minutes)),
            key: "length-\(minutes)",
            isPicked: CravingSession(start: open.at, minutes: minutes) == open.session)
        }))
  }

  func whatChoice(
    _ open: Craving, _ text: CravingText, hidesLabel: Bool = false
  ) -> Component<Message> {
    .choice(
      Choice(
        text.what, hidesLabel: hidesLabel,
        options: overview.watched.map { tracker in
          Choice.Option(
            locale.name(of: tracker), .craving(.pickedTracker(tracker.id)),
            key: "what-" + tracker.id.text, isPicked: open.tracker == tracker.id)
        }))
  }
}
