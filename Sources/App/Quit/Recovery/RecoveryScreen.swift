// What the body is known to do after the last use, per substance, each stage with its source.
import Engine

extension Desk {
  func recoveryScreen(_ moment: Moment) -> Screen<Message> {
    let text = RecoveryText(language: language)
    // Where no source names a time, there is nothing to say.
    let told = overview.trackers.filter { $0.aim != .build && !$0.recoveryStages.isEmpty }
    var body: [Component<Message>] = []
    for (place, tracker) in told.enumerated() {
      if told.count > 1 { body.append(.heading(Heading(locale.name(of: tracker)))) }
      body += stages(of: tracker, isFirst: place == 0, text, moment)
    }
    if body.isEmpty {
      body.append(.empty(Empty(symbol: .heart, title: text.emptyTitle, text: text.emptyText)))
    } else {
      body.append(.text(Text(text.everybody, role: .caption)))
    }
    body.append(
      .grid([
        .link(
          Link(text.toWithdrawal, to: .withdrawal, symbol: .wave, detail: text.dayByDay))
      ]))
    return Screen(title: text.title, place: .progress, back: .progress, body: body)
  }

  /// When the clock of a tracker began.
  func clockStart(of tracker: Tracker, _ moment: Moment) -> Instant? {
    overview.clockStart(of: tracker, now: moment.now, zone: moment.zone)
  }

  /// The clock, what is under way with its progress, and the rest folded in its order.
  private func stages(
    of tracker: Tracker, isFirst: Bool, _ text: RecoveryText, _ moment: Moment
  ) -> [Component<Message>] {
    guard let since = clockStart(of: tracker, moment) else {
      return beforeStop(tracker, text, moment)
    }
    var cards: [Component<Message>] = []
    var rows: [Component<Message>] = []
    for stage in tracker.recoveryStages {
      let progress = stage.progress(since: since, now: moment.now)
      let left = locale.duration(milliseconds: progress.secondsLeft * Milliseconds.second)
      switch progress.phase {
      case .current: cards.append(underWay(stage, progress, left, text))
      case .passed: rows.append(folded(stage, .check, text.passed, text))
      case .ahead: rows.append(folded(stage, .clock, text.ahead(left), text))
      }
    }
    rows += missingData(tracker, text)
    return [clock(of: tracker, since, isFirst: isFirst, text, moment)] + cards
      + (rows.isEmpty ? [] : [.stack(rows)])
  }

  /// The time since the last use is the number of the page; a second one stands as a sentence.
  private func clock(
    of tracker: Tracker, _ since: Instant, isFirst: Bool, _ text: RecoveryText, _ moment: Moment
  ) -> Component<Message> {
    let elapsed = locale.duration(milliseconds: moment.now.milliseconds(since: since))
    let isUse = since == overview.latestUse(of: tracker, now: moment.now, zone: moment.zone)
    let label = isUse ? text.since(tracker.substance) : text.sinceStop
    let sentence = elapsed + " " + label
    guard isFirst else { return .text(Text(sentence, role: .lead)) }
    var figure = timer(Countdown(now: moment.now, stop: since), label: label)
    figure.sentence = sentence
    // Seconds would count something that takes days.
    figure.parts.removeLast()
    figure.bird = .perched
    let current = tracker.recoveryStages.first {
      $0.progress(since: since, now: moment.now).phase == .current
    }
    if let current {
      let progress = current.progress(since: since, now: moment.now)
      let left = locale.duration(milliseconds: progress.secondsLeft * Milliseconds.second)
      let line = RecoveryContent.title(current, language) + ": " + text.left(left)
      figure.way = (progress.thousandths, line)
    }
    return .timer(figure)
  }

  /// That nobody knows more stands in the list, as what is known does.
  func missingData(_ tracker: Tracker, _ text: RecoveryText) -> [Component<Message>] {
    guard tracker.substance == .vape else { return [] }
    return [
      .details(
        Details(
          key: "missing-data", summary: text.inTheLongRun, symbol: .question, value: text.noData,
          body: [
            .text(Text(text.missingData)),
            sourceNote(RecoveryStage.missingData, key: "missing-data"),
          ]))
    ]
  }

  private func underWay(
    _ stage: RecoveryStage, _ progress: RecoveryProgress, _ left: String, _ text: RecoveryText
  ) -> Component<Message> {
    let meter = Meter(
      label: text.underWay, value: text.left(left), thousandths: progress.thousandths)
    return .card(
      Card(
        key: "stage-" + stage.rawValue, title: RecoveryContent.title(stage, language),
        symbol: .heart, tone: .leaf, body: [.meter(meter)] + words(of: stage, text)))
  }

  func folded(
    _ stage: RecoveryStage, _ symbol: Symbol, _ status: String, _ text: RecoveryText
  ) -> Component<Message> {
    .details(
      Details(
        key: "stage-" + stage.rawValue, summary: RecoveryContent.title(stage, language),
        symbol: symbol, value: status, body: words(of: stage, text)))
  }

  private func words(of stage: RecoveryStage, _ text: RecoveryText) -> [Component<Message>] {
    let about = text.population(stage.population) + " " + text.certainty(stage.certainty)
    return [
      .text(Text(RecoveryContent.text(stage, language))), .text(Text(about, role: .caption)),
      sourceNote(stage.citations, key: stage.rawValue),
    ]
  }
}
