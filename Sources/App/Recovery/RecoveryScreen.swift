// What the body is known to do after the last use, per substance, each stage with its source.
import Engine

extension State {
  func recoveryScreen(_ moment: Moment) -> Screen<Message> {
    let text = RecoveryText(language: language)
    var body: [Component<Message>] = []
    for tracker in overview.trackers where tracker.aim != .build {
      // Where no source names a time, there is nothing to say.
      guard let substance = tracker.substance, !RecoveryStage.all(for: substance).isEmpty else {
        continue
      }
      body.append(.heading(Heading(locale.name(of: tracker))))
      body += stages(of: substance, tracker, text, moment)
    }
    if body.isEmpty {
      body.append(.empty(Empty(symbol: .heart, title: text.emptyTitle, text: text.emptyText)))
    } else {
      body.append(.text(Text(text.everybody, role: .caption)))
    }
    body.append(.link(Link(text.toWithdrawal, to: .withdrawal, symbol: .wave)))
    return Screen(title: text.title, back: .progress, body: body)
  }

  /// When the clock of a tracker began.
  func clockStart(of tracker: Tracker, _ moment: Moment) -> Instant? {
    overview.clockStart(of: tracker, now: moment.now, zone: moment.zone)
  }

  private func stages(
    of substance: Substance, _ tracker: Tracker, _ text: RecoveryText, _ moment: Moment
  ) -> [Component<Message>] {
    guard let since = clockStart(of: tracker, moment) else {
      return [.text(Text(text.noClock, role: .soft))] + missingData(substance, text)
    }
    let elapsed = locale.duration(milliseconds: moment.now.milliseconds(since: since))
    var parts: [Component<Message>] = [
      .text(Text(text.since(elapsed, substance), role: .lead))
    ]
    for stage in RecoveryStage.all(for: substance) {
      parts.append(block(stage, stage.progress(since: since, now: moment.now), text))
    }
    return parts + missingData(substance, text)
  }

  private func missingData(_ substance: Substance, _ text: RecoveryText) -> [Component<Message>] {
    guard substance == .vape else { return [] }
    return [
      .text(Text(text.missingData)), sourceNote(RecoveryStage.missingData, key: "missing-data"),
    ]
  }

  /// What is under way stands open with its progress; the rest is folded.
  private func block(
    _ stage: RecoveryStage, _ progress: RecoveryProgress, _ text: RecoveryText
  ) -> Component<Message> {
    let content = RecoveryContent.text(stage, language)
    let about = text.population(stage.population) + " " + text.certainty(stage.certainty)
    let note = sourceNote(stage.citations, key: stage.rawValue)
    let left = locale.duration(milliseconds: progress.secondsLeft * Milliseconds.second)
    let key = "stage-" + stage.rawValue
    let body: [Component<Message>] = [
      .text(Text(content)), .text(Text(about, role: .caption)), note,
    ]
    let title = RecoveryContent.title(stage, language)
    guard progress.phase == .current else {
      let status = progress.phase == .passed ? text.passed : text.ahead(left)
      return .details(Details(key: key, summary: title + " · " + status, body: body))
    }
    let meter = Meter(
      label: text.underWay, value: text.left(left), thousandths: progress.thousandths)
    return .card(Card(key: key, title: title, tone: .leaf, body: [.meter(meter)] + body))
  }
}
