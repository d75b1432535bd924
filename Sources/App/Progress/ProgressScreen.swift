// The progress screen: how the last days went, in sentences, pictures and numbers.
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

extension State {
  mutating func update(_ message: ProgressMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pickedTracker(let tracker): progress.tracker = tracker
    case .pickedPeriod(let days):
      if UseStatistics.periods.contains(days) { progress.period = days }
    }
    return []
  }

  func progressScreen(_ moment: Moment) -> Screen<Message> {
    let text = ProgressText(language: language)
    return Screen(title: text.title, place: .progress, body: progressBody(text, moment))
  }

  private func progressBody(_ text: ProgressText, _ moment: Moment) -> [Component<Message>] {
    guard let tracker = shownTracker else { return progressWithoutUse(text, moment) }
    var body = streakSection(moment)
    if usedTrackers.count > 1 { body.append(trackerChoice(text, tracker)) }
    let facts = ProgressFacts(self, tracker, moment)
    guard facts.hasAnything else {
      return body + [
        .empty(
          Empty(
            symbol: .progress, title: text.emptyTitle, text: text.emptyText,
            action: Button(text.toToday, .went(.today), key: "to-today", role: .primary)))
      ]
    }
    body.append(periodChoice(text))
    let words = ProgressWords(text: text, locale: locale, facts: facts)
    body += words.comparison
    body.append(.chart(words.useChart))
    body += words.days + words.amounts + words.cravings + words.time
    if let chart = words.curveChart { body += [.heading(Heading(text.planHeading)), chart] }
    body += nicotineSection(text, moment)
    body += drinkWeeksSection(tracker, text, moment)
    body += lifeRegained(tracker, notUsed: facts.savedInAll.unitsNotUsed)
    body += foodProgress(moment)
    body.append(.link(Link(text.toHistory, to: .history, symbol: .history)))
    body += progressLinks
    return body
  }

  /// Who counts no use has the streaks of their trackers here, once there are any.
  private func progressWithoutUse(_ text: ProgressText, _ moment: Moment) -> [Component<Message>] {
    var body = streakSection(moment) + foodProgress(moment)
    if overview.trackers.isEmpty, !watchesFood {
      body.append(
        .empty(
          Empty(
            symbol: .progress, title: text.noTrackerTitle, text: text.noTrackerText,
            action: Button(text.toPlan, .went(.plan), key: "to-plan", role: .primary))))
    }
    body.append(.link(Link(trackersText.title, to: .trackers, symbol: .list)))
    body.append(.link(Link(text.toHistory, to: .history, symbol: .history)))
    return body + progressLinks
  }

  /// What a plan can judge; the others have pages of their own.
  private var usedTrackers: [Tracker] { overview.trackers.filter { $0.isUse } }

  private var shownTracker: Tracker? {
    usedTrackers.first { $0.id == progress.tracker } ?? usedTrackers.first
  }

  private func trackerChoice(_ text: ProgressText, _ shown: Tracker) -> Component<Message> {
    .choice(
      Choice(
        text.trackerLabel, look: .segments, hidesLabel: true,
        options: usedTrackers.map { tracker in
          Choice.Option(
            locale.name(of: tracker), .progress(.pickedTracker(tracker.id)),
            key: "tracker-" + tracker.key, isPicked: tracker.id == shown.id)
        }))
  }

  private func periodChoice(_ text: ProgressText) -> Component<Message> {
    .choice(
      Choice(
        text.periodLabel, look: .segments, hidesLabel: true,
        options: UseStatistics.periods.map { days in
          Choice.Option(
            text.period(days), .progress(.pickedPeriod(days)), key: "period-\(days)",
            isPicked: days == progress.period)
        }))
  }
}

extension Tracker {
  /// The tracker's part of a key on the page.
  var key: String { substance?.rawValue ?? String(id.text.prefix(8)) }
}
