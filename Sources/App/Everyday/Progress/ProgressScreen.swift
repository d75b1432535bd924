// The progress screen: how the last days went, in cards of a number and a sentence that open.
import Engine

/// What the progress screen remembers while it is open.
public struct ProgressState: Sendable {
  /// Nothing until the person picks one: then the first in their order is shown.
  public var tracker: Identifier?
  /// One of `UseStatistics.periods`.
  public var period = 7

  public init() {}
}

/// What can happen on the progress screen.
public enum ProgressMessage: Sendable {
  case pickedTracker(Identifier)
  case pickedPeriod(Int)
}

extension ProgressState {
  mutating func update(_ message: ProgressMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pickedTracker(let tracker): self.tracker = tracker
    case .pickedPeriod(let days):
      if UseStatistics.periods.contains(days) { period = days }
    }
    return []
  }

  /// `medals` is how many milestones were reached; nothing while that is not found out.
  func progressScreen(medals: Int?, _ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = ProgressText(language: desk.language)
    let streaks = desk.streakItems(moment)
    let places = desk.progressPlaces(medals: medals, streaks: streaks, moment)
    let section = desk.streakSection(streaks, moment)
    return Screen(
      title: text.title, place: .progress,
      body: places + progressBody(text, section, moment, desk))
  }

  private func progressBody(
    _ text: ProgressText, _ streaks: [Component<Message>], _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    guard let tracker = shownTracker(desk) else {
      return desk.progressWithoutUse(text, streaks, moment)
    }
    var body: [Component<Message>] = []
    if desk.overview.usedTrackers.count > 1 { body.append(desk.trackerChoice(text, tracker)) }
    let facts = ProgressFacts(desk, tracker, length: period, moment)
    guard facts.hasAnything else {
      return body + streaks + [
        .empty(
          Empty(
            symbol: .progress, title: text.emptyTitle, text: text.emptyText,
            action: Button(text.toToday, .went(.today), key: "to-today", role: .primary)))
      ] + desk.firstWeeksLink
    }
    body.append(periodChoice(text))
    let words = ProgressWords(text: text, locale: desk.locale, facts: facts)
    let hasStopped = facts.free?.current != nil
    if hasStopped { body += words.time }
    body += words.plan + words.use + words.days + streaks + words.cravings
    body += words.amounts + (hasStopped ? [] : words.time) + nicotineSection(text, moment, desk)
    body += desk.drinkWeeksSection(tracker, text, moment)
    body += desk.lifeRegained(tracker, notUsed: facts.savedInAll.unitsNotUsed)
    return body + desk.foodProgress(moment) + desk.firstWeeksLink + desk.doctorSheetLink
  }

  private func shownTracker(_ desk: Desk) -> Tracker? {
    desk.overview.usedTrackers.first { $0.id == tracker } ?? desk.overview.usedTrackers.first
  }

  private func periodChoice(_ text: ProgressText) -> Component<Message> {
    .choice(
      Choice(
        text.periodLabel, look: .segments, hidesLabel: true,
        options: UseStatistics.periods.map { days in
          Choice.Option(
            text.period(days), .progress(.pickedPeriod(days)), key: "period-\(days)",
            isPicked: days == period)
        }))
  }
}

extension Desk {
  /// Who counts no use has the streaks of their trackers here, once there are any.
  fileprivate func progressWithoutUse(
    _ text: ProgressText, _ streaks: [Component<Message>], _ moment: Moment
  ) -> [Component<Message>] {
    var body = streaks + foodProgress(moment)
    if overview.trackers.isEmpty, !watchesFood {
      body.append(
        .empty(
          Empty(
            symbol: .progress, title: text.noTrackerTitle, text: text.noTrackerText,
            action: Button(text.toPlan, .went(.plan), key: "to-plan", role: .primary))))
    }
    body.append(.link(Link(trackersText.title, to: .trackers, symbol: .list)))
    return body + firstWeeksLink
  }

  fileprivate func trackerChoice(_ text: ProgressText, _ shown: Tracker) -> Component<Message> {
    .choice(
      Choice(
        text.trackerLabel, look: .segments, hidesLabel: true,
        options: overview.usedTrackers.map { tracker in
          Choice.Option(
            locale.name(of: tracker), .progress(.pickedTracker(tracker.id)),
            key: "tracker-" + tracker.key, isPicked: tracker.id == shown.id)
        }))
  }
}

extension Tracker {
  /// The tracker's part of a key on the page.
  var key: String { substance?.rawValue ?? String(id.text.prefix(8)) }
}
