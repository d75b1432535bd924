// What recovery says to who has not stopped: the pauses there were, and from when on each stage
// would come. No use is called better for the body than the sources call it.
import Engine

extension Desk {
  func beforeStop(
    _ tracker: Tracker, _ text: RecoveryText, _ moment: Moment
  ) -> [Component<Message>] {
    let stop = currentPlan(of: tracker.id, moment).flatMap { plan in
      locale.stopDay(of: plan, in: moment.zone)
    }
    let begins = stop.map { text.onceStopped(on: locale.date($0)) } ?? text.onceStopped
    let rows =
      tracker.recoveryStages.map { ahead($0, from: stop, text) } + missingData(tracker, text)
    return soFar(tracker, text, moment) + [.text(Text(begins, role: .soft)), .stack(rows)]
  }

  /// Before a stop a stage has no clock: only the time by when it is over, or its day.
  private func ahead(
    _ stage: RecoveryStage, from stop: Day?, _ text: RecoveryText
  ) -> Component<Message> {
    let time = stage.seconds.to * Milliseconds.second
    let days = Int((time + Desk.wholeDay - 1) / Desk.wholeDay)
    let status =
      stop.map { text.by(locale.date($0.adding(days: days))) }
      ?? text.upTo(locale.duration(milliseconds: time))
    return folded(stage, .clock, status, text)
  }

  private static let wholeDay = 24 * Milliseconds.hour

  /// What holds already: the longest pause as the number of the page, with the stages that need no
  /// longer one, and what was not used under the plans.
  private func soFar(
    _ tracker: Tracker, _ text: RecoveryText, _ moment: Moment
  ) -> [Component<Message>] {
    let series = overview.use(of: tracker.id)
    let pause = series.longestPause(now: moment.now) { day(of: $0, moment) }
    var body: [Component<Message>] = []
    if let pause {
      body.append(
        .stat(
          Stat(
            locale.duration(milliseconds: pause), label: text.pause, tone: .leaf,
            why: text.pauseWhy)))
    }
    let within = tracker.recoveryStages.filter {
      $0.seconds.to * Milliseconds.second <= pause ?? 0
    }
    if !within.isEmpty {
      let names = within.map { RecoveryContent.title($0, language) }.joined(separator: ", ")
      body.append(.text(Text(text.within(names))))
    }
    return body + notUsed(tracker, series, moment)
  }

  private func notUsed(
    _ tracker: Tracker, _ series: UseSeries, _ moment: Moment
  ) -> [Component<Message>] {
    let units = Savings(
      plans: overview.plans(of: tracker.id), use: series.history, today: today(moment)
    ).unitsNotUsed
    guard units > 0 else { return [] }
    let text = ProgressText(language: language)
    return [
      .highlight(
        Highlight(
          key: "not-used-" + tracker.key, value: locale.amount(units),
          unit: locale.unit(of: tracker, isOne: units == Entry.unit),
          sentence: text.notUsedInAll, tone: .leaf, why: text.notUsedWhy, body: []))
    ]
  }
}
