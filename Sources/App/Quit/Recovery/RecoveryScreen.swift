// What the body is known to do after the last use, per substance, each stage with its source.
import Engine

extension Desk {
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
    return Screen(title: text.title, place: .progress, back: .progress, body: body)
  }

  /// When the clock of a tracker began.
  func clockStart(of tracker: Tracker, _ moment: Moment) -> Instant? {
    overview.clockStart(of: tracker, now: moment.now, zone: moment.zone)
  }

  private func stages(
    of substance: Substance, _ tracker: Tracker, _ text: RecoveryText, _ moment: Moment
  ) -> [Component<Message>] {
    guard let since = clockStart(of: tracker, moment) else {
      return beforeStop(tracker, text, moment) + missingData(substance, text)
    }
    let elapsed = locale.duration(milliseconds: moment.now.milliseconds(since: since))
    let isUse = since == overview.latestUse(of: tracker, now: moment.now, zone: moment.zone)
    var parts: [Component<Message>] = [
      .text(
        Text(isUse ? text.since(elapsed, substance) : text.sinceStop(elapsed), role: .lead))
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
    let left = locale.duration(milliseconds: progress.secondsLeft * Milliseconds.second)
    guard progress.phase == .current else {
      return folded(stage, progress.phase == .passed ? text.passed : text.ahead(left), text)
    }
    let meter = Meter(
      label: text.underWay, value: text.left(left), thousandths: progress.thousandths)
    return .card(
      Card(
        key: "stage-" + stage.rawValue, title: RecoveryContent.title(stage, language), tone: .leaf,
        body: [.meter(meter)] + words(of: stage, text)))
  }

  func folded(
    _ stage: RecoveryStage, _ status: String, _ text: RecoveryText
  ) -> Component<Message> {
    .details(
      Details(
        key: "stage-" + stage.rawValue,
        summary: RecoveryContent.title(stage, language) + " · " + status,
        body: words(of: stage, text)))
  }

  private func words(of stage: RecoveryStage, _ text: RecoveryText) -> [Component<Message>] {
    let about = text.population(stage.population) + " " + text.certainty(stage.certainty)
    return [
      .text(Text(RecoveryContent.text(stage, language))), .text(Text(about, role: .caption)),
      sourceNote(stage.citations, key: stage.rawValue),
    ]
  }
}
