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
    return soFar(tracker, text, moment) + [.text(Text(begins, role: .soft))]
      + tracker.recoveryStages.map { ahead($0, from: stop, text) }
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
    return folded(stage, status, text)
  }

  private static let wholeDay = 24 * Milliseconds.hour

  /// What holds already: the longest pause with the stages that need no longer one, and what was
  /// not used under the plans.
  private func soFar(
    _ tracker: Tracker, _ text: RecoveryText, _ moment: Moment
  ) -> [Component<Message>] {
    let series = overview.use(of: tracker.id)
    let pause = series.longestPause(now: moment.now) { day(of: $0, moment) }
    var stats: [Component<Message>] = []
    if let pause {
      stats.append(
        .stat(
          Stat(
            locale.duration(milliseconds: pause), label: text.pause, tone: .sky,
            why: text.pauseWhy)))
    }
    stats += notUsed(tracker, series, moment)
    guard !stats.isEmpty else { return [] }
    let within = tracker.recoveryStages.filter {
      $0.seconds.to * Milliseconds.second <= pause ?? 0
    }
    guard !within.isEmpty else { return [.grid(stats)] }
    let names = within.map { RecoveryContent.title($0, language) }.joined(separator: ", ")
    return [.grid(stats), .text(Text(text.within(names)))]
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
      .stat(
        Stat(
          locale.amount(units), unit: locale.unit(of: tracker, isOne: units == Entry.unit),
          label: text.notUsedInAll, tone: .leaf, why: text.notUsedWhy))
    ]
  }
}
