// Under the clock of who has stopped: what that has come to, and the cravings that passed today.
import Engine

/// Sums over the whole past.
struct StopSums: Sendable {
  let mark: JournalMark
  let saved: Money
  /// Thousandths of a unit.
  let notUsed: Int64
}

extension TodayState {
  /// Counts what a stop has come to where it is shown, at most once a minute and after each change.
  mutating func mindSums(_ moment: Moment, _ desk: Desk) {
    guard desk.route == .today, let first = desk.overview.watched.first,
      desk.asksForNone(first, moment)
    else { return sums = nil }
    let mark = desk.mark(moment)
    if mark != sums?.mark { sums = desk.stopSums(of: first, mark, moment) }
  }
}

extension Desk {
  /// More birds than this are a number.
  private static let mostBirds = 7

  /// Nothing before a first day of a plan is over.
  fileprivate func stopSums(
    of tracker: Tracker, _ mark: JournalMark, _ moment: Moment
  ) -> StopSums? {
    let today = today(moment)
    let isOver = { (tracker: Tracker) in
      self.overview.plans(of: tracker.id).firstDay.map { $0 < today } ?? false
    }
    guard overview.trackers.contains(where: isOver) || overview.archived.contains(where: isOver)
    else { return nil }
    return summed(tracker, mark, today)
  }

  @inline(never)  // Not of a first visit.
  private func summed(_ tracker: Tracker, _ mark: JournalMark, _ today: Day) -> StopSums {
    let own = Savings(
      plans: overview.plans(of: tracker.id), use: overview.use(of: tracker.id).history, today: today
    )
    return StopSums(
      mark: mark, saved: overview.envelope(in: savingsCurrency, today: today).saved,
      notUsed: own.unitsNotUsed)
  }

  /// Three tiles that lead to their places. Only what is known stands here: without a price
  /// nothing is saved, and where no source names a time nothing mends.
  func stopFacts(
    of tracker: Tracker, _ sums: StopSums?, _ moment: Moment
  ) -> [Component<Message>] {
    guard asksForNone(tracker, moment) else { return [] }
    let links =
      (sums.map { sumLinks(tracker, $0) } ?? []) + [bodyLink(tracker, moment)]
    let tiles = links.compactMap { $0.map { Component<Message>.link($0) } }
    return tiles.isEmpty ? [] : [.grid(tiles)]
  }

  @inline(never)  // Not of a first visit.
  private func sumLinks(_ tracker: Tracker, _ sums: StopSums) -> [Link?] {
    [savedLink(sums.saved), notUsedLink(tracker, sums.notUsed)]
  }

  /// The same sum as at the place where it leads.
  private func savedLink(_ saved: Money) -> Link? {
    guard saved.minorUnits > 0 else { return nil }
    return Link(
      todayText.saved, to: .savings, symbol: .coin, value: locale.money(saved, trims: true))
  }

  private func notUsedLink(_ tracker: Tracker, _ notUsed: Int64) -> Link? {
    guard notUsed > 0 else { return nil }
    let unit = locale.unit(of: tracker, isOne: notUsed == Entry.unit)
    return Link(
      todayText.notUsed(unit), to: .progress, symbol: .leaf, value: locale.amount(notUsed))
  }

  /// How much of the time is over in which the next thing mends.
  private func bodyLink(_ tracker: Tracker, _ moment: Moment) -> Link? {
    guard let substance = tracker.substance, let since = clockStart(of: tracker, moment) else {
      return nil
    }
    for stage in RecoveryStage.all(for: substance) where stage.mends {
      let progress = stage.progress(since: since, now: moment.now)
      guard progress.phase == .current else { continue }
      return Link(
        RecoveryContent.title(stage, language), to: .recovery, symbol: .heart,
        value: locale.number(Int64(progress.thousandths / 10)) + "\u{A0}%")
    }
    return nil
  }

  /// A little bird for each craving that passed today, and what they are in words.
  func passedBirds(_ moment: Moment) -> [Component<Message>] {
    var passed = 0
    for case .craving(let craving) in overview.records(on: today(moment), in: records)
    where craving.outcome == .passed {
      passed += 1
    }
    guard passed > 0 else { return [] }
    let birds = min(passed, Desk.mostBirds)
    let more = passed > birds ? "+ " + locale.number(Int64(passed - birds)) + " · " : ""
    return [
      .row(
        [Component<Message>](repeating: .bird(.perched), count: birds)
          + [.text(Text(more + todayText.passed(passed), role: .soft))])
    ]
  }
}

extension RecoveryStage {
  /// Withdrawal wears off; that is nothing to look forward to on the first page.
  fileprivate var mends: Bool { self != .smokeWithdrawal && self != .vapeWave }
}
